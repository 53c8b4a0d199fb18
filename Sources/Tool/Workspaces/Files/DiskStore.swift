import Glibc

/// Files on the disk.
package struct DiskStore: FileStore {
  package init() {}

  package func read(_ path: String) throws(FileFailure) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Self.failure(.read, path)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw Self.failure(.read, path)
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  package func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    // An editor or a learner may have put a link here; the file it leads to is the one to write.
    let target = Self.resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileFailure(.write, path, .isFolder) }
    // Replacing by rename would get past the protection that the owner chose.
    if exists, status.st_mode & 0o200 == 0 { throw FileFailure(.write, path, .isReadOnly) }
    try makeFolder(Path.folder(of: target))
    let temporary = "\(Path.folder(of: target))/.\(Path.name(of: target)).\(getpid()).tmp"
    let mode = exists ? status.st_mode & 0o777 : 0o644
    do throws(FileFailure) {
      try writeThrough(bytes, to: temporary, mode: mode)
      guard rename(temporary, target) == 0 else { throw Self.failure(.write, path) }
    } catch {
      unlink(temporary)
      throw FileFailure(.write, path, error.reason)
    }
  }

  package func remove(_ path: String) throws(FileFailure) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw Self.failure(.remove, path)
    }
  }

  package func names(in folder: String) throws(FileFailure) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw Self.failure(.list, folder)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  package func locked<Answer>(
    _ path: String, _ body: () throws(FileFailure) -> Answer
  ) throws(FileFailure) -> Answer {
    try makeFolder(Path.folder(of: path))
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.failure(.lock, path) }
    // The kernel drops the lock with the process, so a killed one never leaves it behind.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno == EINTR { continue }
      // Some network disks know no locks; rename alone still keeps every file whole.
      if errno == ENOLCK || errno == EOPNOTSUPP { break }
      throw Self.failure(.lock, path)
    }
    return try body()
  }

  private func writeThrough(
    _ bytes: [UInt8], to path: String, mode: mode_t
  ) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw Self.failure(.write, path) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        let failure = Self.failure(.write, path)
        close(descriptor)
        throw failure
      }
      written += count
    }
    // Without this a power cut after the rename could leave an empty file.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      let failure = Self.failure(.write, path)
      close(descriptor)
      throw failure
    }
    // Full disks on network systems answer only here.
    guard close(descriptor) == 0 else { throw Self.failure(.write, path) }
  }

  private func makeFolder(_ path: String) throws(FileFailure) {
    if mkdir(path, 0o755) == 0 { return }
    switch errno {
    case EEXIST:
      return
    case ENOENT where path != "/":
      try makeFolder(Path.folder(of: path))
      guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw Self.failure(.write, path) }
    default:
      throw Self.failure(.write, path)
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func failure(_ operation: FileFailure.Operation, _ path: String) -> FileFailure {
    let code = errno
    let reason: FileFailure.Reason =
      switch code {
      case EROFS: .isReadOnly
      case EISDIR: .isFolder
      case ENOENT: .isMissing
      case EACCES, EPERM: .permissionDenied
      case ENOSPC, EDQUOT: .diskFull
      default: .system(code: code, text: String(cString: strerror(code)))
      }
    return FileFailure(operation, path, reason)
  }
}
