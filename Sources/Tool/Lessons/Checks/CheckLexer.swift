/// A piece of a check line with its column.
struct CheckToken: Hashable {
  enum Kind: Hashable {
    case word(String)
    case number(Double)
    case string(String)
    case symbol(String)
    case end
  }
  var kind: Kind
  /// 1-based, counted in characters of the line.
  var column: Int
  var length: Int
  /// Whether no space stands between this token and the one before.
  var isTight: Bool
}

/// Why a check line cannot be read: the column, a sentence and what to do.
package struct CheckSyntaxError: Error, Hashable, Sendable {
  package var column: Int
  package var message: String
  package var remedy: String
}

/// Cuts a check line into words, numbers, texts and symbols.
struct CheckLexer {
  private let characters: [Character]
  private var index = 0
  private var tokens: [CheckToken] = []

  private init(_ line: String) {
    characters = Array(line)
  }

  static func tokens(of line: String) throws(CheckSyntaxError) -> [CheckToken] {
    var lexer = CheckLexer(line)
    while try lexer.step() {}
    lexer.tokens.append(
      CheckToken(kind: .end, column: lexer.characters.count + 1, length: 1, isTight: false))
    return lexer.tokens
  }

  private static let longSymbols = ["->", "==", "!=", "<=", ">=", ".."]
  private static let shortSymbols = "<>()[]{}+-*/±%,.:#="

  private mutating func step() throws(CheckSyntaxError) -> Bool {
    let before = index
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    guard index < characters.count else { return false }
    let isTight = index == before && index > 0
    let start = index
    let kind = try read()
    tokens.append(
      CheckToken(kind: kind, column: start + 1, length: index - start, isTight: isTight))
    return true
  }

  private mutating func read() throws(CheckSyntaxError) -> CheckToken.Kind {
    let first = characters[index]
    if first == "\"" { return .string(try readString()) }
    if first == "π" {
      index += 1
      return .word("π")
    }
    if first.isLetter || first == "_" { return .word(readWord()) }
    if first.isASCII, first.isNumber { return .number(try readNumber()) }
    if index + 1 < characters.count {
      let pair = String(characters[index...index + 1])
      if Self.longSymbols.contains(pair) {
        index += 2
        return .symbol(pair)
      }
    }
    if first == "-" || Self.shortSymbols.contains(first) {
      index += 1
      return .symbol(String(first))
    }
    if first == "≤" || first == "≥" {
      index += 1
      return .symbol(first == "≤" ? "<=" : ">=")
    }
    throw CheckMessage.strangeCharacter(first, column: index + 1)
  }

  private mutating func readString() throws(CheckSyntaxError) -> String {
    let start = index
    index += 1
    var text = ""
    while index < characters.count, characters[index] != "\"" {
      if characters[index] == "\\", index + 1 < characters.count { index += 1 }
      text.append(characters[index])
      index += 1
    }
    guard index < characters.count else { throw CheckMessage.openString(column: start + 1) }
    index += 1
    return text
  }

  private mutating func readWord() -> String {
    let start = index
    while index < characters.count, Self.isWordCharacter(characters[index], at: index, start) {
      index += 1
    }
    return String(characters[start..<index])
  }

  private static func isWordCharacter(_ character: Character, at index: Int, _ start: Int) -> Bool {
    character.isLetter && character != "π" || character == "_" || character.isNumber
  }

  /// Digits with an optional fraction; a dot that begins `..` is not part of it.
  private mutating func readNumber() throws(CheckSyntaxError) -> Double {
    let start = index
    readDigits()
    if index + 1 < characters.count, characters[index] == ".",
      characters[index + 1].isASCII, characters[index + 1].isNumber
    {
      index += 1
      readDigits()
    }
    let text = String(characters[start..<index])
    guard let number = Double(text) else {
      throw CheckMessage.badNumber(text, column: start + 1)
    }
    return number
  }

  private mutating func readDigits() {
    while index < characters.count, characters[index].isASCII, characters[index].isNumber {
      index += 1
    }
  }
}
