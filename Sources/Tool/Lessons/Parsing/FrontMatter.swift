/// The `key: value` lines between two `---` lines at the top of a lesson file.
///
/// No types, no nesting, no quoting: what stands after the colon is the value.
struct FrontMatter {
  struct Entry {
    var value: String
    var line: Int
  }

  private(set) var entries: [String: Entry] = [:]
  /// The 0-based index of the first line after it.
  private(set) var bodyStart = 0
  /// Whether a line could not be read: then a missing key is most likely that line's.
  private var hasBadLine = false
  private let file: String

  init(lines: [String], file: String, keys: [String], problems: inout [LessonProblem]) {
    self.file = file
    guard lines.first == "---" else {
      problems.append(LoadMessage.noFrontMatter(LessonPlace(file: file, line: 1)))
      return
    }
    guard let end = lines.dropFirst().firstIndex(of: "---") else {
      problems.append(LoadMessage.openFrontMatter(LessonPlace(file: file, line: 1)))
      bodyStart = lines.count
      return
    }
    bodyStart = end + 1
    for index in 1..<end {
      read(lines[index], line: index + 1, keys: keys, problems: &problems)
    }
  }

  private mutating func read(
    _ line: String, line number: Int, keys: [String], problems: inout [LessonProblem]
  ) {
    if line.allSatisfy(\.isWhitespace) { return }
    let place = LessonPlace(file: file, line: number)
    guard let colon = line.firstIndex(of: ":") else {
      hasBadLine = true
      problems.append(LoadMessage.noColon(line, place))
      return
    }
    let key = String(line[..<colon])
    let value = String(line[line.index(after: colon)...]).trimmed
    guard keys.contains(key) else {
      hasBadLine = true
      problems.append(LoadMessage.unknownKey(key, keys: keys, place))
      return
    }
    guard entries[key] == nil else {
      problems.append(LoadMessage.doubleKey(key, place))
      return
    }
    guard !value.isEmpty else {
      problems.append(LoadMessage.emptyKey(key, place))
      return
    }
    entries[key] = Entry(value: value, line: number)
  }

  /// The place of a key's line, or of the front matter's first line.
  func place(_ key: String) -> LessonPlace {
    LessonPlace(file: file, line: entries[key]?.line ?? 1)
  }

  func text(_ key: String) -> String? { entries[key]?.value }

  func required(_ key: String, problems: inout [LessonProblem]) -> String {
    if let value = entries[key]?.value { return value }
    if !hasBadLine { problems.append(LoadMessage.missingKey(key, place(key))) }
    return ""
  }

  /// Parts between commas that stand outside parentheses and backticks.
  func list(_ key: String) -> [String] {
    guard let value = entries[key]?.value else { return [] }
    var parts: [String] = [""]
    var depth = 0
    var isCode = false
    for character in value {
      if character == "`" { isCode.toggle() }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth <= 0, !isCode {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  func concepts(_ key: String) -> [Concept] {
    list(key).map { part in
      if part.count > 2, part.hasPrefix("`"), part.hasSuffix("`") {
        return Concept(text: String(part.dropFirst().dropLast()), isAPI: true)
      }
      return Concept(text: part, isAPI: false)
    }
  }

  func number(
    _ key: String, in range: ClosedRange<Int>, problems: inout [LessonProblem]
  ) -> Int? {
    guard let value = entries[key]?.value else { return nil }
    if let number = Int(value), range.contains(number) { return number }
    problems.append(LoadMessage.badNumber(key, value, range, place(key)))
    return nil
  }

  func stage(_ key: String, problems: inout [LessonProblem]) -> StageSize? {
    guard let value = entries[key]?.value else { return nil }
    if let size = StageSize(value) { return size }
    problems.append(LoadMessage.badStage(value, place(key)))
    return nil
  }

  func seconds(_ key: String, problems: inout [LessonProblem]) -> Double? {
    guard let value = entries[key]?.value else { return nil }
    if let seconds = parseSeconds(value) { return seconds }
    problems.append(LoadMessage.badSeconds(key, value, place(key)))
    return nil
  }
}

/// Reads `1.5s`; nil for anything else and for what is not greater than 0 and at most 600.
func parseSeconds(_ text: String) -> Double? {
  guard text.hasSuffix("s"), let seconds = Double(text.dropLast()), seconds > 0, seconds <= 600
  else { return nil }
  return seconds
}

extension StageSize {
  /// Reads `320x568`; nil for anything else and for sides outside 1...10,000.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
