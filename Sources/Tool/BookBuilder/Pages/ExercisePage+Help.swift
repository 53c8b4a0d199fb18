import Figures
import Grading
import Lessons

extension ExercisePage {
  /// What the checks ask for, one sentence each; hidden ones are only counted.
  func checks(_ solution: Verdict) -> [PageNode] {
    let shown = solution.results.filter { !$0.check.isHidden && $0.check.isScored }
    let sentences = shown.compactMap(\.requirement)
    guard !sentences.isEmpty else { return [] }
    var nodes: [PageNode] = [.heading(2, BookMessages.checks), .bullets(sentences)]
    let hidden = solution.results.count { $0.check.isHidden }
    if hidden > 0 { nodes.append(.markdown(BookMessages.hiddenChecks(hidden))) }
    return nodes
  }

  /// The ladder of hints, each folded on its own.
  var hints: [PageNode] {
    guard !exercise.hints.isEmpty else { return [] }
    return [.heading(2, BookMessages.hints)]
      + exercise.hints.enumerated().map { index, hint in
        .folded(BookMessages.hint(index + 1), [.markdown(hint)])
      }
  }

  /// The model answer with its figures, the text after passing, and other right answers.
  func solution(_ verdict: Verdict, _ files: inout LessonFiles) -> [PageNode] {
    var inside: [PageNode] = [.code("swift", exercise.solution.text)]
    if let timeline = verdict.run.outcome.timeline, verdict.passed {
      inside += files.figures(
        "solution", of: timeline, title: BookMessages.solution(of: exercise.title),
        alternative: BookMessages.whatHappens(CurvePlot.descriptions(of: timeline)))
    }
    if !exercise.solved.isEmpty { inside.append(.markdown(exercise.solved)) }
    for accept in exercise.accepts {
      inside.append(.markdown(BookMessages.alsoRight(accept.why)))
      inside.append(.code("swift", accept.code.text))
    }
    return [.heading(2, BookMessages.solutions), .folded(BookMessages.showSolution, inside)]
  }
}
