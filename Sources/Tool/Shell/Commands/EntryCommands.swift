import Evaluation
import Prose
import Timelines

extension EntryLoop {
  static var entryCommands: [ShellCommand] {
    [
      ShellCommand(
        name: "list", summary: "shows the entries of this session", group: .entries
      ) { loop, _ in loop.listEntries() },
      ShellCommand(
        name: "undo", operands: "[COUNT]", summary: "takes back the newest entry",
        group: .entries
      ) { loop, operand in loop.undo(operand) },
      ShellCommand(
        name: "redo", summary: "puts back what was taken back", group: .entries
      ) { loop, _ in loop.redo() },
      ShellCommand(
        name: "edit", operands: "[NUMBER]",
        summary: "opens an entry in $EDITOR; saved, it runs as a new one", group: .entries
      ) { loop, operand in loop.edit(operand) },
      ShellCommand(
        name: "reset", summary: "begins anew; :undo brings everything back", group: .entries
      ) { loop, _ in loop.reset() },
      ShellCommand(
        name: "trace", operands: "[on|off]",
        summary: "shows values inside functions, closures and loops too", group: .entries,
        operandKind: .word(["on", "off"])
      ) { loop, operand in loop.trace(operand) },
    ]
  }

  private func listEntries() {
    guard !session.entries.isEmpty else {
      screen.remark(ShellMessage.nothingYet)
      return
    }
    for entry in session.entries {
      let label = "[\(entry.number)] "
      let indent = String(repeating: " ", count: label.count)
      let text = screen.isPlain ? entry.text : SwiftColours.coloured(entry.text)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      screen.say(lines.enumerated().map { ($0.offset == 0 ? label : indent) + $0.element })
    }
  }

  private func undo(_ operand: String) {
    guard let count = operand.isEmpty ? 1 : Int(operand), count > 0 else {
      screen.complain(ShellMessage.notACount(operand), remedy: ":undo 2")
      return
    }
    if let back = session.bringBack() {
      screen.say(ShellMessage.broughtBack(back))
      memory.save(session, scene: scene?.name)
      return
    }
    for _ in 0..<count {
      guard let entry = session.undo() else {
        screen.remark(ShellMessage.nothingToUndo)
        break
      }
      screen.say(ShellMessage.undone(entry.number, entry.text))
    }
    // The version of an answer that was replaced comes back with the same step.
    if exercise != nil, let back = session.bringBack() {
      screen.say(ShellMessage.broughtBack(back))
    }
    memory.save(session, scene: scene?.name)
  }

  private func redo() {
    guard let entry = session.redo() else {
      screen.remark(ShellMessage.nothingToRedo)
      return
    }
    screen.say(ShellMessage.redone(entry.number, entry.text))
    memory.save(session, scene: scene?.name)
  }

  private func edit(_ operand: String) {
    let entry: SessionEntry?
    if operand.isEmpty {
      entry = session.entries.last
    } else {
      entry = session.entries.first { "\($0.number)" == operand.filter(\.isNumber) }
    }
    guard let entry else {
      screen.complain(ShellMessage.noEntry(operand), remedy: ":list")
      return
    }
    guard reader.isInteractive else {
      screen.complain(ShellMessage.needsTerminal)
      return
    }
    guard let text = ExternalEditor.edit(entry.text) else {
      screen.complain(ShellMessage.editorFailed)
      return
    }
    draft = text
  }

  private func reset() {
    guard !session.entries.isEmpty else {
      screen.remark(ShellMessage.nothingYet)
      return
    }
    session.reset()
    screen.remark(ShellMessage.reset)
  }

  private func trace(_ operand: String) {
    switch operand {
    case "": tracesValues.toggle()
    case "on": tracesValues = true
    case "off": tracesValues = false
    default:
      screen.complain(ShellMessage.onOrOff(operand), remedy: ":trace on")
      return
    }
    screen.remark(ShellMessage.tracing(tracesValues))
    guard tracesValues, let entry = session.entries.last, let log = newestPlay?.log else { return }
    showItems(log, of: entry)
  }
}
