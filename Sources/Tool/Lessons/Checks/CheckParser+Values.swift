import Timelines

extension CheckParser {
  /// Sums and differences of products.
  mutating func parseExpression() throws(CheckSyntaxError) -> Expression {
    var result = try parseTerm()
    while true {
      if take(symbol: "+") {
        result = .arithmetic(result, .plus, try parseTerm())
      } else if take(symbol: "-") {
        result = .arithmetic(result, .minus, try parseTerm())
      } else {
        return result
      }
    }
  }

  private mutating func parseTerm() throws(CheckSyntaxError) -> Expression {
    var result = try parseFactor()
    while true {
      if take(symbol: "*") {
        result = .arithmetic(result, .times, try parseFactor())
      } else if take(symbol: "/") {
        result = .arithmetic(result, .divided, try parseFactor())
      } else {
        return result
      }
    }
  }

  private mutating func parseFactor() throws(CheckSyntaxError) -> Expression {
    if take(symbol: "-") { return .negated(try parseFactor()) }
    switch current.kind {
    case .number(let number):
      position += 1
      return .number(number)
    case .string(let text):
      position += 1
      return .text(text)
    case .symbol("#"): return try parseHexColor()
    case .symbol("["): return try parseList()
    case .symbol("("):
      return peek(1).kind == .word("new")
        ? .property(try parseProperty()) : try parseParenthesised()
    case .word(let word): return try parseNamedValue(word)
    default: throw CheckMessage.expected("a value", at: current, remedy: .value)
    }
  }

  /// `[4, 2]`, or `[]`.
  private mutating func parseList() throws(CheckSyntaxError) -> Expression {
    try expect(symbol: "[")
    if take(symbol: "]") { return .list([]) }
    var values = [try parseExpression()]
    while take(symbol: ",") { values.append(try parseExpression()) }
    try expect(symbol: "]")
    return .list(values)
  }

  /// `(x, y)` is a point, `(v)` groups.
  private mutating func parseParenthesised() throws(CheckSyntaxError) -> Expression {
    try expect(symbol: "(")
    let first = try parseExpression()
    if take(symbol: ",") {
      let second = try parseExpression()
      try expect(symbol: ")")
      return .point(first, second)
    }
    try expect(symbol: ")")
    return first
  }

  private mutating func parseNamedValue(_ word: String) throws(CheckSyntaxError) -> Expression {
    let next = peek(1)
    let isCall = next.kind == .symbol("(") && next.isTight
    let isPlain = !(next.kind == .symbol(".") && next.isTight)
    if isCall, word == "count" {
      position += 1
      return .count(try parseParenthesisedSelector())
    }
    if isCall, let function = Function(rawValue: word) {
      position += 2
      var arguments = [try parseExpression()]
      while take(symbol: ",") { arguments.append(try parseExpression()) }
      try expect(symbol: ")")
      return .call(function, arguments)
    }
    if isPlain, let value = Self.namedValues[word] {
      position += 1
      return value
    }
    if word == "stage", !isPlain {
      position += 2
      if take(word: "width") { return .stageWidth }
      if take(word: "height") { return .stageHeight }
      throw CheckMessage.expected("`width` or `height`", at: current, remedy: .grammar)
    }
    let token = current
    let reference = try parseReference()
    guard !reference.path.isEmpty else {
      throw CheckMessage.unknownValue(reference.text, at: token)
    }
    return .property(reference)
  }

  private mutating func parseHexColor() throws(CheckSyntaxError) -> Expression {
    let token = current
    position += 1
    let start = position
    while current.isTight, plainCode(current) != nil { position += 1 }
    let digits = text(from: start, to: position)
    guard digits.count == 6, let number = Int(digits, radix: 16) else {
      throw CheckMessage.badColor("#" + digits, at: token)
    }
    return .color(
      red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255, alpha: 1, name: "#" + digits)
  }

  private func plainCode(_ token: CheckToken) -> Bool? {
    switch token.kind {
    case .word, .number: true
    default: nil
    }
  }

  private static let namedValues: [String: Expression] = {
    var values: [String: Expression] = [
      "true": .flag(true), "false": .flag(false), "identity": .identity, "nil": .nothing,
      "π": .number(Double.pi), "pi": .number(Double.pi),
    ]
    for (name, red, green, blue) in plainColors {
      values[name] = .color(red: red, green: green, blue: blue, alpha: 1, name: name)
    }
    values["clear"] = .color(red: 0, green: 0, blue: 0, alpha: 0, name: "clear")
    return values
  }()

  /// UIColor's fixed colours [documented components].
  private static let plainColors: [(String, Double, Double, Double)] = [
    ("black", 0, 0, 0), ("white", 1, 1, 1), ("gray", 0.5, 0.5, 0.5),
    ("lightGray", 2 / 3.0, 2 / 3.0, 2 / 3.0), ("darkGray", 1 / 3.0, 1 / 3.0, 1 / 3.0),
    ("red", 1, 0, 0), ("green", 0, 1, 0), ("blue", 0, 0, 1), ("yellow", 1, 1, 0),
    ("cyan", 0, 1, 1), ("magenta", 1, 0, 1), ("orange", 1, 0.5, 0), ("purple", 0.5, 0, 0.5),
    ("brown", 0.6, 0.4, 0.2),
  ]
}
