import Glibc

/// The Swift files that a command line names.
enum SwiftFiles {
  /// Files as they are, folders as the Swift files in them, in order; hidden folders are left out.
  static func paths(_ operands: [String]) throws(Problem) -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard isFolder(operand) else {
        paths.append(operand)
        continue
      }
      let found = files(in: operand.hasSuffix("/") ? String(operand.dropLast()) : operand)
      guard !found.isEmpty else { throw Messages.noSwiftFiles(operand) }
      paths += found
    }
    return paths
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  private static func files(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = "\(folder)/\(name)"
      var facts = stat()
      // A link to a folder may lead back up.
      guard lstat(path, &facts) == 0 else { continue }
      if facts.st_mode & S_IFMT == S_IFDIR {
        found += files(in: path)
      } else if name.hasSuffix(".swift") {
        found.append(path)
      }
    }
    return found.sorted()
  }
}
