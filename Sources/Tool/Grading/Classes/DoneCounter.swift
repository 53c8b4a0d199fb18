import Synchronization

/// Counts what several threads have finished.
final class DoneCounter: Sendable {
  private let done = Mutex(0)
  private let report: @Sendable (Int) -> Void

  init(report: @escaping @Sendable (Int) -> Void) {
    self.report = report
  }

  func count() {
    let number = done.withLock { done in
      done += 1
      return done
    }
    report(number)
  }
}
