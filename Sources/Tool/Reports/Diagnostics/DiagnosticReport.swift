import Evaluation
import Prose

/// Compiler errors in the compiler's own words, with the source line and a caret, and then a
/// sentence in terms of the lessons.
package struct DiagnosticReport: Sendable {
  package var diagnostics: [Diagnostic]
  package var style: Style
  /// Names that could have been meant: those of the scene and of the learner's file.
  package var names: [String]

  /// Errors shown in full; the rest is only counted.
  static let limit = 5

  package init(_ diagnostics: [Diagnostic], style: Style = Style(), names: [String] = []) {
    self.diagnostics = diagnostics
    self.style = style
    self.names = names
  }

  /// Every diagnostic with its line, at most five errors; old spellings in a list of their own.
  package func lines() -> [String] {
    let old = OldSpellingList(diagnostics)
    return lines(of: diagnostics.filter { !old.covers($0) }) + old.lines()
  }

  /// A sentence for each name of older Swift in the diagnostics.
  package static func oldSpellings(_ diagnostics: [Diagnostic]) -> [String] {
    OldSpellingList(diagnostics).sentences()
  }

  private func lines(of diagnostics: [Diagnostic]) -> [String] {
    var lines: [String] = []
    var errors = 0
    var explained: Set<String> = []
    var leftOut: [Int] = []
    for diagnostic in diagnostics {
      if diagnostic.severity == .error { errors += 1 }
      guard errors <= Self.limit else {
        if diagnostic.severity == .error { leftOut.append(diagnostic.line) }
        continue
      }
      lines += sourceLines(diagnostic)
      // The same advice twice would only be longer.
      if diagnostic.severity == .error, let sentence = explanation(of: diagnostic),
        explained.insert(sentence).inserted
      {
        lines += wrapped(sentence).map { "  " + $0 }
      }
    }
    if !leftOut.isEmpty { lines.append(DiagnosticMessages.more(leftOut)) }
    return lines
  }

  /// The form that editors and other tools parse: `file:line:column: error: message`.
  package func plainLines() -> [String] { diagnostics.map(headline) }

  /// What the error most likely means, or nil.
  package func explanation(of diagnostic: Diagnostic) -> String? {
    CompilerExplanation.sentence(
      for: diagnostic.message, sourceLine: diagnostic.sourceLine ?? "", names: names)
  }

  private func headline(_ diagnostic: Diagnostic) -> String {
    var place = diagnostic.fileName
    if diagnostic.line > 0 { place += ":\(diagnostic.line)" }
    if diagnostic.line > 0, diagnostic.column > 0 { place += ":\(diagnostic.column)" }
    let word = diagnostic.severity.rawValue
    let painted =
      diagnostic.severity == .error ? style.paint(word, .bold, .red) : style.paint(word, .yellow)
    return "\(place): \(painted): \(SafeText.cleaned(words(of: diagnostic)))"
  }

  /// The message without the name of its group, such as `[#no-usage]`.
  private func words(of diagnostic: Diagnostic) -> String {
    guard diagnostic.message.hasSuffix("]"),
      let captures = MessageTemplate("% [#%]").captures(in: diagnostic.message)
    else { return diagnostic.message }
    return captures[0]
  }

  private func sourceLines(_ diagnostic: Diagnostic) -> [String] {
    guard let source = diagnostic.sourceLine, diagnostic.line > 0 else {
      return [headline(diagnostic)]
    }
    let number = "\(diagnostic.line)"
    let gutter = String(repeating: " ", count: number.count)
    var lines = [headline(diagnostic), "\(number) | \(SafeText.cleaned(source))"]
    if diagnostic.column > 0 {
      lines.append("\(gutter) | \(caret(diagnostic, in: source))")
    }
    return lines
  }

  /// A caret under the place; wide characters and tabs before it take the room they take above.
  private func caret(_ diagnostic: Diagnostic, in source: String) -> String {
    let before = source.prefix(diagnostic.column - 1)
    let indent = before.map { character in
      character == "\t" ? "\t" : String(repeating: " ", count: character.displayWidth)
    }.joined()
    let room = max(1, source.count - diagnostic.column + 1)
    let meant = source.dropFirst(diagnostic.column - 1).prefix(min(diagnostic.width, room))
    let width = max(1, meant.map(\.displayWidth).reduce(0, +))
    let mark = "^" + String(repeating: "~", count: width - 1)
    return indent + style.paint(mark, .bold, .green)
  }

  private func wrapped(_ sentence: String) -> [String] {
    ReportText.lines(markdown: sentence, style: style, indent: 2)
  }
}

/// The words around compiler errors.
enum DiagnosticMessages {
  static func oldSpellings(_ fileName: String) -> String {
    "\(fileName): names of an older Swift; `etude modernise` prints the file with today's:"
  }
  static func more(_ lines: [Int]) -> String {
    let places = lines.prefix(6).map(String.init).joined(separator: ", ")
    let which = lines.count == 1 ? "line" : "lines"
    let count = lines.count == 1 ? "1 more error" : "\(lines.count) more errors"
    return "\(count): \(which) \(places)\(lines.count > 6 ? ", …" : "")"
  }
}
