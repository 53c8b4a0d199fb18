import Engine
import QuartzCore

/// Where one run's program is: in front, or behind others.
///
/// What shows is taken off when the program goes behind: its animations end unfinished, the model
/// stays. Time goes on; that closures and timers which fall due meanwhile still run is etude's
/// choice, as a phone stops them after a while.
@MainActor
final class ApplicationLife: Companion {
  private(set) var state = UIApplication.State.active

  nonisolated init(_ conductor: Conductor) {}

  static var current: ApplicationLife { Conductor.current.companion(ApplicationLife.self) }

  nonisolated func prepareCommit() {}

  func enterBackground() {
    let application = UIApplication.shared
    state = .inactive
    tell(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
    application.delegate?.applicationWillResignActive(application)
    state = .background
    tell(UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
    application.delegate?.applicationDidEnterBackground(application)
    LayerWorld.current.leaveScreen()
  }

  /// What the program animates when it hears of it shows, although it is not yet active.
  func enterForeground() {
    let application = UIApplication.shared
    LayerWorld.current.comeOnScreen()
    tell(UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
    application.delegate?.applicationWillEnterForeground(application)
    state = .active
    tell(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
    application.delegate?.applicationDidBecomeActive(application)
  }

  private func tell(_ application: Notification.Name, _ scene: Notification.Name) {
    NotificationCenter.default.post(name: application, object: UIApplication.shared)
    NotificationCenter.default.post(name: scene, object: UIWindowScene.main)
  }
}

extension UIApplication {
  /// The name of the notification that the program is in front again.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of the notification that the program is about to be interrupted.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of the notification that the program went behind others.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification that the program comes to the front.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Would be posted before the program ends on a device; nothing posts it here.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
}
