import Synchronization

/// Counts finished lessons from several threads.
final class ProgressCounter: Sendable {
  private let total: Int
  private let done = Mutex(0)
  private let report: @Sendable (Int, Int) -> Void

  init(total: Int, report: @escaping @Sendable (Int, Int) -> Void) {
    self.total = total
    self.report = report
  }

  func count() {
    let number = done.withLock { done in
      done += 1
      return done
    }
    report(number, total)
  }
}
