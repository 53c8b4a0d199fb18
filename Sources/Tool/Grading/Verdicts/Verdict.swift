import Evaluation
import Lessons

/// What became of an answer to an exercise.
package struct Verdict: Sendable {
  package var exercise: Exercise
  package var word: VerdictWord
  /// One result for each check, in the order of the lines; none were looked at unless it played.
  package var results: [CheckResult]
  /// The run on the exercise's own stage.
  package var run: Run
  /// What kept the program from playing to its end; nil when it played.
  package var problem: ProgramProblem?
  /// The author's words for the first failing check.
  package var feedback: [String]

  /// Whether every scored check passed.
  package var passed: Bool { word == .passed }

  /// The points of the passed checks.
  package var points: Int {
    results.reduce(0) { $0 + ($1.status == .passed ? $1.check.points : 0) }
  }

  /// The points that the exercise is worth.
  package var totalPoints: Int { exercise.points }

  /// The first scored check that failed, in the order of the lines.
  package var firstFailure: CheckResult? { failures.first }

  /// All scored checks that failed.
  package var failures: [CheckResult] {
    results.filter { $0.status == .failed && $0.check.isScored }
  }

  /// Failed checks without points: advice that does not keep an answer from passing.
  package var advice: [CheckResult] {
    results.filter { $0.status == .failed && !$0.check.isScored }
  }

  /// How many checks learners are not shown.
  package var hiddenCount: Int { results.filter(\.check.isHidden).count }
}

/// The one word for what became of an answer.
package enum VerdictWord: String, CaseIterable, Hashable, Sendable {
  case passed
  case notYet = "not yet"
  case doesNotCompile = "does not compile"
  case stopped
  case trapped
  case didNotFinish = "did not finish"
  case endedEarly = "ended early"
  case tooMuchOutput = "too much output"
  case refused = "not allowed"
  /// The tool or the machine failed, not the answer.
  case notChecked = "not checked"
}

/// Why a program did not play to its end, in words.
package struct ProgramProblem: Hashable, Sendable {
  /// What happened, one or two sentences.
  package var sentence: String
  /// One next step; may be empty.
  package var remedy: String
  /// Where in the learner's text.
  package var place: SourcePlace?
  /// The compiler's own words, for `does not compile` and `not allowed`.
  package var diagnostics: [Diagnostic]
}

extension Run {
  /// Why the program did not play to its end; nil when it did.
  package var problem: ProgramProblem? { ProblemMessage.problem(of: self, exercise: nil) }
}

/// What became of one check.
package struct CheckResult: Hashable, Sendable {
  package var check: Check
  package var status: Status
  /// What was wrong; nil unless it failed.
  package var finding: Finding?
  /// The other stage on which it failed; nil: the exercise's own.
  package var stage: StageSize?
  /// What the check asks for, as a sentence; nil unless it was looked at.
  package var requirement: String?

  package enum Status: String, Hashable, Sendable {
    case passed
    case failed
    case notChecked = "not checked"
  }
}
