/// A part of a page, printed as Markdown.
package indirect enum PageNode: Sendable, Equatable {
  /// Levels 1 to 6.
  case heading(Int, String)
  /// Markdown that is printed as it stands.
  case markdown(String)
  /// A code block in a language.
  case code(String, String)
  /// A picture with its text alternative.
  case image(String, alternative: String)
  /// A part that readers open themselves.
  case folded(String, [PageNode])
  case quote([PageNode])
  case bullets([String])
  case table([String], [[String]])
  case rule
}

/// A page as its parts, and the text that they print as.
package struct Page: Sendable, Equatable {
  package var nodes: [PageNode]

  package init(_ nodes: [PageNode]) {
    self.nodes = nodes
  }

  /// The page's Markdown: parts separated by one blank line, one line break at the end.
  package var text: String { Self.text(nodes) + "\n" }

  static func text(_ nodes: [PageNode]) -> String {
    nodes.map(text).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func text(_ node: PageNode) -> String {
    switch node {
    case .heading(let level, let text):
      return String(repeating: "#", count: min(max(level, 1), 6)) + " " + text
    case .markdown(let text):
      return trimmed(text)
    case .code(let language, let text):
      let fence = fence(for: text)
      return fence + language + "\n" + trimmed(text) + "\n" + fence
    case .image(let path, let alternative):
      return "![\(escaped(alternative))](\(path))"
    case .folded(let summary, let nodes):
      // Blank lines make forges read the inside as Markdown.
      return "<details>\n<summary>\(html(summary))</summary>\n\n\(self.text(nodes))\n\n</details>"
    case .quote(let nodes):
      return self.text(nodes).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
    case .bullets(let items):
      return items.map { item in
        "- " + item.split(separator: "\n").joined(separator: "\n  ")
      }.joined(separator: "\n")
    case .table(let header, let rows):
      return ([header, header.map { _ in "---" }] + rows).map { cells in
        "| " + cells.map(cell).joined(separator: " | ") + " |"
      }.joined(separator: "\n")
    case .rule:
      return "---"
    }
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while let first = text.first, first.isNewline { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// A fence longer than any run of backticks in the text.
  private static func fence(for text: String) -> String {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(3, longest + 1))
  }

  /// Text inside the brackets of a picture.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "[", "]", "\\": "\\\(character)"
      case _ where character.isNewline: " "
      default: String(character)
      }
    }.joined()
  }

  private static func html(_ text: String) -> String {
    text.map { character in
      switch character {
      case "<": "&lt;"
      case "&": "&amp;"
      default: String(character)
      }
    }.joined()
  }

  private static func cell(_ text: String) -> String {
    text.map { character in
      switch character {
      case "|": "\\|"
      case _ where character.isNewline: " "
      default: String(character)
      }
    }.joined()
  }
}
