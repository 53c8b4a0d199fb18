import Evaluation
import Timelines

extension Diagnosis {
  /// A keyframe whose relative times are the seconds that are asked for.
  ///
  /// - Parameters:
  ///   - segment: the stretch between two keyframes.
  ///   - begin: when it should begin; nil when only its end is known.
  ///   - end: when it should end.
  /// - Returns: a sentence, if its fractions are just those seconds and that is what is wrong.
  func ofSeconds(_ segment: Segment, from begin: Double?, to end: Double) -> Cause? {
    guard case .keyframes(_, let whole, _) = segment.pacing, segment.cycles.count == 1,
      // Of a keyframe that takes all the time, the duration of the whole says how long it is.
      !segment.portion.isWhole,
      let timing = timeline.run(serial: segment.serial)?.animation.timing
    else { return nil }
    let length = timing.duration / (timing.speed == 0 ? 1 : timing.speed.magnitude)
    let start = segment.begin - length * segment.portion.begin
    let fractions = [segment.portion.begin, segment.portion.end].map(whole.progress)
    let isEarlyOrLate =
      (segment.end - end).magnitude > 0.001
      || begin.map { (segment.begin - $0).magnitude > 0.001 } ?? false
    guard (length - 1).magnitude > 0.001, isEarlyOrLate else { return nil }
    let wanted = (begin: begin.map { $0 - start }, end: end - start)
    let endsThere = (fractions[1] - wanted.end).magnitude < 0.001
    // What would end after 1 is cut there.
    let isCut = fractions[1] > 0.999 && wanted.end > 1 && wanted.begin ?? 0 > 0.001
    guard endsThere || isCut,
      wanted.begin.map({ (fractions[0] - $0).magnitude < 0.001 }) ?? endsThere
    else { return nil }
    let needed = [wanted.begin ?? wanted.end, wanted.end].map { whole.progress(at: $0 / length) }
    guard needed[0] <= needed[1], needed[1] <= 1 else { return nil }
    let hasBegin = begin != nil && needed[0] < needed[1] - 1e-6
    // What goes on until the end was not meant to end at a second unless that second says so.
    guard hasBegin || fractions[1] < 0.999 else { return nil }
    return DiagnosisMessage.secondsAsFractions(
      hasBegin ? fractions[0]...fractions[1] : fractions[1]...fractions[1], of: length,
      shown: hasBegin ? segment.begin...segment.end : segment.end...segment.end,
      wanted: needed[0]...needed[1], answer.place(of: segment.sites))
  }

  /// Key times of a layer animation that end at its duration in place of 1.
  func ofKeyTimes(_ reference: PropertyReference) -> Cause? {
    if let ignored = ofIgnoredKeyTimes(reference) { return ignored }
    let roots = PlayedAnswer.causes(of: reference.root)
    for run in timeline.runs where run.object == reference.object {
      guard !roots.isDisjoint(with: run.animation.roots), run.animation.block == nil,
        case .keyframes(let frames) = run.animation.motion, let last = frames.keyTimes?.last
      else { continue }
      let duration = run.animation.timing.duration
      let isOver = last > 1.001
      let isDuration = (last - duration).magnitude < 0.001 && (last - 1).magnitude > 0.001
      if isOver || isDuration && frames.mode != .discrete {
        return DiagnosisMessage.keyTimesInSeconds(
          last, of: duration, answer.place(of: run.sites))
      }
    }
    return nil
  }

  /// Key times that Core Animation does not take, as the engine remarks on the line of the animation.
  private func ofIgnoredKeyTimes(_ reference: PropertyReference) -> Cause? {
    let lines = answer.segments(of: reference).compactMap { answer.place(of: $0.sites)?.line }
    for note in timeline.notes where note.rule == "key-times" {
      guard let place = answer.place(of: note.sites), lines.contains(place.line) else { continue }
      let run = timeline.runs.first { answer.place(of: $0.sites)?.line == place.line }
      return DiagnosisMessage.keyTimesIgnored(
        note.text, of: run?.animation.timing.duration ?? 0, place)
    }
    return nil
  }
}
