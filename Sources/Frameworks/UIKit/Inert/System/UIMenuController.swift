/// One entry of the small menu over a selection.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What is written on it.
  open var title: String
  /// The method that it calls.
  open var action: Selector

  /// An entry that calls a method.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// The small menu over a selection; etude shows none.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The only menu.
  public static let shared = UIMenuController()
  /// The entries.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu is shown.
  open var isMenuVisible = false

  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    isMenuVisible = menuVisible
    if menuVisible { InertNotes.say("menus", "the menu of UIMenuController") }
  }

  /// Sets what the menu points at.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}

  /// Shows the menu.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu.
  open func hideMenu() {
    isMenuVisible = false
  }
}
