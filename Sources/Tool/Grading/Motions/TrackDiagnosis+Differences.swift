import Evaluation
import Lessons
import Timelines

// How one move differs from the one that is asked for.

extension TrackDiagnosis {
  func difference(_ segment: Segment, _ all: [Segment]) -> Cause? {
    let place = answer.place(of: segment.sites)
    let call = answer.callPlace(of: segment) ?? place
    if let keyed = keyframes(segment, place) { return keyed }
    if let long = diagnosis.ofLongWay(segment, from: wanted.from, to: wanted.to, place) {
      return long
    }
    if let disturbed = taken() ?? halt(segment) ?? several(all)
      ?? diagnosis.ofShift(wanted.property, segment)
    {
      return disturbed
    }
    if let target = target(segment) { return target }
    if case .spring = segment.pacing, wanted.curve?.spring != nil,
      let spring = course(segment, call)
    {
      return spring
    }
    return times(segment, call) ?? course(segment, call)
  }

  // MARK: Keyframes

  /// Keyframes that pass the wanted value at another time, or never.
  private func keyframes(_ segment: Segment, _ place: SourcePlace?) -> Cause? {
    guard case .keyframes(let mode, _, _) = segment.pacing else { return nil }
    if mode == .discrete {
      return DiagnosisMessage.discreteKeyframes(answer.callPlace(of: segment) ?? place)
    }
    guard segment.portion.isWhole, !isPlainMove(segment) else { return nil }
    guard let to = wanted.to.number, wanted.from != wanted.to else { return nil }
    let text = ValueText.value(wanted.to, unit: unit)
    let end = min(segment.end, answer.end)
    guard let time = diagnosis.passing(wanted.property, to, from: segment.begin, to: end) else {
      return DiagnosisMessage.keyframesMiss(text, place)
    }
    return (time - wanted.end).magnitude > CheckJudge.timeTolerance
      ? DiagnosisMessage.passesAt(text, at: time, wanted: wanted.end, place)
      : DiagnosisMessage.keyframeTimes(place)
  }

  /// Whether a keyframe animation is one move from its first to its last key.
  private func isPlainMove(_ segment: Segment) -> Bool {
    guard let animation = timeline.run(serial: segment.serial)?.animation,
      case .keyframes(let frames) = animation.motion
    else { return false }
    return frames.path == nil && frames.values.count == 2
  }

  // MARK: Disturbed

  /// An animation that is just the one that is asked for, but was taken away or replaced.
  private func taken() -> Cause? {
    let roots = PlayedAnswer.causes(of: wanted.property.root)
    for run in timeline.runs where run.object == wanted.property.object {
      let timing = run.animation.timing
      guard let dropped = run.dropped?.seconds, !run.finished, dropped < wanted.end - 0.001,
        run.animation.animator == nil, !roots.isDisjoint(with: run.animation.roots),
        timing.repeatCount <= 1, (timing.begin - wanted.begin).magnitude < 0.001,
        (timing.duration - wanted.duration).magnitude < 0.001
      else { continue }
      let begun = answer.callPlace(of: run)
      if let next = timeline.runs.first(where: {
        $0.object == run.object && $0.key == run.key && $0.added == run.dropped
          && $0.serial > run.serial
      }) {
        let value = goal(of: next)
        guard !tolerance.accepts(value, wanted.to) else { continue }
        return DiagnosisMessage.replaced(
          begun: begun, at: dropped, by: ValueText.value(value, unit: unit),
          answer.callPlace(of: next))
      }
      let record = timeline.records.first { record in
        if case .drop(run.serial, _) = record.content { return true }
        return false
      }
      guard let place = record.flatMap({ answer.place(of: $0.sites) }) else { continue }
      return DiagnosisMessage.takenAway(begun: begun, at: dropped, of: timing.duration, place)
    }
    return nil
  }

  private func goal(of run: AnimationRun) -> Value {
    let segments = answer.segments(of: wanted.property)
    return segments.last { $0.serial == run.serial }?.to
      ?? timeline.model(wanted.property.object, wanted.property.path.text, at: run.added.seconds)
  }

  /// An animator that was stopped, paused or turned round on the way.
  private func halt(_ segment: Segment) -> Cause? {
    guard let animator = timeline.run(serial: segment.serial)?.animation.animator,
      !segment.portion.isWhole
    else { return nil }
    let object = wanted.property.object
    if segment.portion.begin > segment.portion.end || segment.end < wanted.end - 0.001,
      let turned = diagnosis.reversedAnimator(moving: object)
    {
      return turned
    }
    guard segment.end < wanted.end - 0.001 else { return diagnosis.advancedAnimator(of: segment) }
    let end = min(segment.end, answer.end)
    return diagnosis.haltedAnimator(moving: object, only: animator)
      ?? diagnosis.ofFinish(
        wanted.property, expected: wanted.to, found: timeline.value(wanted.property, at: end),
        at: Moment(end), until: wanted.end)
      ?? diagnosis.advancedAnimator(of: segment)
  }

  /// Two animations whose effects add up where one is asked for.
  private func several(_ all: [Segment]) -> Cause? {
    let near = all.filter { $0.begin < wanted.end - 1e-6 && $0.end > wanted.begin + 1e-6 }
    for (index, first) in near.enumerated() {
      for second in near[(index + 1)...] where second.serial != first.serial {
        let begin = max(first.begin, second.begin)
        let end = min(first.end, second.end, answer.end)
        let places = [first, second].compactMap { answer.callPlace(of: $0) }
        guard begin < end - 1e-6, first.isAdditive || second.isAdditive,
          Set(places.map(\.line)).count == 2, !solutionOverlaps(from: begin, to: end)
        else { continue }
        return DiagnosisMessage.severalAnimations(words, places, from: begin, to: end)
      }
    }
    return nil
  }

  private func solutionOverlaps(from begin: Double, to end: Double) -> Bool {
    let moves = diagnosis.solutionMoves(wanted.property) ?? []
    return moves.filter { $0.begin < end - 1e-6 && $0.end > begin + 1e-6 }.count > 1
  }

  // MARK: Ends

  func target(_ segment: Segment) -> Cause? {
    let place = diagnosis.settingPlace(of: segment, wanted.property)
    let (from, to) = diagnosis.ends(of: segment)
    if let goal = to.number, let wantedTo = wanted.to.number,
      let degrees = diagnosis.ofDegrees(wanted.property, wanted: wantedTo, found: goal, place)
    {
      return degrees
    }
    let isOtherGoal = !tolerance.accepts(segment.to, wanted.to)
    if isOtherGoal,
      let earlier = shiftedTwice(segment) ?? overwritten(segment, place)
    {
      return earlier
    }
    if let start = from.number, let goal = to.number, let wantedFrom = wanted.from.number,
      let wantedTo = wanted.to.number, (goal - start) * (wantedTo - wantedFrom) < 0
    {
      return diagnosis.ofBackwardStroke(
        wanted.property, from: from, to: to, wanted: wanted.to, place)
        ?? DiagnosisMessage.otherWay(
          from: from, to: to, wanted: wanted.to, unit: unit, place)
    }
    if let transform = diagnosis.ofTransform(
      wanted.property, expected: wanted.to, found: segment.to, at: Moment(segment.end, .before),
      place)
    {
      return transform
    }
    if isOtherGoal {
      return axis(segment)
        ?? DiagnosisMessage.otherTarget(to: to, wanted: wanted.to, unit: unit, place)
    }
    // Where it starts from may follow from when it starts.
    guard (segment.begin - wanted.begin).magnitude <= CheckJudge.timeTolerance,
      !tolerance.accepts(segment.from, wanted.from)
    else { return nil }
    return diagnosis.ofEarlierDuration(wanted.property, before: segment.begin)
      ?? restart(segment)
      ?? DiagnosisMessage.otherStart(
        from: from, wanted: wanted.from, unit: unit, startPlace(of: segment) ?? place)
  }

  /// A block that does not begin with what is shown.
  private func restart(_ segment: Segment) -> Cause? {
    let shown = timeline.value(wanted.property, at: segment.begin, .before)
    guard segment.begin > 0, !segment.isAdditive, tolerance.accepts(shown, wanted.from),
      timeline.run(serial: segment.serial)?.animation.block != nil
    else { return nil }
    return DiagnosisMessage.startsFromModel(
      ValueText.value(segment.from, unit: unit), shown: ValueText.value(shown, unit: unit),
      answer.callPlace(of: segment))
  }

  /// Lines that each change the property once more, so that both ends are off by as much.
  private func shiftedTwice(_ segment: Segment) -> Cause? {
    guard let run = timeline.run(serial: segment.serial), let from = segment.from.number,
      let to = segment.to.number, let wantedFrom = wanted.from.number,
      let wantedTo = wanted.to.number,
      ((from - wantedFrom) - (to - wantedTo)).magnitude < 0.01
    else { return nil }
    var places: [SourcePlace] = []
    for record in timeline.records where record.at == run.added {
      guard case .set(wanted.property.object, let key, _) = record.content,
        PropertyPath(key).root == wanted.property.root, let place = answer.place(of: record.sites),
        place != answer.makingPlace(of: wanted.property.object)
      else { continue }
      places.append(place)
    }
    return Set(places.map(\.line)).count == 2
      ? DiagnosisMessage.changedOften(words, places) : nil
  }

  private func axis(_ segment: Segment) -> Cause? {
    diagnosis.exchangedAxis(
      wanted.property, expected: wanted.to, at: Moment(min(segment.end, answer.end), .before))
  }

  /// The learner's line that made the value what a move starts from.
  private func startPlace(of segment: Segment) -> SourcePlace? {
    guard let run = timeline.run(serial: segment.serial) else { return nil }
    let own = answer.place(of: run.sites)
    for record in timeline.records.reversed() where record.at <= run.added {
      guard case .set(wanted.property.object, let key, let value) = record.content,
        PropertyPath(key).root == wanted.property.root, let place = answer.place(of: record.sites),
        place != own, let part = value.component(wanted.property.path.component),
        tolerance.accepts(part, segment.from)
      else { continue }
      return place
    }
    return nil
  }

  /// An earlier line of the same block that made the value right.
  private func overwritten(_ segment: Segment, _ place: SourcePlace?) -> Cause? {
    guard let run = timeline.run(serial: segment.serial) else { return nil }
    for record in timeline.records where record.at == run.added {
      guard case .set(wanted.property.object, let key, let value) = record.content,
        PropertyPath(key).root == wanted.property.root, PropertyPath(key).component.isEmpty,
        let earlier = answer.place(of: record.sites), earlier.line != place?.line,
        let part = value.component(wanted.property.path.component),
        Tolerance.standard.accepts(part, wanted.to)
      else { continue }
      let texts = ValueText.pair(segment.to, wanted.to, unit: unit)
      return DiagnosisMessage.overwritten(
        words, from: earlier, found: texts.0, wanted: texts.1, place)
    }
    return nil
  }
}
