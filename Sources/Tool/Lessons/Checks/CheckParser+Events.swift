import Timelines

extension CheckParser {
  /// The words that can begin an event.
  static let eventWords = [
    "completion", "added", "removed", "set", "tap", "missed", "transition", "animator", "printed",
    "scene",
  ]

  mutating func parseTimeRange() throws(CheckSyntaxError) -> TimeRange {
    let start = try parseTime()
    try expect(symbol: "..")
    return TimeRange(start: start, end: try parseTime())
  }

  /// Seconds such as `0.5s`, or an event with an optional offset such as `tap car + 0.5s`.
  mutating func parseTime() throws(CheckSyntaxError) -> TimeExpression {
    if case .number = current.kind { return .seconds(try parseSeconds()) }
    guard let word = currentWord, Self.eventWords.contains(word) else {
      throw CheckMessage.expected("a time", at: current, remedy: .time)
    }
    let event = try parseEvent()
    if take(symbol: "+") { return .event(event, plus: try parseSeconds()) }
    if take(symbol: "-") { return .event(event, plus: -(try parseSeconds())) }
    return .event(event, plus: 0)
  }

  private mutating func parseSeconds() throws(CheckSyntaxError) -> Double {
    guard case .number(let number) = current.kind else {
      throw CheckMessage.expected("a number of seconds", at: current, remedy: .time)
    }
    position += 1
    guard current.isTight, take(word: "s") else {
      throw CheckMessage.secondsMissing(at: current)
    }
    return number
  }

  mutating func parseEvent() throws(CheckSyntaxError) -> EventPattern {
    let start = position
    guard let word = currentWord, Self.eventWords.contains(word) else {
      throw CheckMessage.unknownEvent(current, among: Self.eventWords)
    }
    position += 1
    let kind = try parseEventKind(word)
    var occurrence: Int?
    if take(symbol: "#") {
      occurrence = try parseWholeNumber("a number from 1")
    }
    return EventPattern(
      kind: kind, occurrence: occurrence, text: text(from: start, to: position))
  }

  private mutating func parseEventKind(
    _ word: String
  ) throws(CheckSyntaxError) -> EventPattern.Kind {
    switch word {
    case "completion":
      let finished = try parseFinished()
      return .completion(finished: finished, of: take(word: "of") ? try parseReference() : nil)
    case "added": return .added(try parseReference())
    case "removed": return .removed(try parseReference())
    case "set": return .set(try parseProperty())
    case "tap": return .tap(try parseReference())
    case "missed":
      try expect(word: "tap")
      return .missedTap
    case "transition":
      let kind = try parseWord("the kind of a transition")
      try expect(word: "of")
      let container = try parseReference()
      let duration = take(word: "lasting") ? try parseSeconds() : nil
      return .transition(kind: kind, of: container, lasting: duration)
    case "animator":
      let state = try parseWord("a state such as active")
      return .animator(state: state, of: take(word: "of") ? try parseReference() : nil)
    case "printed":
      guard case .string(let text) = current.kind else {
        throw CheckMessage.expected("a text in quotation marks", at: current, remedy: .grammar)
      }
      position += 1
      return .printed(text)
    default:
      try expect(word: "call")
      return .sceneCall(try parseCallName())
    }
  }

  private mutating func parseFinished() throws(CheckSyntaxError) -> Bool? {
    guard case .symbol("(") = current.kind, current.isTight else { return nil }
    position += 1
    let word = try parseWord("true or false")
    guard word == "true" || word == "false" else {
      throw CheckMessage.expected("true or false", at: peek(-1), remedy: .grammar)
    }
    try expect(symbol: ")")
    return word == "true"
  }

  private mutating func parseCallName() throws(CheckSyntaxError) -> String {
    if case .string(let text) = current.kind {
      position += 1
      return text
    }
    return try parseWord("the name of an event of the scene")
  }

  private mutating func parseWord(_ what: String) throws(CheckSyntaxError) -> String {
    guard let word = currentWord else {
      throw CheckMessage.expected(what, at: current, remedy: .grammar)
    }
    position += 1
    return word
  }
}
