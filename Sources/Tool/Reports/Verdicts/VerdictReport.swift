import Evaluation
import Figures
import Grading
import Lessons

/// A verdict as a learner reads it: the verdict, the first failing check with expected and found,
/// what it means, what else fails, what the program printed, and the next step.
package struct VerdictReport: Sendable {
  package var verdict: Verdict
  package var style: Style
  /// The command or action that comes next, as a whole line; nil leaves it out.
  package var next: String?
  /// Names that a misspelt one could have meant.
  package var names: [String]

  /// `names` are known besides those of the exercise's scene, such as the learner's own.
  package init(
    _ verdict: Verdict, style: Style = Style(), next: String? = nil, names own: [String] = []
  ) {
    self.verdict = verdict
    self.style = style
    self.next = next
    names = SceneNames.names(in: verdict.exercise.scene?.text ?? "") + ["view"] + own
  }

  /// The whole report.
  package func text() -> String {
    let parts = [
      [verdictLine()], problemLines(), failureLines(), feedbackLines(), restLines(),
      adviceLines(), solvedLines(), outputLines(), next.map { [$0] } ?? [],
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// Verdict, exercise and points in one line.
  package func verdictLine() -> String {
    let word = verdict.word.rawValue
    let painted = verdict.passed ? style.paint(word, .bold, .green) : style.paint(word, .bold, .red)
    return VerdictMessages.verdict(
      painted, title: verdict.exercise.title, id: verdict.exercise.shortID,
      points: verdict.points, of: verdict.totalPoints)
  }

  /// Every check with its sign, for those who want to see all of them.
  package func checkLines() -> [String] {
    verdict.results.map { result in
      let sign =
        switch result.status {
        case .passed: style.paint("ok", .green)
        case .failed: result.check.isScored ? style.paint("FAIL", .red) : "note"
        case .notChecked: "not checked"
        }
      return "\(sign)  \(name(of: result))"
    }
  }

  private func problemLines() -> [String] {
    verdict.problem.map { ProblemReport($0, style: style, names: names).lines() } ?? []
  }

  private func failureLines() -> [String] {
    guard let failure = verdict.firstFailure else { return [] }
    return FindingReport(failure, style: style).lines()
  }

  private func feedbackLines() -> [String] {
    guard let failure = verdict.firstFailure, !failure.check.isHidden else { return [] }
    return verdict.feedback.flatMap { ReportText.lines(markdown: $0, style: style) }
  }

  /// What else fails, by name; hidden checks are only counted.
  private func restLines() -> [String] {
    var lines: [String] = []
    let rest = verdict.failures.dropFirst().filter { !$0.check.isHidden }
    if !rest.isEmpty { lines.append(VerdictMessages.more(rest.map(\.check.id))) }
    if !verdict.passed, verdict.hiddenCount > 0 {
      lines.append(VerdictMessages.hidden(verdict.hiddenCount))
    }
    return lines
  }

  private func adviceLines() -> [String] {
    guard verdict.passed else { return [] }
    return verdict.advice.filter { !$0.check.isHidden }.flatMap { result -> [String] in
      let text = result.finding?.sentences.joined(separator: " ") ?? result.requirement ?? ""
      return ReportText.lines(markdown: VerdictMessages.advice + text, style: style)
    }
  }

  private func solvedLines() -> [String] {
    guard verdict.passed, !verdict.exercise.solved.isEmpty else { return [] }
    return ReportText.lines(markdown: verdict.exercise.solved, style: style)
  }

  private func outputLines() -> [String] {
    OutputReport(verdict.run.output, style: style).lines()
  }

  private func name(of result: CheckResult) -> String {
    if result.check.isHidden { return VerdictMessages.hiddenName }
    return ReportText.lines(
      markdown: result.requirement ?? "`\(result.check.text)`",
      style: Style(color: style.color, width: 10_000)
    ).joined()
  }
}
