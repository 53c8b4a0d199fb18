import Glibc
import Testing

/// The built shell on a pseudo-terminal, with a home of its own.
final class RunningShell {
  let terminal: PseudoTerminal
  let home: String

  init(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, home: String? = nil,
    environment: [String: String] = [:], completes: Bool = false
  ) throws {
    self.home = try home ?? Self.makeHome()
    var variables = ["HOME": self.home, "XDG_STATE_HOME": self.home + "/state"]
    variables.merge(environment) { $1 }
    terminal = try #require(
      PseudoTerminal(
        Self.executable, ["shell"] + (completes ? [] : ["--no-complete"]) + arguments,
        columns: columns, rows: rows,
        environment: variables))
    #expect(terminal.wait { $0.cursorLine.hasPrefix("[1]") })
    terminal.settle()
  }

  static func makeHome() throws -> String {
    var template = Array("/tmp/etude-shell-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The executable that lies beside the test bundle.
  static var executable: String {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ".build/debug/x"
    let folder = bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.joined(separator: "/") + "/etude"
  }

  var lines: [String] { terminal.screen.lines }

  /// Types a text, one key at a time as a hand would.
  func type(_ text: String) {
    for character in text {
      terminal.send(String(character))
      usleep(500)
    }
  }

  func press(_ keys: String...) {
    for key in keys {
      terminal.send(key)
      terminal.settle()
    }
  }

  /// Runs an entry and waits for the next prompt.
  func enter(_ text: String) {
    type(text)
    terminal.settle()
    let before = terminal.screen.transcript
    terminal.send(Key.enter)
    #expect(
      terminal.wait { screen in
        screen.transcript != before && screen.cursorLine.hasPrefix("[")
          && screen.column == screen.cursorLine.prefix { $0 != "]" }.count + 2
      }, "no prompt after \(text)")
    terminal.settle()
  }

  /// Presses Tab, again and again while the helper still warms up, until the screen is as wanted.
  func tab(until isDone: (TerminalModel) -> Bool) -> Bool {
    for _ in 0..<20 {
      terminal.send(Key.tab)
      terminal.settle()
      if isDone(terminal.screen) { return true }
      usleep(300_000)
    }
    return false
  }

  /// Waits until the screen shows a text.
  func shows(_ text: String) -> Bool {
    terminal.wait { $0.transcript.contains(text) }
  }
}
