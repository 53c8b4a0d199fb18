import Evaluation
import Grading
import Lessons

/// Plays programs for a session.
package protocol SessionPlayer: AnyObject {
  /// Plays a program to its end; nil when the learner interrupted it.
  func play(_ program: Program) -> Run?

  /// Grades an answer; nil when the learner interrupted it.
  func grade(_ source: String, fileName: String, exercise: Exercise) -> Verdict?

  /// Compiles older entries in the background; `ground` tells when it is done.
  func layGround(_ program: Program, ticket: Int)

  /// The groundwork that is ready, with the ticket it was ordered by.
  var ground: (ticket: Int, work: Groundwork)? { get }

  /// Gets ready in the background for the first entry.
  func warmUp()
}

/// Answers with prepared runs, for tests.
package final class ScriptedPlayer: SessionPlayer {
  private var runs: [Run?]
  package private(set) var programs: [Program] = []

  package init(_ runs: [Run?]) {
    self.runs = runs
  }

  package func play(_ program: Program) -> Run? {
    programs.append(program)
    return runs.isEmpty ? nil : runs.removeFirst()
  }

  package func layGround(_ program: Program, ticket: Int) {}

  package var ground: (ticket: Int, work: Groundwork)? { nil }

  package func grade(_ source: String, fileName: String, exercise: Exercise) -> Verdict? { nil }

  package func warmUp() {}
}
