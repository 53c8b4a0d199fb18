import Files

/// What an editor's language server reads in the workspace.
extension Workspace {
  /// The folder of modules that stand for scenes.
  package var sceneFolder: String { Path.join(root, ".etude/scenes") }

  /// Adds or replaces one file's command in `compile_commands.json`, and writes the `README.md` that
  /// names the one limit, unless there is one.
  package func addCompileCommand(
    _ words: [String], for file: String
  ) throws(FileFailure) {
    try locked { () throws(FileFailure) in
      let path = Path.join(root, "compile_commands.json")
      let entry = CompileCommand(folder: root, file: file, words: words)
      let known = try store.text(path).map(CompileCommand.lines) ?? []
      let others = known.filter { !$0.hasPrefix(entry.head) && !$0.isEmpty }
      let lines = (others + [entry.line]).sorted()
      let text = "[\n" + lines.joined(separator: ",\n") + "\n]\n"
      if try store.text(path) != text { try store.write(text, to: path) }
      let readme = Path.join(root, "README.md")
      if try store.read(readme) == nil {
        try store.write(WorkspaceMessages.editorReadme, to: readme)
      }
    }
  }
}

/// One line of `compile_commands.json`; written and read by etude alone, one entry a line.
private struct CompileCommand {
  var folder: String
  var file: String
  var words: [String]

  /// What entries of the same file begin with.
  var head: String { "{\"file\":\(Self.quoted(file))," }

  var line: String {
    let arguments = words.map(Self.quoted).joined(separator: ",")
    return head + "\"directory\":\(Self.quoted(folder)),\"arguments\":[\(arguments)]}"
  }

  /// The entries of a file that `line` wrote; anything else is left out.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
      .filter { $0.hasPrefix("{\"file\":") && $0.hasSuffix("]}") }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
