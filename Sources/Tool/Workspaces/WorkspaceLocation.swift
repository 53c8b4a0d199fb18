import Files

/// Finding the learner's folder.
package enum WorkspaceLocation {
  /// What the place depends on, as values.
  package struct Circumstances: Sendable {
    /// What `--workspace` says, if given.
    package var option: String?
    /// What `$ETUDE_WORKSPACE` says, if set.
    package var variable: String?
    /// Absolute path of the current folder.
    package var currentFolder: String
    /// The home folder, if there is one.
    package var home: String?
    /// The clone that the program runs from, if it does.
    package var clone: String?

    package init(
      option: String? = nil, variable: String? = nil, currentFolder: String, home: String?,
      clone: String? = nil
    ) {
      self.option = option
      self.variable = variable
      self.currentFolder = currentFolder
      self.home = home
      self.clone = clone
    }
  }

  /// Why there is no folder.
  package enum Problem: Error, Sendable, Equatable {
    /// The folder lies inside the clone, where learners' files would mix with etude's.
    case insideClone(String)
    case noHome
  }

  /// The folder to use; it need not exist yet.
  ///
  /// In order: the option, the variable, the nearest folder upward that holds a progress file of
  /// etude's, then `~/etude`.
  package static func find(
    _ circumstances: Circumstances, store: any FileStore = DiskStore()
  ) throws(Problem) -> String {
    let found = try chosen(circumstances, store)
    if let clone = circumstances.clone, Path.isInside(found, clone) {
      throw .insideClone(found)
    }
    return found
  }

  private static func chosen(
    _ circumstances: Circumstances, _ store: any FileStore
  ) throws(Problem) -> String {
    for given in [circumstances.option, circumstances.variable] {
      if let given, !given.isEmpty { return absolute(given, circumstances) }
    }
    if let nearest = nearest(to: circumstances.currentFolder, store) { return nearest }
    guard let home = circumstances.home, !home.isEmpty else { throw .noHome }
    return Path.join(home, "etude")
  }

  private static func nearest(to folder: String, _ store: any FileStore) -> String? {
    var folder = folder
    while true {
      let path = Path.join(folder, "progress.txt")
      // Many tools write a progress.txt; only the header makes it ours.
      if let bytes = try? store.read(path), bytes.starts(with: Array("etude-progress ".utf8)) {
        return folder
      }
      if folder == "/" || folder == "." { return nil }
      folder = Path.folder(of: folder)
    }
  }

  private static func absolute(_ path: String, _ circumstances: Circumstances) -> String {
    var path = path
    if path == "~" || path.hasPrefix("~/"), let home = circumstances.home {
      path = home + path.dropFirst()
    }
    var parts: [Substring] = []
    for part in Path.join(circumstances.currentFolder, path).split(separator: "/") where part != "."
    {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
