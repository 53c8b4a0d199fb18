import Timelines

/// Reads check lines; `Lessons/README.md` holds the grammar.
///
/// A recursive descent over the line's tokens: every error names a column and a remedy.
package struct CheckParser {
  var tokens: [CheckToken]
  var position = 0
  /// The line as written, for the texts of references and events.
  let line: [Character]

  init(_ line: String) throws(CheckSyntaxError) {
    tokens = try CheckLexer.tokens(of: line)
    self.line = Array(line)
  }

  /// Reads one whole check line.
  package static func check(_ line: String, place: LessonPlace) throws(CheckSyntaxError) -> Check {
    var parser = try CheckParser(line)
    return try parser.parseCheck(place: place)
  }

  /// Reads `VALUE at TIME`, the question of a prediction.
  package static func prediction(_ text: String) throws(CheckSyntaxError) -> PredictedValue {
    var parser = try CheckParser(text)
    let value = try parser.parseExpression()
    try parser.expect(word: "at")
    let time = try parser.parseTime()
    try parser.expectEnd()
    return PredictedValue(text: text, value: value, time: time)
  }

  /// Reads a condition of bound feedback, such as `found == 1`.
  package static func condition(_ text: String) throws(CheckSyntaxError) -> FeedbackCondition {
    var parser = try CheckParser(text)
    try parser.expect(word: "found")
    let operation = try parser.parseComparison()
    let value = try parser.parseExpression()
    try parser.expectEnd()
    return FeedbackCondition(operation: operation, value: value, text: text)
  }

  private mutating func parseCheck(place: LessonPlace) throws(CheckSyntaxError) -> Check {
    let id = try parseID()
    var points: Int?
    var isHidden = false
    var task: Int?
    if case .number(let number) = current.kind, case .word("p") = peek(1).kind, peek(1).isTight {
      points = try wholeNumber(number)
      position += 2
    }
    if take(word: "hidden") { isHidden = true }
    if take(word: "task") {
      task = try parseWholeNumber("the number of a task")
    }
    let start = current.column - 1
    let assertion = try parseAssertion()
    let end = current.column - 1
    var because: String?
    if take(word: "because") {
      guard case .string(let text) = current.kind else {
        throw CheckMessage.expected("a text in quotation marks", at: current, remedy: .because)
      }
      because = text
      position += 1
    }
    try expectEnd()
    let isAdvice =
      switch assertion {
      case .calls, .avoids: true
      default: false
      }
    if isAdvice, because == nil {
      throw CheckMessage.becauseMissing(column: line.count + 1)
    }
    var shown = place
    shown.column = 1
    return Check(
      id: id, points: points ?? (isAdvice ? 0 : 1), isHidden: isHidden, task: task,
      assertion: assertion, because: because, place: shown,
      text: Self.singleSpaced(line[start..<end]))
  }

  /// An id: letters, digits and hyphens.
  private mutating func parseID() throws(CheckSyntaxError) -> String {
    guard case .word(var id) = current.kind else {
      throw CheckMessage.expected("the id of a check", at: current, remedy: .id)
    }
    position += 1
    while case .symbol("-") = current.kind, current.isTight, peek(1).isTight {
      guard let part = plainText(of: peek(1)) else { break }
      id += "-" + part
      position += 2
    }
    return id
  }

  private func plainText(of token: CheckToken) -> String? {
    switch token.kind {
    case .word(let word): word
    case .number: String(line[(token.column - 1)..<(token.column - 1 + token.length)])
    default: nil
    }
  }

  static func singleSpaced(_ text: ArraySlice<Character>) -> String {
    var result = ""
    var isInString = false
    for character in text {
      if character == "\"" { isInString.toggle() }
      if character.isWhitespace, !isInString {
        if !result.isEmpty, result.last != " " { result.append(" ") }
      } else {
        result.append(character)
      }
    }
    while result.last == " " { result.removeLast() }
    return result
  }
}

// MARK: Tokens

extension CheckParser {
  var current: CheckToken { tokens[Swift.min(position, tokens.count - 1)] }

  func peek(_ distance: Int) -> CheckToken {
    tokens[Swift.min(position + distance, tokens.count - 1)]
  }

  var currentWord: String? {
    if case .word(let word) = current.kind { word } else { nil }
  }

  mutating func take(word: String) -> Bool {
    guard case .word(word) = current.kind else { return false }
    position += 1
    return true
  }

  mutating func take(symbol: String) -> Bool {
    guard case .symbol(symbol) = current.kind else { return false }
    position += 1
    return true
  }

  mutating func expect(word: String) throws(CheckSyntaxError) {
    guard take(word: word) else {
      throw CheckMessage.expected("`\(word)`", at: current, remedy: .grammar)
    }
  }

  mutating func expect(symbol: String) throws(CheckSyntaxError) {
    guard take(symbol: symbol) else {
      throw CheckMessage.expected("`\(symbol)`", at: current, remedy: .grammar)
    }
  }

  mutating func expectEnd() throws(CheckSyntaxError) {
    guard case .end = current.kind else {
      throw CheckMessage.surplus(current)
    }
  }

  mutating func parseWholeNumber(_ what: String) throws(CheckSyntaxError) -> Int {
    guard case .number(let number) = current.kind else {
      throw CheckMessage.expected(what, at: current, remedy: .grammar)
    }
    let result = try wholeNumber(number)
    position += 1
    return result
  }

  func wholeNumber(_ number: Double) throws(CheckSyntaxError) -> Int {
    guard let result = Int(exactly: number), result <= 1_000_000 else {
      throw CheckMessage.notWhole(number, column: current.column)
    }
    return result
  }

  /// The line's text between two token positions.
  func text(from start: Int, to end: Int) -> String {
    guard start < end, end <= tokens.count else { return "" }
    let last = tokens[end - 1]
    let lower = tokens[start].column - 1
    let upper = Swift.min(last.column - 1 + last.length, line.count)
    return Self.singleSpaced(line[lower..<Swift.max(lower, upper)])
  }
}
