import QuartzCore

/// Something that a dynamic animator moves: usually a view.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// Its middle, in points.
  var center: CGPoint { get set }
  /// Its size.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
  /// The shape with which it collides; etude takes its box.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// That shape as a path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// A rectangle around the middle.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

/// The shape with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// A rectangle.
  case rectangle = 0
  /// An ellipse.
  case ellipse = 1
  /// A path.
  case path = 2
}

extension UIView: UIDynamicItem {}

/// The way an item moves at a moment.
struct DynamicBody {
  let item: any UIDynamicItem
  var velocity = CGVector.zero
  /// The velocity at the start of the present step.
  var velocityBefore = CGVector.zero
  /// Radians per second.
  var angularVelocity: CGFloat = 0
  var angle: CGFloat = 0
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true

  /// Documented: 100 × 100 points of density 1 weigh 1.
  @MainActor var mass: CGFloat {
    max(item.bounds.width * item.bounds.height / 10_000 * density, 1e-6)
  }
}

/// Numbers between a least and a greatest one.
public struct UIFloatRange: Hashable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// A range by its ends.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Zero alone.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
}
