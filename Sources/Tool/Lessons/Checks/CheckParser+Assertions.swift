import Timelines

extension CheckParser {
  /// The words that can begin an assertion.
  static let assertionWords = [
    "track", "at", "from", "until", "between", "always", "never", "event", "order", "every",
    "overshoots", "settles", "smooth", "speed", "only", "no", "count", "same", "calls", "avoids",
    "own",
  ]

  mutating func parseAssertion() throws(CheckSyntaxError) -> Assertion {
    guard let word = currentWord, Self.assertionWords.contains(word) else {
      throw CheckMessage.unknownAssertion(current, among: Self.assertionWords)
    }
    position += 1
    switch word {
    case "track": return try parseTrack()
    case "at": return .fact(.at(try parseTime()), try parseFact())
    case "from": return .fact(.from(try parseTime()), try parseFact())
    case "until": return .fact(.until(try parseTime()), try parseFact())
    case "between": return .fact(.between(try parseTimeRange()), try parseFact())
    case "always": return .fact(.always, try parseFact())
    case "never": return .fact(.never, try parseFact())
    case "event":
      let event = try parseEvent()
      return .event(event, at: take(word: "at") ? try parseTime() : nil)
    case "order": return try parseOrder()
    case "every": return .every(try parseTime(), try parseEvent())
    case "count":
      let selector = try parseParenthesisedSelector()
      return .count(
        selector, try parseComparison(), try parseWholeNumber("a whole number"))
    case "no":
      try expect(word: "other")
      try expect(word: "track")
      return .noOtherTrack
    case "same":
      try expect(symbol: "-")
      try expect(word: "as")
      try expect(word: "solution")
      return .sameAsSolution
    case "own":
      try expect(word: "checks")
      try expect(word: "kill")
      return .ownChecks(kills: try parseWholeNumber("a number from 1 to 3"))
    case "calls": return .calls(try parseSymbolName())
    case "avoids": return .avoids(try parseSymbolName())
    default: return try parseShape(word)
    }
  }

  private mutating func parseTrack() throws(CheckSyntaxError) -> Assertion {
    let reference = try parseProperty()
    let from = try parseExpression()
    try expect(symbol: "->")
    let to = try parseExpression()
    try expect(word: "over")
    let range = try parseTimeRange()
    let curve = take(word: "curve") ? try parseCurve() : nil
    return .track(reference, from: from, to: to, over: range, curve: curve)
  }

  private mutating func parseOrder() throws(CheckSyntaxError) -> Assertion {
    var events = [try parseEvent()]
    while take(symbol: "<") { events.append(try parseEvent()) }
    guard events.count > 1 else {
      throw CheckMessage.expected("`<` and a second event", at: current, remedy: .grammar)
    }
    return .order(events)
  }

  private mutating func parseShape(_ word: String) throws(CheckSyntaxError) -> Assertion {
    let reference = try parseProperty()
    switch word {
    case "overshoots":
      try expect(word: "by")
      let percent = try parsePercent()
      return .overshoots(reference, percent: percent, plusMinus: try parsePlusMinus())
    case "settles":
      try expect(word: "within")
      let bound = try parseNumber()
      try expect(word: "at")
      return .settles(reference, within: bound, at: try parseTime())
    case "smooth":
      let jump = take(word: "jump") ? try parseNumber() : nil
      return .smooth(reference, jump: jump, at: take(word: "at") ? try parseTime() : nil)
    case "speed":
      if take(word: "constant") {
        let percent = try parsePercent()
        let range = take(word: "over") ? try parseTimeRange() : nil
        return .constantSpeed(reference, percent: percent, over: range)
      }
      try expect(word: "at")
      let time = try parseTime()
      let value = try parseExpression()
      return .speed(reference, at: time, value, plusMinus: try parsePlusMinus())
    default:
      try expect(word: "in")
      try expect(symbol: "{")
      var values = [try parseExpression()]
      while take(symbol: ",") { values.append(try parseExpression()) }
      try expect(symbol: "}")
      return .only(reference, values)
    }
  }

  private mutating func parsePercent() throws(CheckSyntaxError) -> Double {
    let number = try parseNumber()
    try expect(symbol: "%")
    return number
  }

  /// A number with an optional sign.
  mutating func parseNumber() throws(CheckSyntaxError) -> Double {
    let sign: Double = take(symbol: "-") ? -1 : 1
    guard case .number(let number) = current.kind else {
      throw CheckMessage.expected("a number", at: current, remedy: .grammar)
    }
    position += 1
    return sign * number
  }

  mutating func parsePlusMinus() throws(CheckSyntaxError) -> Double? {
    take(symbol: "±") ? try parseNumber() : nil
  }

  mutating func parseComparison() throws(CheckSyntaxError) -> Comparison {
    guard case .symbol(let text) = current.kind, let result = Comparison(rawValue: text) else {
      throw CheckMessage.expected("a comparison", at: current, remedy: .comparison)
    }
    position += 1
    return result
  }

  private mutating func parseCurve() throws(CheckSyntaxError) -> CurveExpression {
    let names = ["linear", "easeIn", "easeOut", "easeInOut", "default", "cubic", "spring"]
    guard let word = currentWord else {
      throw CheckMessage.expected("the name of a curve", at: current, remedy: .curve)
    }
    let column = current.column
    position += 1
    switch word {
    case "linear": return .linear
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    case "default": return .standard
    case "cubic":
      let numbers = try parseNumbers(4)
      return .cubic(numbers[0], numbers[1], numbers[2], numbers[3])
    case "spring":
      let numbers = try parseNumbers(2)
      return .spring(damping: numbers[0], velocity: numbers[1])
    default: throw CheckMessage.unknownWord(word, kind: "curve", column: column, among: names)
    }
  }

  private mutating func parseNumbers(_ count: Int) throws(CheckSyntaxError) -> [Double] {
    try expect(symbol: "(")
    var numbers = [try parseNumber()]
    while numbers.count < count {
      try expect(symbol: ",")
      numbers.append(try parseNumber())
    }
    try expect(symbol: ")")
    return numbers
  }

  /// A name of code: words joined by dots, with argument labels if there are any.
  private mutating func parseSymbolName() throws(CheckSyntaxError) -> String {
    guard currentWord != nil else {
      throw CheckMessage.expected("the name of a function or type", at: current, remedy: .symbol)
    }
    let start = position
    position += 1
    while current.isTight {
      guard case .end = current.kind else {
        position += 1
        continue
      }
      break
    }
    return text(from: start, to: position)
  }
}
