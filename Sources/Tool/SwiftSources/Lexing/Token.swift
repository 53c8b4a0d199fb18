/// A piece of Swift text with meaning: what is left when comments and blanks are gone.
package struct Token: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name or a keyword, with its backticks if it has them.
    case word
    case number
    /// The quotes, the text between two interpolations, or a whole regular expression between `#/`.
    case string
    /// `#selector`, `#if`, …
    case directive
    /// `@objc`, `@MainActor`, …
    case attribute
    /// One character of punctuation or of an operator; `->` is two tokens.
    case symbol
  }

  package var kind: Kind
  /// Byte offsets in the UTF-8 text.
  package var range: Range<Int>
  /// Whether it is the first token of its line.
  package var startsLine: Bool

  package init(kind: Kind, range: Range<Int>, startsLine: Bool) {
    self.kind = kind
    self.range = range
    self.startsLine = startsLine
  }
}
