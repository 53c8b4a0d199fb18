import Files

/// The Swift files that a command line names.
enum SwiftFiles {
  /// Files as they are, folders as the Swift files in them, in order; hidden folders are left out.
  static func paths(_ operands: [String]) throws(Problem) -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard FileAccess.isFolder(operand) else {
        paths.append(operand)
        continue
      }
      let found = files(in: operand.hasSuffix("/") ? String(operand.dropLast()) : operand)
      guard !found.isEmpty else { throw Messages.noSwiftFiles(operand) }
      paths += found
    }
    return paths
  }

  private static func files(in folder: String) -> [String] {
    let entries = (FileAccess.entries(in: folder) ?? []).filter { !$0.name.hasPrefix(".") }
    return entries.flatMap { entry -> [String] in
      let path = "\(folder)/\(entry.name)"
      if entry.isFolder { return files(in: path) }
      return entry.name.hasSuffix(".swift") ? [path] : []
    }
  }
}
