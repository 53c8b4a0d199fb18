import Figures
import Timelines

/// The `results.json` of a Gradescope autograder.
package enum GradescopeReport {
  /// The report of one submission's exercises, in order.
  ///
  /// What may differ between two runs (times, the date) stands in `extra_data` only.
  package static func json(_ records: [SubmissionRecord], extra: [JSONText.Member] = []) -> String {
    var members: [JSONText.Member] = [
      .init("output_format", .string("text")),
      .init("test_output_format", .string("md")),
      .init("test_name_format", .string("text")),
      .init("visibility", .string("visible")),
      .init("stdout_visibility", .string("hidden")),
      .init(
        "tests",
        .list(
          records.enumerated().flatMap { index, record in tests(record, lesson: index + 1) })),
    ]
    if !extra.isEmpty { members.append(.init("extra_data", .object(extra))) }
    return JSONText.object(members).document
  }

  /// What stands in the file before grading starts, so that a stopped grader gives no points.
  package static func placeholder() -> String {
    JSONText.members([
      "score": .integer(0), "output": .string(ExporterMessages.graderStopped),
      "output_format": .string("text"),
    ]).document
  }

  private static func tests(_ record: SubmissionRecord, lesson: Int) -> [JSONText] {
    let compiles = record.status != .error
    let first = JSONText.members([
      "name": .string(ExporterMessages.compiles(record.title)),
      "status": .string(compiles ? "passed" : "failed"),
      "number": .string("\(lesson).0"),
      "visibility": .string("visible"),
      "output": .string(compiles ? "" : record.message ?? record.word),
      "output_format": .string("text"),
    ])
    return [first]
      + record.checks.enumerated().map { index, check in
        JSONText.members([
          "name": .string(check.isHidden ? ExporterMessages.hiddenCheck(index + 1) : check.name),
          "number": .string("\(lesson).\(check.task ?? 0).\(index + 1)"),
          "score": .integer(check.points),
          "max_score": .integer(check.maximum),
          "status": .string(check.status == .pass ? "passed" : "failed"),
          "visibility": .string("visible"),
          "output": .string(check.isHidden ? "" : output(check)),
          "output_format": .string("md"),
        ])
      }
  }

  /// The finding as a small table, then in words.
  private static func output(_ check: CheckRecord) -> String {
    guard check.status != .pass else { return "" }
    var text = ""
    if let property = check.property, let expected = check.expected, let found = check.found {
      let at = check.at.map { Digits.text($0) + " s" } ?? ""
      text += ExporterMessages.tableHeader + "\n|---|---|---|---|\n"
      text +=
        "| " + [at, property, expected, found].map(MarkdownCell.escaped).joined(separator: " | ")
      text += " |\n\n"
    }
    return text + (check.message ?? "")
  }
}
