import CSandbox
import Files
import Glibc
import Synchronization

/// The folder for the objects of one command, with a folder of its own for each program.
///
/// Removed when it is forgotten or the command ends; what a killed command left behind, the next one
/// removes.
package final class WorkFolder: Sendable {
  let path: String
  private let count = Mutex(0)
  private let duty: Int

  /// Nil when the machine's folder for temporary files cannot be written.
  init?() {
    Self.removeLeftovers()
    guard let path = Self.makeAlone() else { return nil }
    self.path = path
    duty = ExitDuty.add { FileAccess.remove(path) }
    Self.open(path)
  }

  deinit {
    clear()
    ExitDuty.forget(duty)
  }

  /// Removes everything in it and the folder itself; the next program makes it anew.
  func clear() { FileAccess.remove(path) }

  /// A program that runs as another user must be able to pass through.
  private static func open(_ path: String) { chmod(path, 0o711) }

  /// A new folder for one program, which belongs to the user the program runs as.
  func makeFolder() -> String? {
    let number = count.withLock { count in
      count += 1
      return count
    }
    let folder = "\(path)/\(number)"
    if mkdir(folder, 0o700) != 0 {
      guard errno == ENOENT, mkdir(path, 0o700) == 0 else { return nil }
      Self.open(path)
      guard mkdir(folder, 0o700) == 0 else { return nil }
    }
    if geteuid() == 0 {
      let user = uid_t(etude_nobody)
      guard chown(folder, user, user) == 0 else { return nil }
    }
    return folder
  }

  private static let stem = "etude-"

  /// A new folder that nobody else looks into; the caller removes it.
  package static func makeAlone() -> String? {
    var template = Array("\(Storage.temporary)/\(stem)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes folders whose process is gone.
  private static func removeLeftovers() {
    for name in FileAccess.names(in: Storage.temporary) where name.hasPrefix(stem) {
      let parts = name.split(separator: "-")
      guard parts.count == 3, let process = pid_t(parts[1]), process > 0 else { continue }
      let path = "\(Storage.temporary)/\(name)"
      var facts = stat()
      guard lstat(path, &facts) == 0, facts.st_uid == geteuid() else { continue }
      if kill(process, 0) != 0, errno == ESRCH { FileAccess.remove(path) }
    }
  }
}
