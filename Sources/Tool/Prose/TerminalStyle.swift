/// How a terminal shows prose.
package struct TerminalStyle: Sendable {
  /// Columns, at least 20.
  package var width: Int
  /// Without colours and other escape sequences.
  package var isPlain: Bool
  /// Colours a code block's text (its language, its text); nil leaves it as it is.
  package var colouring: (@Sendable (_ language: String, _ text: String) -> String)?

  package init(
    width: Int = 80, isPlain: Bool = false,
    colouring: (@Sendable (_ language: String, _ text: String) -> String)? = nil
  ) {
    self.width = max(20, width)
    self.isPlain = isPlain
    self.colouring = colouring
  }
}

/// The looks of a piece of text, from the 16-colour palette that every terminal has.
package struct TextLook: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let bold = TextLook(rawValue: 1)
  package static let faint = TextLook(rawValue: 2)
  package static let italic = TextLook(rawValue: 4)
  package static let underlined = TextLook(rawValue: 8)
  package static let struck = TextLook(rawValue: 16)
  package static let code = TextLook(rawValue: 32)

  /// The text between its escape sequences, or bare.
  package func applied(to text: String, isPlain: Bool) -> String {
    guard !isPlain, !isEmpty, !text.isEmpty else { return text }
    let table: [(TextLook, String)] = [
      (.bold, "1"), (.faint, "2"), (.italic, "3"), (.underlined, "4"), (.struck, "9"),
      (.code, "36"),
    ]
    let codes = table.filter { contains($0.0) }.map(\.1).joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
