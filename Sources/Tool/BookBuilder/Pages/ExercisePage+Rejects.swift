import Figures
import Grading
import Lessons
import Reports

extension ExercisePage {
  /// Wrong answers that many people write: what each changes, what the check finds, and why.
  func rejects(_ files: inout LessonFiles) -> [PageNode] {
    var inside: [PageNode] = []
    for (index, reject) in exercise.rejects.enumerated() {
      inside += nodes(of: reject, number: index + 1, &files)
    }
    return inside.isEmpty ? [] : [.folded(BookMessages.whyTheseFail, inside)]
  }

  private func nodes(
    of reject: Variant, number: Int, _ files: inout LessonFiles
  ) -> [PageNode] {
    let verdict = player.grade(reject.code.text, fileName, exercise)
    let difference = LineDiff.lines(from: exercise.solution.text, to: reject.code.text)
    var nodes: [PageNode] = [
      .heading(3, Self.sentence(reject.why)), .code("diff", difference.joined(separator: "\n")),
    ]
    if let problem = verdict.problem {
      return nodes + [.code("text", ProblemReport(problem).message)]
    }
    guard let failure = verdict.firstFailure, let finding = failure.finding else {
      files.problems.append(
        BookProblem(
          place: reject.code.place, message: BookMessages.rejectPasses(reject.why),
          remedy: BookMessages.verify(exercise.id)))
      return nodes
    }
    nodes.append(.markdown(finding.sentences.joined(separator: " ")))
    if !finding.expected.isEmpty, !finding.found.isEmpty {
      let at = finding.at.map { "\(Digits.text($0)) s" } ?? ""
      nodes.append(
        .table(
          BookMessages.findingHeader,
          [[at, "`\(finding.property)`", finding.expected, finding.found]]))
    }
    nodes += plot(finding, number: number, reject, &files)
    return nodes + verdict.feedback.map { .markdown($0) }
  }

  /// Expected against found.
  private func plot(
    _ finding: Finding, number: Int, _ reject: Variant, _ files: inout LessonFiles
  ) -> [PageNode] {
    guard let plot = finding.plot, !plot.found.isEmpty else { return [] }
    let expected = PlotSeries(FigureMessages.expected, plot.unit, plot.expected)
    let found = PlotSeries(FigureMessages.found, plot.unit, plot.found)
    let lines =
      (expected.samples.isEmpty ? [] : [CurvePlot.Line(expected, role: .expected)])
      + [CurvePlot.Line(found)]
    let curve = CurvePlot(
      title: BookMessages.expectedAndFound(plot.title, reject.why), lines: lines)
    let alternative = "\(plot.title): \(curve.description())"
    return [files.figure("reject\(number)", svg: curve.svg(), alternative: alternative)]
  }

  /// A phrase with a capital at its beginning.
  static func sentence(_ phrase: String) -> String {
    guard let first = phrase.first else { return phrase }
    return first.uppercased() + phrase.dropFirst()
  }
}
