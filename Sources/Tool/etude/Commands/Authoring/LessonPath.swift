import Files

/// Where a lesson file lies in its course, however its path was given.
enum LessonPath {
  /// The path of a file below a course's folder: as seen from here, or from that folder; nil if it
  /// is neither.
  static func file(_ path: String, below folder: String) -> String? {
    guard let root = FileAccess.resolved(folder) else { return nil }
    for candidate in [path, folder + "/" + path] {
      guard let found = FileAccess.resolved(candidate), found.hasPrefix(root + "/"),
        FileAccess.isFile(found)
      else {
        continue
      }
      return String(found.dropFirst(root.count + 1))
    }
    return nil
  }

  /// The course that a file seen from here belongs to: the nearest folder above with a `course.md`.
  static func course(of path: String) -> String? {
    guard let found = FileAccess.resolved(path) else { return nil }
    var folder = found[...]
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = folder[..<slash]
      if FileAccess.isFile(folder + "/course.md") { return String(folder) }
    }
    return nil
  }
}
