import Evaluation
import Grading
import Lessons

extension Verdict {
  /// What is wrong with the answer, line by line, as linters report.
  ///
  /// - Parameter file: the answer's path as reports name it.
  /// - Returns: the compiler's errors, what stopped the program, and the checks that failed.
  package func sourceFindings(file: String) -> [SourceFinding] {
    if let problem {
      let errors = problem.diagnostics.filter { $0.severity == .error }
      guard errors.isEmpty else {
        return errors.map { error in
          SourceFinding(
            rule: word.rule, level: .error, message: error.message, file: file, line: error.line,
            column: error.column)
        }
      }
      let message = [problem.sentence, problem.remedy].filter { !$0.isEmpty }
      return [
        SourceFinding(
          rule: word.rule, level: .error, message: message.joined(separator: " "), file: file,
          line: problem.place?.line ?? 1, column: problem.place?.column ?? 1)
      ]
    }
    return results.filter { $0.status == .failed }.map { result in
      let finding = result.check.isHidden ? nil : result.finding
      return SourceFinding(
        rule: result.check.isHidden ? "hidden" : result.check.id,
        level: result.check.isScored ? .error : .note,
        message: finding?.sentences.joined(separator: " ") ?? ExporterMessages.hiddenFailure,
        file: file, line: finding?.place?.line ?? 1, column: finding?.place?.column ?? 1)
    }
  }

  /// The rules that those findings may name.
  package var sourceRules: [SARIFReport.Rule] {
    let words: [VerdictWord] = problem == nil ? [] : [word]
    let checks = problem == nil ? exercise.checks.filter { !$0.isHidden } : []
    let hidden = problem == nil && exercise.checks.contains { $0.isHidden }
    return words.map { SARIFReport.Rule(id: $0.rule, summary: $0.rawValue) }
      + checks.map { SARIFReport.Rule(id: $0.id, summary: $0.text) }
      + (hidden ? [SARIFReport.Rule(id: "hidden", summary: ExporterMessages.hiddenFailure)] : [])
  }
}

extension VerdictWord {
  /// `does-not-compile` and the like.
  fileprivate var rule: String { rawValue.replacing(" ", with: "-") }
}
