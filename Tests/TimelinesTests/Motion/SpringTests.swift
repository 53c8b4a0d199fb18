import Geometry
import Testing
import Timelines

@Suite struct SpringTests {
  /// A spring with its motion by numerical integration.
  struct Row: CustomTestStringConvertible {
    var spring: SpringConstants
    var fit: (ratio: Double, duration: Double)?
    var samples: [(time: Double, value: Double, velocity: Double)]
    var testDescription: String { "\(spring)" }
  }

  static let rows: [Row] = {
    var rows: [Row] = []
    for words in tableLines("springs-numeric.txt") {
      let n = words.compactMap { Double($0) }
      if words[0] == "spring" {
        rows.append(
          Row(
            spring: SpringConstants(
              mass: n[0], stiffness: n[1], damping: n[2], initialVelocity: n[3]),
            fit: n.count > 4 ? (n[4], n[5]) : nil, samples: []))
      } else {
        rows[rows.count - 1].samples.append((n[0], n[1], n[2]))
      }
    }
    return rows
  }()

  @Test func hasTheWholeTable() {
    #expect(SpringTests.rows.count == 13)
    #expect(SpringTests.rows.allSatisfy { $0.samples.count == 51 })
  }

  /// All but the overdamped row, which Core Animation clamps.
  @Test(arguments: rows.filter { $0.spring.dampingRatio <= 1 })
  func movesAsNumericsSay(_ row: Row) {
    let fastest = row.samples.map(\.velocity.magnitude).max() ?? 1
    for (time, value, velocity) in row.samples {
      #expect((row.spring.value(at: time) - value).magnitude < 2e-9, "at \(time)")
      #expect(
        (row.spring.velocity(at: time) - velocity).magnitude < 1e-8 * max(1, fastest),
        "at \(time)")
    }
  }

  @Test(arguments: rows.filter { $0.fit != nil }) func fitsAsUIKitDoes(_ row: Row) throws {
    let fit = try #require(row.fit)
    let spring = SpringConstants.fitting(
      duration: fit.duration, dampingRatio: fit.ratio, velocity: row.spring.initialVelocity)
    #expect((spring.stiffness / row.spring.stiffness - 1).magnitude < 1e-7)
    #expect((spring.damping / row.spring.damping - 1).magnitude < 1e-7)
  }

  /// Stiffness of the springs that UIKit made, measured: ratio, duration, velocity, stiffness.
  @Test(arguments: [
    (0.35, 1, 0, 286.40942818911714), (0.6, 0.8, 0, 190.21427544499548),
    (0.2, 1, 0, 707.2217886060563), (0.5, 1, 0, 161.7195025042016),
    (0.9, 1, 0, 71.92472915770972), (0.99, 1, 0, 80.02518243167793),
    (0.5, 0.5, 0, 646.8780100168065), (0.5, 2, 0, 40.4298756260504),
    (1, 1, 1, 83.13803615388531), (0.5, 1, 0.25, 159.67233773812114),
    (0.5, 1, 1.5, 147.61602003056592), (0.5, 1, -2, 175.4224123383425),
    (0.1, 0.1, 0, 212539.01), (0.2, 0.1, 0, 70722.179), (0.3, 0.1, 0, 36748.095),
    (0.4, 0.1, 0, 23093.675), (0.5, 0.1, 0, 16171.950), (0.6, 0.1, 0, 12173.714),
    (0.7, 0.1, 0, 9681.8644), (0.75, 0.1, 0, 8794.4696), (0.8, 0.1, 0, 8089.7372),
    (0.5, 0.1, 1, 16091.212), (0.5, 0.1, 10, 15286.841), (0.5, 0.1, 20, 1560.7796),
    (0.5, 0.1, -5, 16554.926), (0.8, 0.1, 1, 8058.2369), (0.8, 0.4, 0, 505.60858),
    (0.8, 0.4, 1, 497.53615), (1, 1, -5, 93.292174), (0.1, 1, 5, 1319.7803),
    (1, 0.25, 0, 1364.0948), (0.25, 3, 0, 54.833634),
  ])
  func hasTheMeasuredStiffness(
    _ ratio: Double, _ duration: Double, _ velocity: Double, _ stiffness: Double
  ) {
    let spring = SpringConstants.fitting(
      duration: duration, dampingRatio: ratio, velocity: velocity)
    #expect((spring.stiffness / stiffness - 1).magnitude < 2e-7)
    #expect((spring.dampingRatio - ratio).magnitude < 1e-12)
  }

  @Test func clampsTheRatio() {
    #expect(
      SpringConstants.fitting(duration: 1, dampingRatio: 5)
        == SpringConstants.fitting(duration: 1, dampingRatio: 1))
    #expect(SpringConstants.fitting(duration: 1, dampingRatio: 0).stiffness.isFinite)
  }

  /// Peaks of springs without velocity: e^(-πz/√(1-z²)) beyond the target.
  @Test(arguments: [(0.5, 1.16303, 0.2853), (0.7, 1.04599, 0.4471), (0.2, 1.52662, 0.1206)])
  func overshootsByTheRatioAlone(_ ratio: Double, _ peak: Double, _ time: Double) {
    let spring = SpringConstants.fitting(duration: 1, dampingRatio: ratio)
    #expect((spring.value(at: time) - peak).magnitude < 2e-5)
    #expect(spring.velocity(at: time).magnitude < 0.05)
  }

  @Test func fillsTheTableOfSamples() {
    func check(_ ratio: Double, _ values: [Double]) {
      let spring = SpringConstants.fitting(duration: 1, dampingRatio: ratio)
      for (step, value) in values.enumerated() {
        #expect((spring.value(at: Double(step) / 10) - value).magnitude < 1e-6)
      }
    }
    check(
      0.5,
      [
        0, 0.487823, 1.034971, 1.160347, 1.067019, 0.987155, 0.975056, 0.991651, 1.002993,
        1.003775, 1.000969,
      ])
    check(
      1,
      [
        0, 0.236069, 0.550908, 0.763768, 0.883191, 0.944477, 0.974322, 0.988361, 0.994805,
        0.997709, 0.999,
      ])
    check(
      0.2,
      [
        0, 1.443883, 0.896729, 0.951118, 1.085028, 0.930973, 1.040386, 0.983025, 1.003209,
        1.002617, 0.996248,
      ])
    let plain = SpringConstants(stiffness: 100, damping: 10)
    let values = [
      0, 0.340300, 0.849426, 1.124355, 1.153123, 1.074591, 1.002289, 0.974359, 0.979007,
      0.992934, 1.002170, 1.004305, 1.002585, 1.000448, 0.999401, 0.999365,
    ]
    for (step, value) in values.enumerated() {
      #expect((plain.value(at: Double(step) / 10) - value).magnitude < 1e-6)
    }
  }

  /// UIKit's own system spring is clamped to critical damping (measured).
  @Test func clampsTheSystemSpring() {
    let system = SpringConstants(mass: 3, stiffness: 1000, damping: 500)
    for (time, value) in [
      (0.05, 0.23223), (0.1, 0.54478), (0.2, 0.87928), (0.3, 0.97292), (0.4, 0.99441),
      (0.5, 0.99890),
    ] {
      #expect((system.value(at: time) - value).magnitude < 1e-5)
    }
    #expect((system.viewDuration - 0.5058237).magnitude < 1e-6)
  }

  @Test func staysAtRestOutsideItsTime() {
    let spring = SpringConstants(stiffness: 100, damping: 10)
    #expect(spring.value(at: 0) == 0)
    #expect(spring.value(at: -1) == 0)
    let infinite = SpringConstants(stiffness: 100, damping: .infinity, allowsOverdamping: true)
    #expect(infinite.value(at: 0.5) == 1)
  }
}
