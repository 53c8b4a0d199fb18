/// The device: a phone held upright.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// What the owner calls it.
  open var name: String { "etude" }
  /// What it is.
  open var model: String { "iPhone" }
  /// What it is, in the reader's language.
  open var localizedModel: String { "iPhone" }
  /// The system's name.
  open var systemName: String { "iOS" }
  /// The version whose behaviour is shown.
  open var systemVersion: String { "17.0" }
  /// A phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How it is held: upright.
  open var orientation: UIDeviceOrientation { .portrait }
  /// How full the battery is: 0 to 1.
  open var batteryLevel: Float { 1 }

  /// Watches how the device is held; it never turns.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Watches no more.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// The name of the notification that the device was turned; it never comes.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 3
  /// On its left side.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is held on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// One copy of the program's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Wishes about how a scene comes; without effect.
  open class ConnectionOptions: NSObject {}

  /// The name of the notification that the scene is in front.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// The name of the notification that the scene is about to be interrupted.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The name of the notification that the scene went behind others.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The name of the notification that the scene comes to the front.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  static let main = UIWindowScene()

  /// The windows, the topmost last.
  open var windows: [UIWindow] { ViewWorld.current.windows }
  /// The screen.
  open var screen: UIScreen { .main }
  /// How the screen is held: upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// Is told about a scene's life; etude shows the root controller by itself and asks nobody.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {}

/// Is told about a scene's life; etude shows the root controller by itself and asks nobody.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window with everything in it.
  var window: UIWindow? { get set }
}
