import QuartzCore

/// Something that changes what is behind a view.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur of what is behind.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How bright a blur is.
  public enum Style: Int, Sendable {
    /// Very bright.
    case extraLight = 0
    /// Bright.
    case light = 1
    /// Dark.
    case dark = 2
    /// As usual.
    case regular = 4
    /// Clearly there.
    case prominent = 5
    /// Hardly there.
    case systemUltraThinMaterial = 6
    /// A little there.
    case systemThinMaterial = 7
    /// There.
    case systemMaterial = 8
    /// Very much there.
    case systemThickMaterial = 9
    /// As bars.
    case systemChromeMaterial = 10
    /// Hardly there, always bright.
    case systemUltraThinMaterialLight = 11
    /// A little there, always bright.
    case systemThinMaterialLight = 12
    /// There, always bright.
    case systemMaterialLight = 13
    /// Very much there, always bright.
    case systemThickMaterialLight = 14
    /// As bars, always bright.
    case systemChromeMaterialLight = 15
    /// Hardly there, always dark.
    case systemUltraThinMaterialDark = 16
    /// A little there, always dark.
    case systemThinMaterialDark = 17
    /// There, always dark.
    case systemMaterialDark = 18
    /// Very much there, always dark.
    case systemThickMaterialDark = 19
    /// As bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
  }
}

/// Letters that let the blur shine through.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// An effect for the content of a blur.
  public init(blurEffect: UIBlurEffect) {}

  /// An effect for the content of a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// How strongly letters shine through.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Less important text.
  case secondaryLabel = 1
  /// Hardly important text.
  case tertiaryLabel = 2
  /// Text that may be missed.
  case quaternaryLabel = 3
  /// A ground.
  case fill = 4
  /// A lighter ground.
  case secondaryFill = 5
  /// The lightest ground.
  case tertiaryFill = 6
  /// A line between.
  case separator = 7
}

/// A view that blurs what is behind it; etude draws it plain.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view in which the content is.
  public let contentView = UIView()

  /// The effect; nil for none.
  open var effect: UIVisualEffect? {
    didSet { note() }
  }

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// A view without an effect at a place of its superview, in points.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    note()
  }

  private func note() {
    guard effect != nil else { return }
    InertNotes.say("effects", "the effect of UIVisualEffectView")
  }
}
