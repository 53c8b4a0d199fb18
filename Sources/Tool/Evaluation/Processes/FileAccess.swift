import Glibc

/// The few things this room does with files, without Foundation: it starts with every command.
enum FileAccess {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// The whole file; nil when it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(facts.st_size))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The whole file as text; nil when it cannot be read.
  static func text(_ path: String) -> String? {
    read(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a new file, or replaces one that nobody reads meanwhile.
  static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o644) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard file >= 0 else { return false }
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      sent += count
    }
    return close(file) == 0 && sent == bytes.count
  }

  /// Replaces a file in one step: a reader sees the old content or the new one.
  static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    let temporary = "\(path).\(getpid()).new"
    guard write(bytes, to: temporary), rename(temporary, path) == 0 else {
      unlink(temporary)
      return false
    }
    return true
  }

  /// Makes a folder and those above it.
  @discardableResult
  static func makeFolder(_ path: String, mode: mode_t = 0o755) -> Bool {
    if mkdir(path, mode) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      return false
    }
    return makeFolder(String(path[..<slash]), mode: mode) && mkdir(path, mode) == 0
  }

  /// The names in a folder, sorted; empty when it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes a file or a folder with everything in it; links are removed, not followed.
  static func remove(_ path: String) {
    if unlink(path) == 0 || errno == ENOENT { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }

  /// What changes whenever a file is built again: its size and time.
  static func stamp(_ path: String) -> String? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    return "\(facts.st_size) \(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)"
  }

  /// The path without links; nil when nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// An environment variable; nil when it is unset or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
