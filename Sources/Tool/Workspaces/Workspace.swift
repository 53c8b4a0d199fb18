import Files

/// The learner's folder: answers, progress and what was overwritten.
///
/// `basic/first-move.swift` holds the answer to `basic.first-move`; `progress.txt` the progress;
/// `.undo/` every text that a command replaced.
package struct Workspace: Sendable {
  /// Absolute path of the folder.
  package let root: String
  package let store: any FileStore

  package init(root: String, store: any FileStore = DiskStore()) {
    self.root = root
    self.store = store
  }

  package var progressPath: String { Path.join(root, "progress.txt") }
  private var lockPath: String { Path.join(root, ".lock") }

  /// The file that holds the answer to an exercise.
  ///
  /// The part of the id before the first dot names the folder, the rest the file.
  package func path(of id: String) -> String {
    let parts = id.split(separator: ".", maxSplits: 1).map { part in
      String(
        part.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) ? $0 : "-" })
    }
    return Path.join(root, (parts.isEmpty ? ["exercise"] : parts).joined(separator: "/") + ".swift")
  }

  /// The learner's answer to an exercise; nil before it was started.
  package func answer(to id: String) throws(FileFailure) -> String? {
    try store.text(path(of: id))
  }

  /// What `start` found.
  package enum Start: Sendable, Equatable {
    /// The starter was written.
    case created
    /// There was a text already; it is as it was.
    case kept
  }

  /// Makes the answer's file with the starter in it, unless there is one.
  package func start(_ id: String, starter: String) throws(FileFailure) -> Start {
    try locked { () throws(FileFailure) -> Start in
      guard try store.read(path(of: id)) == nil else { return .kept }
      try store.write(starter, to: path(of: id))
      return .created
    }
  }

  /// Runs the body while no other process of etude changes this workspace.
  func locked<Answer>(
    _ body: () throws(FileFailure) -> Answer
  ) throws(FileFailure) -> Answer {
    try store.locked(lockPath, body)
  }
}
