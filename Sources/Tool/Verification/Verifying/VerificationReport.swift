import Lessons

/// Something in a lesson that does not behave as the lesson says.
package struct VerificationFinding: Hashable, Sendable {
  package var place: LessonPlace
  package var kind: Kind
  /// What happened instead, beginning in lower case.
  package var message: String
  /// One next step.
  package var remedy: String

  /// What was expected of the lesson.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case starterFails = "starter"
    case solutionPasses = "solution"
    case acceptPasses = "accept"
    case rejectFails = "reject"
    case demoPlays = "demo"
    case demoDoesNotCompile = "demo error"
    case factHolds = "facts"
    case predictionHasValue = "prediction"
    case sameBytes = "same bytes"
    case mutantIsKilled = "mutant"
  }
}

/// What became of a whole verification.
package struct VerificationReport: Hashable, Sendable {
  package var rows: [Row]

  /// One lesson: an exercise, or the text of a chapter.
  package struct Row: Hashable, Sendable {
    /// The exercise's id, or the chapter's.
    package var id: String
    package var title: String
    /// How many programs were played, or would have been.
    package var runs: Int
    /// Seconds of work, summed over its programs.
    package var seconds: Double
    /// Whether nothing had changed since it was last found in order.
    package var isCached: Bool
    package var findings: [VerificationFinding]
  }

  /// All findings in the order of the lessons.
  package var findings: [VerificationFinding] { rows.flatMap(\.findings) }

  package var isInOrder: Bool { findings.isEmpty }
}
