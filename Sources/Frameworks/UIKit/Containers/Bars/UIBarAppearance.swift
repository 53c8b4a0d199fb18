/// How bars look in one value; etude draws them plain.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the bar's shadow.
  open var shadowColor: UIColor?
  /// The picture of the bar's shadow.
  open var shadowImage: UIImage?

  /// The usual look.
  public override nonisolated init() {
    super.init()
  }

  /// Looks as usual.
  open func configureWithDefaultBackground() {}
  /// Covers what is behind.
  open func configureWithOpaqueBackground() {}
  /// Lets everything through.
  open func configureWithTransparentBackground() {}
}

/// How navigation bars look.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How tab bars look.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

extension UINavigationBar {
  /// How the bar looks.
  public var standardAppearance: UINavigationBarAppearance {
    get { looks.standard }
    set { looks.standard = newValue }
  }

  /// How the bar looks over content that is not scrolled.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }

  /// How the bar looks on a phone held on a side.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue }
  }
}

/// The looks of one navigation bar.
struct BarLooks {
  var standard: UINavigationBarAppearance
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
}
