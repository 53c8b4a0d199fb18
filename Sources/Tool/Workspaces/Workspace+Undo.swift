import Files

/// Overwriting with a way back: every replaced text is kept in `.undo/`.
extension Workspace {
  /// What undoing did.
  package enum Undo: Sendable, Equatable {
    /// The newest kept text is back; what it replaced is kept in its stead.
    case restored
    /// Nothing of this exercise was ever replaced.
    case nothingKept
  }

  /// Puts a text in the place of the answer; returns whether the old one differed and was kept.
  @discardableResult
  package func replace(_ id: String, with text: String) throws(FileFailure) -> Bool {
    try locked { () throws(FileFailure) -> Bool in
      let old = try store.read(path(of: id))
      guard old != Array(text.utf8) else { return false }
      if let old { try keep(old, named: name(of: id)) }
      try store.write(text, to: path(of: id))
      return old != nil
    }
  }

  /// Brings back the text that was replaced last; undoing twice gives what stood there before.
  package func undo(_ id: String) throws(FileFailure) -> Undo {
    try locked { () throws(FileFailure) -> Undo in
      guard let newest = try kept(name(of: id)).last, let text = try store.read(newest) else {
        return .nothingKept
      }
      let old = try store.read(path(of: id))
      // A copy goes first: whichever write fails, both texts are still on disk.
      if let old { try keep(old, named: name(of: id)) }
      try store.write(text, to: path(of: id))
      try store.remove(newest)
      return .restored
    }
  }

  /// Paths of the texts kept for a file, the oldest first.
  func kept(_ name: String) throws(FileFailure) -> [String] {
    let folder = Path.join(root, ".undo/" + Path.folder(of: name))
    let file = Path.name(of: name)
    let numbers = try store.names(in: folder).compactMap { candidate -> Int? in
      guard candidate.hasPrefix(file + ".") else { return nil }
      return Int(candidate.dropFirst(file.count + 1))
    }
    return numbers.sorted().map { Path.join(folder, "\(file).\($0)") }
  }

  /// Keeps bytes under the next free number.
  @discardableResult
  func keep(_ bytes: [UInt8], named name: String) throws(FileFailure) -> String {
    let newest = try kept(name).last.flatMap { $0.split(separator: ".").last }.flatMap { Int($0) }
    let path = Path.join(root, ".undo/\(name).\((newest ?? 0) + 1)")
    try store.write(bytes, to: path)
    return path
  }

  /// Path of an answer relative to the workspace.
  func name(of id: String) -> String {
    String(path(of: id).dropFirst(root.hasSuffix("/") ? root.count : root.count + 1))
  }
}
