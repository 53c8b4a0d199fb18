import Evaluation
import Lessons
import Timelines

/// Finds the likely mistake behind a failed check, from what the timeline shows of the whole answer.
struct Diagnosis {
  let answer: PlayedAnswer

  var timeline: Timeline { answer.timeline }

  /// Why a property that should move, or at least change, rests.
  func ofRest(_ reference: PropertyReference, wantsMotion: Bool = true) -> String? {
    let words = answer.words(reference)
    if let animator = idleAnimator() ?? haltedAnimator(moving: reference.object) {
      return animator
    }
    if let unused = ofUnusedAnimation() { return unused }
    if let missing = ofMissingValues(reference) { return missing }
    if let turn = ofFullTurn(reference) { return turn }
    if let other = ofOtherStrokeEnd(reference) { return other }
    if let remark = ofRemark() { return remark }
    let moving = answer.tracks.filter { !$0.segments.isEmpty }
    let own = moving.filter { $0.reference.object == reference.object }
    let asked = askedRoots(of: reference.object)
    if let track = own.first(where: {
      $0.reference.root != reference.root && !asked.contains($0.reference.root)
    }) {
      return DiagnosisMessage.otherProperty(
        answer.words(track), wanted: words, place(of: track))
    }
    if let change = otherChange(than: reference) { return change }
    if let track = moving.first(where: { $0.reference.root == reference.root }) ?? moving.first,
      wantsMotion
    {
      return DiagnosisMessage.otherObject(answer.words(track), wanted: words, place(of: track))
    }
    if hasEmptyBlock, wantsMotion { return DiagnosisMessage.emptyBlock }
    if !wantsMotion, isSetLater(reference) { return nil }
    return DiagnosisMessage.nothingChanges(words)
  }

  /// The property's name without the mark of a model value.
  static func plainName(_ reference: PropertyReference) -> String {
    let prefix = "model:"
    let text = reference.text
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }

  /// The stored keys of an object that the exercise's checks ask for.
  private func askedRoots(of id: ObjectID) -> Set<String> {
    var roots: Set<String> = []
    for check in answer.checks {
      for reference in check.assertion.references {
        guard let property = try? answer.property(reference), property.object == id else {
          continue
        }
        roots.formUnion(PlayedAnswer.causes(of: property.root))
      }
    }
    return roots
  }

  /// A property of the same object that the learner's code sets without moving it.
  private func otherChange(than reference: PropertyReference) -> String? {
    for event in answer.events {
      guard case .set(reference.object, let key, _) = event.kind,
        PropertyPath(key).root != reference.root,
        !askedRoots(of: reference.object).contains(PropertyPath(key).root),
        let place = answer.directPlace(of: event.sites)
      else { continue }
      let path = PropertyPath(key)
      let name = answer.words(
        path, of: reference.object, text: timeline.spelling(of: path, for: reference.object))
      return DiagnosisMessage.otherProperty(name, wanted: answer.words(reference), place)
    }
    return nil
  }

  /// Whether anybody sets the property after the first turn.
  private func isSetLater(_ reference: PropertyReference) -> Bool {
    answer.events.contains { event in
      guard case .set(reference.object, let key, _) = event.kind, event.at > .zero else {
        return false
      }
      return PropertyPath(key).root == reference.root
    }
  }

  /// Whether some completion belongs to a block that moved nothing.
  private var hasEmptyBlock: Bool {
    answer.events.contains { event in
      if case .reported(.completion(_, _, let objects)) = event.kind { return objects.isEmpty }
      return false
    }
  }

  func place(of track: Track) -> SourcePlace? {
    track.segments.first.flatMap { answer.place(of: $0.sites) }
  }

  // MARK: Values

  /// Why a property has another value than it should at a moment.
  func ofValue(
    _ reference: PropertyReference, expected: Value, found: Value, at moment: Moment
  ) throws(Trouble) -> String? {
    if Self.isDerived(reference) { return ofDerived(reference, expected: expected, at: moment) }
    let all = answer.segments(of: reference)
    if let special = ofSpecial(reference, all, expected: expected, found: found, at: moment) {
      return special
    }
    let segments = all.filter(\.isMove)
    let tolerance = Tolerance.standard
    let model = timeline.model(
      reference.object, reference.path.text, at: moment.time, moment.side)
    if let snap = snapBack(segments, reference, expected: expected, found: found, at: moment) {
      return snap
    }
    let running = segments.last {
      $0.begin <= moment.time + 1e-9 && $0.end > moment.time + 1e-9
    }
    if !reference.isModel, let running, running.cycles.count.isInfinite,
      !solutionRepeats(reference, near: running)
    {
      return DiagnosisMessage.repeats(running.cycles.count, answer.place(of: running.sites))
    }
    if !reference.isModel, let running, tolerance.accepts(model, expected),
      !running.portion.isWhole || tolerance.accepts(running.to, expected)
    {
      return DiagnosisMessage.stillOnTheWay(
        until: running.end, answer.place(of: running.sites))
    }
    if segments.isEmpty, let missing = ofMissingValues(reference) { return missing }
    if let often = changedOften(reference, at: moment) { return often }
    if let later = becomesLater(reference, expected, than: moment) { return later }
    if let segment = segments.last(where: { $0.begin <= moment.time + 1e-9 }) ?? segments.first {
      return onTheWay(segments, reference, expected: expected, at: moment)
        ?? wrongTarget(segment, reference, expected: expected, found: found, at: moment)
    }
    if let axis = exchangedAxis(reference, expected: expected, at: moment) { return axis }
    if let other = otherPart(than: reference) { return other }
    if let later = changesLater(reference, than: moment) { return later }
    if let place = answer.cause(of: reference, at: moment.time) {
      return ofStep(reference, expected: expected, found: found, place, at: moment)
    }
    return ofRest(reference, wantsMotion: false)
  }

  /// Mistakes with a look of their own: turns, transforms, keyframes, curves and animators.
  private func ofSpecial(
    _ reference: PropertyReference, _ segments: [Segment], expected: Value, found: Value,
    at moment: Moment
  ) -> String? {
    let all = segments
    let moving = segments.filter(\.isMove)
    let place =
      moving.last.flatMap { answer.place(of: $0.sites) }
      ?? answer.cause(of: reference, at: moment.time)
    if let turn = ofTurn(reference, moving, expected: expected, found: found, at: moment) {
      return turn
    }
    if let transform = ofTransform(
      reference, expected: expected, found: found, at: moment, place)
    {
      return transform
    }
    if let keys = ofKeyTimes(reference) { return keys }
    let tolerance = Tolerance.standard
    for segment in moving where tolerance.accepts(segment.to, expected) {
      if let seconds = ofSeconds(segment, from: nil, to: moment.time) { return seconds }
    }
    if let curve = ofMirroredCurve(moving, reference, expected: expected, at: moment) {
      return curve
    }
    if let finish = ofFinish(reference, expected: expected, found: found, at: moment) {
      return finish
    }
    guard !moving.contains(where: { $0.end > moment.time + 1e-9 }) else { return nil }
    // While an animator moves it, the model is its goal.
    let isGoal = all.contains { segment in
      tolerance.accepts(
        timeline.model(reference.object, reference.path.text, at: segment.begin), expected)
    }
    return isGoal
      ? haltedAnimator(moving: reference.object) ?? reversedAnimator(moving: reference.object)
      : nil
  }

  /// Two or more lines that change the same property at the same instant.
  private func changedOften(_ reference: PropertyReference, at moment: Moment) -> String? {
    var places: [SourcePlace] = []
    for event in answer.events where moment.includes(event.at) {
      guard case .set(reference.object, let key, _) = event.kind,
        PropertyPath(key).root == reference.root, let place = answer.place(of: event.sites)
      else { continue }
      if !places.contains(place) { places.append(place) }
    }
    let lines = Set(places.map(\.line))
    guard (2...4).contains(lines.count), reference.isModel else { return nil }
    return DiagnosisMessage.changedOften(answer.words(reference), places)
  }

  private func wrongTarget(
    _ segment: Segment, _ reference: PropertyReference, expected: Value, found: Value,
    at moment: Moment
  ) -> String? {
    let unit = ValueText.unit(of: reference.path)
    guard let from = segment.from.number, let to = segment.to.number,
      let wanted = expected.number
    else { return nil }
    // The last of several lines that change it at that instant made it what it is.
    let place =
      answer.cause(of: reference, from: segment.begin, to: segment.begin)
      ?? answer.place(of: segment.sites)
    if let degrees = ofDegrees(reference, wanted: wanted, found: to, place) { return degrees }
    if wanted == from, segment.end <= moment.time, Tolerance.standard.accepts(found, segment.to) {
      return DiagnosisMessage.staysThere(
        from: segment.from, to: segment.to, unit: unit, place)
    }
    if wanted == from {
      return DiagnosisMessage.shouldRest(
        from: segment.from, to: segment.to, unit: unit, place)
    }
    if (to - from) * (wanted - from) < 0 {
      return ofBackwardStroke(
        reference, from: segment.from, to: segment.to, wanted: expected, place)
        ?? DiagnosisMessage.otherWay(
          from: segment.from, to: segment.to, wanted: expected, unit: unit, place)
    }
    if !Tolerance.standard.accepts(segment.to, expected), wanted != from {
      return DiagnosisMessage.otherTarget(to: segment.to, wanted: expected, unit: unit, place)
    }
    return nil
  }

  /// An angle that was probably given in degrees.
  func ofDegrees(
    _ reference: PropertyReference, wanted: Double, found: Double, _ place: SourcePlace?
  ) -> String? {
    guard reference.path.component.hasPrefix("rotation"), wanted != 0 else { return nil }
    let turn = 2 * Double.pi
    let degrees = wanted * 180 / Double.pi
    let apart = (degrees - found).remainder(dividingBy: turn).magnitude
    return apart < 1e-3 ? DiagnosisMessage.degrees(degrees, radians: wanted, place) : nil
  }

  /// The learner's one step away from the value before it, opposite to the one that is asked for.
  func wrongWay(
    _ reference: PropertyReference, expected: Value, found: Value, _ place: SourcePlace
  ) -> String? {
    guard let before = valueBeforeLearner(reference)?.number, let wanted = expected.number,
      let now = found.number, (now - before) * (wanted - before) < 0
    else { return nil }
    return DiagnosisMessage.otherWay(
      from: .number(before), to: found, wanted: expected,
      unit: ValueText.unit(of: reference.path), place)
  }

  /// What a property was before the learner's code first set it.
  func valueBeforeLearner(_ reference: PropertyReference) -> Value? {
    var value = PropertyTable.property(key: reference.root)?.initial
    for record in timeline.records {
      guard case .set(reference.object, let key, let new) = record.content,
        PropertyPath(key).root == reference.root
      else { continue }
      if answer.place(of: record.sites) != nil { break }
      let component = PropertyPath(key).component
      value = component.isEmpty ? new : value?.replacing(component, with: new)
    }
    return value?.component(reference.path.component)
  }

  /// A value that fell back after an animation because the model was never set, or because an
  /// autoreverse ends where it began.
  private func snapBack(
    _ segments: [Segment], _ reference: PropertyReference, expected: Value, found: Value,
    at moment: Moment
  ) -> String? {
    if reference.isModel, let layer = layerAnimation(segments, to: expected) {
      return DiagnosisMessage.modelLeftAlone(
        answer.words(reference), answer.place(of: layer.sites))
    }
    guard let last = segments.last(where: { $0.end <= moment.time + 1e-9 }) else { return nil }
    let place = answer.place(of: last.sites)
    let tolerance = Tolerance.standard
    if last.cycles.autoreverses, tolerance.accepts(found, last.to) {
      return DiagnosisMessage.autoreverseJump(at: last.end, to: last.to, place)
    }
    guard let run = timeline.run(serial: last.serial), run.animation.block == nil,
      run.animation.animator == nil, tolerance.accepts(last.to, expected)
    else { return nil }
    return modelNotSet(reference, at: last.end, place)
  }

  /// The sentence about a layer animation after whose end the old model value shows.
  func modelNotSet(
    _ reference: PropertyReference, at end: Double, _ place: SourcePlace?
  ) -> String {
    let model = timeline.model(reference.object, reference.path.text, at: end)
    return DiagnosisMessage.modelNotSet(
      answer.words(reference), at: end,
      model: ValueText.value(model, unit: ValueText.unit(of: reference.path)), place)
  }

  /// An explicit animation of the layer that goes to the expected value.
  private func layerAnimation(_ segments: [Segment], to expected: Value) -> Segment? {
    segments.last { segment in
      guard let run = timeline.run(serial: segment.serial) else { return false }
      return run.animation.block == nil && run.animation.animator == nil
        && Tolerance.standard.accepts(segment.to, expected)
    }
  }
}
