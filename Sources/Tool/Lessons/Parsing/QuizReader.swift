/// Reads the body of a `:::quiz` fence: a question, then `- [ ]` and `- [x]` choices.
struct QuizReader {
  private(set) var question = ""
  private(set) var choices: [Quiz.Choice] = []

  init(_ block: RawBlock) {
    for (offset, line) in block.lines.enumerated() {
      if let choice = Self.choice(line, line: block.contentLine + offset) {
        choices.append(choice)
      } else if choices.isEmpty {
        question += (question.isEmpty ? "" : "\n") + line
      } else if !line.trimmed.isEmpty {
        continueChoice(with: line.trimmed)
      }
    }
    question = question.trimmed
  }

  private static func choice(_ line: String, line number: Int) -> Quiz.Choice? {
    let isRight: Bool
    if line.hasPrefix("- [x] ") {
      isRight = true
    } else if line.hasPrefix("- [ ] ") {
      isRight = false
    } else {
      return nil
    }
    let (text, justification) = split(String(line.dropFirst(6)))
    return Quiz.Choice(
      text: text, isRight: isRight, justification: justification, line: number)
  }

  /// A choice may go on in the next lines.
  private mutating func continueChoice(with line: String) {
    var last = choices.removeLast()
    if last.justification.isEmpty {
      let (text, justification) = Self.split(last.text + " " + line)
      last.text = text
      last.justification = justification
    } else {
      last.justification += " " + line
    }
    choices.append(last)
  }

  private static func split(_ text: String) -> (String, String) {
    guard let range = text.firstRange(of: " -- ") else { return (text.trimmed, "") }
    return (text[..<range.lowerBound].trimmed, text[range.upperBound...].trimmed)
  }

  /// What is wrong with the choices.
  func problems(allowsMany: Bool, at place: LessonPlace) -> [LessonProblem] {
    var found: [LessonProblem] = []
    func add(_ message: String, _ remedy: String, line: Int? = nil) {
      var place = place
      if let line { place.line = line }
      found.append(
        LessonProblem(place: place, rule: .quiz, message: message, remedy: remedy))
    }
    if question.isEmpty { add("the quiz asks nothing", "write the question before the choices") }
    if !(2...4).contains(choices.count) {
      add(
        "the quiz has \(choices.count) choices", "write two to four lines that begin - [ ] or - [x]"
      )
    }
    let right = choices.filter(\.isRight).count
    if right == 0 { add("no choice of the quiz is right", "mark the right one with [x]") }
    if right > 1, !allowsMany {
      add("\(right) choices of the quiz are right", "leave one [x], or add multi to the fence")
    }
    for choice in choices where choice.justification.isEmpty {
      add(
        "the choice `\(choice.text)` says no reason", "add -- and the reason", line: choice.line)
    }
    return found
  }
}
