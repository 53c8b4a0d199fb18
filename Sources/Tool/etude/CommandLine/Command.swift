import Reports

/// One verb of the command line: how it is called and what it does.
struct Command: Sendable {
  /// The verb, such as `timeline`.
  var name: String
  /// One line for the list of all commands.
  var summary: String
  /// What follows the verb, such as `FILE`; empty when nothing may.
  var operands: String = ""
  /// Fewest and most operands it takes.
  var operandCount: ClosedRange<Int> = 0...0
  var options: [Option] = []
  /// Paragraphs below the options in `--help`.
  var details: String = ""
  /// Does the work and answers the exit code; a `Problem` is printed by the caller.
  var run: @Sendable (Arguments) throws(Problem) -> ExitCode
}

/// A named option of a command.
struct Option: Sendable {
  /// The name with its dashes, such as `--track`.
  var name: String
  /// What its value is called in the help; nil for a flag.
  var value: String?
  var help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}

/// What the process answers to the system; the table of outcomes knows which and why.
typealias ExitCode = OutcomeTable.ExitCode

/// A reason to stop, in words: printed on standard error, with the exit code it leads to.
struct Problem: Error {
  var sentence: String
  /// The next step, printed behind `try:`; nil when the sentence says it all.
  var remedy: String?
  var code: ExitCode

  init(_ sentence: String, remedy: String? = nil, code: ExitCode = .usage) {
    self.sentence = sentence
    self.remedy = remedy
    self.code = code
  }
}
