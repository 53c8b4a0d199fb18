import Evaluation
import Lessons
import Timelines

// When a move begins, how long it lasts and in which way it goes.

extension TrackDiagnosis {
  // MARK: Times

  func times(_ segment: Segment, _ place: SourcePlace?) -> Cause? {
    let duration = length(of: segment)
    let isLate = (segment.begin - wanted.begin).magnitude > CheckJudge.timeTolerance
    let isLong = (duration - wanted.duration).magnitude > CheckJudge.timeTolerance
    if case .keyframes(_, let whole, _) = segment.pacing, !segment.portion.isWhole {
      if let seconds = diagnosis.ofSeconds(segment, from: wanted.begin, to: wanted.end) {
        return seconds
      }
      guard isLate || isLong else { return nil }
      if isEasedAway(segment, whole) { return DiagnosisMessage.keyframeTimes(place) }
      if let part = partOfWhole(segment, whole) { return part }
    }
    switch (isLate, isLong) {
    case (true, true):
      return DiagnosisMessage.otherTimes(
        begin: segment.begin, end: segment.begin + duration, wanted: wanted, place)
    case (true, false):
      return DiagnosisMessage.otherBegin(segment.begin, wanted: wanted.begin, place)
    case (false, true):
      if let run = timeline.run(serial: segment.serial), let outer = answer.outerCall(of: run) {
        return DiagnosisMessage.inheritedDuration(
          duration, wanted: wanted.duration, outer: outer, place)
      }
      return DiagnosisMessage.otherDuration(duration, wanted: wanted.duration, place)
    default: return nil
    }
  }

  /// What a keyframe takes of the whole, beside what it should take.
  private func partOfWhole(_ segment: Segment, _ whole: TimingCurve) -> Cause? {
    guard let run = timeline.run(serial: segment.serial), run.animation.block != nil else {
      return nil
    }
    let place = diagnosis.line(putting: wanted.property, to: segment.to, at: run.added.seconds)
    if segment.end - segment.begin < 1e-6 { return DiagnosisMessage.keyframeWithoutLength(place) }
    let timing = run.animation.timing
    let length = timing.duration / (timing.speed == 0 ? 1 : timing.speed.magnitude)
    let start = segment.begin - length * segment.portion.begin
    if let asked = wholeOfSolution(like: segment), (asked - length).magnitude > 0.001 {
      return DiagnosisMessage.otherDuration(
        length, wanted: asked, answer.callPlace(of: segment))
    }
    func fraction(_ time: Double) -> Double { whole.progress(at: (time - start) / length) }
    guard wanted.begin >= start - 1e-6, wanted.end <= start + length + 1e-6 else { return nil }
    return DiagnosisMessage.keyframePart(
      whole.progress(at: segment.portion.begin)...whole.progress(at: segment.portion.end),
      of: length, shown: segment.begin...segment.end, wanted: wanted.begin...wanted.end,
      fractions: fraction(wanted.begin)...fraction(wanted.end), place)
  }

  /// How long the solution's keyframe animation is, if a keyframe takes the same part of it.
  private func wholeOfSolution(like segment: Segment) -> Double? {
    let own = diagnosis.solutionMoves(wanted.property)?.first {
      $0.portion == segment.portion && tolerance.accepts($0.to, segment.to)
    }
    return own.flatMap { answer.solution()?.run(serial: $0.serial)?.animation.timing.duration }
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

  // MARK: Course

  func course(_ segment: Segment, _ place: SourcePlace?) -> Cause? {
    switch segment.pacing {
    case .curve(let curve): return ofCurve(curve, segment, place)
    case .spring(let constants):
      if let curve = wanted.curve, let name = curve.name {
        return DiagnosisMessage.springInstead(wanted: name, place)
      }
      if let spring = wanted.curve?.spring {
        return diagnosis.ofSpring(
          constants, ratio: spring.damping, velocity: spring.velocity, place)
      }
      return wanted.curve == nil
        ? nil
        : DiagnosisMessage.springFound(
          ratio: constants.dampingRatio, velocity: constants.initialVelocity, place)
    case .keyframes(_, let whole, _):
      if segment.portion.isWhole { return ofCurve(whole, segment, place) }
      return whole == .linear ? nil : DiagnosisMessage.keyframeTimes(place)
    }
  }

  private func ofCurve(
    _ curve: TimingCurve, _ segment: Segment, _ place: SourcePlace?
  ) -> Cause? {
    let name = DiagnosisMessage.name(of: curve)
    if let spring = wanted.curve?.spring {
      return DiagnosisMessage.curveInstead(
        name, ratio: spring.damping, velocity: spring.velocity, place)
    }
    guard let asked = wanted.curve?.curve, asked != curve else {
      return groupCurve(segment, asked: wanted.curve?.name, place) ?? cut(segment)
    }
    return asked == curve.mirrored
      ? DiagnosisMessage.mirroredCurve(name, wanted: DiagnosisMessage.name(of: asked), place)
      : DiagnosisMessage.otherCurve(name, wanted: DiagnosisMessage.name(of: asked), place)
  }

  /// The curve of the group around an animation, which eases all of it once more.
  private func groupCurve(
    _ segment: Segment, asked: String?, _ place: SourcePlace?
  ) -> Cause? {
    guard let asked, let animation = timeline.run(serial: segment.serial)?.animation,
      case .group = animation.motion, let curve = animation.curve, curve != .linear
    else { return nil }
    return DiagnosisMessage.groupCurve(DiagnosisMessage.name(of: curve), wanted: asked, place)
  }

  /// Something that takes a move with the right curve away before its end.
  private func cut(_ segment: Segment) -> Cause? {
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
}
