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

  /// Where the completion helper finds the kit's modules; part of the cache.
  package static func completion() -> StateFolder? {
    if let cache = Terminal.environment("XDG_CACHE_HOME"), cache.hasPrefix("/") {
      return StateFolder(path: cache + "/etude/completion")
    }
    guard let home = Terminal.environment("HOME"), home.hasPrefix("/") else { return nil }
    return StateFolder(path: home + "/.cache/etude/completion")
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

  /// Names in a folder, sorted, folders with a slash behind; empty when it can't be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(isFolder ? name + "/" : name)
    }
    return names.sorted()
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
