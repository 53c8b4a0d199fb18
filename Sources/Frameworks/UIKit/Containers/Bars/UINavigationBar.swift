import QuartzCore

/// How a bar looks.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// Where in a window a bar is.
public enum UIBarMetrics: Int, Sendable {
  /// Upright.
  case `default` = 0
  /// On a side.
  case compact = 1
  /// Upright, with a line above the title.
  case defaultPrompt = 101
}

/// The bar of a navigation controller: titles and buttons, which etude does not draw.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items, the topmost last.
  open var items: [UINavigationItem]?
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// How the bar looks.
  open var barStyle = UIBarStyle.default
  /// The colour behind the titles.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor }
  }
  /// How titles are written.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles are written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The picture of the bar's shadow.
  open var shadowImage: UIImage?
  /// The picture of the back button.
  open var backIndicatorImage: UIImage?
  /// The shape of that picture.
  open var backIndicatorTransitionMaskImage: UIImage?
  var looks = BarLooks(standard: UINavigationBarAppearance())
  private var background: UIImage?

  /// A bar 44 points high.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below it.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }

  /// Takes the topmost item away.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = items?.last else { return nil }
    items?.removeLast()
    return top
  }

  func popItems(keeping count: Int) {
    items = items.map { Array($0.prefix(count)) }
  }

  /// Sets the picture behind the titles.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    background = image
  }

  /// The picture behind the titles.
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { background }
}

/// A bar with buttons, which etude does not draw.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// How the bar looks.
  open var barStyle = UIBarStyle.default
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// The colour behind the buttons.
  open var barTintColor: UIColor?

  /// Replaces the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}

/// A bar that chooses between controllers; etude does not draw its entries.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The entries.
  open var items: [UITabBarItem]?
  /// The entry that is chosen.
  open var selectedItem: UITabBarItem?
  /// Who is told about the choice.
  open weak var delegate: (any UITabBarDelegate)?
  /// How the bar looks.
  open var barStyle = UIBarStyle.default
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// The colour behind the entries.
  open var barTintColor: UIColor?
  /// The colour of the entries that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// The picture behind the entries.
  open var backgroundImage: UIImage?
  /// The picture of the bar's shadow.
  open var shadowImage: UIImage?

  /// Replaces the entries.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }
}

/// Is told about the choice in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// An entry was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
