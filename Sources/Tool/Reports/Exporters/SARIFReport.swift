import Timelines

/// A finding about a text: what linters and compilers report.
package struct SourceFinding: Sendable, Hashable {
  package enum Level: String, Sendable, Hashable {
    case note, warning, error
  }

  package var rule: String
  package var level: Level
  /// The first sentence is what viewers show.
  package var message: String
  /// Relative path.
  package var file: String
  /// From 1, in characters.
  package var line: Int
  package var column: Int

  package init(
    rule: String, level: Level, message: String, file: String, line: Int, column: Int
  ) {
    self.rule = rule
    self.level = level
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }
}

/// SARIF 2.1.0, which code hosts show beside the lines concerned.
package enum SARIFReport {
  /// A rule that findings name.
  package struct Rule: Sendable, Hashable {
    package var id: String
    package var summary: String
    /// What to do about it.
    package var help: String

    package init(id: String, summary: String, help: String = "") {
      self.id = id
      self.summary = summary
      self.help = help
    }
  }

  package static func json(
    _ findings: [SourceFinding], rules: [Rule], version: String
  ) -> String {
    let driver = JSONText.members([
      "name": .string("etude"), "version": .string(version),
      "rules": .list(
        rules.map { rule in
          JSONText.members([
            "id": .string(rule.id),
            "shortDescription": .members(["text": .string(rule.summary)]),
            "help": rule.help.isEmpty ? nil : .members(["text": .string(rule.help)]),
          ])
        }),
    ])
    return JSONText.members([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .list([
        .members([
          "tool": .members(["driver": driver]),
          // The compiler counts bytes; findings have been converted to characters.
          "columnKind": .string("unicodeCodePoints"),
          "results": .list(findings.map(result)),
        ])
      ]),
    ]).document
  }

  private static func result(_ finding: SourceFinding) -> JSONText {
    .members([
      "ruleId": .string(finding.rule), "level": .string(finding.level.rawValue),
      "message": .members(["text": .string(finding.message)]),
      "locations": .list([
        .members([
          "physicalLocation": .members([
            "artifactLocation": .members(["uri": .string(uri(finding.file))]),
            "region": .members([
              "startLine": .integer(max(finding.line, 1)),
              "startColumn": .integer(max(finding.column, 1)),
            ]),
          ])
        ])
      ]),
    ])
  }

  /// The path as a relative URI: everything but plain characters is percent-encoded.
  private static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var text = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
        || "-._~/".unicodeScalars.contains(scalar)
      if isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        text += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
      }
    }
    return text
  }
}
