import Timelines

/// The sentences about check lines that cannot be read.
enum CheckMessage {
  /// What an author can do about it.
  enum Remedy: String {
    case grammar = "see the grammar of check lines in Lessons/README.md"
    case because = "write the reason as because \"…\""
    case id = "begin the line with a short name of letters, digits and hyphens"
    case comparison = "use one of == != < <= > >="
    case curve = "use linear, easeIn, easeOut, easeInOut, default, cubic(…) or spring(…)"
    case time = "write seconds such as 0.5s, or an event such as completion"
    case symbol = "write a name such as animate(withDuration:)"
    case name = "write a name of the scene or of the learner's code, such as box or clouds[1]"
    case value = "write a number, a text, a colour, a property such as box.alpha, or a sum of them"
  }

  static func expected(
    _ what: String, at token: CheckToken, remedy: Remedy
  ) -> CheckSyntaxError {
    CheckSyntaxError(
      column: token.column, message: "expected \(what), found \(name(of: token))",
      remedy: remedy.rawValue)
  }

  static func unknownAssertion(_ token: CheckToken, among words: [String]) -> CheckSyntaxError {
    let advice = nearest(to: token, among: words) ?? "begin with one of \(list(words))"
    return CheckSyntaxError(
      column: token.column, message: "no check begins with \(name(of: token))", remedy: advice)
  }

  static func unknownEvent(_ token: CheckToken, among words: [String]) -> CheckSyntaxError {
    let advice = nearest(to: token, among: words) ?? "use one of \(list(words))"
    return CheckSyntaxError(
      column: token.column, message: "no event is called \(name(of: token))", remedy: advice)
  }

  static func unknownWord(
    _ word: String, kind: String, column: Int, among words: [String]
  ) -> CheckSyntaxError {
    let near = nearestMatch(to: word, among: words).map { "did you mean `\($0)`" }
    return CheckSyntaxError(
      column: column, message: "no \(kind) is called `\(word)`",
      remedy: near ?? "use one of \(list(words))")
  }

  static func unknownValue(_ text: String, at token: CheckToken) -> CheckSyntaxError {
    CheckSyntaxError(
      column: token.column, message: "`\(text)` is not a value",
      remedy: "name a property, such as `\(text).alpha`, or put a text in quotation marks")
  }

  static func propertyMissing(_ text: String, at token: CheckToken) -> CheckSyntaxError {
    CheckSyntaxError(
      column: token.column, message: "`\(text)` names no property",
      remedy: "add one, such as `\(text).alpha`")
  }

  static func badSelector(_ text: String, at token: CheckToken) -> CheckSyntaxError {
    CheckSyntaxError(
      column: token.column, message: "`\(text)` cannot be counted",
      remedy: "count NAME.subviews, tracks, tracks of NAME, views of TYPE or events EVENT")
  }

  static func badColor(_ text: String, at token: CheckToken) -> CheckSyntaxError {
    CheckSyntaxError(
      column: token.column, message: "`\(text)` is not a colour",
      remedy: "write # and six hexadecimal digits, or a name such as red")
  }

  static func secondsMissing(at token: CheckToken) -> CheckSyntaxError {
    CheckSyntaxError(
      column: token.column, message: "a time lacks its unit",
      remedy: "write an s directly after the number, such as 0.5s")
  }

  static func becauseMissing(column: Int) -> CheckSyntaxError {
    CheckSyntaxError(
      column: column, message: "a check of the source text needs a reason",
      remedy: "add because \"…\" to the line")
  }

  static func surplus(_ token: CheckToken) -> CheckSyntaxError {
    CheckSyntaxError(
      column: token.column, message: "the line goes on with \(name(of: token)) after its end",
      remedy: "remove it, or see the grammar of check lines in Lessons/README.md")
  }

  static func notWhole(_ number: Double, column: Int) -> CheckSyntaxError {
    CheckSyntaxError(
      column: column, message: "\(number) is not a whole number below a million",
      remedy: "write a whole number")
  }

  static func badNumber(_ text: String, column: Int) -> CheckSyntaxError {
    CheckSyntaxError(
      column: column, message: "`\(text)` is not a number", remedy: "write a number such as 0.5")
  }

  static func openString(column: Int) -> CheckSyntaxError {
    CheckSyntaxError(
      column: column, message: "a text has no closing quotation mark",
      remedy: "close it with a quotation mark")
  }

  static func strangeCharacter(_ character: Character, column: Int) -> CheckSyntaxError {
    CheckSyntaxError(
      column: column, message: "`\(character)` has no meaning in a check",
      remedy: Remedy.grammar.rawValue)
  }

  private static func nearest(to token: CheckToken, among words: [String]) -> String? {
    guard case .word(let word) = token.kind else { return nil }
    return nearestMatch(to: word, among: words).map { "did you mean `\($0)`" }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  private static func name(of token: CheckToken) -> String {
    switch token.kind {
    case .word(let word): "`\(word)`"
    case .number(let number):
      number == number.rounded() && number.magnitude < 1e9 ? "`\(Int(number))`" : "`\(number)`"
    case .string(let text): "\"\(text)\""
    case .symbol(let symbol): "`\(symbol)`"
    case .end: "the end of the line"
    }
  }
}
