import Evaluation
import Lessons
import Timelines

// Moves that pass the expected value at another time, with another curve, or not at all.

extension Diagnosis {
  /// A running move that is eased in where it should be eased out, or the other way round.
  func ofMirroredCurve(
    _ segments: [Segment], _ reference: PropertyReference, expected: Value, at moment: Moment
  ) -> String? {
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
      value: ValueText.value(there, unit: ValueText.unit(of: reference.path)),
      answer.callPlace(of: running) ?? answer.place(of: running.sites))
  }

  /// A layer animation without values, which has nowhere to go.
  func ofMissingValues(_ reference: PropertyReference) -> String? {
    for segment in answer.segments(of: reference) where !segment.isMove {
      guard let animation = timeline.run(serial: segment.serial)?.animation,
        animation.block == nil, animation.animator == nil,
        case .basic(let from, let to, let by) = animation.motion,
        [from, to, by].compactMap({ $0 }).count < 2
      else { continue }
      let unit = ValueText.unit(of: reference.path)
      return DiagnosisMessage.valuesMissing(
        answer.words(reference), at: ValueText.value(segment.from, unit: unit),
        answer.place(of: segment.sites))
    }
    return nil
  }

  /// A move that does pass the expected value, but at another time.
  func onTheWay(
    _ segments: [Segment], _ reference: PropertyReference, expected: Value, at moment: Moment
  ) -> String? {
    guard !reference.isModel, let wanted = expected.number else { return nil }
    for segment in segments {
      guard let from = segment.from.number, let to = segment.to.number,
        (wanted - from) * (wanted - to) < 0,
        let time = passing(reference, wanted, from: segment.begin, to: segment.end),
        (time - moment.time).magnitude > 0.002
      else { continue }
      let unit = ValueText.unit(of: reference.path)
      return DiagnosisMessage.passesAt(
        ValueText.value(expected, unit: unit), at: time, wanted: moment.time,
        answer.callPlace(of: segment) ?? answer.place(of: segment.sites))
    }
    return nil
  }

  /// When a property first has a value within a stretch of time.
  func passing(
    _ reference: PropertyReference, _ wanted: Double, from begin: Double, to end: Double
  ) -> Double? {
    guard begin.isFinite, end.isFinite, end > begin else { return nil }
    let count = 600
    var last: (time: Double, value: Double)?
    for index in 0...count {
      let time = begin + (end - begin) * Double(index) / Double(count)
      let side: Side = index == count ? .before : .from
      guard let value = timeline.value(reference, at: time, side).number else { return nil }
      if (value - wanted).magnitude < 1e-6 { return time }
      if let last, (last.value - wanted) * (value - wanted) < 0 {
        let share = (wanted - last.value) / (value - last.value)
        return last.time + (time - last.time) * share
      }
      last = (time, value)
    }
    return nil
  }

  /// Whether the solution's own motion repeats at a time.
  func solutionRepeats(_ reference: PropertyReference, at time: Double) -> Bool {
    guard let solution = answer.solution(),
      let own = try? solution.resolve(Self.plainName(reference))
    else { return false }
    return solution.track(own).segments.contains { other in
      other.begin <= time && other.end > time && other.cycles.count > 1
    }
  }

  /// Whether the solution's own motion repeats or goes back as the learner's does.
  func solutionRepeats(_ reference: PropertyReference, near segment: Segment) -> Bool {
    guard let solution = answer.solution(),
      let own = try? solution.resolve(Self.plainName(reference))
    else { return false }
    return solution.track(own).segments.contains { other in
      other.begin < segment.end && other.end > segment.begin
        && other.cycles.autoreverses == segment.cycles.autoreverses
        && (other.cycles.count > 1) == (segment.cycles.count > 1)
    }
  }
}
