import Grading
import Lessons
import Reports

/// Printing a verdict in words or in another tool's format.
enum VerdictFormat {
  static let names = [
    "text", "json", "exercism", "gradescope", "junit", "tap", "github", "classroom",
    "classroom-json", "sarif",
  ]

  /// Prints the verdict and answers its exit code.
  ///
  /// - Parameters:
  ///   - verdict: what grading found.
  ///   - format: one of `names`.
  ///   - file: the answer's path.
  ///   - next: the line that says what comes next, for the text form.
  ///   - style: how the text form looks.
  /// - Returns: the exit code that the verdict leads to.
  static func print(
    _ verdict: Verdict, as format: String, file: String, next: String?, style: Style
  ) -> ExitCode {
    let record = SubmissionRecord(verdict, file: file, engine: version)
    switch format {
    case "json":
      let report = VerdictReport(verdict, style: Style(plain: true))
      Console.print(report.json(file: file, engine: version).text)
    case "exercism": Console.put(ExercismReport.json(record))
    case "gradescope": Console.put(GradescopeReport.json([record]))
    case "junit": Console.put(JUnitReport.xml([record], timestamp: "2020-01-01T00:00:00"))
    case "tap": Console.put(TAPReport.text([record]))
    case "github": Console.put(GitHubAnnotations.text([record]))
    case "classroom": Console.put(ClassroomReport.base64([record]) + "\n")
    case "classroom-json": Console.put(ClassroomReport.json([record]) + "\n")
    case "sarif":
      Console.put(
        SARIFReport.json(
          verdict.sourceFindings(file: file), rules: verdict.sourceRules, version: version))
    default: Console.put(VerdictReport(verdict, style: style, next: next).text())
    }
    return OutcomeTable.row(verdict.word).exitCode
  }
}
