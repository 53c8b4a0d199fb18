import Evaluation
import Lessons
import Timelines

// Values that are not as they should be at a moment.

extension Diagnosis {
  /// Why a property has another value than it should at a moment.
  func ofValue(
    _ reference: PropertyReference, expected: Value, found: Value, at moment: Moment
  ) throws(Trouble) -> Cause? {
    if Self.isDerived(reference) { return ofDerived(reference, expected: expected, at: moment) }
    let all = answer.segments(of: reference)
    if let special = ofSpecial(reference, all, expected: expected, found: found, at: moment) {
      return special
    }
    let segments = moves(reference)
    let running = segments.last {
      $0.begin <= moment.time + 1e-9 && $0.end > moment.time + 1e-9
    }
    if let snap = snapBack(segments, reference, expected: expected, found: found, at: moment) {
      return snap
    }
    if let running, case .keyframes = running.pacing,
      let cause = ofSoleDifference(segments, reference, expected: expected, at: moment)
    {
      return cause
    }
    if !reference.isModel, let running,
      let cause = ofRunning(running, reference, expected: expected, at: moment)
    {
      return cause
    }
    if segments.isEmpty, let missing = ofMissingValues(reference) { return missing }
    if let often = changedOften(reference, at: moment) { return often }
    if let later = becomesLater(reference, expected, than: moment) { return later }
    if let kept = ofKeptAnimation(segments, reference, expected: expected, at: moment) {
      return kept
    }
    if let segment = segments.last(where: { $0.begin <= moment.time }),
      let shift = ofShift(reference, segment)
    {
      return shift
    }
    if let late = setAfter(segments, reference, expected: expected, found: found, at: moment) {
      return late
    }
    if let segment = segments.last(where: { $0.begin <= moment.time + 1e-9 }) {
      return ofSoleDifference(segments, reference, expected: expected, at: moment)
        ?? onTheWay(segments, reference, expected: expected, at: moment)
        ?? wrongTarget(segment, reference, expected: expected, found: found, at: moment)
    }
    if let axis = exchangedAxis(reference, expected: expected, at: moment) { return axis }
    if let other = otherPart(than: reference) { return other }
    if let later = changesLater(reference, than: moment) { return later }
    if let place = answer.cause(of: reference, at: moment.time) {
      if let first = segments.first, first.begin > moment.time {
        return ofSoleDifference(segments, reference, expected: expected, at: moment)
          ?? line(putting: reference, to: found, at: moment.time).map {
            setTo(reference, found, expected, $0)
          } ?? DiagnosisMessage.movesLater(at: first.begin, callPlace(first))
      }
      return ofStep(reference, expected: expected, found: found, place, at: moment)
    }
    if let segment = segments.first {
      return wrongTarget(segment, reference, expected: expected, found: found, at: moment)
    }
    return ofRest(reference, wantsMotion: false, expected: expected)
  }

  /// Why a move that is not over does not show the right value.
  private func ofRunning(
    _ running: Segment, _ reference: PropertyReference, expected: Value, at moment: Moment
  ) -> Cause? {
    let tolerance = Tolerance.standard
    let own = solutionMotion(reference, near: running)
    if running.cycles.count.isInfinite, own?.cycles.count.isInfinite != true {
      return DiagnosisMessage.repeats(
        running.cycles.count, wanted: own?.cycles.count ?? 1, callPlace(running))
    }
    if case .keyframes = running.pacing, !running.portion.isWhole,
      tolerance.accepts(running.to, expected)
    {
      let added = timeline.run(serial: running.serial)?.added.seconds ?? 0
      return DiagnosisMessage.keyframeOnTheWay(
        until: running.end,
        line(putting: reference, to: running.to, at: added) ?? callPlace(running))
    }
    let model = timeline.model(
      reference.object, reference.path.text, at: moment.time, moment.side)
    guard tolerance.accepts(model, expected),
      !running.portion.isWhole || tolerance.accepts(running.to, expected)
    else { return nil }
    return DiagnosisMessage.stillOnTheWay(until: running.end, callPlace(running))
  }

  /// A line that sets the property after all its moves were over, to something else.
  private func setAfter(
    _ segments: [Segment], _ reference: PropertyReference, expected: Value, found: Value,
    at moment: Moment
  ) -> Cause? {
    let ends = segments.filter { $0.begin <= moment.time + 1e-9 }.map(\.end)
    guard let end = ends.max(), end <= moment.time + 1e-9,
      !Tolerance.standard.accepts(segments.last?.to ?? .none, found),
      let place = answer.cause(of: reference, from: end, to: moment.time)
    else { return nil }
    return setTo(reference, found, expected, place)
  }

  func setTo(
    _ reference: PropertyReference, _ found: Value, _ expected: Value, _ place: SourcePlace?
  ) -> Cause {
    DiagnosisMessage.setTo(
      answer.words(reference), found, wanted: expected, unit: ValueText.unit(of: reference.path),
      place)
  }

  /// Mistakes with a look of their own: turns, transforms, keyframes, curves and animators.
  private func ofSpecial(
    _ reference: PropertyReference, _ segments: [Segment], expected: Value, found: Value,
    at moment: Moment
  ) -> Cause? {
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
  private func changedOften(_ reference: PropertyReference, at moment: Moment) -> Cause? {
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
  ) -> Cause? {
    let unit = ValueText.unit(of: reference.path)
    let tolerance = Tolerance.standard
    let (from, to) = ends(of: segment)
    let place = settingPlace(of: segment, reference)
    if let goal = to.number, let wanted = expected.number,
      let degrees = ofDegrees(reference, wanted: wanted, found: goal, place)
    {
      return degrees
    }
    if tolerance.accepts(from, expected) {
      let isOver = segment.end <= moment.time && tolerance.accepts(found, to)
      return isOver && isMeantToMove(reference)
        ? DiagnosisMessage.staysThere(from: from, to: to, unit: unit, place)
        : DiagnosisMessage.shouldRest(from: from, to: to, unit: unit, place)
    }
    if let start = from.number, let goal = to.number, let wanted = expected.number,
      (goal - start) * (wanted - start) < 0
    {
      return ofBackwardStroke(reference, from: from, to: to, wanted: expected, place)
        ?? DiagnosisMessage.otherWay(from: from, to: to, wanted: expected, unit: unit, place)
    }
    if case .spring(let constants) = segment.pacing,
      let own = solutionSpring(reference, at: moment.time),
      let spring = ofSpring(
        constants, ratio: own.dampingRatio, velocity: own.initialVelocity, callPlace(segment))
    {
      return spring
    }
    if let before = valueBeforeLearner(reference), tolerance.accepts(before, expected) {
      return DiagnosisMessage.shouldRest(from: before, to: to, unit: unit, place)
    }
    guard !tolerance.accepts(to, expected) else { return nil }
    return DiagnosisMessage.otherTarget(to: to, wanted: expected, unit: unit, place)
  }

  /// An angle that was probably given in degrees.
  func ofDegrees(
    _ reference: PropertyReference, wanted: Double, found: Double, _ place: SourcePlace?
  ) -> Cause? {
    guard reference.path.component.hasPrefix("rotation"), wanted != 0 else { return nil }
    let turn = 2 * Double.pi
    let degrees = wanted * 180 / Double.pi
    let apart = (degrees - found).remainder(dividingBy: turn).magnitude
    return apart < 1e-3 ? DiagnosisMessage.degrees(degrees, radians: wanted, place) : nil
  }

  /// The learner's one step away from the value before it, opposite to the one that is asked for.
  func wrongWay(
    _ reference: PropertyReference, expected: Value, found: Value, _ place: SourcePlace
  ) -> Cause? {
    guard let before = valueBeforeLearner(reference)?.number, let wanted = expected.number,
      let now = found.number, (now - before) * (wanted - before) < 0
    else { return nil }
    return DiagnosisMessage.otherWay(
      from: .number(before), to: found, wanted: expected,
      unit: ValueText.unit(of: reference.path), place)
  }

  /// What a property was before the learner's code first set it.
  func valueBeforeLearner(_ reference: PropertyReference) -> Value? {
    if reference.root == "frame" { return frameBeforeLearner(reference) }
    var value = PropertyTable.property(key: reference.root)?.initial
    for record in timeline.records {
      guard case .set(reference.object, let key, let new) = record.content,
        PropertyPath(key).root == reference.root
      else { continue }
      if isLearnersChange(record, of: reference.object) { break }
      let component = PropertyPath(key).component
      value = component.isEmpty ? new : value?.replacing(component, with: new)
    }
    return value?.component(reference.path.component)
  }

  /// The same for a frame, which follows from other properties.
  private func frameBeforeLearner(_ reference: PropertyReference) -> Value? {
    let roots = PlayedAnswer.causes(of: "frame")
    var early = Timeline()
    for record in timeline.records {
      if case .set(reference.object, let key, _) = record.content,
        roots.contains(PropertyPath(key).root), isLearnersChange(record, of: reference.object)
      {
        break
      }
      if record.at > .zero { break }
      early.append(record)
    }
    return early.value(reference, at: 0)
  }

  /// Whether the learner's code set something, other than by making the object.
  private func isLearnersChange(_ record: Record, of id: ObjectID) -> Bool {
    guard let place = answer.place(of: record.sites) else { return false }
    return place != answer.makingPlace(of: id)
  }

  /// A value that fell back after an animation because the model was never set, or because an
  /// autoreverse ends where it began.
  private func snapBack(
    _ segments: [Segment], _ reference: PropertyReference, expected: Value, found: Value,
    at moment: Moment
  ) -> Cause? {
    if reference.isModel, let layer = layerAnimation(segments, to: expected) {
      return DiagnosisMessage.modelLeftAlone(
        answer.words(reference), answer.place(of: layer.sites))
    }
    guard let last = segments.last(where: { $0.end <= moment.time + 1e-9 }),
      !segments.contains(where: { $0.begin <= moment.time && $0.end > moment.time + 1e-9 })
    else { return nil }
    let place = answer.place(of: last.sites)
    let tolerance = Tolerance.standard
    if last.cycles.autoreverses, tolerance.accepts(found, last.to) {
      return DiagnosisMessage.autoreverseJump(
        at: last.end, to: last.to, unit: ValueText.unit(of: reference.path), place)
    }
    guard let run = timeline.run(serial: last.serial), run.animation.block == nil,
      run.animation.animator == nil, tolerance.accepts(last.to, expected)
    else { return nil }
    if let line = settingLine(of: reference, until: moment.time) {
      let unit = ValueText.unit(of: reference.path)
      return DiagnosisMessage.modelShows(
        ValueText.value(found, unit: unit), wanted: ValueText.value(expected, unit: unit),
        at: last.end, line)
    }
    return modelNotSet(reference, at: last.end, place)
  }

  /// The learner's line that set the model value last, other than to what it was before.
  private func settingLine(of reference: PropertyReference, until time: Double) -> SourcePlace? {
    var model = reference
    model.isModel = true
    guard let before = valueBeforeLearner(reference),
      !Tolerance.standard.accepts(before, timeline.value(model, at: time))
    else { return nil }
    let event = answer.events.last { event in
      guard case .set(reference.object, let key, _) = event.kind else { return false }
      return PropertyPath(key).root == reference.root && event.at.seconds <= time
    }
    return event.flatMap { answer.place(of: $0.sites) }
  }

  /// The sentence about a layer animation after whose end the old model value shows.
  func modelNotSet(
    _ reference: PropertyReference, at end: Double, _ place: SourcePlace?
  ) -> Cause {
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
