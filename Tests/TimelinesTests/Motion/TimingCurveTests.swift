import Geometry
import Testing
import Timelines

@Suite struct TimingCurveTests {
  /// A curve with its progress at 0, 0.01 … 1.
  struct Row: CustomTestStringConvertible {
    var name: String
    var curve: TimingCurve
    var progress: [Double]
    var testDescription: String { name }
  }

  static func rows(_ file: String) -> [Row] {
    var rows: [Row] = []
    for words in tableLines(file) {
      if words[0] == "curve" {
        let n = words.dropFirst(2).compactMap { Double($0) }
        rows.append(
          Row(
            name: words[1],
            curve: TimingCurve(
              control1: Point(x: n[0], y: n[1]), control2: Point(x: n[2], y: n[3])),
            progress: []))
      } else {
        rows[rows.count - 1].progress += words.compactMap { Double($0) }
      }
    }
    return rows
  }

  @Test func hasBothTables() {
    for file in ["bezier-exact.txt", "bezier-browser.txt"] {
      let rows = TimingCurveTests.rows(file)
      #expect(rows.count == 14)
      #expect(rows.allSatisfy { $0.progress.count == 101 })
    }
  }

  /// Bracketed root finding in doubles; they hold to 1e-12.
  @Test(arguments: rows("bezier-exact.txt")) func solvesExactly(_ row: Row) {
    for (step, expected) in row.progress.enumerated() {
      let found = row.curve.progress(at: Double(step) / 100)
      #expect((found - expected).magnitude < 1e-12, "at \(step)")
    }
  }

  @Test(arguments: rows("bezier-browser.txt")) func agreesWithABrowser(_ row: Row) {
    for (step, expected) in row.progress.enumerated() {
      let found = row.curve.progress(at: Double(step) / 100)
      #expect((found - expected).magnitude < 2.69e-7, "at \(step)")
    }
  }

  /// Values measured on a device (2e-6), and 30-digit solves checked against UIKit's frames.
  static let measured: [(curve: TimingCurve, at: Double, progress: Double, tolerance: Double)] = [
    (.easeIn, 0.25, 0.09346466, 2e-6), (.easeIn, 0.5, 0.31535682, 2e-6),
    (.easeIn, 0.75, 0.6218605, 2e-6), (.easeOut, 0.25, 0.37813953, 2e-6),
    (.easeOut, 0.5, 0.6846432, 2e-6), (.easeOut, 0.75, 0.9065353, 2e-6),
    (.easeInEaseOut, 0.25, 0.12916191, 2e-6), (.easeInEaseOut, 0.5, 0.5, 2e-6),
    (.easeInEaseOut, 0.75, 0.8708381, 2e-6), (.easeInEaseOut, 0.1, 0.0197224535, 1e-9),
    (.easeInEaseOut, 0.2, 0.0816598563, 1e-9), (.easeInEaseOut, 0.25, 0.129161931, 1e-9),
    (.easeInEaseOut, 0.4, 0.3318838701, 1e-9), (.easeInEaseOut, 0.6, 0.6681161299, 1e-9),
    (.easeInEaseOut, 0.75, 0.870838069, 1e-9), (.easeInEaseOut, 0.9, 0.9802775465, 1e-9),
    (.easeIn, 0.25, 0.0934646507, 1e-9), (.easeIn, 0.5, 0.3153568126, 1e-9),
    (.easeIn, 0.75, 0.6218618692, 1e-9), (.easeOut, 0.25, 0.3781381308, 1e-9),
    (.easeOut, 0.5, 0.6846431874, 1e-9), (.easeOut, 0.75, 0.9065353493, 1e-9),
    (.standard, 0.25, 0.40851059, 1e-8), (.standard, 0.5, 0.80240339, 1e-8),
    (.standard, 0.1844, 0.2599, 1e-3), (.standard, 0.1, 0.094796, 1e-6),
    (.standard, 0.9, 0.994316, 1e-6),
    (TimingCurve(control1: Point(x: 0, y: 1), control2: Point(x: 1, y: 0)), 0.104, 0.392, 1e-3),
    // Assertions of another animation library, to its own tolerance.
    (.easeInEaseOut, 0.1, 0.01965137, 1e-3), (.easeInEaseOut, 0.2, 0.08141362, 1e-3),
    (.easeInEaseOut, 0.3, 0.18717058, 1e-3), (.easeInEaseOut, 0.4, 0.33183207, 1e-3),
    (.easeInEaseOut, 0.6, 0.66816793, 1e-3), (.easeInEaseOut, 0.7, 0.81282942, 1e-3),
    (.easeInEaseOut, 0.8, 0.91858638, 1e-3), (.easeInEaseOut, 0.9, 0.98034863, 1e-3),
    // Tests that also run against Apple's SwiftUI; beyond what a timing function may be.
    (TimingCurve(control1: Point(x: -0.5, y: 2), control2: Point(x: 1.5, y: -1)), 0.5, 0.5, 0.01),
  ]

  /// Places of a move of 100 points from 50, read off an iPhone's frames at about these times.
  @Test func agreesWithPixelsOfADevice() {
    let move = 50 + 100 * TimingCurve.easeInEaseOut.progress(at: 0.243)
    #expect((move - 62.14).magnitude < 0.1)
    let spring = SpringConstants.fitting(duration: 1, dampingRatio: 0.5, velocity: 0)
    #expect((50 + 100 * spring.value(at: 0.297) - 166.15).magnitude < 0.1)
  }

  @Test(arguments: measured.indices) func agreesWithDevices(_ index: Int) {
    let row = TimingCurveTests.measured[index]
    #expect((row.curve.progress(at: row.at) - row.progress).magnitude < row.tolerance)
  }

  @Test(arguments: rows("bezier-exact.txt")) func isExactAtItsEndsAndClamped(_ row: Row) {
    #expect(row.curve.progress(at: 0) == 0)
    #expect(row.curve.progress(at: 1) == 1)
    #expect(row.curve.progress(at: -3) == 0)
    #expect(row.curve.progress(at: 4) == 1)
    #expect(row.curve.progress(at: .nan) == 0)
  }

  @Test(arguments: [TimingCurve.linear, .easeIn, .easeOut, .easeInEaseOut, .standard])
  func invertsItself(_ curve: TimingCurve) {
    for step in 0...100 {
      let fraction = Double(step) / 100
      #expect((curve.fraction(at: curve.progress(at: fraction)) - fraction).magnitude < 1e-9)
    }
  }

  /// Relative times of keyframes under the default curve, worked out in the course's notes.
  @Test(arguments: [
    (0.1, 0.22071), (0.25, 0.3462), (0.5, 0.5), (0.51, 0.5058), (0.52, 0.5116), (0.55, 0.52906),
  ])
  func tellsWhenAProgressIsReached(_ progress: Double, _ fraction: Double) {
    #expect((TimingCurve.easeInEaseOut.fraction(at: progress) - fraction).magnitude < 5e-5)
  }

  /// Published slopes of the named curves, to two decimals.
  @Test(arguments: [
    (TimingCurve.easeIn, [(0.25, 0.67), (0.5, 1.07), (0.75, 1.37)]),
    (.easeOut, [(0.25, 1.37), (0.5, 1.07), (0.75, 0.67)]),
    (.easeInEaseOut, [(0.25, 1.06), (0.5, 1.72), (0.75, 1.06)]),
    (
      TimingCurve(control1: Point(x: 0.25, y: 0.1), control2: Point(x: 0.75, y: 0.9)),
      [(0.5, 1.199)]
    ),
  ])
  func hasThePublishedSlopes(_ curve: TimingCurve, _ slopes: [(at: Double, slope: Double)]) {
    for (at, expected) in slopes {
      let slope = (curve.progress(at: at + 1e-5) - curve.progress(at: at - 1e-5)) / 2e-5
      #expect((slope - expected).magnitude < 0.01)
    }
  }
}
