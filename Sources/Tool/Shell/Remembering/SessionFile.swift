import Files
import Glibc

/// The file that the running shell's session is kept in, so that a killed shell loses nothing.
///
/// Each running shell has a file of its own, guarded by a lock for as long as the shell lives.
final class SessionFile {
  private let path: String
  private let lock: Int32
  private let previous: SavedSession?

  /// Nil when no file can be locked.
  init?(folder: StateFolder) {
    for number in 1...20 {
      let stem = number == 1 ? "session" : "session-\(number)"
      let lock = open(folder.file("\(stem).lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard lock >= 0 else { return nil }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 {
        self.lock = lock
        path = folder.file("\(stem).swift")
        previous = FileAccess.text(of: path).flatMap { SavedSession(text: $0) }
        return
      }
      Glibc.close(lock)
    }
    return nil
  }

  deinit { Glibc.close(lock) }

  /// What a shell that never said goodbye left in this file.
  var lost: SavedSession? {
    guard let previous, !previous.isOver else { return nil }
    return previous
  }

  /// The session before this one.
  var last: SavedSession? { previous }

  /// Keeps the session; an empty one leaves the file of the session before alone.
  func save(_ session: Session, scene: String?, isOver: Bool) {
    var saved = SavedSession(session, scene: scene)
    saved.isOver = isOver
    if saved.entries.isEmpty {
      guard isOver, var previous, !previous.isOver else { return }
      // The learner saw that it was there and left it: no need to offer it again.
      previous.isOver = true
      saved = previous
    }
    FileAccess.replace(path, with: saved.text, mode: 0o600, isLasting: true)
  }
}
