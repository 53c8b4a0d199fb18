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
