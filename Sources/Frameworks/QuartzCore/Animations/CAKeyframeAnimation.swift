import CoreGraphics
import Engine
import Timelines

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  private var content = Content()

  private struct Content {
    var values: [Any]?
    var path: CGPath?
    var keyTimes: [NSNumber]?
    var timingFunctions: [CAMediaTimingFunction]?
    var calculationMode = CAAnimationCalculationMode.linear
    var tensionValues: [NSNumber]?
    var continuityValues: [NSNumber]?
    var biasValues: [NSNumber]?
    var rotationMode: CAAnimationRotationMode?
  }

  private func change(_ edit: (inout Content) -> Void) {
    if mayChange() { edit(&content) }
  }

  /// The values to go through; unused when there is a path.
  open var values: [Any]? {
    get { content.values }
    set { change { $0.values = newValue } }
  }

  /// The path a point property follows, in the superlayer's coordinates; wins over `values`.
  open var path: CGPath? {
    get { content.path }
    set { change { $0.path = newValue?.copy() } }
  }

  /// When each value is reached: fractions of the whole, from 0 to 1, not decreasing.
  open var keyTimes: [NSNumber]? {
    get { content.keyTimes }
    set { change { $0.keyTimes = newValue } }
  }

  /// A timing curve for each stretch between two values.
  open var timingFunctions: [CAMediaTimingFunction]? {
    get { content.timingFunctions }
    set { change { $0.timingFunctions = newValue } }
  }

  /// How values between the given ones are found.
  open var calculationMode: CAAnimationCalculationMode {
    get { content.calculationMode }
    set { change { $0.calculationMode = newValue } }
  }

  /// How tight the curve through each value is, in cubic modes.
  open var tensionValues: [NSNumber]? {
    get { content.tensionValues }
    set { change { $0.tensionValues = newValue } }
  }

  /// How sharp the corner at each value is, in cubic modes.
  open var continuityValues: [NSNumber]? {
    get { content.continuityValues }
    set { change { $0.continuityValues = newValue } }
  }

  /// Where the curve lies around each value, in cubic modes.
  open var biasValues: [NSNumber]? {
    get { content.biasValues }
    set { change { $0.biasValues = newValue } }
  }

  /// Whether the layer turns along the path.
  open var rotationMode: CAAnimationRotationMode? {
    get { content.rotationMode }
    set { change { $0.rotationMode = newValue } }
  }

  override func duplicate() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.adopt(self)
    copy.content = content
    return copy
  }

  override func motion(for describer: AnimationDescriber) -> Motion {
    let keyPath = movedPath
    var keyframes = Keyframes(
      values: (content.values ?? []).compactMap { describer.value($0, for: keyPath) },
      path: content.path?.outline, keyTimes: content.keyTimes?.map(\.doubleValue),
      curves: (content.timingFunctions ?? []).map(\.curve), mode: calculationMode.mode,
      tensions: (content.tensionValues ?? []).map(\.doubleValue),
      continuities: (content.continuityValues ?? []).map(\.doubleValue),
      biases: (content.biasValues ?? []).map(\.doubleValue),
      rotation: content.rotationMode?.rotation ?? .none)
    describer.remarkOnMorph(of: keyPath, through: keyframes.values)
    // UIKit says it itself, in its own words; a jump has no way at all.
    if state.resolvedBegin == nil, keyframes.mode != .discrete {
      describer.remarkOnTurn(of: keyPath, through: keyframes.values)
    }
    KeyframeRemarks(keyPath: keyPath).check(&keyframes)
    return .keyframes(keyframes)
  }
}

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A mode by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// In straight lines, at even speed: key times are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, at nearly even speed: key times are ignored.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var mode: CalculationMode { CalculationMode(rawValue: rawValue) ?? .linear }
}

/// Whether a layer turns along the path it follows.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A mode by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It looks forward.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It looks backward.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

  var rotation: PathRotation { PathRotation(rawValue: rawValue) ?? .none }
}
