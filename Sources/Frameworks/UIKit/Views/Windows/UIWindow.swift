import CoreGraphics
import Engine
import QuartzCore

/// A view controller, as far as a window concerns it.
@MainActor
package protocol RootController: AnyObject {
  /// The view, loaded if necessary.
  var rootView: UIView { get }
  /// The view was put into the window.
  func appear()
  /// The view is taken out of the window.
  func leaveWindow()
}

/// The view that holds everything on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The height of a window among others: higher ones are in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: CGFloat

    /// A level by its height.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of most windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// A level so much higher.
    public static func + (level: Level, height: CGFloat) -> Level {
      Level(rawValue: level.rawValue + height)
    }

    /// A level so much lower.
    public static func - (level: Level, height: CGFloat) -> Level {
      Level(rawValue: level.rawValue - height)
    }
  }

  /// How high the window is among others.
  open var windowLevel = Level.normal

  /// Whether the window gets what is typed.
  open var isKeyWindow: Bool { ViewWorld.current.windows.last === self }

  /// The screen the window is on.
  open var screen: UIScreen { .main }

  /// A window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Shows the window in front of the others.
  open func makeKeyAndVisible() {
    let world = ViewWorld.current
    world.windows.removeAll { $0 === self }
    world.windows.append(self)
    layer.becomeWindowLayer(at: world.windows.count - 1)
    isHidden = false
    showRootController()
  }

  /// Lets the window get what is typed.
  open func makeKey() {
    makeKeyAndVisible()
  }

  /// Hands touches to the views they belong to: that is done before, so nothing is left to do.
  open func sendEvent(_ event: UIEvent) {}

  /// The window in which this view is: itself.
  open override var next: UIResponder? { nil }

  /// The controller whose view fills the window.
  package var root: (any RootController)? {
    didSet {
      guard root !== oldValue else { return }
      oldValue?.leaveWindow()
      if isInList { showRootController() }
    }
  }

  private var isInList: Bool { ViewWorld.current.windows.contains { $0 === self } }

  private func showRootController() {
    guard let root, root.rootView.superview !== self else { return }
    root.rootView.frame = bounds
    addSubview(root.rootView)
    root.appear()
  }
}
