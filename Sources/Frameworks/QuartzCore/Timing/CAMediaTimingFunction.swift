import CoreGraphics
import Engine
import Geometry
import Timelines

/// How progress follows time: a Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package let curve: TimingCurve

  package init(curve: TimingCurve) {
    self.curve = curve
  }

  /// One of the named curves; an unknown name means linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(curve: name.curve)
  }

  /// A curve by its two control points.
  ///
  /// - Parameters:
  ///   - c1x: fraction of time, 0 to 1; a value outside is cut to it, with a note.
  ///   - c1y: progress; beyond 0 to 1 the motion overshoots.
  ///   - c2x: fraction of time, 0 to 1; a value outside is cut to it, with a note.
  ///   - c2y: progress; beyond 0 to 1 the motion overshoots.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    for x in [c1x, c2x] where !(0...1).contains(x) {
      Conductor.current.note(
        "timing-curve",
        "the x of a control point is a fraction of time and must lie in 0...1; \(x) is cut to it")
    }
    self.init(
      curve: TimingCurve(
        control1: Point(x: Self.fraction(c1x), y: Self.decimal(c1y)),
        control2: Point(x: Self.fraction(c2x), y: Self.decimal(c2y))))
  }

  /// The number the learner wrote: 0.1 and not the nearest `Float` to it.
  private static func decimal(_ number: Float) -> Double {
    Double(number.description) ?? Double(number)
  }

  private static func fraction(_ number: Float) -> Double {
    min(1, max(0, decimal(number)))
  }

  /// Writes control point `index`: 0 is (0, 0), 1 and 2 are the given ones, 3 is (1, 1).
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [Point.zero, curve.control1, curve.control2, Point(x: 1, y: 1)]
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].x)
    values[1] = Float(points[index].y)
  }

  /// Whether both have the same control points.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// Equal for equal curves.
  open override var hash: Int { curve.hashValue }
}

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A curve by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Even speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  var curve: TimingCurve {
    switch self {
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInEaseOut
    case .default: .standard
    default: .linear
    }
  }
}
