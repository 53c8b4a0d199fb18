import CoreGraphics
import Engine
import QuartzCore

/// Calls something after an interval of virtual time, once or again and again.
///
/// ```swift
/// Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in box.center.x += 10 }
/// ```
public class Timer: NSObject, @unchecked Sendable {
  /// Seconds between two calls; 0 for a timer that calls once.
  public let timeInterval: TimeInterval
  /// Whether it still calls.
  public private(set) var isValid = true
  /// What the program wants to keep with it.
  public let userInfo: Any?
  /// How much later a call may come; without effect.
  public var tolerance: TimeInterval = 0

  private let interval: TimeInterval
  private let repeats: Bool
  private var action: (@MainActor (Timer) -> Void)?
  private var next: ScheduledEvent?
  private var due: TimeInterval = 0

  private init(
    interval: TimeInterval, repeats: Bool, userInfo: Any?,
    action: @escaping @MainActor (Timer) -> Void
  ) {
    // Documented: an interval of 0 or less counts as a tenth of a millisecond.
    self.interval = interval > 0 ? interval : 0.0001
    timeInterval = repeats ? self.interval : 0
    self.repeats = repeats
    self.userInfo = userInfo
    self.action = action
    super.init()
  }

  /// A timer that must be added to a run loop.
  ///
  /// - Parameters:
  ///   - interval: seconds; 0 or less counts as 0.0001.
  ///   - repeats: whether it calls again and again.
  ///   - block: what to call.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(interval: interval, repeats: repeats, userInfo: nil, action: block)
  }

  /// A timer that must be added to a run loop and calls a method.
  ///
  /// - Parameters:
  ///   - interval: seconds; 0 or less counts as 0.0001.
  ///   - target: whose method; retained until the timer ends.
  ///   - selector: the method; gets the timer.
  ///   - userInfo: kept with the timer.
  ///   - repeats: whether it calls again and again.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let receiver = target as AnyObject
    nonisolated(unsafe) let (kept, method) = (receiver, selector)
    self.init(interval: interval, repeats: repeats, userInfo: userInfo) { timer in
      _ = method(on: kept, [timer])
    }
  }

  /// Starts a timer.
  ///
  /// - Parameters:
  ///   - interval: seconds; 0 or less counts as 0.0001.
  ///   - repeats: whether it calls again and again.
  ///   - block: what to call.
  /// - Returns: the running timer.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Starts a timer that calls a method.
  ///
  /// - Parameters:
  ///   - interval: seconds; 0 or less counts as 0.0001.
  ///   - target: whose method; retained until the timer ends.
  ///   - selector: the method; gets the timer.
  ///   - userInfo: kept with the timer.
  ///   - repeats: whether it calls again and again.
  /// - Returns: the running timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.start()
    return timer
  }

  /// Starts the intervals; a run loop does this when the timer is added.
  func start() {
    guard isValid, next == nil else { return }
    schedule(at: Conductor.current.seconds + interval)
  }

  private func schedule(at time: TimeInterval) {
    let conductor = Conductor.current
    due = time
    let wait = max(0, time - conductor.seconds)
    next = conductor.schedule(after: wait) { [self] in fireNext(due: time) }
  }

  private func fireNext(due time: TimeInterval) {
    // The next call is due one interval after this one was, however long the work takes.
    if repeats { schedule(at: time + interval) }
    let last = action
    if !repeats { invalidate() }
    Conductor.current.callback("timer")
    MainActor.assumeIsolated { last?(self) }
  }

  /// When the next call is due; setting it moves that call.
  public var fireDate: Date {
    get { Date(timeIntervalSinceNow: max(0, due - Conductor.current.seconds)) }
    set {
      guard isValid else { return }
      next?.cancel()
      schedule(at: Conductor.current.seconds + newValue.timeIntervalSinceNow)
    }
  }

  /// Calls now; a timer that does not repeat is over then.
  public func fire() {
    guard isValid else { return }
    let last = action
    if !repeats { invalidate() }
    MainActor.assumeIsolated { last?(self) }
  }

  /// Ends the timer and lets go of what it calls.
  public func invalidate() {
    isValid = false
    action = nil
    next?.cancel()
  }
}

extension RunLoop {
  /// Starts a timer.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start()
  }
}
