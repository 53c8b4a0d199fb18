import Files
import Glibc
import Lessons

/// One difference between a book and its folder.
package struct BookChange: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case missing, changed, superfluous
  }

  package var path: String
  package var kind: Kind

  package init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

/// The folder that a book is kept in.
package struct BookShelf: Sendable {
  /// A file that could not be written, with the system's reason.
  package struct Failure: Error, Sendable, Hashable {
    package var path: String
    package var reason: String
  }

  package let root: String

  package init(root: String) {
    self.root = root
  }

  /// What differs between a book and the folder, sorted by path.
  ///
  /// Only pages and figures count; other files in the folder are nobody's business here.
  package func changes(to book: Book) -> [BookChange] {
    let disk = DiskFiles(root: root)
    var changes: [BookChange] = []
    for (path, text) in book.files {
      guard let bytes = disk.bytes(of: path) else {
        changes.append(BookChange(path: path, kind: .missing))
        continue
      }
      if bytes != Array(text.utf8) { changes.append(BookChange(path: path, kind: .changed)) }
    }
    for path in pages(in: "", disk) where book.files[path] == nil {
      changes.append(BookChange(path: path, kind: .superfluous))
    }
    return changes.sorted { $0.path < $1.path }
  }

  /// Brings the folder up to date; files that are right are not touched.
  @discardableResult
  package func write(_ book: Book) throws(Failure) -> [BookChange] {
    let changes = changes(to: book)
    for change in changes {
      let path = "\(root)/\(change.path)"
      if change.kind == .superfluous {
        unlink(path)
      } else if let text = book.files[change.path] {
        try Self.write(Array(text.utf8), to: path)
      }
    }
    return changes
  }

  private func pages(in folder: String, _ disk: DiskFiles) -> [String] {
    (disk.names(in: folder) ?? []).flatMap { name -> [String] in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if name.hasSuffix(".md") || name.hasSuffix(".svg") { return [path] }
      return pages(in: path, disk)
    }
  }

  /// Writes a file as a whole or not at all, with the folders it needs.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard FileAccess.makeFolder(Path.folder(of: path)), FileAccess.replace(path, with: bytes)
    else { throw Failure(path: path, reason: FileAccess.lastError) }
  }
}
