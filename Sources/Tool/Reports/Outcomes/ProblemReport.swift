import Evaluation
import Grading

/// Why a program did not play to its end: the sentence, the place, the compiler's words.
package struct ProblemReport: Sendable {
  package var problem: ProgramProblem
  package var style: Style
  package var names: [String]

  package init(_ problem: ProgramProblem, style: Style = Style(), names: [String] = []) {
    self.problem = problem
    self.style = style
    self.names = names
  }

  /// The sentence with its line, then the compiler's words or the remedy.
  package func lines() -> [String] {
    var sentence = problem.sentence
    if problem.diagnostics.isEmpty, let place = problem.place {
      sentence = VerdictMessages.at(place) + " " + sentence
    }
    var lines = ReportText.lines(markdown: sentence, style: style)
    if !problem.diagnostics.isEmpty {
      lines += [""] + DiagnosticReport(problem.diagnostics, style: style, names: names).lines()
    }
    // The explanation of an error is more exact than a remedy for all of them.
    let isExplained = problem.diagnostics.contains {
      DiagnosticReport([], names: names).explanation(of: $0) != nil
    }
    if !problem.remedy.isEmpty, !isExplained {
      lines += ReportText.lines(markdown: problem.remedy, style: style)
    }
    return lines
  }

  /// The same without colours, for reports to other tools.
  package var message: String {
    ProblemReport(problem, style: Style(width: 100), names: names).lines()
      .joined(separator: "\n")
  }
}
