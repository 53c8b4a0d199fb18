import Engine
import QuartzCore

/// Something that calls a handler when an event comes.
public protocol DispatchSourceProtocol: AnyObject {
  /// Whether it will not call any more.
  var isCancelled: Bool { get }
  /// Sets what to call for each event.
  func setEventHandler(handler: (@MainActor () -> Void)?)
  /// Sets what to call when the source is cancelled.
  func setCancelHandler(handler: (@MainActor () -> Void)?)
  /// Begins to call, or goes on after `suspend()`.
  func resume()
  /// Stops calling for a while.
  func suspend()
  /// Begins to call.
  func activate()
  /// Ends the source.
  func cancel()
}

/// A source whose events are moments of the virtual clock.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// Sets the first moment and the seconds between two; infinity for one call only.
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
  /// Sets the first moment and the time between two; `.never` for one call only.
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  /// Sets the only moment.
  public func schedule(deadline: DispatchTime) {
    schedule(deadline: deadline, repeating: DispatchTimeInterval.never, leeway: .nanoseconds(0))
  }

  /// Sets the first moment and the seconds between two.
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }

  /// Sets the first moment and the time between two.
  public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }

  /// Sets the first moment by the calendar, and the seconds between two.
  public func schedule(wallDeadline: DispatchWallTime, repeating interval: Double = .infinity) {
    schedule(deadline: wallDeadline.time, repeating: interval)
  }
}

/// Makes sources of events; here timers on the virtual clock.
///
/// ```swift
/// let source = DispatchSource.makeTimerSource(queue: .main)
/// source.schedule(deadline: .now(), repeating: 0.5)
/// source.setEventHandler { box.center.x += 10 }
/// source.resume()
/// ```
public class DispatchSource: NSObject {
  /// How strictly a timer keeps its times; without effect.
  public struct TimerFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Flags by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As exactly as possible.
    public static let strict = TimerFlags(rawValue: 1)
  }

  /// A timer, which waits for `schedule` and `resume()`.
  ///
  /// - Parameters:
  ///   - flags: how strictly it keeps its times; without effect.
  ///   - queue: where its handler runs; all queues are one here.
  /// - Returns: the timer, which does not run yet.
  public class func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    ClockSource()
  }
}

/// A timer of Dispatch.
private final class ClockSource: NSObject, DispatchSourceTimer, @unchecked Sendable {
  private(set) var isCancelled = false
  private var handler: (@MainActor () -> Void)?
  private var farewell: (@MainActor () -> Void)?
  private var isRunning = false
  private var due: Double?
  private var interval = Double.infinity
  private var next: ScheduledEvent?

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    due = Conductor.current.seconds + deadline.secondsFromNow
    // Documented for timers: an interval of 0 counts as a tenth of a millisecond.
    self.interval = interval > 0 ? interval : 0.0001
    plan()
  }

  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    let seconds = Double(interval.nanoseconds) / 1_000_000_000
    schedule(
      deadline: deadline, repeating: interval == .never ? .infinity : seconds, leeway: leeway)
  }

  func setEventHandler(handler: (@MainActor () -> Void)?) { self.handler = handler }

  func setCancelHandler(handler: (@MainActor () -> Void)?) { farewell = handler }

  func resume() {
    isRunning = true
    plan()
  }

  func activate() { resume() }

  func suspend() {
    isRunning = false
    next?.cancel()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    next?.cancel()
    guard let farewell else { return }
    DispatchQueue.main.async(execute: farewell)
  }

  private func plan() {
    next?.cancel()
    guard isRunning, !isCancelled, let due, due.isFinite else { return }
    let conductor = Conductor.current
    next = conductor.schedule(after: due - conductor.seconds) { [weak self] in self?.fire(due) }
  }

  private func fire(_ time: Double) {
    due = interval.isFinite ? time + interval : nil
    plan()
    Conductor.current.callback("timer")
    if let handler { MainActor.assumeIsolated(handler) }
  }
}
