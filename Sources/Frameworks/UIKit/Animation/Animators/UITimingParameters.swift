import CoreGraphics
import Engine
import Geometry
import QuartzCore
import Timelines

/// What kind of pacing timing parameters describe.
public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin
  /// A curve by its control points.
  case cubic
  /// A spring.
  case spring
  /// A curve together with a spring.
  case composed
}

/// The pacing of a property animator.
public protocol UITimingCurveProvider: AnyObject {
  /// What kind of pacing it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it has one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it has one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Pacing by a Bézier curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: TimingCurve
  private let named: UIView.AnimationCurve?

  /// Core Animation's default curve.
  public override init() {
    curve = .standard
    named = nil
    super.init()
  }

  /// One of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve.timingCurve
    named = curve
    super.init()
  }

  /// A curve by its control points, both with x and y in 0...1; other numbers are cut, with a note.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = TimingCurve(
      control1: UICubicTimingParameters.cut(point1),
      control2: UICubicTimingParameters.cut(point2))
    named = nil
    super.init()
  }

  private static func cut(_ point: CGPoint) -> Point {
    let cut = Point(
      x: min(1, max(0, point.x.native)), y: min(1, max(0, point.y.native)))
    if cut != Point(point) {
      Conductor.current.note("timing-curve", AnimatorMessage.controlPoint(Point(point)))
    }
    return cut
  }

  /// The named curve; easing in and out for a curve by its points.
  open var animationCurve: UIView.AnimationCurve { named ?? .easeInOut }
  /// The first control point.
  open var controlPoint1: CGPoint { CGPoint(curve.control1) }
  /// The second control point.
  open var controlPoint2: CGPoint { CGPoint(curve.control2) }
  /// What kind of pacing it is.
  open var timingCurveType: UITimingCurveType { named == nil ? .cubic : .builtin }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// Pacing by a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How the spring is given.
  enum Recipe {
    /// By a damping ratio, to be fitted into the animator's duration.
    case ratio(Double)
    /// By constants that have a duration of their own.
    case constants(SpringConstants)
  }

  let recipe: Recipe
  /// Whole distances a second at the start, along x and y.
  open private(set) var initialVelocity: CGVector

  /// The system's own spring: mass 3, stiffness 1000, damping 500.
  public override init() {
    recipe = .constants(.system)
    initialVelocity = .zero
    super.init()
  }

  /// A spring that settles in the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 0 to 1; 1 does not overshoot, more than 1 counts as 1.
  ///   - velocity: whole distances a second; for points x and y, for other properties x alone.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    recipe = .ratio(ratio.native)
    initialVelocity = velocity
    super.init()
  }

  /// A spring without velocity that settles in the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring by its constants; the animator's duration is ignored.
  ///
  /// - Parameters:
  ///   - mass: greater than 0.
  ///   - stiffness: greater than 0.
  ///   - damping: the coefficient, at least 0; beyond critical damping it counts as critical.
  ///   - velocity: whole distances a second; for points x and y, for other properties x alone.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    recipe = .constants(
      SpringConstants(
        mass: mass.native, stiffness: stiffness.native, damping: damping.native,
        initialVelocity: velocity.dx.native))
    initialVelocity = velocity
    super.init()
  }

  /// A spring by how it looks; the animator's duration is ignored.
  ///
  /// - Parameters:
  ///   - duration: seconds that the motion seems to last.
  ///   - bounce: -1 (excluded) to 1; 0 does not overshoot.
  ///   - velocity: whole distances a second.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    recipe = .constants(
      SpringConstants(
        duration: duration, bounce: bounce.native, velocity: velocity.dx.native,
        allowsOverdamping: false))
    initialVelocity = velocity
    super.init()
  }

  /// What kind of pacing it is.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension SpringConstants {
  /// Measured: the spring with which the system moves its own bars and keyboard.
  static let system = SpringConstants(mass: 3, stiffness: 1000, damping: 500)
}
