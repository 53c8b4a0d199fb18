import Evaluation
import Grading
import Lessons
import Synchronization

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

  /// The same player, and the first reason for which one of its programs could not be played,
  /// through no fault of its own.
  func watched() -> (player: BookPlayer, obstacle: () -> Book.Obstacle?) {
    final class Watch: Sendable {
      let obstacle = Mutex<Book.Obstacle?>(nil)

      func note(_ outcome: Outcome) {
        guard case .unavailable(let reason, let remedy) = outcome else { return }
        obstacle.withLock { $0 = $0 ?? Book.Obstacle(reason: reason, remedy: remedy) }
      }
    }
    let watch = Watch()
    let player = BookPlayer(
      play: { program in
        let run = play(program)
        watch.note(run.outcome)
        return run
      },
      grade: { source, fileName, exercise in
        let verdict = grade(source, fileName, exercise)
        watch.note(verdict.run.outcome)
        return verdict
      })
    return (player, { watch.obstacle.withLock { $0 } })
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
