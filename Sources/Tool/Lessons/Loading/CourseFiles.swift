import Files

/// Where lesson files come from: a folder on disk, or a table in memory.
package protocol CourseFiles: Sendable {
  /// The names in a folder, sorted by bytes; nil if there is no such folder.
  func names(in folder: String) -> [String]?
  /// The bytes of a file; nil if it cannot be read.
  func bytes(of file: String) -> [UInt8]?
}

/// Lesson files in a folder on disk.
package struct DiskFiles: CourseFiles {
  private let root: String

  package init(root: String) {
    self.root = root
  }

  package func names(in folder: String) -> [String]? {
    FileAccess.entries(in: path(folder))?.map(\.name).filter { !$0.hasPrefix(".") }
  }

  package func bytes(of file: String) -> [UInt8]? { FileAccess.bytes(of: path(file)) }

  private func path(_ name: String) -> String { name.isEmpty ? root : root + "/" + name }
}

/// Lesson files in memory, by path.
package struct MemoryFiles: CourseFiles {
  package var contents: [String: [UInt8]]

  package init(_ texts: [String: String]) {
    contents = texts.mapValues { Array($0.utf8) }
  }

  package func names(in folder: String) -> [String]? {
    let prefix = folder.isEmpty ? "" : folder + "/"
    var names: Set<String> = []
    for path in contents.keys where path.hasPrefix(prefix) {
      let rest = path.dropFirst(prefix.count)
      if let name = rest.split(separator: "/").first { names.insert(String(name)) }
    }
    return names.isEmpty ? nil : names.sorted()
  }

  package func bytes(of file: String) -> [UInt8]? { contents[file] }
}
