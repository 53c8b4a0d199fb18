import Glibc
import Synchronization

/// What the tool does with files, without Foundation: it starts with every command.
///
/// Where a call answers nil or false, `errno` holds the system's reason.
package enum FileAccess {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Whether a folder is there; a link to one counts.
  package static func isFolder(_ path: String) -> Bool { kind(path) == S_IFDIR }

  /// Whether a regular file is there; a link to one counts.
  package static func isFile(_ path: String) -> Bool { kind(path) == S_IFREG }

  private static func kind(_ path: String) -> mode_t? {
    var facts = stat()
    return stat(path, &facts) == 0 ? facts.st_mode & S_IFMT : nil
  }

  // MARK: Reading

  /// All that can be read there: of a pipe everything until its other end closes.
  package static func bytes(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { closeQuietly(file) }
    return bytes(from: file)
  }

  /// The whole of a regular file, and nothing of what a program could put in its place, such as a
  /// pipe that never ends.
  package static func regularBytes(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { closeQuietly(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    return bytes(from: file)
  }

  /// What is there as text, damaged UTF-8 replaced.
  package static func text(of path: String) -> String? {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything until the end of an open file, pipe or terminal.
  package static func bytes(from descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var facts = stat()
    if fstat(descriptor, &facts) == 0 { bytes.reserveCapacity(Int(facts.st_size)) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  // MARK: Writing

  /// Writes everything to an open file, pipe or terminal.
  @discardableResult
  package static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Writes a text to an open file, pipe or terminal.
  @discardableResult
  package static func send(_ text: String, to descriptor: Int32) -> Bool {
    send(Array(text.utf8), to: descriptor)
  }

  /// Writes a new file, or over one that nobody reads meanwhile.
  ///
  /// A lasting file is on the disk when the call returns, so that even a power cut cannot empty it.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t = 0o644, isLasting: Bool = false
  ) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard file >= 0 else { return false }
    // Some file systems cannot wait for the disk and say so.
    guard send(bytes, to: file), !isLasting || fsync(file) == 0 || errno == EINVAL else {
      closeQuietly(file)
      return false
    }
    // Full disks on network systems answer only here.
    return close(file) == 0
  }

  /// Replaces a file in one step: a reader sees the old content or the new one.
  @discardableResult
  package static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t = 0o644, isLasting: Bool = false
  ) -> Bool {
    // Hidden, so that no list of files shows it; numbered, so that two threads do not share one.
    let number = draftCount.add(1, ordering: .relaxed).newValue
    let draft = Path.join(
      Path.folder(of: path), ".\(Path.name(of: path)).\(getpid()).\(number).new")
    guard write(bytes, to: draft, mode: mode, isLasting: isLasting), rename(draft, path) == 0
    else {
      let reason = errno
      unlink(draft)
      errno = reason
      return false
    }
    return true
  }

  /// Replaces a text file in one step.
  @discardableResult
  package static func replace(
    _ path: String, with text: String, mode: mode_t = 0o644, isLasting: Bool = false
  ) -> Bool {
    replace(path, with: Array(text.utf8), mode: mode, isLasting: isLasting)
  }

  private static let draftCount = Atomic(0)

  // MARK: Folders

  /// Makes a folder and those above it.
  @discardableResult
  package static func makeFolder(_ path: String, mode: mode_t = 0o755) -> Bool {
    if mkdir(path, mode) == 0 || errno == EEXIST { return true }
    let above = Path.folder(of: path)
    guard errno == ENOENT, above != path, above != "." else { return false }
    return makeFolder(above, mode: mode) && (mkdir(path, mode) == 0 || errno == EEXIST)
  }

  /// What a folder holds.
  package struct Entry: Sendable, Hashable {
    package var name: String
    /// False for a link, wherever it leads: it may lead back up.
    package var isFolder: Bool
  }

  /// What is in a folder, hidden files too, in the order of the names' bytes.
  package static func entries(in folder: String) -> [Entry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      var isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
      // Not every file system tells the kind with the name.
      if Int32(entry.pointee.d_type) == Int32(DT_UNKNOWN) {
        var facts = stat()
        isFolder = lstat(Path.join(folder, name), &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
      }
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The names in a folder, hidden ones too; empty when it cannot be read.
  package static func names(in folder: String) -> [String] {
    (entries(in: folder) ?? []).map(\.name)
  }

  /// Removes a file or a folder with everything in it; links are removed, not followed.
  package static func remove(_ path: String) {
    if unlink(path) == 0 || errno == ENOENT { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }

  // MARK: Facts

  /// What changes whenever a file is built again: its size and time.
  package static func stamp(_ path: String) -> String? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    return "\(facts.st_size) \(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)"
  }

  /// The path without links; nil when nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// The system's words for what went wrong last.
  package static var lastError: String { String(cString: strerror(errno)) }

  private static func closeQuietly(_ file: Int32) {
    let reason = errno
    close(file)
    errno = reason
  }
}
