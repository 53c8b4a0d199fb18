import Timelines

/// The `results.json` of an exercism test runner, version 3.
package enum ExercismReport {
  /// Most characters of output that exercism shows.
  static let outputLimit = 500
  /// Most characters of a message for a whole run.
  static let messageLimit = 65_535

  package static func json(_ record: SubmissionRecord) -> String {
    let hasRun = record.status != .error
    return JSONText.members([
      "version": .integer(3),
      "status": .string(record.status.rawValue),
      "message": hasRun
        ? .null
        : .string(String((record.message ?? record.word).prefix(messageLimit))),
      "tests": hasRun ? .list(tests(record)) : nil,
    ]).document
  }

  private static func tests(_ record: SubmissionRecord) -> [JSONText] {
    record.checks.enumerated().map { index, check in
      JSONText.members([
        "name": .string(
          check.isHidden ? ExporterMessages.hiddenCheck(index + 1) : check.name),
        // The format knows no skipped tests.
        "status": .string(status(check.status)),
        "message": check.status == .pass ? nil : .string(message(check)),
        "test_code": .string(check.isHidden ? "" : check.source),
        "output": .string(index == 0 ? output(SafeText.cleaned(record.output)) : ""),
        "task_id": check.task.map(JSONText.integer),
      ])
    }
  }

  private static func status(_ status: CheckRecord.Status) -> String {
    switch status {
    case .pass: "pass"
    case .fail, .skipped: "fail"
    case .error, .timeout: "error"
    }
  }

  private static func message(_ check: CheckRecord) -> String {
    if check.isHidden { return ExporterMessages.hiddenFailure }
    let text = check.message ?? ""
    return check.status == .skipped ? ExporterMessages.notChecked(text) : text
  }

  private static func output(_ text: String) -> String {
    guard text.count > outputLimit else { return text }
    let notice = ExporterMessages.truncated(to: outputLimit)
    return String(text.prefix(outputLimit - notice.count - 1)) + "\n" + notice
  }
}
