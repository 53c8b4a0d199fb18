import Glibc

/// The folder that only its owner can read, where the shell keeps its history and last session.
package struct StateFolder: Sendable {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// `$XDG_STATE_HOME/etude`, else `~/.local/state/etude`; nil without a home.
  package static func found() -> StateFolder? {
    if let state = Terminal.environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      return StateFolder(path: state + "/etude")
    }
    guard let home = Terminal.environment("HOME"), home.hasPrefix("/") else { return nil }
    return StateFolder(path: home + "/.local/state/etude")
  }

  package func file(_ name: String) -> String { path + "/" + name }

  /// Makes the folder and its parents, private; false when that can't be done.
  @discardableResult
  package func make() -> Bool {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      mkdir(made, made == path ? 0o700 : 0o755)
    }
    return access(path, W_OK) == 0
  }

  /// Replaces a file at once: a reader sees the old text or the new one, never half of it.
  @discardableResult
  package static func replace(
    _ file: String, with text: String, mode: mode_t = 0o600
  ) -> Bool {
    let draft = "\(file).\(getpid()).new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return false }
    let isWritten = Subprocess.writeAll(text, to: descriptor) && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten, rename(draft, file) == 0 else {
      unlink(draft)
      return false
    }
    return true
  }

  /// A file's text; nil when it can't be read.
  ///
  /// Bytes that aren't UTF-8 are replaced.
  package static func read(_ file: String) -> String? {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return readAll(descriptor)
  }

  static func readAll(_ descriptor: Int32) -> String? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
