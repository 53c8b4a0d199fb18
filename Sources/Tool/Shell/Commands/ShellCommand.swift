import Timelines

/// A command of the shell: what it is called and what it does.
struct ShellCommand: Sendable {
  /// Where it stands in `:help`.
  enum Group: String, CaseIterable, Sendable {
    case entries
    case time
    case timeline
    case lessons
    case files
    case other
  }

  /// Without the colon.
  var name: String
  /// What follows the name, such as `[SECONDS]`.
  var operands: String = ""
  var summary: String
  var group: Group
  /// What completion offers for the first operand.
  var operandKind: OperandKind = .none
  var perform: @Sendable (EntryLoop, String) -> Void

  /// What an operand names.
  enum OperandKind: Sendable {
    case none
    case property
    case object
    case lesson
    case file
    case word([String])
  }
}

extension EntryLoop {
  /// All commands, in the order `:help` lists them.
  static let commands: [ShellCommand] =
    entryCommands + timeCommands + timelineCommands + lessonCommands + fileCommands
    + otherCommands

  /// Runs a line such as `:plot box.center.x`; a name may be cut short while it stays unique.
  func perform(command line: String) {
    let text = line.drop { $0.isWhitespace }.dropFirst()
    let name = String(text.prefix { !$0.isWhitespace })
    var rest = text.dropFirst(name.count).drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    let operand = String(rest)
    guard !name.isEmpty else {
      showHelp("")
      return
    }
    let found = Self.commands(matching: name)
    if found.count == 1 {
      found[0].perform(self, operand)
    } else if found.isEmpty {
      let nearest = nearestMatch(to: name, among: Self.commands.map(\.name))
      let rest = operand.isEmpty ? "" : " \(operand)"
      screen.complain(
        ShellMessage.unknownCommand(name), remedy: nearest.map { ":\($0)\(rest)" } ?? ":help")
    } else {
      screen.complain(ShellMessage.ambiguousCommand(name, found.map(\.name)))
    }
    _ = screen.takeKept()
  }

  /// The command of exactly this name, else all that begin with it.
  static func commands(matching name: String) -> [ShellCommand] {
    if let exact = commands.first(where: { $0.name == name }) { return [exact] }
    return commands.filter { $0.name.hasPrefix(name) }
  }
}
