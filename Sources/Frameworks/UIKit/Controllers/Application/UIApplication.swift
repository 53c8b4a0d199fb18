import Engine

/// The program as the system sees it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The running program.
  public static let shared = UIApplication()

  /// Who is told about the program's life; a program of etude's has none unless it sets one.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether the screen stays on; it has none to turn off.
  open var isIdleTimerDisabled = false
  /// The number on the icon; there is no icon.
  open var applicationIconBadgeNumber = 0
  /// Whether a small wheel turns in the status bar; there is none.
  open var isNetworkActivityIndicatorVisible = false

  /// The windows, the topmost last.
  open var windows: [UIWindow] { ViewWorld.current.windows }
  /// The window that gets what is typed.
  open var keyWindow: UIWindow? { ViewWorld.current.windows.last }
  /// Whether the program is in front; scripted input can send it to the background.
  open var applicationState: State { ApplicationLife.current.state }
  /// How the screen is held: upright.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Where the status bar is: there is none.
  open var statusBarFrame: CGRect { .zero }
  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { true }
  /// How the status bar looks.
  open var statusBarStyle = UIStatusBarStyle.default
  /// The reader's text size: the usual one.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The scenes: the one that the windows are in.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

  /// Where a program is.
  public enum State: Int, Sendable {
    /// In front.
    case active = 0
    /// In front, but interrupted.
    case inactive = 1
    /// Behind others.
    case background = 2
  }

  /// Why the program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A reason by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Does not answer touches.
  open func beginIgnoringInteractionEvents() {}
  /// Answers touches again.
  open func endIgnoringInteractionEvents() {}

  /// Calls a method; a target of nil means whoever has it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let receiver = target.map { $0 as AnyObject } ?? ViewWorld.current.firstResponder
    return action(on: receiver, [sender, event].compactMap { $0 })
  }

  /// The address of the program's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Tells the system that work goes on; nothing ends here, so nothing happens.
  open func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }

  /// Tells the system that the work is done.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Does not leave etude.
  open func canOpenURL(_ url: Any) -> Bool { false }
}

/// The number of work that goes on.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Work by its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The reader's text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A size by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A smaller size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
}
