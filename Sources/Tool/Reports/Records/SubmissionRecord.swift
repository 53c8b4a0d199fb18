/// One graded answer, as every report format gets it.
package struct SubmissionRecord: Sendable, Hashable {
  package enum Status: String, Sendable, Hashable {
    case pass, fail
    /// Nothing could be judged: it does not compile, or the machine failed.
    case error
  }

  /// Whose answer it is; empty for the learner's own.
  package var submission: String
  /// Id of the exercise.
  package var exercise: String
  package var title: String
  package var status: Status
  /// The verdict's word, such as `not yet`.
  package var word: String
  /// What to say where nothing was judged: compiler errors, the trap, the limit.
  package var message: String?
  package var checks: [CheckRecord]
  /// What the learner's program printed.
  package var output: String
  /// Path of the answer as reports name it.
  package var file: String
  /// Hash of what was graded.
  package var hash: String
  /// Version of the tool.
  package var engine: String
  /// Wall-clock time of the check; nil in reproducible reports.
  package var milliseconds: Int?

  package init(
    submission: String = "", exercise: String, title: String, status: Status, word: String,
    message: String? = nil, checks: [CheckRecord], output: String = "", file: String,
    hash: String = "", engine: String = "", milliseconds: Int? = nil
  ) {
    self.submission = submission
    self.exercise = exercise
    self.title = title
    self.status = status
    self.word = word
    self.message = message
    self.checks = checks
    self.output = output
    self.file = file
    self.hash = hash
    self.engine = engine
    self.milliseconds = milliseconds
  }

  package var points: Int { checks.reduce(0) { $0 + $1.points } }
  package var maximum: Int { checks.reduce(0) { $0 + $1.maximum } }
  package var visibleChecks: [CheckRecord] { checks.filter { !$0.isHidden } }
  package var hiddenChecks: [CheckRecord] { checks.filter(\.isHidden) }
}
