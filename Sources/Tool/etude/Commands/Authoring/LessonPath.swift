import Glibc

/// Where a lesson file lies in its course, however its path was given.
enum LessonPath {
  /// The path of a file below a course's folder: as seen from here, or from that folder; nil if it
  /// is neither.
  static func file(_ path: String, below folder: String) -> String? {
    guard let root = real(folder) else { return nil }
    for candidate in [path, folder + "/" + path] {
      guard let found = real(candidate), found.hasPrefix(root + "/"), isFile(found) else {
        continue
      }
      return String(found.dropFirst(root.count + 1))
    }
    return nil
  }

  /// The course that a file seen from here belongs to: the nearest folder above with a `course.md`.
  static func course(of path: String) -> String? {
    guard let found = real(path) else { return nil }
    var folder = found[...]
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = folder[..<slash]
      if isFile(folder + "/course.md") { return String(folder) }
    }
    return nil
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func isFile(_ path: some StringProtocol) -> Bool {
    var facts = stat()
    return stat(String(path), &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }
}
