import Evaluation
import Lessons
import Timelines

/// Finds the likely mistake behind a failed check, from what the timeline shows of the whole answer.
struct Diagnosis {
  let answer: PlayedAnswer

  var timeline: Timeline { answer.timeline }

  /// Why a property that should move, or at least change, rests.
  func ofRest(_ written: PropertyReference, wantsMotion: Bool = true) -> String? {
    var reference = written
    reference.text = Self.plainName(written)
    if let animator = idleAnimator() { return DiagnosisMessage.idleAnimator(animator) }
    let moving = answer.tracks.filter { !$0.segments.isEmpty }
    let own = moving.filter { $0.reference.object == reference.object }
    if let track = own.first(where: { $0.reference.root != reference.root }) {
      return DiagnosisMessage.otherProperty(track.name, wanted: reference.text, place(of: track))
    }
    if let change = otherChange(than: reference) { return change }
    if let track = moving.first(where: { $0.reference.root == reference.root }) ?? moving.first,
      wantsMotion
    {
      return DiagnosisMessage.otherObject(track.name, wanted: reference.text, place(of: track))
    }
    if hasEmptyBlock, wantsMotion { return DiagnosisMessage.emptyBlock }
    if !wantsMotion, isSetLater(reference) { return nil }
    return DiagnosisMessage.nothingChanges(reference.text)
  }

  /// The property's name without the mark of a model value.
  static func plainName(_ reference: PropertyReference) -> String {
    let prefix = "model:"
    let text = reference.text
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }

  /// An animator that was made and never became active.
  func idleAnimator() -> String? {
    for record in timeline.records {
      guard case .object(let id, kind: .animator, _, _) = record.content else { continue }
      let wasActive = answer.events.contains { event in
        guard case .reported(.animator(id, let state)) = event.kind else { return false }
        return state == "active" || state == "running"
      }
      if !wasActive { return timeline.name(of: id) }
    }
    return nil
  }

  /// A property of the same object that the learner's code sets without moving it.
  private func otherChange(than reference: PropertyReference) -> String? {
    for event in answer.events {
      guard case .set(reference.object, let key, _) = event.kind,
        PropertyPath(key).root != reference.root,
        let place = answer.directPlace(of: event.sites)
      else { continue }
      let name = timeline.spelling(of: PropertyPath(key), for: reference.object)
      return DiagnosisMessage.otherProperty(name, wanted: reference.text, place)
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
    let segments = answer.segments(of: reference).filter { $0.from != $0.to }
    let tolerance = Tolerance.standard
    let model = timeline.model(
      reference.object, reference.path.text, at: moment.time, moment.side)
    if let snap = snapBack(segments, reference, expected: expected, found: found, at: moment) {
      return snap
    }
    let running = segments.last {
      $0.begin <= moment.time + 1e-9 && $0.end > moment.time + 1e-9
    }
    if !reference.isModel, let running, running.cycles.count.isInfinite {
      return DiagnosisMessage.repeats(running.cycles.count, answer.place(of: running.sites))
    }
    if !reference.isModel, let running, tolerance.accepts(model, expected) {
      return DiagnosisMessage.stillOnTheWay(
        until: running.end, answer.place(of: running.sites))
    }
    if let often = changedOften(reference, at: moment) { return often }
    if let segment = segments.first {
      return wrongTarget(segment, reference, expected: expected, found: found)
    }
    if let other = otherPart(than: reference) { return other }
    if let place = answer.cause(of: reference, at: moment.time) {
      if let direction = wrongWay(reference, expected: expected, found: found, place) {
        return direction
      }
      if let outside = ofOutsideChange(reference, place, at: moment) { return outside }
      return nil
    }
    return ofRest(reference, wantsMotion: false)
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
    return DiagnosisMessage.changedOften(Self.plainName(reference), places)
  }

  /// Another part of the same property that moves instead, such as `y` for `x`.
  private func otherPart(than reference: PropertyReference) -> String? {
    let part = reference.path.component
    guard !part.isEmpty else { return nil }
    let track = answer.tracks.first {
      let found = $0.reference.path.component
      return $0.reference.object == reference.object && $0.reference.root == reference.root
        && !found.isEmpty && !found.hasPrefix(part) && !part.hasPrefix(found)
        && !$0.segments.isEmpty
    }
    guard let track, let last = Self.plainName(reference).split(separator: ".").last,
      track.name.split(separator: ".").last != last
    else { return nil }
    return DiagnosisMessage.otherProperty(
      track.name, wanted: Self.plainName(reference), place(of: track))
  }

  /// A change by the learner's code that nothing animates, of a property that could have moved.
  func ofOutsideChange(
    _ reference: PropertyReference, _ place: SourcePlace, at moment: Moment
  ) -> String? {
    let isDiscrete = PropertyTable.property(key: reference.root)?.interpolation == .discrete
    if isDiscrete || reference.isModel { return nil }
    if isInsideBlock(reference, place) { return nil }
    if let animator = idleAnimator() { return DiagnosisMessage.idleAnimator(animator) }
    return DiagnosisMessage.outsideBlock(reference.text, place)
  }

  /// Whether the line moves other parts of the property, so that it does stand in a block.
  private func isInsideBlock(_ reference: PropertyReference, _ place: SourcePlace) -> Bool {
    let roots = PlayedAnswer.causes(of: reference.root)
    return timeline.runs.contains { run in
      run.object == reference.object && !roots.isDisjoint(with: run.animation.roots)
        && answer.place(of: run.sites)?.line == place.line
    }
  }

  private func wrongTarget(
    _ segment: Segment, _ reference: PropertyReference, expected: Value, found: Value
  ) -> String? {
    let unit = ValueText.unit(of: reference.path)
    guard let from = segment.from.number, let to = segment.to.number,
      let wanted = expected.number
    else { return nil }
    let place = answer.place(of: segment.sites)
    if let degrees = ofDegrees(reference, wanted: wanted, found: to, place) { return degrees }
    if wanted == from {
      return DiagnosisMessage.shouldRest(
        from: segment.from, to: segment.to, unit: unit, place)
    }
    if (to - from) * (wanted - from) < 0 {
      return DiagnosisMessage.otherWay(
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
  private func wrongWay(
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
  private func valueBeforeLearner(_ reference: PropertyReference) -> Value? {
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
        Self.plainName(reference), answer.place(of: layer.sites))
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
    return DiagnosisMessage.modelNotSet(Self.plainName(reference), at: last.end, place)
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
