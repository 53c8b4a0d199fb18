import Files
import Glibc

/// Files on the disk.
package struct DiskStore: FileStore {
  package init() {}

  package func read(_ path: String) throws(FileFailure) -> [UInt8]? {
    if let bytes = FileAccess.bytes(of: path) { return bytes }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw Self.failure(.read, path)
  }

  package func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    // An editor or a learner may have put a link here; the file it leads to is the one to write.
    let target = FileAccess.resolved(path) ?? path
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileFailure(.write, path, .isFolder) }
    // Replacing by rename would get past the protection that the owner chose.
    if exists, status.st_mode & 0o200 == 0 { throw FileFailure(.write, path, .isReadOnly) }
    try makeFolder(Path.folder(of: target))
    let mode = exists ? status.st_mode & 0o777 : 0o644
    guard FileAccess.replace(target, with: bytes, mode: mode, isLasting: true) else {
      throw Self.failure(.write, path)
    }
  }

  package func remove(_ path: String) throws(FileFailure) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw Self.failure(.remove, path)
    }
  }

  package func names(in folder: String) throws(FileFailure) -> [String] {
    if let entries = FileAccess.entries(in: folder) { return entries.map(\.name) }
    if errno == ENOENT || errno == ENOTDIR { return [] }
    throw Self.failure(.list, folder)
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

  private func makeFolder(_ path: String) throws(FileFailure) {
    guard FileAccess.makeFolder(path) else { throw Self.failure(.write, path) }
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
