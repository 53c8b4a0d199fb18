import Files
import Glibc

/// Remembers the files of lessons by a fingerprint; safe to delete at any time.
struct PageCache: Sendable {
  /// nil: nothing is remembered.
  let folder: String?

  /// The files kept under a key; nil where there are none, or the copy is damaged.
  func files(for key: String) -> [String: String]? {
    guard let folder, let bytes = FileAccess.bytes(of: "\(folder)/\(key)") else { return nil }
    return Self.unpacked(bytes)
  }

  /// Keeps files under a key; a failure only costs time later.
  func keep(_ files: [String: String], for key: String) {
    guard let folder else { return }
    try? BookShelf.write(Self.packed(files), to: "\(folder)/\(key)")
  }

  /// Drops what belongs to versions of lessons that are gone.
  func forget(allBut keys: Set<String>) {
    guard let folder else { return }
    for name in FileAccess.names(in: folder) where !keys.contains(name) {
      unlink("\(folder)/\(name)")
    }
  }

  /// Each file as a line with its path and length, then its bytes.
  static func packed(_ files: [String: String]) -> [UInt8] {
    files.sorted { $0.key < $1.key }.flatMap { path, text in
      Array("\(path)\t\(text.utf8.count)\n".utf8) + Array(text.utf8)
    }
  }

  static func unpacked(_ bytes: [UInt8]) -> [String: String]? {
    var files: [String: String] = [:]
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: "\t")
      guard head.count == 2, let count = Int(head[1]), count >= 0,
        rest.endIndex - end - 1 >= count
      else { return nil }
      let body = rest[(end + 1)..<(end + 1 + count)]
      guard let text = String(validating: body, as: UTF8.self) else { return nil }
      files[String(head[0])] = text
      rest = rest[(end + 1 + count)...]
    }
    return files
  }
}
