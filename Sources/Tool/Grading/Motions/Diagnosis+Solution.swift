import Evaluation
import Lessons
import Timelines

// Moves that differ in one thing only from those of the exercise's own solution.

extension Diagnosis {
  /// The one thing in which the learner's moves of a property differ from the solution's, where the
  /// solution shows the right value at that moment.
  ///
  /// The moves are compared in order, and the first that differs must differ in one thing only: then
  /// nothing else can have made the value wrong.
  func ofSoleDifference(
    _ segments: [Segment], _ reference: PropertyReference, expected: Value, at moment: Moment
  ) -> Cause? {
    guard !reference.isModel, let solution = answer.solution(),
      let own = try? solution.resolve(Self.plainName(reference)),
      Tolerance.range(segments.first?.from ?? .none, segments.first?.to ?? .none)
        .accepts(solution.value(own, at: moment.time, moment.side), expected),
      let moves = solutionMoves(reference), moves.count == segments.count
    else { return nil }
    let unit = ValueText.unit(of: reference.path)
    let value = ValueText.value(expected, unit: unit)
    for (found, wanted) in zip(segments, moves)
    where min(found.begin, wanted.begin) <= moment.time + 1e-6 {
      if let eased = ofEasedKeyframes(found, wanted, value: value) { return eased }
      let differences = self.differences(found, wanted, in: solution)
      guard let only = differences.first else { continue }
      guard differences.count == 1, found.cycles.count == wanted.cycles.count,
        found.cycles.autoreverses == wanted.cycles.autoreverses
      else { return nil }
      // Whatever goes to the value itself, goes to another.
      if only == .to, Tolerance.standard.accepts(wanted.to, expected) { return nil }
      return sentence(
        only, found, wanted, in: solution, value: value, unit: unit, reference)
    }
    return nil
  }

  /// Keyframes whose whole is eased in another way, so that all their times differ.
  private func ofEasedKeyframes(_ found: Segment, _ wanted: Segment, value: String) -> Cause? {
    guard case .keyframes(_, let curve, _) = found.pacing,
      case .keyframes(_, let asked, _) = wanted.pacing, curve != asked
    else { return nil }
    return DiagnosisMessage.withOtherCurve(
      DiagnosisMessage.name(of: curve), wanted: DiagnosisMessage.name(of: asked), value: value,
      callPlace(found))
  }

  private func differences(
    _ found: Segment, _ wanted: Segment, in solution: Timeline
  ) -> [Difference] {
    var copies = (found: found, wanted: wanted)
    (copies.found.from, copies.found.to) = ends(of: found)
    (copies.wanted.from, copies.wanted.to) = ends(of: wanted, in: solution)
    copies.found.cycles.duration = wholeDuration(found, in: timeline)
    copies.wanted.cycles.duration = wholeDuration(wanted, in: solution)
    return Difference.allCases.filter { $0.holds(copies.found, copies.wanted) }
  }

  /// Seconds of one run of all of an animation, of whose keyframes a stretch may be one.
  private func wholeDuration(_ segment: Segment, in timeline: Timeline) -> Double {
    guard case .keyframes = segment.pacing,
      let timing = timeline.run(serial: segment.serial)?.animation.timing
    else { return segment.cycles.duration }
    return timing.duration / (timing.speed == 0 ? 1 : timing.speed.magnitude)
  }

  /// Something in which two moves may differ.
  private enum Difference: CaseIterable {
    case from, to, begin, duration, pacing

    func holds(_ found: Segment, _ wanted: Segment) -> Bool {
      let tolerance = Tolerance.range(wanted.from, wanted.to)
      switch self {
      case .from: return !tolerance.accepts(found.from, wanted.from)
      case .to: return !tolerance.accepts(found.to, wanted.to)
      case .begin: return (found.begin - wanted.begin).magnitude > 0.001
      case .duration:
        return (found.cycles.duration - wanted.cycles.duration).magnitude > 0.001
      case .pacing: return found.pacing != wanted.pacing || found.portion != wanted.portion
      }
    }
  }

  private func sentence(
    _ difference: Difference, _ found: Segment, _ wanted: Segment, in solution: Timeline,
    value: String, unit: String, _ reference: PropertyReference
  ) -> Cause? {
    let place = callPlace(found)
    switch difference {
    case .from: return nil
    case .to:
      let goals = (ends(of: found).to, ends(of: wanted, in: solution).to)
      if let degrees = goals.0.number, let radians = goals.1.number, unit == "rad",
        (degrees * Double.pi / 180 - radians).magnitude < 1e-6
      {
        return DiagnosisMessage.degrees(
          degrees, radians: radians, settingPlace(of: found, reference))
      }
      let texts = ValueText.pair(goals.0, goals.1, unit: unit)
      return DiagnosisMessage.withOtherTarget(
        texts.0, wanted: texts.1, value: value, settingPlace(of: found, reference))
    case .begin:
      return DiagnosisMessage.withOtherBegin(
        found.begin, wanted: wanted.begin, value: value, place)
    case .duration:
      return DiagnosisMessage.withOtherDuration(
        wholeDuration(found, in: timeline), wanted: wholeDuration(wanted, in: solution),
        value: value, place)
    case .pacing:
      switch (found.pacing, wanted.pacing) {
      case (.curve(let left), .curve(let right)):
        return DiagnosisMessage.withOtherCurve(
          DiagnosisMessage.name(of: left), wanted: DiagnosisMessage.name(of: right), value: value,
          place)
      case (.spring(let left), .spring(let right)):
        return DiagnosisMessage.withOtherSpring(
          ratio: left.dampingRatio, velocity: left.initialVelocity,
          wantedRatio: right.dampingRatio, wantedVelocity: right.initialVelocity, value: value,
          place)
      case (.curve(let left), .spring(let right)):
        return DiagnosisMessage.curveInstead(
          DiagnosisMessage.name(of: left), ratio: right.dampingRatio,
          velocity: right.initialVelocity, place)
      case (.spring, .curve(let right)):
        return DiagnosisMessage.springInstead(wanted: DiagnosisMessage.name(of: right), place)
      default: return nil
      }
    }
  }

  /// An earlier move that differs from the solution's in its duration alone, so that what follows
  /// starts from elsewhere.
  func ofEarlierDuration(_ reference: PropertyReference, before begin: Double) -> Cause? {
    let segments = moves(reference)
    guard let solution = answer.solution(), let moves = solutionMoves(reference),
      moves.count == segments.count
    else { return nil }
    for (found, wanted) in zip(segments, moves) where found.begin < begin - 0.001 {
      let differences = self.differences(found, wanted, in: solution)
      guard !differences.isEmpty else { continue }
      guard differences == [.duration] else { return nil }
      return DiagnosisMessage.otherDuration(
        found.cycles.duration, wanted: wanted.cycles.duration, callPlace(found))
    }
    return nil
  }

  /// The spring of the solution that moves a property at a time.
  func solutionSpring(_ reference: PropertyReference, at time: Double? = nil) -> SpringConstants? {
    let moves = solutionMoves(reference) ?? []
    for move in moves {
      guard case .spring(let constants) = move.pacing else { continue }
      if time.map({ move.begin <= $0 + 0.001 && move.end > $0 }) ?? true { return constants }
    }
    return nil
  }
}
