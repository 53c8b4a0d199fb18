import Evaluation
import Lessons
import Timelines

/// Finds how a property's course differs from the one that is asked for.
struct TrackDiagnosis {
  let answer: PlayedAnswer
  let wanted: ExpectedTrack

  private var timeline: Timeline { answer.timeline }
  private var unit: String { ValueText.unit(of: wanted.property.path) }

  /// One sentence and the learner's line that it is about.
  func sentence() -> (String?, SourcePlace?) {
    let moving = answer.segments(of: wanted.property).filter { $0.from != $0.to }
    guard let first = closest(of: moving) else { return ofNoSegment() }
    let place = answer.place(of: first.sites)
    let isTarget = target(first, place) != nil
    return (
      difference(first, moving, place), isTarget ? place : answer.callPlace(of: first) ?? place
    )
  }

  /// The segment that was probably meant: the one that overlaps the asked time most.
  private func closest(of segments: [Segment]) -> Segment? {
    let overlapping = segments.filter { $0.begin < wanted.end && $0.end > wanted.begin }
    return overlapping.first { (($0.begin - wanted.begin).magnitude) < 0.001 }
      ?? overlapping.first ?? segments.first
  }

  private func ofNoSegment() -> (String?, SourcePlace?) {
    let diagnosis = Diagnosis(answer: answer)
    let place = answer.cause(of: wanted.property, at: answer.end)
    guard let place else { return (diagnosis.ofRest(wanted.property), nil) }
    let before = timeline.value(wanted.property, at: wanted.begin)
    let tolerance = Tolerance.range(wanted.from, wanted.to)
    if let animator = diagnosis.idleAnimator() {
      return (DiagnosisMessage.idleAnimator(animator), place)
    }
    if !tolerance.accepts(before, wanted.from) {
      return (DiagnosisMessage.outsideBlock(wanted.property.text, place), place)
    }
    return (DiagnosisMessage.oneStep(wanted.property.text, place), place)
  }

  private func difference(
    _ segment: Segment, _ all: [Segment], _ place: SourcePlace?
  ) -> String? {
    let call = answer.callPlace(of: segment) ?? place
    if let sentence = repetition(segment, call) { return sentence }
    if let sentence = target(segment, place) { return sentence }
    if let sentence = times(segment, call) { return sentence }
    if all.count > 1, all.contains(where: { $0.serial != segment.serial && overlaps($0, segment) })
    {
      return DiagnosisMessage.severalAnimations(wanted.property.text, all.count)
    }
    return course(segment, call)
  }

  private func overlaps(_ left: Segment, _ right: Segment) -> Bool {
    left.begin < right.end - 1e-6 && right.begin < left.end - 1e-6
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
      let degrees = Diagnosis(answer: answer).ofDegrees(
        wanted.property, wanted: wantedTo, found: to, place)
    {
      return degrees
    }
    if let from = segment.from.number, let to = segment.to.number,
      let wantedFrom = wanted.from.number, let wantedTo = wanted.to.number,
      (to - from) * (wantedTo - wantedFrom) < 0
    {
      return DiagnosisMessage.otherWay(
        from: segment.from, to: segment.to, wanted: wanted.to, unit: unit, place)
    }
    if !tolerance.accepts(segment.to, wanted.to) {
      return DiagnosisMessage.otherTarget(to: segment.to, wanted: wanted.to, unit: unit, place)
    }
    if !tolerance.accepts(segment.from, wanted.from) {
      return DiagnosisMessage.otherStart(
        from: segment.from, wanted: wanted.from, unit: unit, place)
    }
    return nil
  }

  private func times(_ segment: Segment, _ place: SourcePlace?) -> String? {
    let duration = length(of: segment)
    let isLate = (segment.begin - wanted.begin).magnitude > CheckJudge.timeTolerance
    let isLong = (duration - wanted.duration).magnitude > CheckJudge.timeTolerance
    if case .keyframes = segment.pacing { return nil }
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

  /// Seconds from begin to end, also of a stretch that the end of the run cuts short.
  private func length(of segment: Segment) -> Double {
    let shown = segment.end - segment.begin
    let isCut = segment.finished == nil && segment.portion.isWhole
    return isCut ? max(shown, segment.cycles.duration) : shown
  }

  private func course(_ segment: Segment, _ place: SourcePlace?) -> String? {
    switch segment.pacing {
    case .curve(let curve):
      return DiagnosisMessage.otherCurve(
        DiagnosisMessage.name(of: curve), wanted: wanted.curve?.name, place)
    case .spring(let constants):
      if let curve = wanted.curve, let name = curve.name {
        return DiagnosisMessage.springInstead(wanted: name, place)
      }
      return DiagnosisMessage.springFound(
        ratio: constants.dampingRatio, velocity: constants.initialVelocity, place)
    case .keyframes: return DiagnosisMessage.keyframeTimes(place)
    }
  }
}
