import CoreGraphics
import Timelines

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
  private var path: String?
  private var adds = false
  private var accumulates = false

  /// An animation of the property that `keyPath` names, such as `"position.x"`.
  public convenience init(keyPath path: String?) {
    self.init()
    self.path = path
  }

  /// The property that moves, such as `"position"` or `"transform.rotation.z"`.
  open var keyPath: String? {
    get { path }
    set { if mayChange() { path = newValue } }
  }

  /// Whether the values are added to what shows without this animation.
  open var isAdditive: Bool {
    get { adds }
    set { if mayChange() { adds = newValue } }
  }

  /// Whether each repetition starts where the one before ended.
  open var isCumulative: Bool {
    get { accumulates }
    set { if mayChange() { accumulates = newValue } }
  }

  /// Makes a transform out of an animated number; for the key paths `transform` and
  /// `sublayerTransform`.
  ///
  /// The number moves that component and leaves the others as they are. `scale` and `translate`,
  /// which want three numbers, have no effect, and a note says so.
  open var valueFunction: CAValueFunction?

  /// What moves in the end: the key path, or the component of it that the function makes.
  final var movedPath: String {
    let path = path ?? ""
    guard takesFunction, let component = valueFunction?.name.component else { return path }
    return "\(path).\(component)"
  }

  /// Whether the value function could have no effect, because of its kind or of the key path.
  final var ignoresFunction: Bool {
    guard let name = valueFunction?.name else { return false }
    return !takesFunction || name.component == nil
  }

  private var takesFunction: Bool { path == "transform" || path == "sublayerTransform" }

  final func adopt(_ other: CAPropertyAnimation) {
    state = other.state
    path = other.path
    adds = other.adds
    accumulates = other.accumulates
    valueFunction = other.valueFunction
  }
}

/// A function between an animated number and a transform.
public final class CAValueFunction: NSObject {
  /// What the function is called.
  public let name: CAValueFunctionName

  /// A function by its name.
  public init?(name: CAValueFunctionName) {
    self.name = name
  }
}

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A function by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The component of a transform that one number of this function is.
  var component: String? {
    switch self {
    case .rotateX: "rotation.x"
    case .rotateY: "rotation.y"
    case .rotateZ: "rotation.z"
    case .scaleX: "scale.x"
    case .scaleY: "scale.y"
    case .scaleZ: "scale.z"
    case .translateX: "translation.x"
    case .translateY: "translation.y"
    case .translateZ: "translation.z"
    default: nil
    }
  }

  /// Turns about the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Turns about the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Turns about the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales along all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Scales along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Shifts along all axes, in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Shifts along the x axis, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Shifts along the y axis, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Shifts along the z axis, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
