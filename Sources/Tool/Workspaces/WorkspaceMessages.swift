/// Every sentence that people read about their files.
package enum WorkspaceMessages {
  /// What went wrong with a file.
  package static func sentence(_ failure: FileFailure) -> String {
    switch failure.reason {
    case .isReadOnly: "this file cannot be written: it is read-only."
    case .isFolder: "this is a folder, not a file."
    case .isMissing: "there is no such file."
    case .permissionDenied: "you have no permission to \(verb(failure.operation)) this."
    case .diskFull: "there is no room left on the disk. The file is as it was before."
    case .isNotText(let offset, _):
      "this is not UTF-8 text: byte \(offset) belongs to no character."
    case .isNewer(let version):
      "this file has format \(version); this etude knows format \(ProgressFile.format)."
    case .system(let code, let text):
      "cannot \(verb(failure.operation)) this: \(text) (error \(code))."
    }
  }

  /// What to do about it.
  package static func remedy(_ failure: FileFailure) -> String {
    switch failure.reason {
    case .isReadOnly: "chmod u+w '\(failure.path)'"
    case .isFolder: "move the folder away, or choose another one with --workspace"
    case .isMissing: "check the path"
    case .permissionDenied: "check who owns it with: ls -l '\(failure.path)'"
    case .diskFull: "free some space, then run the command again"
    case .isNotText: "save the file as UTF-8 in your editor"
    case .isNewer: "update etude, or choose another folder with --workspace"
    case .system: "run the command again; etude doctor shows where files are kept"
    }
  }

  /// Place of a problem as `path` or `path:line:column`.
  package static func place(_ failure: FileFailure) -> String {
    if case .isNotText(_, let line) = failure.reason { return "\(failure.path):\(line):1" }
    return failure.path
  }

  /// What is said once when lines of the progress file could not be read.
  package static func damaged(_ reading: Workspace.ProgressReading, path: String) -> String {
    let lines = reading.damagedLines
    let which =
      lines.count == 1
      ? "line \(lines.first ?? 0) is incomplete or changed"
      : "\(lines.count) lines are incomplete or changed (the first is line \(lines.first ?? 0))"
    let kept = reading.copy.map { " A copy of the damaged file is kept at \($0)." } ?? ""
    return "\(which); the other \(reading.file.entries.count) entries were read.\(kept)"
  }

  /// Why a folder cannot be the workspace, and what to do.
  package static func sentence(_ problem: WorkspaceLocation.Problem) -> String {
    switch problem {
    case .insideClone(let path):
      "\(path) lies inside etude's own folder; answers are kept elsewhere."
    case .noHome: "there is no home folder to keep answers in."
    }
  }

  package static func remedy(_ problem: WorkspaceLocation.Problem) -> String {
    "name a folder with --workspace, or set ETUDE_WORKSPACE"
  }

  private static func verb(_ operation: FileFailure.Operation) -> String {
    operation.rawValue
  }

  /// The text of the workspace's own `README.md`.
  package static let editorReadme = """
    # Your etude workspace

    Your answers, one Swift file for each exercise, and `progress.txt` with what you have passed.
    `.undo/` keeps every text that a command replaced.

    An editor with a Swift language server (sourcekit-lsp, which comes with the Swift toolchain)
    completes UIKit's names and those of the exercise's scene here, and shows errors while you
    type: open this folder as its root. It reads `compile_commands.json`, which
    `etude start` keeps up to date.

    One limit: the server does not see how etude reads Objective-C words. It marks `@objc`,
    `@IBOutlet` and `#selector` as errors; `etude check` takes them all the same.

    """
}
