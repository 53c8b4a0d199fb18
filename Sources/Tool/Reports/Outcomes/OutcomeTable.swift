import Evaluation
import Grading

/// The one table from what became of a program to what commands and reports say of it.
package enum OutcomeTable {
  /// Exit codes of commands.
  package enum ExitCode: Int32, Sendable {
    /// Passed, or done.
    case done = 0
    /// Wrong, trapped, not finished, stale: the learner's or author's turn.
    case notYet = 1
    case doesNotCompile = 2
    /// The tool's fault or the machine's.
    case unavailable = 3
    /// A wrong command line, an unknown name, an unreadable file.
    case usage = 64
  }

  /// What follows from a verdict's word.
  package struct Row: Sendable, Equatable {
    package var word: VerdictWord
    package var exitCode: ExitCode
    /// What reports to other tools say of the whole answer.
    package var status: SubmissionRecord.Status
    /// What they say of a check that was not looked at.
    package var uncheckedStatus: CheckRecord.Status
    /// The short sign in lists, beside the word.
    package var sign: String
  }

  /// One row for each word.
  package static let rows: [Row] = [
    row(.passed, .done, .pass, .skipped, "ok"),
    row(.notYet, .notYet, .fail, .skipped, "FAIL"),
    row(.doesNotCompile, .doesNotCompile, .error, .skipped, "stop"),
    row(.refused, .notYet, .error, .skipped, "stop"),
    row(.stopped, .notYet, .error, .error, "stop"),
    row(.trapped, .notYet, .error, .error, "stop"),
    row(.didNotFinish, .notYet, .error, .timeout, "stop"),
    row(.endedEarly, .notYet, .error, .error, "stop"),
    row(.tooMuchOutput, .notYet, .error, .error, "stop"),
    row(.notChecked, .unavailable, .error, .error, "not checked"),
  ]

  /// The row of a word.
  package static func row(_ word: VerdictWord) -> Row {
    rows.first { $0.word == word } ?? row(word, .unavailable, .error, .error, "not checked")
  }

  /// The word for a program that nobody graded: a played one has passed.
  package static func word(of outcome: Outcome) -> VerdictWord {
    switch outcome {
    case .played: .passed
    case .doesNotCompile: .doesNotCompile
    case .stopped: .stopped
    case .trapped: .trapped
    case .didNotFinish: .didNotFinish
    case .endedEarly: .endedEarly
    case .tooMuchOutput: .tooMuchOutput
    case .refused: .refused
    case .unavailable: .notChecked
    }
  }

  /// The exit code of a command that only plays a program.
  package static func exitCode(of outcome: Outcome) -> ExitCode { row(word(of: outcome)).exitCode }

  private static func row(
    _ word: VerdictWord, _ code: ExitCode, _ status: SubmissionRecord.Status,
    _ unchecked: CheckRecord.Status, _ sign: String
  ) -> Row {
    Row(word: word, exitCode: code, status: status, uncheckedStatus: unchecked, sign: sign)
  }
}
