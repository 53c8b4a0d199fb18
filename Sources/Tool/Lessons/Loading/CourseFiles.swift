import Glibc

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
    guard let stream = opendir(path(folder)) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  package func bytes(of file: String) -> [UInt8]? {
    let descriptor = open(path(file), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[0..<count])
    }
  }

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
