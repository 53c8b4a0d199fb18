import Evaluation
import Geometry
import Timelines

extension Diagnosis {
  /// What kind of spring moves a property, and which one is asked for.
  ///
  /// - Parameters:
  ///   - reference: what should overshoot.
  ///   - percent: how far it should go beyond its target.
  ///   - found: how far it does go, in percent.
  /// - Returns: a sentence, or nil where nothing is known.
  func ofSpring(
    _ reference: PropertyReference, overshoot percent: Double, found: Double
  ) -> Cause? {
    let segments = moves(reference)
    for segment in segments {
      guard case .spring(let constants) = segment.pacing else { continue }
      let place = callPlace(segment)
      if let own = solutionSpring(reference), own.initialVelocity != constants.initialVelocity {
        return ofSpring(
          constants, ratio: own.dampingRatio, velocity: own.initialVelocity, place)
      }
      guard constants.initialVelocity == 0, let wanted = Self.dampingRatio(overshoot: percent)
      else {
        return DiagnosisMessage.springFound(
          ratio: constants.dampingRatio, velocity: constants.initialVelocity, place)
      }
      return DiagnosisMessage.dampingForOvershoot(
        constants.dampingRatio, wanted: wanted, percent: percent, place)
    }
    if segments.isEmpty { return ofStill(reference) }
    // What does go beyond its target needs no spring to do so.
    return found < 0.05 ? DiagnosisMessage.noSpring(segments.first.flatMap(callPlace)) : nil
  }

  /// The damping ratio of a spring without initial velocity that goes so many percent too far.
  private static func dampingRatio(overshoot percent: Double) -> Double? {
    if percent == 0 { return 1 }
    guard percent > 0, percent < 100 else { return nil }
    let logarithm = Elementary.log(percent / 100)
    return -logarithm / (Double.pi * Double.pi + logarithm * logarithm).squareRoot()
  }

  /// How a spring differs from the one that is asked for; nil if it is that one.
  func ofSpring(
    _ found: SpringConstants, ratio: Double, velocity: Double, _ place: SourcePlace?
  ) -> Cause? {
    let isOtherRatio = (found.dampingRatio - ratio).magnitude > 0.002
    let isOtherVelocity = (found.initialVelocity - velocity).magnitude > 0.002
    switch (isOtherRatio, isOtherVelocity) {
    case (true, true):
      return DiagnosisMessage.otherSpring(
        ratio: found.dampingRatio, velocity: found.initialVelocity, wantedRatio: ratio,
        wantedVelocity: velocity, place)
    case (true, false):
      return DiagnosisMessage.otherDamping(found.dampingRatio, wanted: ratio, place)
    case (false, true):
      return DiagnosisMessage.otherVelocity(found.initialVelocity, wanted: velocity, place)
    case (false, false): return nil
    }
  }

  /// The initial velocity that a speed at the beginning of a spring takes, or the spring that is
  /// missing.
  func ofSpeed(_ reference: PropertyReference, wanted: Double, at time: Double) -> Cause? {
    let segments = moves(reference)
    if segments.isEmpty { return ofStill(reference) }
    for segment in segments where (segment.begin - time).magnitude < 0.001 {
      guard let from = segment.from.number, let to = segment.to.number, from != to else {
        continue
      }
      switch segment.pacing {
      case .spring(let constants):
        return DiagnosisMessage.velocityForSpeed(
          constants.initialVelocity, wanted: wanted / (to - from), speed: wanted, way: to - from,
          callPlace(segment))
      case .curve(let curve):
        guard let own = solutionSpring(reference, at: time) else { continue }
        return DiagnosisMessage.curveInstead(
          DiagnosisMessage.name(of: curve), ratio: own.dampingRatio, velocity: own.initialVelocity,
          callPlace(segment))
      case .keyframes: continue
      }
    }
    return nil
  }
}
