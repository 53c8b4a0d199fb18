import Testing
import Timelines

@Suite struct SpringSettlingTests {
  /// Measured on QuartzCore in full digits, or documented by Apple where the tolerance is wide.
  static let rows: [(spring: SpringConstants, duration: Double, tolerance: Double)] = [
    (SpringConstants(stiffness: 100, damping: 10), 1.4727003346780927, 4e-16),
    (SpringConstants(stiffness: 100, damping: 1), 13.91321015404625, 4e-15),
    (SpringConstants(stiffness: 100, damping: 5), 2.854974609888761, 9e-16),
    (SpringConstants(stiffness: 100, damping: 15), 1.0220937981854987, 4e-16),
    (SpringConstants(stiffness: 100, damping: 20), 1, 1e-12),
    (SpringConstants(stiffness: 100, damping: 100), 1, 1e-12),
    (SpringConstants(duration: 1, bounce: 0.5), 2.3438753795710707, 9e-16),
    (response(0.5, ratio: 0.8), 0.7714094006693448, 4e-16),
    (response(1.5, ratio: 0.3), 5.71461784505134, 2e-15),
    (response(0.2, ratio: 1), 0.30000000000000004, 0),
    (SpringConstants(duration: 1, bounce: -0.5), 2.6, 0.11),
    (SpringConstants(duration: 1, bounce: -1), 0, 0),
  ]

  private static func response(_ response: Double, ratio: Double) -> SpringConstants {
    let w = 2 * Double.pi / response
    return SpringConstants(stiffness: w * w, damping: 2 * ratio * w)
  }

  @Test(arguments: rows.indices) func settlesWhenMeasured(_ index: Int) {
    let row = SpringSettlingTests.rows[index]
    #expect((row.spring.settlingDuration - row.duration).magnitude <= row.tolerance)
  }

  /// Measured with other tolerances.
  @Test func settlesWithinOtherTolerances() {
    let slow = SpringConstants(stiffness: 1, damping: 1, initialVelocity: 0.1)
    #expect((slow.settlingDuration(within: 0.1) - 5.364617037842078).magnitude < 2e-15)
    #expect((slow.settlingDuration(within: 0.005) - 11.35608158495006).magnitude < 4e-15)
    let critical = SpringSettlingTests.response(1, ratio: 1)
    for (tolerance, expected) in [
      (0.01, 1.0999999999999999), (0.02, 0.9999999999999999), (0.03, 0.8999999999999999),
      (0.04, 0.7999999999999999), (0.05, 0.7999999999999999),
    ] {
      #expect(critical.settlingDuration(within: tolerance) == expected)
    }
  }

  /// This project's choice for a spring without damping.
  @Test func neverSettlesWithoutDamping() {
    let endless = SpringConstants(stiffness: 100, damping: 0)
    #expect(endless.settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  /// `animate(springDuration:bounce:)`: stiffness, damping, end (measured).
  @Test(arguments: [
    (0.5, 0.0, 157.9137, 25.1327, 0.73490), (0.5, 0.15, 157.9137, 21.3628, 0.73665),
    (0.5, 0.3, 157.9137, 17.5929, 0.86296), (0.4, -0.2, 246.7401, 39.2699, 0.58792),
  ])
  func bouncesAsMeasured(
    _ duration: Double, _ bounce: Double, _ stiffness: Double, _ damping: Double, _ end: Double
  ) {
    let spring = SpringConstants(duration: duration, bounce: bounce)
    #expect((spring.stiffness - stiffness).magnitude < 1e-4)
    #expect((spring.damping - damping).magnitude < 1e-4)
    #expect((spring.viewDuration - end).magnitude < 1e-5)
    #expect((spring.perceptualDuration - duration).magnitude < 1e-12)
    #expect((spring.bounce - bounce).magnitude < 1e-12)
  }

  /// Velocity changes only the end of a spring with bounce 0 (measured).
  @Test(arguments: [(0.0, 0.73490), (1, 0.72833), (5, 0.69583)])
  func endsEarlierWithVelocity(_ velocity: Double, _ end: Double) {
    let spring = SpringConstants(duration: 0.5, bounce: 0, velocity: velocity)
    #expect((spring.viewDuration - end).magnitude < 1e-5)
  }

  /// The measured branch of overdamped springs overshoots, which no real spring does.
  @Test(arguments: [(0.0, 1.09921), (1, 1.11519)])
  func overshootsWithNegativeBounce(_ velocity: Double, _ peak: Double) {
    let spring = SpringConstants(duration: 0.4, bounce: -0.2, velocity: velocity)
    let highest = (0...4000).map { spring.value(at: Double($0) / 4000) }.max() ?? 0
    #expect((highest - peak).magnitude < 1e-5)
    let clamped = SpringConstants(
      duration: 0.4, bounce: -0.2, velocity: 0, allowsOverdamping: false)
    #expect((0...4000).allSatisfy { clamped.value(at: Double($0) / 4000) <= 1 })
  }

  @Test func knowsWhereUIKitIsUnstable() {
    #expect(SpringConstants.isUnstableFit(duration: 0.1, dampingRatio: 0.5, velocity: 18))
    #expect(SpringConstants.isUnstableFit(duration: 1, dampingRatio: 1, velocity: 5))
    #expect(!SpringConstants.isUnstableFit(duration: 1, dampingRatio: 1, velocity: 1))
    #expect(!SpringConstants.isUnstableFit(duration: 1, dampingRatio: 0.5, velocity: 0))
  }
}
