import Timelines

/// What GitHub Classroom's reporter reads, and what GitHub shows on a pull request.
package enum ClassroomReport {
  /// The JSON of one runner on one line.
  ///
  /// Every test carries a numeric score: the reporter sums them, and one that is missing turns the
  /// sum into not-a-number.
  package static func json(_ records: [SubmissionRecord]) -> String {
    let status =
      records.contains { $0.status == .error }
      ? "error" : records.allSatisfy { $0.status == .pass } ? "pass" : "fail"
    return JSONText.members([
      "version": .integer(1),
      "status": .string(status),
      "max_score": .integer(records.reduce(0) { $0 + $1.maximum }),
      "tests": .list(records.flatMap(tests)),
    ]).line
  }

  /// The same JSON as the base64 text that a step's output holds.
  package static func base64(_ records: [SubmissionRecord]) -> String {
    Base64.encoded(Array(json(records).utf8))
  }

  private static func tests(_ record: SubmissionRecord) -> [JSONText] {
    record.checks.enumerated().map { index, check in
      let name = check.isHidden ? ExporterMessages.hiddenCheck(index + 1) : check.name
      return JSONText.members([
        "name": .string("\(record.title): \(name)"),
        "status": .string(status(check.status)),
        "message": .string(
          check.isHidden ? "" : check.message ?? (check.status == .pass ? "" : record.word)),
        "test_code": .string(check.isHidden ? "" : check.source),
        "filename": .string(record.file),
        "line_no": .integer(check.isHidden ? 0 : check.line ?? 0),
        "score": .integer(check.points),
        "duration": .integer(0),
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
}

/// Workflow annotations: failures shown on the line that made them.
package enum GitHubAnnotations {
  package static func text(_ records: [SubmissionRecord]) -> String {
    var lines: [String] = []
    for record in records {
      if record.status == .error, let message = record.message {
        lines.append(annotation(record.file, nil, nil, title: record.word, message))
      }
      for check in record.visibleChecks where check.status != .pass && check.status != .skipped {
        lines.append(
          annotation(
            record.file, check.line, check.column, title: check.name,
            check.message ?? record.word))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A summary of the job as Markdown.
  package static func summary(_ records: [SubmissionRecord]) -> String {
    var text = ExporterMessages.summaryHeader + "\n|---|---|---|\n"
    for record in records {
      let cells = [record.title, record.word, "\(record.points)/\(record.maximum)"]
      text += "| " + cells.map(MarkdownCell.escaped).joined(separator: " | ") + " |\n"
    }
    for record in records where record.status != .pass {
      guard
        let message = record.message
          ?? record.visibleChecks.first(where: { $0.status == .fail })?.message
      else { continue }
      text += "\n**\(MarkdownCell.escaped(record.title))**\n\n\(message)\n"
    }
    return text
  }

  private static func annotation(
    _ file: String, _ line: Int?, _ column: Int?, title: String, _ message: String
  ) -> String {
    var properties = ["file=" + property(file)]
    if let line { properties.append("line=\(line)") }
    if let column { properties.append("col=\(column)") }
    properties.append("title=" + property(title))
    return "::error " + properties.joined(separator: ",") + "::" + data(message)
  }

  private static func data(_ text: String) -> String {
    text.map { character in
      switch character {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case "\r\n": "%0D%0A"
      default: String(character)
      }
    }.joined()
  }

  private static func property(_ text: String) -> String {
    data(text).map { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: String(character)
      }
    }.joined()
  }
}
