import Evaluation
import Prose
import Reports

/// A compiler's sentence below the line it is about, with a caret.
///
/// ```
///   let c = bx.center
///           ^~ cannot find 'bx' in scope
/// ```
enum DiagnosticText {
  /// Lines for the first few diagnostics about an entry.
  ///
  /// `names` are what the learner could have meant; `entry` is the text that was typed.
  static func lines(
    _ diagnostics: [Diagnostic], entry: SessionEntry, names: [String], screen: Screen
  ) -> [String] {
    let style = screen.style
    let errors = diagnostics.filter { $0.severity == .error || $0.severity == .note }
    let own = ReplaySource.fileName(of: entry)
    var lines: [String] = []
    var count = 0
    for diagnostic in errors {
      if diagnostic.severity == .error { count += 1 }
      guard count <= most else { continue }
      lines += self.lines(diagnostic, own: own, text: entry.text, style: style)
      guard diagnostic.severity == .error else { continue }
      let explanation = CompilerExplanation.sentence(
        for: diagnostic.message, sourceLine: diagnostic.sourceLine ?? "", names: names)
      // Advice to look into an exercise's text helps only where there is one.
      let isVague =
        diagnostic.message.hasPrefix("cannot find ") && explanation?.contains("'?") != true
      if let explanation, !isVague { lines += screen.wrapped("  " + explanation) }
    }
    if count > most { lines.append(ShellMessage.moreErrors(count - most)) }
    return lines
  }

  private static let most = 3

  private static func lines(
    _ diagnostic: Diagnostic, own: String, text: String, style: Style
  ) -> [String] {
    let isOwn = diagnostic.fileName == own
    let sourceLines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let source =
      isOwn && sourceLines.indices.contains(diagnostic.line - 1)
      ? String(sourceLines[diagnostic.line - 1]) : diagnostic.sourceLine
    let isError = diagnostic.severity == .error
    let message = (isError ? "" : "note: ") + diagnostic.message
    guard let source, diagnostic.line > 0 else {
      return ["  " + style.paint(message, .red)]
    }
    let place = isOwn ? "" : ShellMessage.inEntry(diagnostic.fileName) + " "
    let gutter = sourceLines.count > 1 && isOwn ? "\(diagnostic.line) | " : "  "
    let blank = String(repeating: " ", count: gutter.count)
    let before = String(source.prefix(max(0, diagnostic.column - 1)))
    let indent = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.displayWidth) }
      .joined()
    let marked = source.dropFirst(max(0, diagnostic.column - 1)).prefix(diagnostic.width)
    let tail = String(repeating: "~", count: max(0, marked.displayWidth - 1))
    let caret = blank + indent + "^" + tail
    let head = style.paint(gutter, .faint) + source
    // The sentence follows the caret where the window is wide enough.
    let sentence = style.paint(place + message, isError ? .red : .faint)
    if caret.displayWidth + 1 + (place + message).displayWidth <= style.width {
      return [head, style.paint(caret, .red) + " " + sentence]
    }
    return [head, style.paint(caret, .red), blank + sentence]
  }
}
