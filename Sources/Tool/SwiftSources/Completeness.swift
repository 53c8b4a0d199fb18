import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Whether a piece of Swift can be compiled as it stands, needs more lines, or can never be right.
package enum Completeness: Equatable, Sendable {
  case complete
  /// Every error lies at or after the last real token: more text may cure it.
  case incomplete
  /// At least one error lies inside the text: no further line can cure it.
  case wrong(SyntaxFault)

  /// Decides for a text typed so far; blank text and mere comments are complete.
  ///
  /// A trailing comment moves the parser's reported place in front of itself, hence "last token"
  /// and not "end of text". A one-line string literal left open can never be continued.
  package init(of text: String) {
    let tree = Parser.parse(source: text)
    let end = Self.endOfLastToken(of: tree)
    if Self.endsInsideBlockComment(tree) {
      self = .incomplete
      return
    }
    guard tree.hasError else {
      self = .complete
      return
    }
    let faults = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
    let isFinal = Self.leavesOneLineLiteralOpen(tree)
    guard let first = faults.first(where: { isFinal || $0.position < end }) else {
      self = faults.isEmpty ? .complete : .incomplete
      return
    }
    let place = SourceLocationConverter(fileName: "", tree: tree).location(for: first.position)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)
    let characters =
      place.line <= line.count
      ? String(decoding: line[place.line - 1].utf8.prefix(place.column - 1), as: UTF8.self).count
      : 0
    self = .wrong(
      SyntaxFault(line: place.line, column: characters + 1, message: first.diagMessage.message))
  }

  /// Whether the missing end is the quote of a one-line literal, which no further line can add.
  private static func leavesOneLineLiteralOpen(_ tree: SourceFileSyntax) -> Bool {
    var token = tree.lastToken(viewMode: .all)?.previousToken(viewMode: .all)
    var lacksQuote = false
    while let missing = token, missing.presence == .missing {
      if missing.tokenKind == .stringQuote { lacksQuote = true }
      token = missing.previousToken(viewMode: .all)
    }
    guard lacksQuote, let last = token else { return false }
    if case .stringSegment = last.tokenKind { return true }
    return last.tokenKind == .stringQuote
  }

  private static func endOfLastToken(of tree: SourceFileSyntax) -> AbsolutePosition {
    guard let end = tree.lastToken(viewMode: .sourceAccurate) else { return tree.position }
    guard let last = end.previousToken(viewMode: .sourceAccurate) else { return tree.position }
    return last.endPositionBeforeTrailingTrivia
  }

  private static func endsInsideBlockComment(_ tree: SourceFileSyntax) -> Bool {
    guard let end = tree.lastToken(viewMode: .sourceAccurate) else { return false }
    var pieces = Array(end.leadingTrivia)
    if let last = end.previousToken(viewMode: .sourceAccurate) {
      pieces = Array(last.trailingTrivia) + pieces
    }
    for case .blockComment(let text) in pieces.reversed() {
      return Self.isOpen(comment: text)
    }
    for case .docBlockComment(let text) in pieces.reversed() {
      return Self.isOpen(comment: text)
    }
    return false
  }

  /// Whether a block comment has more openings than closings; they nest in Swift.
  private static func isOpen(comment: String) -> Bool {
    var depth = 0
    var bytes = Array(comment.utf8)[...]
    while let first = bytes.popFirst() {
      if first == UInt8(ascii: "/"), bytes.first == UInt8(ascii: "*") {
        bytes.removeFirst()
        depth += 1
      } else if first == UInt8(ascii: "*"), bytes.first == UInt8(ascii: "/") {
        bytes.removeFirst()
        depth -= 1
      }
    }
    return depth > 0
  }
}

/// A mistake in the grammar of a text, with the parser's own sentence.
package struct SyntaxFault: Equatable, Sendable {
  /// Counted from 1.
  package var line: Int
  /// In characters, counted from 1.
  package var column: Int
  package var message: String

  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}
