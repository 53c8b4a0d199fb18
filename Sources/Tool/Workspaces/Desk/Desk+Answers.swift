import Grading
import Lessons

/// Starting, overwriting and bringing back answers.
extension Desk {
  /// What starting an exercise did.
  package struct Beginning: Sendable {
    package var exercise: Exercise
    /// The file with the answer.
    package var path: String
    /// Whether the starter was written now; else an earlier answer was kept.
    package var isNew: Bool
  }

  /// Makes an exercise the current one and writes its starter unless there is an answer.
  package func begin(_ exercise: Exercise) throws(Problem) -> Beginning {
    try files { () throws(FileFailure) in
      let start = try workspace.start(exercise.id, starter: exercise.starter.text)
      try workspace.updateSession { $0.exercise = exercise.id }
      return Beginning(
        exercise: exercise, path: workspace.path(of: exercise.id), isNew: start == .created)
    }
  }

  /// The learner's answer.
  package func answer(to exercise: Exercise) throws(Problem) -> String {
    let text = try files { () throws(FileFailure) in try workspace.answer(to: exercise.id) }
    guard let text else { throw .notStarted(exercise) }
    return text
  }

  /// Puts the starter back; the answer that stood there can be brought back with `undo`.
  package func reset(_ exercise: Exercise) throws(Problem) -> Bool {
    try files { () throws(FileFailure) in
      try workspace.replace(exercise.id, with: exercise.starter.text)
    }
  }

  /// Puts the model answer in the place of the learner's, which is kept.
  package func applySolution(of exercise: Exercise) throws(Problem) -> Bool {
    try files { () throws(FileFailure) in
      try workspace.replace(exercise.id, with: exercise.solution.text)
    }
  }

  /// Brings back what `reset` or a solution replaced last.
  package func undo(_ exercise: Exercise) throws(Problem) -> Workspace.Undo {
    try files { () throws(FileFailure) in try workspace.undo(exercise.id) }
  }
}
