import Figures
import Timelines

/// The Test Anything Protocol, version 14.
package enum TAPReport {
  /// One subtest for each graded answer, followed by its own test point.
  package static func text(_ records: [SubmissionRecord]) -> String {
    var lines = ["TAP version 14", "1..\(records.count)"]
    for (index, record) in records.enumerated() {
      lines.append("# Subtest: " + escaped(name(record)))
      lines += subtest(record).map { "    " + $0 }
      let isOK = record.status == .pass
      lines.append("\(isOK ? "ok" : "not ok") \(index + 1) - \(escaped(name(record)))")
      if !isOK, let message = record.message { lines += yaml([("message", message)]) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What stands in place of a report where grading cannot go on.
  package static func bailOut(_ reason: String) -> String {
    "Bail out! " + reason.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n"
  }

  private static func subtest(_ record: SubmissionRecord) -> [String] {
    var lines = ["1..\(record.checks.count)"]
    for (index, check) in record.checks.enumerated() {
      let isOK = check.status == .pass || check.status == .skipped
      let name = check.isHidden ? ExporterMessages.hiddenCheck(index + 1) : check.name
      var line = "\(isOK ? "ok" : "not ok") \(index + 1) - \(escaped(name))"
      if check.status == .skipped {
        line +=
          " # SKIP "
          + escaped(
            check.isHidden
              ? ExporterMessages.notJudged : check.message ?? ExporterMessages.notJudged)
      }
      lines.append(line)
      guard !isOK, !check.isHidden else { continue }
      lines += yaml(
        [
          ("message", check.message), ("severity", check.status.rawValue),
          ("at", check.at.map { Digits.text($0) }), ("property", check.property),
          ("expected", check.expected), ("found", check.found), ("file", record.file),
          ("line", check.line.map(String.init)),
        ].compactMap { name, value in value.map { (name, $0) } })
    }
    return lines
  }

  private static func yaml(_ pairs: [(String, String)]) -> [String] {
    ["  ---"] + pairs.map { "  \($0.0): \(JSONText.string($0.1).text)" } + ["  ..."]
  }

  private static func name(_ record: SubmissionRecord) -> String {
    record.submission.isEmpty ? record.exercise : "\(record.submission)/\(record.exercise)"
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\\\"
      case "#": "\\#"
      case "\n", "\r\n", "\r": " "
      default: String(character)
      }
    }.joined()
  }
}
