import Evaluation
import Prose
import Reports
import Timelines

extension EntryLoop {
  static var otherCommands: [ShellCommand] {
    [
      ShellCommand(
        name: "time", operands: "[on|off]", summary: "says how long each entry takes",
        group: .other, operandKind: .word(["on", "off"])
      ) { loop, operand in loop.time(operand) },
      ShellCommand(
        name: "limit", operands: "[SECONDS]",
        summary: "shows or sets how long an entry may compute", group: .other
      ) { loop, operand in loop.limit(operand) },
      ShellCommand(
        name: "doc", operands: "NAME", summary: "shows a declaration and its documentation",
        group: .other
      ) { loop, operand in loop.showDocumentation(operand) },
      ShellCommand(
        name: "type", operands: "EXPRESSION", summary: "shows a type without running anything",
        group: .other
      ) { loop, operand in loop.showType(operand) },
      ShellCommand(
        name: "help", operands: "[COMMAND]", summary: "shows this list", group: .other,
        operandKind: .word([])
      ) { loop, operand in loop.showHelp(operand) },
      ShellCommand(
        name: "quit", summary: "leaves (Ctrl-D does too)", group: .other
      ) { loop, _ in loop.isOver = true },
    ]
  }

  private func showDocumentation(_ name: String) {
    guard !name.isEmpty else {
      return screen.complain(ShellMessage.whichName, remedy: ":doc UIView.animate")
    }
    guard let completer else { return screen.complain(ShellMessage.noCompiler) }
    guard let found = completer.lookUp(name) else {
      let overloads = completer.overloads(of: name)
      guard overloads.isEmpty else { return showOverloads(overloads) }
      return screen.complain(ShellMessage.nothingKnown(name), remedy: ":doc UIView.animate")
    }
    let code = screen.isPlain ? found.declaration : SwiftColours.coloured(found.declaration)
    screen.say([code] + found.documentation.flatMap { wrapped($0) })
    if !found.module.isEmpty { screen.remark(ShellMessage.fromModule(found.module)) }
  }

  /// All forms of a function that was named without its labels.
  private func showOverloads(_ overloads: [Candidate]) {
    for form in overloads.prefix(12) {
      let lines = screen.wrapped(form.label)
      screen.say(
        lines.enumerated().map { index, line in
          (index > 0 ? "    " : "") + (screen.isPlain ? line : SwiftColours.coloured(line))
        })
      if !form.summary.isEmpty { screen.say(wrapped(form.summary)) }
    }
    if overloads.count > 12 { screen.remark(ShellMessage.moreItems(overloads.count - 12)) }
  }

  private func wrapped(_ paragraph: String) -> [String] {
    let style = TerminalStyle(width: min(screen.width, 90), isPlain: true)
    return Document(blocks: [.paragraph([.text(paragraph)])]).terminalText(style: style)
      .split(separator: "\n").map { "  " + $0 }
  }

  private func showType(_ expression: String) {
    guard !expression.isEmpty else {
      return screen.complain(ShellMessage.whichName, remedy: ":type view.center")
    }
    guard let completer else { return screen.complain(ShellMessage.noCompiler) }
    guard let type = completer.type(of: expression) else {
      return screen.complain(ShellMessage.noType(expression))
    }
    screen.say("  " + type)
  }

  private func time(_ operand: String) {
    switch operand {
    case "": showsDuration.toggle()
    case "on": showsDuration = true
    case "off": showsDuration = false
    default:
      screen.complain(ShellMessage.onOrOff(operand), remedy: ":time on")
      return
    }
    screen.remark(ShellMessage.timing(showsDuration))
  }

  private func limit(_ operand: String) {
    if !operand.isEmpty {
      let number = operand.hasSuffix("s") ? String(operand.dropLast()) : operand
      guard let seconds = Int(number), (1...600).contains(seconds) else {
        screen.complain(ShellMessage.notALimit(operand), remedy: ":limit 5")
        return
      }
      limits.processorSeconds = seconds
      limits.wallSeconds = max(10, Double(seconds) * 2)
    }
    screen.remark(ShellMessage.limits(limits.processorSeconds, limits.outputBytes))
  }

  /// All commands by group, or one of them.
  func showHelp(_ operand: String) {
    let name = operand.hasPrefix(":") ? String(operand.dropFirst()) : operand
    if !name.isEmpty {
      let found = Self.commands(matching: name)
      guard !found.isEmpty else {
        let nearest = nearestMatch(to: name, among: Self.commands.map(\.name))
        screen.complain(
          ShellMessage.unknownCommand(name), remedy: nearest.map { ":\($0)" } ?? ":help")
        return
      }
      screen.say(found.flatMap(helpLines))
      return
    }
    var lines: [String] = []
    for group in ShellCommand.Group.allCases {
      let commands = Self.commands.filter { $0.group == group }
      guard !commands.isEmpty else { continue }
      lines.append(screen.style.paint(ShellMessage.heading(of: group), .bold))
      lines += commands.flatMap(helpLines)
    }
    lines += ShellMessage.keys(isInteractive: reader.isInteractive)
    Pager.show(lines.joined(separator: "\n"), isInteractive: reader.isInteractive, screen: screen)
  }

  /// The usage, then the summary in a column of its own, cut to the window.
  private func helpLines(_ command: ShellCommand) -> [String] {
    let usage = "  :\(command.name) \(command.operands)"
    let indent = String(repeating: " ", count: Self.summaryColumn)
    let summary = screen.wrapped(indent + command.summary)
    guard usage.count < Self.summaryColumn, let first = summary.first else {
      return [usage] + summary
    }
    return [usage + first.dropFirst(usage.count)] + summary.dropFirst()
  }

  private static let summaryColumn = 28
}
