import Timelines

extension CheckParser {
  private static let factWords = ["above", "below", "inside", "in", "gone"]

  mutating func parseFact() throws(CheckSyntaxError) -> Fact {
    let start = position
    if startsReference, let reference = try? parseReference(), let word = currentWord,
      Self.factWords.contains(word)
    {
      position += 1
      switch word {
      case "above": return .above(reference, try parseReference())
      case "below": return .below(reference, try parseReference())
      case "inside": return .inside(reference, try parseReference())
      case "in":
        try expect(word: "tree")
        return .inTree(reference)
      default: return .gone(reference)
      }
    }
    position = start
    let left = try parseExpression()
    let operation = try parseComparison()
    let right = try parseExpression()
    return .compare(left, operation, right, plusMinus: try parsePlusMinus())
  }

  private var startsReference: Bool {
    switch current.kind {
    case .word: true
    case .symbol("("): peek(1).kind == .word("new")
    default: false
    }
  }

  mutating func parseReference() throws(CheckSyntaxError) -> Reference {
    let start = position
    var isModel = false
    if case .word("model") = current.kind, case .symbol(":") = peek(1).kind {
      isModel = true
      position += 2
    }
    let subject: Reference.Subject
    if case .symbol("(") = current.kind, case .word("new") = peek(1).kind {
      position += 2
      subject = try parseNew()
    } else {
      subject = .named(try parseNamePart())
    }
    var path: [String] = []
    while case .symbol(".") = current.kind, current.isTight {
      position += 1
      path.append(try parseNamePart())
    }
    return Reference(
      isModel: isModel, subject: subject, path: path, text: text(from: start, to: position))
  }

  /// A reference with at least one part after its first.
  mutating func parseProperty() throws(CheckSyntaxError) -> Reference {
    let token = current
    let reference = try parseReference()
    guard !reference.path.isEmpty else {
      throw CheckMessage.propertyMissing(reference.text, at: token)
    }
    return reference
  }

  private mutating func parseNew() throws(CheckSyntaxError) -> Reference.Subject {
    guard let type = currentWord else {
      throw CheckMessage.expected("a type such as UIImageView", at: current, remedy: .grammar)
    }
    position += 1
    var shown: String?
    if case .string(let text) = current.kind {
      shown = text
      position += 1
    }
    var ordinal = 1
    if take(symbol: "#") { ordinal = try parseWholeNumber("a number from 1") }
    guard ordinal > 0 else {
      throw CheckMessage.expected("a number from 1", at: peek(-1), remedy: .grammar)
    }
    try expect(symbol: ")")
    return .new(type: type, ordinal: ordinal, showing: shown)
  }

  /// A word with an optional subscript, such as `clouds[1]` or `byName[north]`.
  private mutating func parseNamePart() throws(CheckSyntaxError) -> String {
    guard let word = currentWord else {
      throw CheckMessage.expected("a name", at: current, remedy: .name)
    }
    let start = position
    position += 1
    guard case .symbol("[") = current.kind, current.isTight else { return word }
    position += 1
    switch current.kind {
    case .word, .number, .string: position += 1
    default: throw CheckMessage.expected("an index or a key", at: current, remedy: .name)
    }
    try expect(symbol: "]")
    return text(from: start, to: position)
  }

  mutating func parseParenthesisedSelector() throws(CheckSyntaxError) -> Selector {
    try expect(symbol: "(")
    let selector = try parseSelector()
    try expect(symbol: ")")
    return selector
  }

  private mutating func parseSelector() throws(CheckSyntaxError) -> Selector {
    if take(word: "tracks") {
      return .tracks(take(word: "of") ? try parseReference() : nil)
    }
    if case .word("views") = current.kind, case .word("of") = peek(1).kind {
      position += 2
      guard let type = currentWord else {
        throw CheckMessage.expected("a type such as UILabel", at: current, remedy: .grammar)
      }
      position += 1
      return .views(type: type)
    }
    if take(word: "events") { return .events(try parseEvent()) }
    let token = current
    var reference = try parseReference()
    guard reference.path.last == "subviews" else {
      throw CheckMessage.badSelector(reference.text, at: token)
    }
    reference.path.removeLast()
    reference.text.removeLast(".subviews".count)
    return .subviews(reference)
  }
}
