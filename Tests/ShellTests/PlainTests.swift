import Files
import Glibc
import Shell
import Testing

/// Whole sessions through a pipe, compared with what they are known to print.
///
/// `RECORD_GOLDENS=1 swift test --filter PlainTests` writes the files anew, and fails.
@Suite(.serialized) struct PlainTests {
  @Test(arguments: [
    "values", "motion", "errors", "redefinition", "time", "lessons", "commands", "traps",
    "mistakes", "loops",
  ])
  func printsWhatItIsKnownToPrint(_ name: String) throws {
    let folder = Self.folder
    let entries = try #require(FileAccess.text(of: "\(folder)/Entries/\(name).txt"))
    let home = try RunningShell.makeHome()
    let output = try PipedShell.run(entries, home: home)
      .replacing(home, with: "HOME")
    let golden = "\(folder)/Output/\(name).txt"
    if getenv("RECORD_GOLDENS") != nil {
      FileAccess.replace(golden, with: output, mode: 0o644)
      Issue.record("recorded \(golden)")
      return
    }
    #expect(output == FileAccess.text(of: golden))
  }

  @Test func answersTheSameTwice() throws {
    let entries = "let box = UIView()\nUIView.animate(withDuration: 1) { box.alpha = 0 }\n:tracks\n"
    let first = try PipedShell.run(entries, home: RunningShell.makeHome())
    let second = try PipedShell.run(entries, home: RunningShell.makeHome())
    #expect(first == second)
  }

  @Test func endsWithAnOpenEntry() throws {
    let output = try PipedShell.run("func f() {\n", home: RunningShell.makeHome())
    #expect(output.contains("expected '}'"))
  }

  static var folder: String {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.joined(separator: "/") + "/Golden"
  }
}

/// The built shell with its input and output in pipes.
enum PipedShell {
  /// Runs entries to the end of the input; answers everything that was printed.
  static func run(_ entries: String, home: String) throws -> String {
    let input = home + "/entries"
    let output = home + "/output"
    FileAccess.replace(input, with: entries)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var variables = [
      "HOME=\(home)", "XDG_STATE_HOME=\(home)/state", "ETUDE_WORKSPACE=\(home)/answers",
    ]
    if let path = getenv("PATH") { variables.append("PATH=\(String(cString: path))") }
    let arguments = [
      RunningShell.executable, "shell", "--plain", "--course", PlainTests.folder + "/Course",
    ]
    let words = arguments.map { strdup($0) } + [nil]
    let pairs = variables.map { strdup($0) } + [nil]
    defer { for pointer in words + pairs { free(pointer) } }
    var process: pid_t = 0
    try #require(
      posix_spawn(&process, RunningShell.executable, &actions, nil, words, pairs) == 0)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return FileAccess.text(of: output) ?? ""
  }
}
