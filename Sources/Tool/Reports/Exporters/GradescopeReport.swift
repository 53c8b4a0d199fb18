import Figures

/// The `results.json` of a Gradescope autograder.
package enum GradescopeReport {
  /// The report of one submission's exercises, in order.
  ///
  /// What may differ between two runs (times, the date) stands in `extra_data` only.
  package static func json(_ records: [SubmissionRecord], extra: [JSONNode.Member] = []) -> String {
    var members: [JSONNode.Member] = [
      .init(name: "output_format", value: .text("text")),
      .init(name: "test_output_format", value: .text("md")),
      .init(name: "test_name_format", value: .text("text")),
      .init(name: "visibility", value: .text("visible")),
      .init(name: "stdout_visibility", value: .text("hidden")),
      .init(
        name: "tests",
        value: .list(
          records.enumerated().flatMap { index, record in tests(record, lesson: index + 1) })),
    ]
    if !extra.isEmpty { members.append(.init(name: "extra_data", value: .object(extra))) }
    return JSONNode.object(members).document
  }

  /// What stands in the file before grading starts, so that a stopped grader gives no points.
  package static func placeholder() -> String {
    JSONNode.members([
      "score": .integer(0), "output": .text(ExporterMessages.graderStopped),
      "output_format": .text("text"),
    ]).document
  }

  private static func tests(_ record: SubmissionRecord, lesson: Int) -> [JSONNode] {
    let compiles = record.status != .error
    let first = JSONNode.members([
      "name": .text(ExporterMessages.compiles(record.title)),
      "status": .text(compiles ? "passed" : "failed"),
      "number": .text("\(lesson).0"),
      "visibility": .text("visible"),
      "output": .text(compiles ? "" : record.message ?? record.word),
      "output_format": .text("text"),
    ])
    return [first]
      + record.checks.enumerated().map { index, check in
        JSONNode.members([
          "name": .text(check.isHidden ? ExporterMessages.hiddenCheck(index + 1) : check.name),
          "number": .text("\(lesson).\(check.task ?? 0).\(index + 1)"),
          "score": .integer(check.points),
          "max_score": .integer(check.maximum),
          "status": .text(check.status == .pass ? "passed" : "failed"),
          "visibility": .text("visible"),
          "output": .text(check.isHidden ? "" : output(check)),
          "output_format": .text("md"),
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
