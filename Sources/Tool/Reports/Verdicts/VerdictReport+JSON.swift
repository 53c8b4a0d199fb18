import Evaluation
import Grading
import Timelines

extension VerdictReport {
  /// The verdict as JSON, with everything that the text says and the program's diagnostics.
  package func json(file: String = "", engine: String = "") -> JSONText {
    let record = SubmissionRecord(verdict, file: file, engine: engine)
    return .members([
      "exercise": .string(record.exercise),
      "short": .string(verdict.exercise.shortID),
      "title": .string(record.title),
      "verdict": .string(record.word),
      "passed": .flag(verdict.passed),
      "points": .integer(record.points),
      "maximum": .integer(record.maximum),
      "hash": .string(record.hash),
      "checks": .list(record.checks.map(Self.check)),
      "hidden": .integer(verdict.hiddenCount),
      "feedback": .list(verdict.feedback.map(JSONText.string)),
      "problem": verdict.problem.map(Self.problem),
      "output": .list(verdict.run.output.map(JSONText.string)),
    ])
  }

  private static func check(_ check: CheckRecord) -> JSONText {
    guard !check.isHidden else {
      return .members([
        "hidden": .flag(true), "points": .integer(check.points),
        "maximum": .integer(check.maximum),
      ])
    }
    return .members([
      "name": .string(check.id),
      "description": .string(check.name),
      "source": .string(check.source),
      "task": check.task.map(JSONText.integer),
      "status": .string(check.status.rawValue),
      "points": .integer(check.points),
      "maximum": .integer(check.maximum),
      "at": check.at.map(JSONText.number),
      "property": check.property.map(JSONText.string),
      "expected": check.expected.map(JSONText.string),
      "found": check.found.map(JSONText.string),
      "message": check.message.map(JSONText.string),
      "line": check.line.map(JSONText.integer),
      "column": check.column.map(JSONText.integer),
    ])
  }

  private static func problem(_ problem: ProgramProblem) -> JSONText {
    .members([
      "sentence": .string(problem.sentence),
      "remedy": problem.remedy.isEmpty ? nil : .string(problem.remedy),
      "line": problem.place.map { .integer($0.line) },
      "diagnostics": .list(problem.diagnostics.map(DiagnosticReport.json)),
    ])
  }
}

extension DiagnosticReport {
  /// The diagnostics as JSON.
  package func json() -> JSONText { .list(diagnostics.map(Self.json)) }

  static func json(_ diagnostic: Diagnostic) -> JSONText {
    .members([
      "file": .string(diagnostic.fileName),
      "line": .integer(diagnostic.line),
      "column": .integer(diagnostic.column),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "explanation": CompilerExplanation.sentence(
        for: diagnostic.message, sourceLine: diagnostic.sourceLine ?? ""
      ).map(JSONText.string),
    ])
  }
}
