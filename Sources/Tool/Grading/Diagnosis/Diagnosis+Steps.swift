import Evaluation
import Lessons
import Timelines

// Values that change in one step, too late, in another part, or not at all.

extension Diagnosis {
  /// A remark of the engine on a layer animation that cannot show anything.
  func ofRemark() -> Cause? {
    let rules = ["key-path", "value-type", "layer-in-block", "add-keyframe"]
    for note in timeline.notes where rules.contains(note.rule) {
      guard let place = answer.place(of: note.sites) else { continue }
      return DiagnosisMessage.remark(note.text, place)
    }
    return nil
  }

  /// A line that does set the property, but only after the moment that counts.
  func changesLater(
    _ reference: PropertyReference, than moment: Moment
  ) -> Cause? {
    guard answer.cause(of: reference, at: moment.time) == nil else { return nil }
    let roots = PlayedAnswer.causes(of: reference.root)
    for event in answer.events where event.at.seconds > moment.time + 0.001 {
      guard case .set(reference.object, let key, _) = event.kind,
        roots.contains(PropertyPath(key).root), let place = answer.place(of: event.sites)
      else { continue }
      return DiagnosisMessage.changesLater(
        answer.words(reference), at: event.at.seconds, place)
    }
    return nil
  }

  /// Whether a check of the exercise names just this property.
  func isAsked(_ found: PropertyReference) -> Bool {
    answer.checks.flatMap(\.assertion.references).contains { reference in
      guard let property = try? answer.property(reference) else { return false }
      return property.object == found.object && property.path == found.path
    }
  }

  /// Another part of the same property that moves instead, such as `y` for `x`.
  func otherPart(than reference: PropertyReference) -> Cause? {
    let part = reference.path.component
    guard !part.isEmpty else { return nil }
    let track = answer.tracks.first {
      let found = $0.reference.path.component
      return $0.reference.object == reference.object && $0.reference.root == reference.root
        && !found.isEmpty && !PlayedAnswer.overlap(found, part)
        && !$0.segments.isEmpty && !isAsked($0.reference)
    }
    guard let track, let last = Self.plainName(reference).split(separator: ".").last,
      track.name.split(separator: ".").last != last
    else { return nil }
    return DiagnosisMessage.otherProperty(
      answer.words(track), wanted: answer.words(reference), place(of: track))
  }

  /// A layer animation that the source makes and no layer gets.
  func ofUnusedAnimation() -> Cause? {
    let types = [
      "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation", "CAAnimationGroup",
    ]
    let hasAny = timeline.runs.contains {
      $0.animation.block == nil && $0.animation.animator == nil
    }
    guard !hasAny, timeline.notes.allSatisfy({ $0.rule != "key-path" }),
      SymbolMentions(of: "add(_:forKey:)", in: answer.source).lines.isEmpty
    else { return nil }
    for type in types {
      guard let line = SymbolMentions(of: type, in: answer.source).lines.first else { continue }
      return DiagnosisMessage.unusedAnimation(
        type, SourcePlace(fileName: answer.fileName, line: line))
    }
    return nil
  }

  /// A line that makes a property what it should be, but only after the moment that counts.
  func becomesLater(
    _ reference: PropertyReference, _ expected: Value, than moment: Moment
  ) -> Cause? {
    let roots = PlayedAnswer.causes(of: reference.root)
    for event in answer.events where event.at.seconds > moment.time + 0.001 {
      guard case .set(reference.object, let key, _) = event.kind,
        roots.contains(PropertyPath(key).root), let place = answer.place(of: event.sites),
        Tolerance.standard.accepts(
          timeline.value(reference, at: event.at.seconds), expected)
      else { continue }
      let unit = ValueText.unit(of: reference.path)
      return DiagnosisMessage.becomesLater(
        ValueText.value(expected, unit: unit), at: event.at.seconds, place)
    }
    return nil
  }

  /// The same value in the other direction: the width where the height is asked for.
  func exchangedAxis(
    _ reference: PropertyReference, expected: Value, at moment: Moment
  ) -> Cause? {
    guard let other = Self.otherAxis[reference.path.component],
      let before = valueBeforeLearner(reference),
      !Tolerance.standard.accepts(before, expected)
    else { return nil }
    var partner = reference
    partner.path.component = other
    let found = timeline.value(partner, at: moment.time, moment.side)
    guard Tolerance.standard.accepts(found, expected), !isMeant(partner, found, at: moment),
      let was = valueBeforeLearner(partner), !Tolerance.standard.accepts(was, expected),
      let place = answer.cause(of: partner, at: moment.time)
    else { return nil }
    let name = Self.plainName(reference)
    guard name.hasSuffix("." + reference.path.component) else { return nil }
    partner.text = name.dropLast(reference.path.component.count) + other
    return DiagnosisMessage.exchangedAxis(
      answer.words(partner), ValueText.value(found, unit: ValueText.unit(of: partner.path)),
      wanted: answer.words(reference), place)
  }

  /// Whether a value is what the solution shows as well.
  private func isMeant(
    _ reference: PropertyReference, _ value: Value, at moment: Moment
  ) -> Bool {
    guard let solution = answer.solution(),
      let own = try? solution.resolve(
        timeline.name(of: reference.object) + "." + reference.path.text)
    else { return false }
    return Tolerance.standard.accepts(
      solution.value(own, at: moment.time, moment.side), value)
  }

  private static let otherAxis: [String: String] = {
    let pairs = [
      ("a", "d"), ("tx", "ty"), ("x", "y"), ("width", "height"), ("scale.x", "scale.y"),
      ("translation.x", "translation.y"), ("origin.x", "origin.y"),
      ("size.width", "size.height"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
  }()

  /// A change by the learner's code in one step.
  func ofStep(
    _ reference: PropertyReference, expected: Value, found: Value, _ place: SourcePlace,
    at moment: Moment
  ) -> Cause? {
    if let direction = wrongWay(reference, expected: expected, found: found, place) {
      return direction
    }
    guard let before = valueBeforeLearner(reference) else { return nil }
    let tolerance = Tolerance.standard
    if tolerance.accepts(before, found) {
      return ofNoChange(reference, found, place, until: moment.time)
    }
    // Only what lies on the way can be missing for want of an animation.
    let isSetThere = answer.cause(of: reference, from: moment.time, to: moment.time) != nil
    let isElsewhere =
      if let wanted = expected.number, let from = before.number, let to = found.number {
        (wanted - from) * (wanted - to) > 0 || wanted == to
      } else {
        !tolerance.accepts(before, expected)
      }
    if isElsewhere || isSetThere && !tolerance.accepts(before, expected)
      || !isMeantToMove(reference)
    {
      return setTo(reference, found, expected, place)
    }
    return ofOutsideChange(reference, place, at: moment)
  }

  /// A line that sets what was there before, or several in one turn of which only the last shows.
  func ofNoChange(
    _ reference: PropertyReference, _ value: Value, _ place: SourcePlace,
    until time: Double = .infinity
  ) -> Cause? {
    if let remark = ofRemark() { return remark }
    if let replaced = ofReplacement(reference) { return replaced }
    if let empty = ofEmptyMatrix(reference) { return empty }
    let text = ValueText.value(value, unit: ValueText.unit(of: reference.path))
    var places: [SourcePlace] = []
    var first: Instant?
    for event in answer.events where event.at.seconds <= time {
      guard case .set(reference.object, let key, let new) = event.kind,
        PropertyPath(key).root == reference.root, let line = answer.place(of: event.sites),
        line != answer.makingPlace(of: reference.object)
      else { continue }
      let component = PropertyPath(key).component.isEmpty ? reference.path.component : ""
      let isOther = new.component(component).map { !Tolerance.standard.accepts($0, value) } ?? false
      if !isOther, let first, event.at > first {
        return DiagnosisMessage.setBack(
          answer.words(reference), text, at: event.at.seconds, line)
      }
      if !places.isEmpty || isOther {
        places.append(line)
        first = first ?? event.at
      }
    }
    if Set(places.map(\.line)).count > 1 {
      return DiagnosisMessage.setTwice(answer.words(reference), text, places)
    }
    if let part = changedPart(than: reference) { return part }
    return DiagnosisMessage.unchanged(answer.words(reference), text, place)
  }

  /// Another part of the same property that the learner's code changes, such as the origin for the size.
  private func changedPart(than reference: PropertyReference) -> Cause? {
    let part = reference.path.component
    guard !part.isEmpty, reference.root != "transform", let before = wholeBeforeLearner(reference)
    else { return nil }
    let after = timeline.model(reference.object, reference.root, at: answer.end)
    let others = ["origin.x", "origin.y", "size.width", "size.height", "x", "y", "width", "height"]
    for other in others where !PlayedAnswer.overlap(other, part) {
      guard let left = before.component(other), let right = after.component(other),
        !Tolerance.standard.accepts(left, right)
      else { continue }
      var found = reference
      found.path.component = other
      let name = Self.plainName(reference)
      guard name.hasSuffix("." + part), !isAsked(found) else { continue }
      found.text = name.dropLast(part.count) + other
      return DiagnosisMessage.otherProperty(
        answer.words(found), wanted: answer.words(reference),
        answer.cause(of: found, at: answer.end))
    }
    return nil
  }

  private func wholeBeforeLearner(_ reference: PropertyReference) -> Value? {
    var whole = reference
    whole.path.component = ""
    return valueBeforeLearner(whole)
  }

  /// A change by the learner's code that nothing animates, of a property that could have moved.
  func ofOutsideChange(
    _ reference: PropertyReference, _ place: SourcePlace, at moment: Moment
  ) -> Cause? {
    let isDiscrete = PropertyTable.property(key: reference.root)?.interpolation == .discrete
    if isDiscrete || reference.isModel { return nil }
    if isInsideBlock(reference, place) { return nil }
    if let animator = idleAnimator() { return animator }
    if let remark = ofRemark() { return remark }
    let words = answer.words(reference)
    if let hindrance = ofHindrance(reference, place, words) { return hindrance }
    if let switched = SymbolMentions(of: "setAnimationsEnabled", in: answer.source).lines.first {
      return DiagnosisMessage.animationsDisabled(
        words, SourcePlace(fileName: answer.fileName, line: switched))
    }
    if let block = blockPlace(of: reference, at: moment.time) {
      return timeline.kind(of: reference.object) == .layer
        ? DiagnosisMessage.layerInBlock(answer.words(reference.object), block)
        : DiagnosisMessage.blockWithoutTime(words, block)
    }
    return DiagnosisMessage.outsideBlock(words, place)
  }

  /// What keeps a change from being animated although a block, or a layer by itself, would do it.
  private func ofHindrance(
    _ reference: PropertyReference, _ place: SourcePlace, _ words: String
  ) -> Cause? {
    let chain = settingChain(of: reference, at: place)
    if let line = chain.first(where: {
      answer.text(of: $0).contains("performWithoutAnimation")
    }) {
      return DiagnosisMessage.withoutAnimation(words, line)
    }
    if let line = chain.first(where: { answer.text(of: $0).contains("UIView.transition(") }),
      chain.contains(where: { answer.text(of: $0).contains("UIView.animate(") })
    {
      return DiagnosisMessage.inTransition(words, line)
    }
    if timeline.kind(of: reference.object) == .layer,
      let line = SymbolMentions(of: "setDisableActions", in: answer.source).lines.first
    {
      return DiagnosisMessage.actionsOff(
        words, SourcePlace(fileName: answer.fileName, line: line))
    }
    guard isInCompletion(place) else { return nil }
    let empty = answer.events.first { event in
      guard case .reported(.completion(_, _, let objects)) = event.kind else { return false }
      return objects.isEmpty
    }
    guard let empty,
      answer.cause(of: reference, from: empty.at.seconds, to: empty.at.seconds) == place
    else { return nil }
    return DiagnosisMessage.inEmptyCompletion(words, at: empty.at.seconds, place)
  }

  /// The learner's calls around the change that a line makes.
  private func settingChain(
    of reference: PropertyReference, at place: SourcePlace
  ) -> [SourcePlace] {
    let roots = PlayedAnswer.causes(of: reference.root)
    for record in timeline.records.reversed() {
      guard case .set(reference.object, let key, _) = record.content,
        roots.contains(PropertyPath(key).root), answer.place(of: record.sites) == place
      else { continue }
      return answer.run.places.chain(of: record.sites).filter { $0.fileName == answer.fileName }
    }
    return []
  }

  /// A transform without numbers, which was probably meant to be the identity.
  func ofEmptyMatrix(_ reference: PropertyReference) -> Cause? {
    guard reference.root == "transform" else { return nil }
    for event in answer.events {
      guard case .set(reference.object, "transform", .matrix(let matrix)) = event.kind,
        [matrix.a, matrix.b, matrix.c, matrix.d].allSatisfy({ $0 == 0 })
      else { continue }
      return DiagnosisMessage.emptyMatrix(answer.place(of: event.sites))
    }
    return nil
  }

  /// The last line that put a property to a value, at a time or before it.
  func line(
    putting reference: PropertyReference, to value: Value, at time: Double
  ) -> SourcePlace? {
    for record in timeline.records.reversed() where record.at.seconds <= time + 0.001 {
      guard case .set(reference.object, let key, let new) = record.content,
        PropertyPath(key).root == reference.root, let place = answer.place(of: record.sites),
        let part = new.component(
          PropertyPath(key).component.isEmpty ? reference.path.component : ""),
        Tolerance.standard.accepts(part, value)
      else { continue }
      return place
    }
    return nil
  }

  /// Whether the line moves other parts of the property, so that it does stand in a block.
  private func isInsideBlock(_ reference: PropertyReference, _ place: SourcePlace) -> Bool {
    let roots = PlayedAnswer.causes(of: reference.root)
    return timeline.runs.contains { run in
      run.object == reference.object && !roots.isDisjoint(with: run.animation.roots)
        && answer.place(of: run.sites)?.line == place.line
    }
  }

  /// The call of `animate` inside of which a property was set last, though nothing animates it.
  func blockPlace(of reference: PropertyReference, at time: Double) -> SourcePlace? {
    let roots = PlayedAnswer.causes(of: reference.root)
    for record in timeline.records.reversed() where record.at.seconds <= time + 0.001 {
      guard case .set(reference.object, let key, _) = record.content,
        roots.contains(PropertyPath(key).root)
      else { continue }
      // The closure and the call around it: a completion has no call around it any more.
      let chain = answer.run.places.chain(of: record.sites).filter {
        $0.fileName == answer.fileName
      }
      guard chain.count > 1 else { return nil }
      return chain.dropFirst().first { answer.text(of: $0).contains("animate(withDuration") }
    }
    return nil
  }
}
