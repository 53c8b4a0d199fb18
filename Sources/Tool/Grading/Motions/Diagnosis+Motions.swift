import Evaluation
import Lessons
import Timelines

// Moves that pass the expected value at another time, with another curve, or not at all.

extension Diagnosis {
  /// The line to blame for how long and in which way a stretch goes.
  func callPlace(_ segment: Segment) -> SourcePlace? {
    answer.callPlace(of: segment) ?? answer.place(of: segment.sites)
  }

  /// The line that says where a stretch goes: of several that set the property with it, the last.
  func settingPlace(of segment: Segment, _ reference: PropertyReference) -> SourcePlace? {
    let added = timeline.run(serial: segment.serial)?.added.seconds ?? segment.begin
    return answer.cause(of: reference, from: added, to: added) ?? answer.place(of: segment.sites)
  }

  /// Where a stretch goes from and to; angles of a layer animation as they were written.
  func ends(of segment: Segment, in other: Timeline? = nil) -> (from: Value, to: Value) {
    guard let turn = turn(of: segment, in: other ?? timeline), turn.isAngle else {
      return (segment.from, segment.to)
    }
    return (.number(turn.from), .number(turn.to))
  }

  /// The stretches in which a property goes anywhere; a whole turn of a layer does, too.
  func moves(_ reference: PropertyReference) -> [Segment] {
    answer.segments(of: reference).filter { isMove($0) }
  }

  private func isMove(_ segment: Segment, in other: Timeline? = nil) -> Bool {
    if segment.isMove { return true }
    let (from, to) = ends(of: segment, in: other)
    return from.difference(from: to).map { $0 > 1e-9 } ?? false
  }

  /// A running move that is eased in where it should be eased out, or the other way round.
  func ofMirroredCurve(
    _ segments: [Segment], _ reference: PropertyReference, expected: Value, at moment: Moment
  ) -> Cause? {
    guard
      let running = segments.last(where: { $0.begin < moment.time && $0.end > moment.time }),
      case .curve(let curve) = running.pacing, running.cycles.count == 1,
      running.portion.isWhole, running.cycles.duration > 0
    else { return nil }
    let mirror = curve.mirrored
    let fraction = (moment.time - running.begin) / running.cycles.duration
    let there = running.from.interpolated(to: running.to, mirror.progress(at: fraction))
    guard curve != mirror, Tolerance.range(running.from, running.to).accepts(there, expected)
    else { return nil }
    return DiagnosisMessage.mirroredCurve(
      DiagnosisMessage.name(of: curve), wanted: DiagnosisMessage.name(of: mirror),
      value: ValueText.value(there, unit: ValueText.unit(of: reference.path)), callPlace(running))
  }

  /// A layer animation without values, which has nowhere to go.
  func ofMissingValues(_ reference: PropertyReference) -> Cause? {
    for segment in answer.segments(of: reference) where !isMove(segment) {
      guard let animation = timeline.run(serial: segment.serial)?.animation,
        animation.block == nil, animation.animator == nil,
        case .basic(let from, let to, let by) = animation.motion,
        [from, to, by].compactMap({ $0 }).count < 2
      else { continue }
      if let remark = ofRemark() { return remark }
      let unit = ValueText.unit(of: reference.path)
      return DiagnosisMessage.valuesMissing(
        answer.words(reference), at: ValueText.value(segment.from, unit: unit),
        answer.place(of: segment.sites))
    }
    return nil
  }

  /// A move that does pass the expected value, but at another time, or keyframes that never do.
  func onTheWay(
    _ segments: [Segment], _ reference: PropertyReference, expected: Value, at moment: Moment
  ) -> Cause? {
    guard !reference.isModel, let wanted = expected.number,
      valueBeforeLearner(reference).map({ !Tolerance.standard.accepts($0, expected) }) ?? true
    else { return nil }
    let unit = ValueText.unit(of: reference.path)
    let text = ValueText.value(expected, unit: unit)
    var keyframes: Segment?
    for segment in segments {
      var isKeyed = false
      if case .keyframes = segment.pacing { isKeyed = true }
      if isKeyed { keyframes = keyframes ?? segment }
      let (start, stop) = ends(of: segment)
      guard let from = start.number, let to = stop.number,
        (wanted - from) * (wanted - to) < 0 || isKeyed,
        let time = passing(reference, wanted, from: segment.begin, to: segment.end),
        (time - moment.time).magnitude > 0.002, time > 0 || !isKeyed
      else { continue }
      return DiagnosisMessage.passesAt(text, at: time, wanted: moment.time, callPlace(segment))
    }
    return keyframes.map { DiagnosisMessage.keyframesMiss(text, callPlace($0)) }
  }

  /// When a property first has a value within a stretch of time.
  func passing(
    _ reference: PropertyReference, _ wanted: Double, from begin: Double, to end: Double
  ) -> Double? {
    guard begin.isFinite, end.isFinite, end > begin else { return nil }
    let isTurn = reference.path.component.hasPrefix("rotation")
    // A keyframe may be a peak between two of the samples.
    let keys = answer.instants.filter { $0 > begin && $0 < end }
    let grid = (0...600).map { begin + (end - begin) * Double($0) / 600 }
    let times = (grid + keys).sorted()
    var last: (time: Double, value: Double)?
    for index in times.indices {
      let time = times[index]
      let side: Side = time == end ? .before : .from
      guard let value = timeline.value(reference, at: time, side).number else { return nil }
      if (value - wanted).magnitude < 1e-6 { return time }
      // An angle leaps from one end of its range to the other without passing what lies between.
      if let last, (last.value - wanted) * (value - wanted) < 0,
        !isTurn || (last.value - value).magnitude < Double.pi
      {
        let share = (wanted - last.value) / (value - last.value)
        return last.time + (time - last.time) * share
      }
      last = (time, value)
    }
    return nil
  }

  // MARK: What the exercise's own solution does

  /// The moves of a property in the exercise's own solution; nil if nobody knows.
  func solutionMoves(_ reference: PropertyReference) -> [Segment]? {
    guard let solution = answer.solution(),
      let own = try? solution.resolve(Self.plainName(reference))
    else { return nil }
    return solution.track(own).segments.filter { isMove($0, in: solution) }
  }

  /// The repeated or returning move of the solution that runs at a time.
  func solutionMotion(_ reference: PropertyReference, at time: Double) -> Segment? {
    solutionMoves(reference)?.first { other in
      other.begin <= time + 1e-6 && other.end > time + 1e-6
        && (other.cycles.count > 1 || other.cycles.autoreverses)
    }
  }

  /// The repeated or returning move of the solution that runs while a move of the learner's does.
  func solutionMotion(_ reference: PropertyReference, near segment: Segment) -> Segment? {
    solutionMoves(reference)?.first { other in
      other.begin < segment.end && other.end > segment.begin
        && (other.cycles.count > 1 || other.cycles.autoreverses)
    }
  }

  /// Whether the exercise wants the property to move: its solution moves it, or nobody knows.
  func isMeantToMove(_ reference: PropertyReference) -> Bool {
    solutionMoves(reference).map { !$0.isEmpty } ?? true
  }
}
