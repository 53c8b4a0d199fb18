import Evaluation
import Lessons
import Timelines

/// Finds how a property's course differs from the one that is asked for.
struct TrackDiagnosis {
  let answer: PlayedAnswer
  let wanted: ExpectedTrack

  private var diagnosis: Diagnosis { Diagnosis(answer: answer) }
  private var timeline: Timeline { answer.timeline }
  private var unit: String { ValueText.unit(of: wanted.property.path) }

  /// One sentence and the learner's line that it is about.
  func sentence() -> (String?, SourcePlace?) {
    if Diagnosis.isDerived(wanted.property) {
      let moment = Moment(wanted.end, .before)
      return (diagnosis.ofDerived(wanted.property, expected: wanted.to, at: moment), nil)
    }
    if let keys = diagnosis.ofKeyTimes(wanted.property) { return (keys, nil) }
    let moving = answer.segments(of: wanted.property).filter { segment in
      if case .keyframes = segment.pacing { return true }
      return segment.isMove
    }
    guard let first = closest(of: moving) else { return ofNoSegment() }
    if let missing = elsewhere(first) { return (missing, answer.place(of: first.sites)) }
    let place = answer.place(of: first.sites)
    let isTarget = target(first, place) != nil
    return (
      difference(first, moving, place), isTarget ? place : answer.callPlace(of: first) ?? place
    )
  }

  /// The segment that was probably meant: the one that overlaps the asked time most.
  private func closest(of segments: [Segment]) -> Segment? {
    let overlapping = segments.filter { $0.begin < wanted.end && $0.end > wanted.begin }
    let tolerance = Tolerance.range(wanted.from, wanted.to)
    let inTime = overlapping.filter { ($0.begin - wanted.begin).magnitude < 0.001 }
    let toGoal = overlapping.filter { tolerance.accepts($0.to, wanted.to) }
    return inTime.first { tolerance.accepts($0.to, wanted.to) } ?? inTime.first ?? toGoal.first
      ?? overlapping.first ?? segments.first
  }

  /// Moves at other times that are no late or early copy of what is asked for.
  private func elsewhere(_ segment: Segment) -> String? {
    let tolerance = Tolerance.range(wanted.from, wanted.to)
    let isCopy =
      tolerance.accepts(segment.to, wanted.to)
      && tolerance.accepts(segment.from, wanted.from)
    let isApart = segment.end <= wanted.begin + 1e-6 || segment.begin >= wanted.end - 1e-6
    guard isApart, segment.begin < segment.end else { return nil }
    let call = answer.callPlace(of: segment) ?? answer.place(of: segment.sites)
    if segment.cycles.count == 1, segment.end <= wanted.begin + 1e-6,
      diagnosis.solutionRepeats(wanted.property, at: wanted.begin)
    {
      return DiagnosisMessage.runsOnce(call)
    }
    guard !isCopy else { return nil }
    return DiagnosisMessage.movesElsewhen(
      answer.words(wanted.property), begin: segment.begin, end: segment.end, wanted: wanted, call)
  }

  private func ofNoSegment() -> (String?, SourcePlace?) {
    let place = answer.cause(of: wanted.property, at: answer.end)
    guard let place else { return (diagnosis.ofRest(wanted.property), nil) }
    if let missing = diagnosis.ofMissingValues(wanted.property) { return (missing, place) }
    if let turn = diagnosis.ofFullTurn(wanted.property) {
      return (turn, place)
    }
    let before = timeline.value(wanted.property, at: wanted.begin)
    let tolerance = Tolerance.range(wanted.from, wanted.to)
    let object = wanted.property.object
    if let animator = diagnosis.idleAnimator() ?? diagnosis.haltedAnimator(moving: object)
      ?? diagnosis.reversedAnimator(moving: object) ?? diagnosis.ofUnusedAnimation()
    {
      return (animator, place)
    }
    if let other = diagnosis.ofOtherStrokeEnd(wanted.property) { return (other, place) }
    let end = Moment(answer.end)
    if let axis = diagnosis.exchangedAxis(wanted.property, expected: wanted.to, at: end) {
      return (axis, place)
    }
    let after = timeline.value(wanted.property, at: answer.end)
    if let start = diagnosis.valueBeforeLearner(wanted.property),
      Tolerance.standard.accepts(start, after)
    {
      return (diagnosis.ofNoChange(wanted.property, after, place), place)
    }
    if let outside = diagnosis.ofOutsideChange(wanted.property, place, at: Moment(wanted.begin)),
      outside != DiagnosisMessage.outsideBlock(answer.words(wanted.property), place)
    {
      return (outside, place)
    }
    let words = answer.words(wanted.property)
    if !tolerance.accepts(before, wanted.from) {
      return (DiagnosisMessage.outsideBlock(words, place), place)
    }
    return (DiagnosisMessage.oneStep(words, place), place)
  }

  private func difference(
    _ segment: Segment, _ all: [Segment], _ place: SourcePlace?
  ) -> String? {
    let call = answer.callPlace(of: segment) ?? place
    if let idle = diagnosis.idleAnimator() { return idle }
    if !diagnosis.solutionRepeats(wanted.property, near: segment),
      let sentence = repetition(segment, call)
    {
      return sentence
    }
    if let sentence = keyframes(segment, place) { return sentence }
    if let sentence = diagnosis.ofLongWay(segment, from: wanted.from, to: wanted.to, place) {
      return sentence
    }
    if let sentence = target(segment, place) { return sentence }
    if let sentence = halt(segment) { return sentence }
    if let sentence = times(segment, call) { return sentence }
    if all.count > 1, all.contains(where: { $0.serial != segment.serial && overlaps($0, segment) })
    {
      return DiagnosisMessage.severalAnimations(answer.words(wanted.property), all.count)
    }
    return course(segment, call)
  }

  /// Keyframes that pass the wanted value at another time, or never.
  private func keyframes(_ segment: Segment, _ place: SourcePlace?) -> String? {
    guard case .keyframes = segment.pacing, segment.portion.isWhole else { return nil }
    if let seconds = diagnosis.ofSeconds(segment, from: wanted.begin, to: wanted.end) {
      return seconds
    }
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

  private func overlaps(_ left: Segment, _ right: Segment) -> Bool {
    left.begin < right.end - 1e-6 && right.begin < left.end - 1e-6
  }

  /// An animator that was stopped or paused on the way.
  private func halt(_ segment: Segment) -> String? {
    guard timeline.run(serial: segment.serial)?.animation.animator != nil,
      segment.portion.end < 1, segment.end < wanted.end - 0.001
    else { return nil }
    return diagnosis.haltedAnimator(moving: wanted.property.object)
  }

  private func repetition(_ segment: Segment, _ place: SourcePlace?) -> String? {
    let cycles = segment.cycles
    if cycles.autoreverses { return DiagnosisMessage.goesBack(place) }
    if cycles.count > 1 { return DiagnosisMessage.repeats(cycles.count, place) }
    return nil
  }

  private func target(_ segment: Segment, _ place: SourcePlace?) -> String? {
    let tolerance = Tolerance.range(wanted.from, wanted.to)
    if let to = segment.to.number, let wantedTo = wanted.to.number,
      let degrees = diagnosis.ofDegrees(
        wanted.property, wanted: wantedTo, found: to, place)
    {
      return degrees
    }
    if let from = segment.from.number, let to = segment.to.number,
      let wantedFrom = wanted.from.number, let wantedTo = wanted.to.number,
      (to - from) * (wantedTo - wantedFrom) < 0
    {
      return diagnosis.ofBackwardStroke(
        wanted.property, from: segment.from, to: segment.to, wanted: wanted.to, place)
        ?? DiagnosisMessage.otherWay(
          from: segment.from, to: segment.to, wanted: wanted.to, unit: unit, place)
    }
    if let transform = diagnosis.ofTransform(
      wanted.property, expected: wanted.to, found: segment.to, at: Moment(segment.end, .before),
      place)
    {
      return transform
    }
    if !tolerance.accepts(segment.to, wanted.to) {
      return DiagnosisMessage.otherTarget(to: segment.to, wanted: wanted.to, unit: unit, place)
    }
    // Where it starts from may follow from when it starts.
    let isInTime = (segment.begin - wanted.begin).magnitude <= CheckJudge.timeTolerance
    if isInTime, !tolerance.accepts(segment.from, wanted.from) {
      return DiagnosisMessage.otherStart(
        from: segment.from, wanted: wanted.from, unit: unit, place)
    }
    return nil
  }

  private func times(_ segment: Segment, _ place: SourcePlace?) -> String? {
    let duration = length(of: segment)
    let isLate = (segment.begin - wanted.begin).magnitude > CheckJudge.timeTolerance
    let isLong = (duration - wanted.duration).magnitude > CheckJudge.timeTolerance
    if case .keyframes(_, let whole, _) = segment.pacing {
      if let seconds = diagnosis.ofSeconds(segment, from: wanted.begin, to: wanted.end) {
        return seconds
      }
      guard isLate || isLong else { return nil }
      if isEasedAway(segment, whole) { return DiagnosisMessage.keyframeTimes(place) }
    }
    switch (isLate, isLong) {
    case (true, true):
      return DiagnosisMessage.otherTimes(
        begin: segment.begin, end: segment.begin + duration, wanted: wanted, place)
    case (true, false):
      return DiagnosisMessage.otherBegin(segment.begin, wanted: wanted.begin, place)
    case (false, true):
      return DiagnosisMessage.otherDuration(duration, wanted: wanted.duration, place)
    default: return nil
    }
  }

  /// Whether the fractions would be right if the whole were not eased.
  private func isEasedAway(_ segment: Segment, _ whole: TimingCurve) -> Bool {
    guard whole != .linear,
      let timing = timeline.run(serial: segment.serial)?.animation.timing
    else { return false }
    let length = timing.duration / (timing.speed == 0 ? 1 : timing.speed.magnitude)
    let start = segment.begin - length * segment.portion.begin
    return zip([segment.portion.begin, segment.portion.end], [wanted.begin, wanted.end]).allSatisfy
    {
      (start + whole.progress(at: $0) * length - $1).magnitude < 0.002
    }
  }

  /// Seconds from begin to end, also of a stretch that the end of the run cuts short.
  private func length(of segment: Segment) -> Double {
    if segment.cycles.count > 1 || segment.cycles.autoreverses { return segment.cycles.duration }
    let shown = segment.end - segment.begin
    let isCut = segment.finished == nil && segment.portion.isWhole
    return isCut ? max(shown, segment.cycles.duration) : shown
  }

  /// Something that takes a move with the right curve away before its end.
  private func cut(_ segment: Segment) -> String? {
    if let run = timeline.run(serial: segment.serial), let dropped = run.dropped, !run.finished,
      dropped.seconds < wanted.end - 0.001
    {
      let record = timeline.records.first { record in
        if case .drop(segment.serial, _) = record.content { return true }
        return false
      }
      return DiagnosisMessage.cutShort(
        at: dropped.seconds, record.flatMap { answer.place(of: $0.sites) })
    }
    let roots = PlayedAnswer.causes(of: wanted.property.root)
    for event in answer.events
    where event.at.seconds > segment.begin + 0.001 && event.at.seconds < wanted.end - 0.001 {
      guard case .set(wanted.property.object, let key, _) = event.kind,
        roots.contains(PropertyPath(key).root), let place = answer.place(of: event.sites)
      else { continue }
      return DiagnosisMessage.cutShort(at: event.at.seconds, place)
    }
    return nil
  }

  private func course(_ segment: Segment, _ place: SourcePlace?) -> String? {
    switch segment.pacing {
    case .curve(let curve):
      let name = DiagnosisMessage.name(of: curve)
      if let wanted = wanted.curve?.curve, wanted == curve.mirrored, wanted != curve {
        return DiagnosisMessage.mirroredCurve(
          name, wanted: DiagnosisMessage.name(of: wanted), place)
      }
      guard wanted.curve?.curve != curve else { return cut(segment) }
      return DiagnosisMessage.otherCurve(name, wanted: wanted.curve?.name, place)
    case .spring(let constants):
      if let curve = wanted.curve, let name = curve.name {
        return DiagnosisMessage.springInstead(wanted: name, place)
      }
      if let spring = wanted.curve?.spring {
        return diagnosis.ofSpring(
          constants, ratio: spring.damping, velocity: spring.velocity, place)
      }
      return DiagnosisMessage.springFound(
        ratio: constants.dampingRatio, velocity: constants.initialVelocity, place)
    case .keyframes(_, let whole, _):
      return whole == .linear ? nil : DiagnosisMessage.keyframeTimes(place)
    }
  }
}
