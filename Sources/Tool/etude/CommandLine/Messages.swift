import Timelines

/// Every sentence the command line itself says, in one place.
enum Messages {
  static func unknownCommand(_ name: String, nearest: String?) -> Problem {
    Problem(
      "there is no command “\(name)”", remedy: nearest.map { "etude \($0)" } ?? "etude --help")
  }

  static func unknownOption(_ name: String, of command: Command, known: [String]) -> Problem {
    let nearest = nearestMatch(to: name, among: known)
    return Problem(
      "`\(command.name)` has no option \(name)",
      remedy: nearest ?? "etude \(command.name) --help")
  }

  static func flagWithValue(_ name: String, of command: Command) -> Problem {
    Problem("\(name) takes no value", remedy: "etude \(command.name) --help")
  }

  static func missingValue(of name: String, label: String, command: Command) -> Problem {
    Problem("\(name) needs a value", remedy: "etude \(command.name) \(name) \(label)")
  }

  static func operandCount(_ count: Int, of command: Command) -> Problem {
    let few = command.operandCount.lowerBound
    let sentence =
      count < few
      ? "`\(command.name)` needs \(command.operands)"
      : "`\(command.name)` takes \(few == 0 ? "nothing more" : "only \(command.operands)")"
    return Problem(sentence, remedy: command.usage)
  }

  static func badValue(
    _ value: String, of option: String, expected: String, nearest: String? = nil
  ) -> Problem {
    Problem(
      "\(option) expects \(expected); found “\(value)”", remedy: nearest.map { "\(option) \($0)" })
  }

  static func unknownTrack(_ name: UnknownName, suggestions: [String]) -> Problem {
    let what: String
    switch name.kind {
    case .object: what = "nothing in this program is called “\(name.name)”"
    case .property: what = "“\(name.name)” is no property that etude knows"
    case .wholeObject: what = "“\(name.name)” needs one of its properties"
    }
    let remedy: String? =
      switch suggestions.count {
      case 0: nil
      case 1: "--track \(suggestions[0])"
      default: "--track with one of " + suggestions.joined(separator: ", ")
      }
    return Problem(what, remedy: remedy)
  }

  static func unreadable(_ path: String, reason: String) -> Problem {
    Problem("\(path): \(reason)", remedy: "check the path: `ls -l \(path)`")
  }

  static func noSwiftFiles(_ folder: String) -> Problem {
    Problem(
      "\(folder): there is no Swift file in this folder", remedy: "name a file, or another folder")
  }

  static func typechecked(_ good: Int, of count: Int) -> String {
    "\(good) of \(count) \(count == 1 ? "file compiles" : "files compile")"
  }

  static let missingFirst = "what stops the others first:"

  static func modernisedIncompletely(_ fileName: String, changed: Bool) -> String {
    changed
      ? "\(fileName): the old names are written as today; what follows needs your hand"
      : "\(fileName): no old name stands in the way; what follows needs your hand"
  }

  static func overview(of commands: [Command]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let lines = commands.map { command in
      "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  "
        + command.summary
    }
    return """
      etude teaches iOS animation: write Swift, see its timeline.

      usage: etude [COMMAND] …        without a command: the shell

      \(lines.joined(separator: "\n"))

      `etude COMMAND --help` says more about one of them. Start with: etude start
      """
  }
}

extension Command {
  /// The command's line of usage.
  var usage: String {
    let operands = operands.isEmpty ? "" : " \(operands)"
    return "etude \(name)\(operands)\(options.isEmpty ? "" : " [OPTION …]")"
  }

  /// The text of `--help`.
  var help: String {
    var parts = ["usage: \(usage)", summary + "."]
    let all = options + Option.everywhere
    let heads = all.map { option in option.name + (option.value.map { " \($0)" } ?? "") }
    let width = heads.map(\.count).max() ?? 0
    let rows = zip(heads, all).map { head, option in
      "  \(head)\(String(repeating: " ", count: width - head.count))  \(option.help)"
    }
    parts.append(rows.joined(separator: "\n"))
    if !details.isEmpty { parts.append(details) }
    return parts.joined(separator: "\n\n")
  }
}
