extension Lexer {
  /// Deeper interpolations are read as text: no one writes them, and each costs a stack frame.
  private static let deepestNesting = 32

  /// Reads a string literal from its opening quote; `hashes` stand in front of it.
  ///
  /// The pieces between interpolations become `string` tokens; what is interpolated is read as code.
  mutating func readString(hashes: Int) {
    var start = position - hashes
    let isMultiline =
      peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while position < bytes.count {
      let byte = peek()
      if byte == UInt8(ascii: "\n"), !isMultiline {
        // A one-line string ends with its line, closed or not.
        break
      } else if isClosing(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        break
      } else if byte == UInt8(ascii: "\\"), isFollowedByHashes(hashes, after: 1) {
        position += 1 + hashes
        if peek() == UInt8(ascii: "("), nesting < Self.deepestNesting {
          append(.string, from: start)
          readInterpolation(isMultiline: isMultiline)
          start = position
        } else if peek() != UInt8(ascii: "\n") {
          position = min(position + 1, bytes.count)
        }
      } else {
        position += 1
      }
    }
    append(.string, from: start)
  }

  private func isClosing(quotes: Int, hashes: Int) -> Bool {
    for index in 0..<quotes where peek(index) != UInt8(ascii: "\"") { return false }
    return isFollowedByHashes(hashes, after: quotes)
  }

  /// Reads tokens up to the parenthesis that closes the one here.
  private mutating func readInterpolation(isMultiline: Bool) {
    let first = tokens.count
    var depth = 0
    nesting += 1
    defer { nesting -= 1 }
    while position < bytes.count {
      if peek() == UInt8(ascii: "\n"), !isMultiline { return }
      let count = tokens.count
      readNext()
      guard tokens.count > count, let last = tokens.last, last.kind == .symbol else { continue }
      switch bytes[last.range.lowerBound] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      if depth == 0, tokens.count > first { return }
    }
  }
}
