import Geometry

extension SpringConstants {
  /// The spring that `UIView.animate(withDuration:…usingSpringWithDamping:…)` makes.
  ///
  /// Mass 1. With z the ratio, W = w·duration and u = velocity·duration, the stiffness is the one
  /// for which the *sine* part has shrunk to 0.001 at the end: |(u/W - z)/√(1 - z²)|·e^(-zW) = 0.001,
  /// or |u - W - 1|·e^(-W) = 0.001 at z = 1. Solved as UIKit does: Newton's method from 5, twelve
  /// steps; without velocity in closed form. Measured on 2,457 calls.
  ///
  /// - Parameters:
  ///   - duration: seconds, greater than 0.
  ///   - dampingRatio: unitless; above 1 counts as 1, below 0.01 as 0.01.
  ///   - velocity: moves per second, positive toward the target.
  /// - Returns: constants whose motion UIKit cuts at `duration`.
  package static func fitting(
    duration: Double, dampingRatio: Double, velocity: Double = 0
  ) -> SpringConstants {
    let z = min(max(dampingRatio, 0.01), 1)
    let u = velocity * duration
    let w = (velocity == 0 ? restingRoot(z) : newtonRoot(z, u)) / duration
    return SpringConstants(
      mass: 1, stiffness: w * w, damping: 2 * z * w, initialVelocity: velocity)
  }

  private static let tolerance = 0.001

  private static func restingRoot(_ z: Double) -> Double {
    if z == 1 { return 9.233413476451586 }
    return Elementary.log(z / (tolerance * (1 - z * z).squareRoot())) / z
  }

  private static func newtonRoot(_ z: Double, _ u: Double) -> Double {
    var root = 5.0
    for _ in 0..<12 {
      let (value, slope) = z < 1 ? underdamped(root, z, u) : critical(root, u)
      guard slope != 0, slope.isFinite, value.isFinite else { break }
      let next = root - value / slope
      root = next > 0 ? next : root / 2
    }
    return root
  }

  private static func underdamped(
    _ root: Double, _ z: Double, _ u: Double
  ) -> (value: Double, slope: Double) {
    let width = (1 - z * z).squareRoot()
    let sine = (u / root - z) / width
    let sign = sine < 0 ? -1.0 : 1.0
    let decay = Elementary.exp(-z * root)
    let sineSlope = -u / (root * root) / width
    return (sine.magnitude * decay - tolerance, decay * sign * (sineSlope - z * sine))
  }

  private static func critical(_ root: Double, _ u: Double) -> (value: Double, slope: Double) {
    let factor = u - root - 1
    let sign = factor < 0 ? -1.0 : 1.0
    let decay = Elementary.exp(-root)
    return (factor.magnitude * decay - tolerance, decay * sign * (-1 - factor))
  }

  /// The spring of iOS 17's `init(perceptualDuration:bounce:)` and `animate(springDuration:bounce:)`.
  ///
  /// Ratio 1 - bounce, or 1/(1 + bounce) below 0; stiffness (2π/duration)². Measured on 60 calls.
  ///
  /// - Parameters:
  ///   - duration: seconds, greater than 0; how long the move seems to take.
  ///   - bounce: unitless, -1...1; 0 does not overshoot.
  ///   - velocity: moves per second, positive toward the target.
  ///   - allowsOverdamping: true for the two calls named; `UISpringTimingParameters` says false.
  package init(
    duration: Double, bounce: Double, velocity: Double = 0, allowsOverdamping: Bool = true
  ) {
    let w = 2 * Elementary.pi / duration
    let z = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: w * w, damping: 2 * z * w, initialVelocity: velocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// The seconds the move seems to take: 2π·√(m/k).
  package var perceptualDuration: Double { 2 * Elementary.pi * (mass / stiffness).squareRoot() }

  /// How bouncy the spring is: 1 - ratio, or 1/ratio - 1 for a ratio above 1.
  package var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Whether UIKit's own result for these inputs is unstable, so that nothing is promised for it.
  package static func isUnstableFit(
    duration: Double, dampingRatio: Double, velocity: Double
  ) -> Bool {
    let z = min(max(dampingRatio, 0.01), 1)
    let u = velocity * duration
    guard velocity != 0, let upper = bands.firstIndex(where: { $0.ratio >= z }) else {
      return false
    }
    let above = bands[upper]
    let below = upper == 0 ? above : bands[upper - 1]
    let span = above.ratio - below.ratio
    let share = span == 0 ? 0 : (z - below.ratio) / span
    let low = below.low.interpolated(to: above.low, share) - 0.15
    let high = below.high.interpolated(to: above.high, share) + 0.15
    return u >= low && u <= high
  }

  /// Where UIKit's solver misses, by damping ratio, as intervals of velocity · duration (measured).
  private static let bands: [(ratio: Double, low: Double, high: Double)] = [
    (0.05, 0.05, 0.10), (0.1, 0.15, 0.25), (0.2, 0.50, 0.50), (0.3, 0.85, 1.05),
    (0.4, 1.30, 1.40), (0.5, 1.70, 1.90), (0.6, 2.15, 2.30), (0.7, 2.65, 2.75),
    (0.8, 3.10, 3.30), (0.9, 3.60, 3.75), (0.95, 3.80, 4.00), (0.99, 4.00, 4.20),
    (1, 4.85, 5.95),
  ]
}
