import Evaluation
import Grading
import Lessons

/// What a book asks of the rest of the tool: playing demos and grading answers.
package struct BookPlayer: Sendable {
  package var play: @Sendable (Program) -> Run
  /// The verdict on a source text as an answer, under the file name that messages use.
  package var grade: @Sendable (_ source: String, _ fileName: String, Exercise) -> Verdict

  package init(
    play: @escaping @Sendable (Program) -> Run,
    grade: @escaping @Sendable (_ source: String, _ fileName: String, Exercise) -> Verdict
  ) {
    self.play = play
    self.grade = grade
  }

  /// Plays and grades with the real compiler.
  package init(_ evaluator: Evaluator) {
    let grader = Grader(evaluator)
    self.init(
      play: { evaluator.play($0) },
      grade: { source, fileName, exercise in
        grader.grade(
          source: source, fileName: fileName, exercise: exercise, checksExtraScenes: true)
      })
  }
}
