import SwiftSources

/// Tables of an API in a chapter's text, held against the chapter's facts.
///
/// A chapter without a `facts` fence is left alone. A table is one of an API when the head of its
/// first column says so. Then every name in that column has to occur in a fact or a demo, and what
/// stands under `bits` or `default` in a fact together with the name.
struct TableLint {
  private(set) var problems: [LessonProblem] = []
  private let lines: [[Substring]]
  private let words: Set<Substring>

  private static let heads = ["option", "parameter", "property", "name", "function", "maker"]
  private static let valueHeads = ["bits", "default"]

  init(_ chapter: Chapter) {
    lines = chapter.facts.flatMap { $0.text.split(separator: "\n") }.map(Self.tokens)
    let demos = chapter.demos.flatMap { Self.tokens($0.code.text[...]) }
    words = Set(lines.flatMap { $0 } + demos)
    guard !chapter.facts.isEmpty else { return }
    for block in chapter.blocks {
      guard case .markdown(let text, let place) = block else { continue }
      check(text.split(separator: "\n", omittingEmptySubsequences: false), place)
    }
  }

  private mutating func check(_ text: [Substring], _ place: LessonPlace) {
    var head: [String]?
    for (index, line) in text.enumerated() {
      guard line.hasPrefix("|") else {
        head = nil
        continue
      }
      let cells = Self.cells(of: line)
      guard let columns = head else {
        head = cells
        continue
      }
      let isAPI = columns.first.map { first in
        Self.heads.contains { first == $0 || first.hasPrefix($0 + " of ") }
      }
      guard isAPI == true, !line.allSatisfy({ "|- :".contains($0) }) else { continue }
      var here = place
      here.line += index
      check(cells, columns, here)
    }
  }

  private mutating func check(_ cells: [String], _ columns: [String], _ place: LessonPlace) {
    let spans = Self.spans(of: cells.first ?? "").filter { !$0.contains("…") }
    for name in spans.flatMap({ Self.words(of: $0) }) where !words.contains(name) {
      problems.append(LintMessage.unprovenName(String(name), place))
    }
    let names = spans.compactMap { Self.words(of: $0).first }
    for (column, cell) in zip(columns, cells) where Self.valueHeads.contains(column) {
      for value in Self.values(in: cell) {
        let isProven =
          names.isEmpty
          || lines.contains { line in
            line.contains(value) && names.contains { line.contains($0) }
          }
        if !isProven, let name = names.first {
          problems.append(LintMessage.unprovenValue(String(value), of: String(name), place))
        }
      }
    }
  }

  /// Numbers, `nil`, `true`, `false` and enum cases at the beginning of a cell's clauses.
  private static func values(in cell: String) -> [Substring] {
    guard let first = cell.first,
      first.isNumber || first == "`"
        || ["nil", "true", "false"]
          .contains(where: cell.hasPrefix)
    else { return [] }
    return tokens(cell.filter { $0 != "`" }[...]).filter { token in
      token.first?.isNumber == true || ["nil", "true", "false"].contains(token)
    }
  }

  private static func cells(of line: Substring) -> [String] {
    var cells = line.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    return cells
  }

  private static func spans(of cell: String) -> [Substring] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  /// The identifiers of a piece of code, `_` left out.
  private static func words(of code: Substring) -> [Substring] {
    tokens(code).filter { token in
      token != "_" && token.first.map { $0.isLetter || $0 == "_" } == true
    }
  }

  /// Identifiers and numbers, such as `rawValue` and `0.25`.
  private static func tokens(_ code: Substring) -> [Substring] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.flatMap { piece in
      piece.first?.isNumber == true ? [piece] : piece.split(separator: ".")
    }
  }
}
