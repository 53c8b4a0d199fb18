import Engine
import QuartzCore
import Timelines

/// How a wait ended.
public enum DispatchTimeoutResult: Hashable, Sendable {
  /// What was waited for came.
  case success
  /// The time was over first.
  case timedOut
}

/// A number of permits: `wait` takes one, `signal` gives one.
///
/// There is one thread here, so a wait lets virtual time pass until a permit is there.
public class DispatchSemaphore: NSObject, @unchecked Sendable {
  private var permits: Int

  /// A semaphore with so many permits.
  public init(value: Int) {
    permits = value
    super.init()
  }

  /// Gives a permit; 0 as nobody else was waiting.
  @discardableResult
  public func signal() -> Int {
    permits += 1
    return 0
  }

  /// Takes a permit, and waits for one.
  public func wait() {
    _ = wait(timeout: .distantFuture)
  }

  /// Takes a permit, and waits for one no longer than to a moment.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let result = Waiting.pass(until: timeout, for: "DispatchSemaphore") { permits > 0 }
    if result == .success { permits -= 1 }
    return result
  }
}

/// Waits in the middle of the program, as a blocked thread does.
enum Waiting {
  /// - Parameters:
  ///   - moment: when to give up.
  ///   - kind: the class that waits, for the note.
  ///   - isDone: what is waited for.
  /// - Returns: whether it came before the moment to give up.
  static func pass(
    until moment: DispatchTime, for kind: String, isDone: () -> Bool
  ) -> DispatchTimeoutResult {
    if isDone() { return .success }
    let conductor = Conductor.current
    conductor.note(
      "waiting",
      "\(kind).wait lets virtual time pass here; on a device the thread stands still meanwhile, and "
        + "nothing of the main queue runs if that is the main one")
    let microseconds = moment.uptimeNanoseconds / 1_000
    let limit = Instant(microseconds: Int64(clamping: microseconds))
    if conductor.wait(noLongerThan: limit, until: isDone) { return .success }
    if moment == .distantFuture {
      conductor.note(
        "waiting-forever",
        "nothing that is still to come ends this \(kind).wait; on a device the program would hang: "
          + "let the work that is waited for call leave or signal")
    }
    return .timedOut
  }
}
