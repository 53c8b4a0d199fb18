import Geometry

/// Progress as a function of the fraction of time: a cubic Bézier from (0, 0) to (1, 1).
package struct TimingCurve: Hashable, Sendable {
  /// First control point; x in 0...1.
  package var control1: Point
  /// Second control point; x in 0...1.
  package var control2: Point

  package init(control1: Point, control2: Point) {
    self.control1 = control1
    self.control2 = control2
  }

  package static let linear = TimingCurve(
    control1: Point(x: 0, y: 0), control2: Point(x: 1, y: 1))
  package static let easeIn = TimingCurve(
    control1: Point(x: 0.42, y: 0), control2: Point(x: 1, y: 1))
  package static let easeOut = TimingCurve(
    control1: Point(x: 0, y: 0), control2: Point(x: 0.58, y: 1))
  package static let easeInEaseOut = TimingCurve(
    control1: Point(x: 0.42, y: 0), control2: Point(x: 0.58, y: 1))
  /// Core Animation's `default` curve, used by implicit layer animations.
  package static let standard = TimingCurve(
    control1: Point(x: 0.25, y: 0.1), control2: Point(x: 0.25, y: 1))
}
