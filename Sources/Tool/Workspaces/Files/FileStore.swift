/// Where files live: the disk, or memory in tests.
///
/// Paths are absolute. Writing is atomic: a reader sees the old bytes or the new ones, never a
/// part, and a process killed in between leaves the old ones.
package protocol FileStore: Sendable {
  /// The bytes of a file; nil where there is none.
  func read(_ path: String) throws(FileFailure) -> [UInt8]?
  /// Replaces or creates a file, with the folders it needs.
  func write(_ bytes: [UInt8], to path: String) throws(FileFailure)
  /// Removes a file; nothing happens where there is none.
  func remove(_ path: String) throws(FileFailure)
  /// The names in a folder, sorted; none where there is no folder.
  func names(in folder: String) throws(FileFailure) -> [String]
  /// Runs the body while no other process runs one under the same lock file.
  func locked<Answer>(
    _ path: String, _ body: () throws(FileFailure) -> Answer
  ) throws(FileFailure) -> Answer
}

/// A file operation that did not work, with what to do about it.
package struct FileFailure: Error, Sendable, Hashable {
  /// What went wrong.
  package enum Reason: Sendable, Hashable {
    case isReadOnly
    case isFolder
    case isMissing
    case permissionDenied
    case diskFull
    /// The byte at this offset, on this line (from 1), does not belong to UTF-8 text.
    case isNotText(offset: Int, line: Int)
    /// The file says that a newer version of the tool wrote it.
    case isNewer(String)
    case system(code: Int32, text: String)
  }

  /// What was being done.
  package enum Operation: String, Sendable, Hashable {
    case read, write, remove, list, lock
  }

  package var operation: Operation
  package var path: String
  package var reason: Reason

  package init(_ operation: Operation, _ path: String, _ reason: Reason) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }
}

extension FileStore {
  /// The text of a file; nil where there is none.
  package func text(_ path: String) throws(FileFailure) -> String? {
    guard let bytes = try read(path) else { return nil }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let offset = Self.firstInvalidByte(bytes)
    let line = bytes[..<offset].count { $0 == 0x0A } + 1
    throw FileFailure(.read, path, .isNotText(offset: offset, line: line))
  }

  /// Replaces or creates a text file.
  package func write(_ text: String, to path: String) throws(FileFailure) {
    try write(Array(text.utf8), to: path)
  }

  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int {
    var decoder = Unicode.UTF8.ForwardParser()
    var position = 0
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): position += scalar.count
      case .emptyInput: return bytes.count
      case .error: return position
      }
    }
  }
}
