// What assistive technology and the system would ask of a view; kept, but without effect.

extension UIView {
  /// Whether the view is read out.
  public var isAccessibilityElement: Bool {
    get { traits.isAccessibilityElement }
    set { traits.isAccessibilityElement = newValue }
  }

  /// What is said about using the view.
  public var accessibilityHint: String? {
    get { traits.accessibilityHint }
    set { traits.accessibilityHint = newValue }
  }

  /// What is said about the view's value.
  public var accessibilityValue: String? {
    get { traits.accessibilityValue }
    set { traits.accessibilityValue = newValue }
  }

  /// What kind of thing the view is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { traits.accessibilityTraits }
    set { traits.accessibilityTraits = newValue }
  }

  /// Whether the content turns round where one reads from right to left.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { traits.semanticContentAttribute }
    set { traits.semanticContentAttribute = newValue }
  }

  /// Whether the tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic
    /// Not dimmed.
    case normal
    /// Dimmed.
    case dimmed
  }

  /// Whether the tint is dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { traits.tintAdjustmentMode }
    set { traits.tintAdjustmentMode = newValue }
  }

  /// What follows the device's movements.
  public var motionEffects: [UIMotionEffect] {
    get { traits.motionEffects }
    set { traits.motionEffects = newValue }
  }

  /// Lets the view follow the device's movements; the stage never moves.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    traits.motionEffects.append(effect)
    InertNotes.say("motion effects", "what follows the movements of the device")
  }

  /// Lets the view follow no longer.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    traits.motionEffects.removeAll { $0 === effect }
  }
}

/// What kind of thing a view is for those who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt64

  /// Traits by their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A title.
  public static let header = UIAccessibilityTraits(rawValue: 65_536)
  /// A value that can be turned up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4_096)
}

/// Whether content turns round where one reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language does.
  case unspecified
  /// Never: it is about playing.
  case playback
  /// Never: it is about places.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}

/// Something that follows the device's movements; the stage never moves.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}

/// Changes a property with the tilt of the device; the stage never tilts.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The way in which the device is tilted.
  public enum EffectType: Int, Sendable {
    /// To the sides.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The property that follows.
  public let keyPath: String
  /// The tilt that it follows.
  public let type: EffectType
  /// The value at one end of the tilt.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// An effect on a property.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects at once; the stage never moves.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
