import Engine
import QuartzCore

/// The name of a notification.
public struct NSNotificationName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A notification by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A notification by its name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

/// News that is handed to everybody who asked for it.
public struct Notification: @unchecked Sendable {
  /// The name of a notification.
  public typealias Name = NSNotificationName

  /// What it is about.
  public var name: Name
  /// Who sent it.
  public var object: Any?
  /// More about it.
  public var userInfo: [AnyHashable: Any]?

  /// News by name, sender and details.
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}

/// The name under which Objective-C knows `Notification`.
public typealias NSNotification = Notification

/// Hands news to everybody who asked for it, at once.
public final class NotificationCenter: NSObject, @unchecked Sendable {
  private final class Listener {
    weak var observer: AnyObject?
    /// Apple's centre keeps what stands for a closure until it is removed.
    let token: AnyObject?
    let name: Notification.Name?
    weak var object: AnyObject?
    let isForAnyObject: Bool
    let hear: (Notification) -> Void

    init(
      observer: AnyObject?, token: AnyObject? = nil, name: Notification.Name?, object: AnyObject?,
      hear: @escaping (Notification) -> Void
    ) {
      self.observer = observer
      self.token = token
      self.name = name
      self.object = object
      isForAnyObject = object == nil
      self.hear = hear
    }

    func wants(_ news: Notification) -> Bool {
      (name == nil || name == news.name)
        && (isForAnyObject || object === news.object as AnyObject?)
    }
  }

  private var listeners: [Listener] = []

  /// The one that everybody uses.
  public static var `default`: NotificationCenter {
    Conductor.current.companion(SharedCenter.self).center
  }

  /// Calls a method of `observer` whenever such news comes; the observer is not kept alive.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    noteKeyboard(name)
    let receiver = observer as AnyObject
    listeners.append(
      Listener(observer: receiver, name: name, object: object.map { $0 as AnyObject }) {
        [weak receiver] news in
        guard let receiver else { return }
        MainActor.assumeIsolated { _ = selector(on: receiver, [news]) }
      })
  }

  /// Calls a closure whenever such news comes, until the returned token is removed.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    MainActor.assumeIsolated { noteKeyboard(name) }
    let token = NSObject()
    listeners.append(
      Listener(
        observer: token, token: token, name: name, object: object.map { $0 as AnyObject },
        hear: block))
    return token
  }

  /// Who waits for the keyboard must know that it never comes.
  @MainActor
  private func noteKeyboard(_ name: Notification.Name?) {
    guard let name, name.rawValue.hasPrefix("UIKeyboard") else { return }
    InertNotes.say("keyboard", "the keyboard and the news of it")
  }

  /// Hands out news.
  public func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  /// Hands out news.
  public func post(_ news: Notification) {
    listeners.removeAll { $0.observer == nil }
    for listener in listeners where listener.wants(news) { listener.hear(news) }
  }

  /// Hands nothing more to the observer.
  public func removeObserver(_ observer: Any) {
    listeners.removeAll { $0.observer === observer as AnyObject }
  }

  /// Hands no more news of this name to the observer.
  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    listeners.removeAll {
      $0.observer === observer as AnyObject && (name == nil || $0.name == name)
    }
  }
}

/// The centre of one run; a new run hears nothing of an old one's listeners.
private final class SharedCenter: Companion {
  let center = NotificationCenter()

  init(_ conductor: Conductor) {}

  func prepareCommit() {}
}
