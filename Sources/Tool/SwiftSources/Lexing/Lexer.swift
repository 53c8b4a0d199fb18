/// Reads tokens from UTF-8 text: knows nested comments, raw and multi-line strings, interpolation.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  /// How many interpolations the reading is inside of.
  var nesting = 0
  private var startsLine = true

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func run() -> [Token] {
    // The first line of a script may name its interpreter.
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
    while position < bytes.count { readNext() }
    return tokens
  }

  func peek(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  mutating func append(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind: kind, range: start..<position, startsLine: startsLine))
    startsLine = false
  }

  /// Reads a blank, a comment or a token.
  mutating func readNext() {
    let start = position
    let byte = peek()
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      startsLine = true
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C:
      position += 1
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      skipBlockComment()
    case UInt8(ascii: "\""):
      readString(hashes: 0)
    case UInt8(ascii: "#"):
      readAfterHash()
    case UInt8(ascii: "@"):
      position += 1
      skipWord()
      append(.attribute, from: start)
    case UInt8(ascii: "`"):
      readQuotedName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber()
    case _ where Self.isWordByte(byte):
      skipWord()
      append(.word, from: start)
    default:
      position += 1
      append(.symbol, from: start)
    }
  }

  /// Letters, digits, `_`, `$` and everything outside ASCII.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  mutating func skipWord() {
    while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
  }

  private mutating func skipLine() {
    while position < bytes.count, peek() != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if peek() == UInt8(ascii: "\n") { startsLine = true }
        position += 1
      }
    }
  }

  private mutating func readQuotedName() {
    let start = position
    position += 1
    while position < bytes.count, peek() != UInt8(ascii: "`"), peek() != UInt8(ascii: "\n") {
      position += 1
    }
    if peek() == UInt8(ascii: "`") { position += 1 }
    append(.word, from: start)
  }

  private mutating func readNumber() {
    let start = position
    skipWord()
    // `1.5` is one number; `1...3` and `1.description` are not.
    if peek() == UInt8(ascii: "."), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek(1)) {
      position += 1
      skipWord()
    }
    let last = bytes[position - 1] | 0x20
    let isExponent = last == UInt8(ascii: "e") || last == UInt8(ascii: "p")
    let isSign = peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+")
    let isHexadecimal = bytes[start..<position].starts(with: Array("0x".utf8))
    if isExponent, isSign, !isHexadecimal || last == UInt8(ascii: "p") {
      position += 1
      skipWord()
    }
    append(.number, from: start)
  }

  private mutating func readAfterHash() {
    let start = position
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      position += hashes
      readString(hashes: hashes)
    case UInt8(ascii: "/"):
      position += hashes
      skipRegularExpression(hashes: hashes)
      append(.string, from: start)
    default:
      position += hashes
      skipWord()
      append(.directive, from: start)
    }
  }

  private mutating func skipRegularExpression(hashes: Int) {
    position += 1
    while position < bytes.count {
      if peek() == UInt8(ascii: "\\") {
        position += 2
      } else if peek() == UInt8(ascii: "/"), isFollowedByHashes(hashes, after: 1) {
        position += 1 + hashes
        return
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  func isFollowedByHashes(_ count: Int, after distance: Int) -> Bool {
    for index in 0..<count where peek(distance + index) != UInt8(ascii: "#") { return false }
    return true
  }
}
