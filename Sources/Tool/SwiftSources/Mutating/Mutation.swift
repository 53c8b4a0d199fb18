/// One small change of a Swift text, as a mistake would make it.
package struct Mutation: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A number 20 % smaller or larger; 0 becomes 0.2.
    case number
    /// A statement that is missing.
    case statement
    /// An option or enumeration case exchanged or left out.
    case option
    /// `+` and `-` exchanged, or a minus sign left out.
    case sign
    /// `true` and `false` exchanged.
    case flag
  }

  package var kind: Kind
  /// Byte offsets of what is replaced.
  package var range: Range<Int>
  /// The expression that the change negates, for an exchanged `+` or `-`; else the same range.
  package var operand: Range<Int>
  /// The text that stands there instead.
  package var replacement: String
  /// From 1.
  package var line: Int
  /// What is changed, such as `0.5 → 0.4` or `without box.alpha = 0`.
  package var description: String

  package init(
    kind: Kind, range: Range<Int>, operand: Range<Int>? = nil, replacement: String, line: Int,
    description: String
  ) {
    self.kind = kind
    self.range = range
    self.operand = operand ?? range
    self.replacement = replacement
    self.line = line
    self.description = description
  }

  /// The text with this change.
  package func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    return String(
      decoding: bytes[..<range.lowerBound] + Array(replacement.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
  }
}
