/// Swift text cut into tokens.
///
/// Reading is total: text that no compiler accepts still gives tokens, so every question of this room
/// has an answer before the compiler has spoken.
package struct LexedSource: Sendable {
  package let bytes: [UInt8]
  package let tokens: [Token]

  package init(_ text: String) {
    bytes = Array(text.utf8)
    var lexer = Lexer(bytes: bytes)
    tokens = lexer.run()
  }

  /// The text of a token.
  package func text(_ token: Token) -> String {
    text(token.range)
  }

  /// The text of a range of bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the token at an index has this text; false beyond the last token.
  package func token(_ index: Int, is text: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let range = tokens[index].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
  }

  /// The index of the token that closes the bracket at `index`; the number of tokens if none does.
  package func closing(of index: Int) -> Int {
    var depth = 0
    for position in index..<tokens.count where tokens[position].kind == .symbol {
      switch bytes[tokens[position].range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return tokens.count
  }

  /// The line (from 1) and the column in characters (from 1) of a byte offset.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    return (line, text(start..<max(start, min(offset, bytes.count))).count + 1)
  }
}
