/// Is told about the program's life; etude shows the root controller by itself and asks nobody.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window with everything in it.
  var window: UIWindow? { get set }
  /// The program has been started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program is in front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The program is about to be interrupted.
  func applicationWillResignActive(_ application: UIApplication)
  /// The program went behind others.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The program comes to the front.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The program is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

// Objective-C's optional members.
extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
