import Prose

/// Sentences with Markdown in them, filled to the terminal's width.
package enum ReportText {
  /// The lines of a Markdown text, `indent` columns narrower than the style says.
  package static func lines(markdown: String, style: Style, indent: Int = 0) -> [String] {
    let terminal = TerminalStyle(width: style.width - indent, isPlain: !style.color)
    let text = Document(markdown: markdown).terminalText(style: terminal)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
