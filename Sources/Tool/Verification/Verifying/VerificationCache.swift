import Glibc
import Synchronization

/// Remembers which versions of lessons were in order; safe to delete at any time.
struct VerificationCache: Sendable {
  /// nil: nothing is remembered.
  let folder: String?

  /// Whether the lesson with this fingerprint was found in order before.
  func isInOrder(_ key: String) -> Bool {
    guard let folder else { return false }
    return access("\(folder)/\(key)", F_OK) == 0
  }

  /// Notes that the lesson with this fingerprint is in order.
  func remember(_ key: String) {
    guard let folder, let slash = folder.lastIndex(of: "/") else { return }
    mkdir(String(folder[..<slash]), 0o755)
    mkdir(folder, 0o755)
    let descriptor = open("\(folder)/\(key)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    if descriptor >= 0 { close(descriptor) }
  }
}

/// Counts finished programs from several threads.
final class Counter: Sendable {
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
