import Evaluation
import Grading
import Lessons
import Prose

extension SubmissionRecord {
  /// The record of a verdict.
  ///
  /// - Parameters:
  ///   - verdict: what grading found.
  ///   - submission: whose answer it is; empty for the learner's own.
  ///   - file: the answer's path as reports name it.
  ///   - engine: the tool's version.
  ///   - milliseconds: wall-clock time; nil in reproducible reports.
  package init(
    _ verdict: Verdict, submission: String = "", file: String, engine: String = "",
    milliseconds: Int? = nil
  ) {
    let row = OutcomeTable.row(verdict.word)
    self.init(
      submission: submission, exercise: verdict.exercise.id, title: verdict.exercise.title,
      status: row.status, word: verdict.word.rawValue,
      message: verdict.problem.map { problem in
        let names = SceneNames.names(in: verdict.exercise.scene?.text ?? "")
        return ProblemReport(problem, names: names).message
      },
      checks: verdict.results.map { CheckRecord($0, unchecked: row.uncheckedStatus) },
      output: verdict.run.output.joined(separator: "\n"), file: file,
      hash: verdict.exercise.contentHash, engine: engine, milliseconds: milliseconds)
  }
}

extension CheckRecord {
  /// The record of one check; `unchecked` is the status of a check that was not looked at.
  init(_ result: CheckResult, unchecked: Status) {
    let check = result.check
    let finding = result.finding
    let status: Status =
      switch result.status {
      case .passed: .pass
      // Advice without points never makes a report red.
      case .failed: check.isScored ? .fail : .pass
      case .notChecked: unchecked
      }
    self.init(
      id: check.id, name: PlainMarkdown.text(result.requirement ?? check.text), task: check.task,
      status: status, points: result.status == .passed ? check.points : 0, maximum: check.points,
      isHidden: check.isHidden, at: finding?.at,
      property: finding.flatMap { $0.property.isEmpty ? nil : $0.property },
      expected: finding.flatMap { $0.expected.isEmpty ? nil : $0.expected },
      found: finding.flatMap { $0.found.isEmpty ? nil : $0.found },
      message: finding?.sentences.joined(separator: " "), source: check.text,
      line: finding?.place?.line, column: finding?.place.flatMap { $0.column > 0 ? $0.column : nil }
    )
  }
}

/// Sentences without their Markdown, for names that other tools show as they are.
enum PlainMarkdown {
  static func text(_ markdown: String) -> String {
    Document(markdown: markdown).blocks.map { block in
      if case .paragraph(let inlines) = block { inlines.plainText } else { markdown }
    }.joined(separator: " ")
  }
}
