import Timelines

/// One program for the runner: where its object lies and what it may use.
struct RunnerRequest: Sendable {
  /// The loadable library of the program.
  var object: String
  /// The only folder it may write to.
  var folder: String
  /// Folders it may read, besides the system's.
  var readable: [String]
  var program: Program
  /// The word that seals the journal.
  var nonce: String

  /// The message as the runner reads it: its own lines, an empty line, the engine's settings.
  var text: String {
    let limits = program.limits
    let own = [
      "object \(object)", "folder \(folder)", "readable \(readable.joined(separator: ":"))",
      "nonce \(nonce)", "cpu \(limits.processorSeconds)",
      "wall \(Int((limits.wallSeconds * 1000).rounded(.up)))", "output \(limits.outputBytes)",
      "seed 1", "variant \(program.variant)", "leaves-early \(leavesEarly ? 1 : 0)",
    ]
    return own.joined(separator: "\n") + "\n\n" + Self.settings(of: program)
  }

  /// What the engine is told.
  static func settings(of program: Program) -> String {
    var lines = [
      "stage \(program.stage.width) \(program.stage.height)", "horizon \(program.horizon)",
      "seed 1", "journal-cap \(program.limits.journalBytes)", "event-cap 1000000",
    ]
    // A line break in typed text would end the setting.
    lines += program.input.map { input in
      "input " + String("\(input)".map { $0.isNewline ? " " : $0 })
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An asynchronous `main` ends with a call of `exit` too; only a text that names it leaves early.
  private var leavesEarly: Bool {
    program.source.contains("exit(")
  }
}
