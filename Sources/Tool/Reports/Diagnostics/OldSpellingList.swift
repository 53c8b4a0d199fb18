import Evaluation

/// The notes on names of older Swift: each name once, with today's name and the lines it stands in.
///
/// A text of Swift 2 has one in nearly every line; told one by one they would hide what matters.
struct OldSpellingList {
  private struct Row {
    var old: String
    var note: String
    var lines: [Int]
  }

  private var rows: [Row] = []
  private var fileName = ""

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      guard let (old, note) = Self.names(in: diagnostic) else { continue }
      fileName = diagnostic.fileName
      if let index = rows.firstIndex(where: { $0.old == old && $0.note == note }) {
        if rows[index].lines.last != diagnostic.line { rows[index].lines.append(diagnostic.line) }
      } else {
        rows.append(Row(old: old, note: note, lines: [diagnostic.line]))
      }
    }
  }

  /// Whether a diagnostic is in the list.
  func covers(_ diagnostic: Diagnostic) -> Bool { Self.names(in: diagnostic) != nil }

  /// One sentence for each name, without its place.
  func sentences() -> [String] {
    rows.map { SafeText.cleaned("'\($0.old)' is now \($0.note)") }
  }

  func lines() -> [String] {
    guard !rows.isEmpty else { return [] }
    return [DiagnosticMessages.oldSpellings(fileName)]
      + rows.map { row in
        let which = row.lines.count == 1 ? "line" : "lines"
        let places = row.lines.map(String.init).joined(separator: ", ")
        return SafeText.cleaned("  '\(row.old)' is now \(row.note): \(which) \(places)")
      }
  }

  /// The old name and what its note says.
  private static func names(in diagnostic: Diagnostic) -> (old: String, note: String)? {
    guard diagnostic.severity == .warning else { return nil }
    let message =
      MessageTemplate("% [#%]").captures(in: diagnostic.message)?.first ?? diagnostic.message
    for word in ["spelled", "written"] {
      let template = MessageTemplate("'%' is deprecated: now \(word) %")
      if let captures = template.captures(in: message) { return (captures[0], captures[1]) }
    }
    return nil
  }
}
