import QuartzCore

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
public protocol UISceneDelegate: AnyObject {
  /// The scene comes.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene went.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene takes touches.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene will take no touches.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene will be shown.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is shown no more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

// Objective-C's optional methods.
extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What is kept of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The scene.
  open var scene: UIScene? { UIWindowScene.main }
  /// The settings of the scene.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// What the scene is for.
  open var role: Role { .windowApplication }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A purpose by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows of a program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// The settings of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the settings.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of who looks after it.
  open var delegateClass: AnyClass?

  /// Settings by name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// A plane of coordinates.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle of the plane, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The plane of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// The plane of the screen.
  public var coordinateSpace: any UICoordinateSpace { UIScreen.main }
}

/// Is told about the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window with everything in it.
  var window: UIWindow? { get set }
}
