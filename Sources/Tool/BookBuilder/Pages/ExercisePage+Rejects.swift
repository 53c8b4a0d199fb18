import Figures
import Grading
import Lessons
import Reports
import Timelines

extension ExercisePage {
  /// Wrong answers that many people write: what each changes, what the check finds, and why.
  func rejects(_ solution: Verdict, _ files: inout LessonFiles) -> [PageNode] {
    var inside: [PageNode] = []
    for (index, reject) in exercise.rejects.enumerated() {
      inside += nodes(of: reject, number: index + 1, solution.run.outcome.timeline, &files)
    }
    return inside.isEmpty ? [] : [.folded(BookMessages.whyTheseFail, inside)]
  }

  private func nodes(
    of reject: Variant, number: Int, _ solution: Timeline?, _ files: inout LessonFiles
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
    // Hidden checks stay hidden in the book as well.
    if failure.check.isHidden { return nodes + [.markdown(VerdictMessages.hiddenFailure)] }
    nodes.append(.markdown(finding.sentences.joined(separator: " ")))
    if !finding.expected.isEmpty, !finding.found.isEmpty {
      let at = finding.at.map { "\(Digits.text($0)) s" } ?? ""
      nodes.append(
        .table(
          BookMessages.findingHeader,
          [[at, "`\(finding.property)`", finding.expected, finding.found]]))
    }
    let timelines = (solution, verdict.run.outcome.timeline)
    if let (name, lines) = compared(finding, timelines) ?? found(finding) {
      let curve = CurvePlot(
        title: BookMessages.expectedAndFound(name, reject.why), lines: lines)
      nodes.append(
        files.figure(
          "reject\(number)", svg: curve.svg(),
          alternative: "\(name): \(curve.description())"))
    }
    return nodes + verdict.feedback.map { .markdown($0) }
  }

  /// The property in the solution and in the wrong answer; nil where it does not differ.
  private func compared(
    _ finding: Finding, _ timelines: (solution: Timeline?, answer: Timeline?)
  ) -> (name: String, lines: [CurvePlot.Line])? {
    guard let solution = timelines.solution, let answer = timelines.answer,
      let right = try? solution.resolve(finding.property),
      let wrong = try? answer.resolve(finding.property)
    else { return nil }
    let times = PlotRange(low: 0, high: max(solution.duration, answer.duration, 0.1))
    let expected = solution.series(of: right, times: times)
    let found = answer.series(of: wrong, times: times)
    for one in found {
      guard var other = expected.first(where: { $0.label == one.label }) ?? expected.first else {
        continue
      }
      let differs = (0...60).contains { step in
        let time = times.low + times.length * Double(step) / 60
        return abs((one.value(at: time) ?? 0) - (other.value(at: time) ?? 0)) > 1e-3
      }
      guard differs else { continue }
      var named = one
      named.label = FigureMessages.found
      other.label = FigureMessages.expected
      return (one.label, [CurvePlot.Line(other, role: .expected), CurvePlot.Line(named)])
    }
    return nil
  }

  /// What the check itself kept for a plot.
  private func found(_ finding: Finding) -> (name: String, lines: [CurvePlot.Line])? {
    guard let plot = finding.plot, !plot.found.isEmpty else { return nil }
    let expected = PlotSeries(FigureMessages.expected, plot.unit, plot.expected)
    let found = PlotSeries(FigureMessages.found, plot.unit, plot.found)
    // A level line with nothing to compare it to says no more than the sentence above.
    guard !expected.samples.isEmpty || found.isMoving else { return nil }
    let lines = (expected.samples.isEmpty ? [] : [expected]).map {
      CurvePlot.Line($0, role: .expected)
    }
    return (plot.title, lines + [CurvePlot.Line(found)])
  }

  /// A phrase with a capital at its beginning.
  static func sentence(_ phrase: String) -> String {
    guard let first = phrase.first else { return phrase }
    return first.uppercased() + phrase.dropFirst()
  }
}
