import Glibc
import Synchronization

/// What must still be done when the command ends without saying so, by `exit` or the end of `main`.
enum ExitDuty {
  private struct Duties: Sendable {
    var next = 0
    var actions: [Int: @Sendable () -> Void] = [:]
    var isRegistered = false
  }

  private static let duties = Mutex(Duties())

  /// Remembers an action; answers a number by which it can be forgotten.
  static func add(_ action: @escaping @Sendable () -> Void) -> Int {
    duties.withLock { duties in
      if !duties.isRegistered {
        duties.isRegistered = true
        atexit { ExitDuty.fulfil() }
      }
      duties.next += 1
      duties.actions[duties.next] = action
      return duties.next
    }
  }

  static func forget(_ number: Int) {
    duties.withLock { _ = $0.actions.removeValue(forKey: number) }
  }

  private static func fulfil() {
    let actions = duties.withLock { duties in
      defer { duties.actions = [:] }
      return duties.actions.sorted { $0.key > $1.key }.map(\.value)
    }
    for action in actions { action() }
  }
}
