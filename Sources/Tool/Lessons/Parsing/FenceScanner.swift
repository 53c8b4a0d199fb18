/// One piece of a lesson's body: a paragraph run, a code fence with its info, or a colon fence.
struct RawBlock {
  enum Kind {
    case markdown
    /// A fence of backticks with the first word of its info string.
    case code(language: String)
    /// A fence of colons.
    case prose
  }
  var kind: Kind
  var info: FenceInfo
  var lines: [String]
  /// The line of the opening fence, or of the first line of Markdown.
  var line: Int
  /// The line of the first content line.
  var contentLine: Int

  var text: String { lines.joined(separator: "\n") }
}

/// What stands in the braces of a code fence, or after `:::`.
struct FenceInfo {
  /// The first bare word, or empty.
  var kind = ""
  /// Further bare words and texts in quotation marks.
  var words: [String] = []
  var values: [String: String] = [:]
  /// Values in the order in which they were written.
  var keys: [String] = []
}

/// Cuts the body of a lesson file into Markdown and fences.
struct FenceScanner {
  private let lines: [String]
  private let file: String
  private(set) var blocks: [RawBlock] = []
  private(set) var problems: [LessonProblem] = []

  init(lines: [String], from start: Int, file: String) {
    self.lines = lines
    self.file = file
    scan(from: start)
  }

  private mutating func scan(from start: Int) {
    var index = start
    while index < lines.count {
      if lines[index].hasPrefix("```") {
        index = scanCode(at: index)
      } else if lines[index].hasPrefix(":::") {
        index = scanProse(at: index)
      } else {
        addMarkdown(lines[index], at: index)
        index += 1
      }
    }
    blocks.removeAll { block in
      if case .markdown = block.kind { block.lines.allSatisfy(\.isEmpty) } else { false }
    }
  }

  private mutating func addMarkdown(_ line: String, at index: Int) {
    if let last = blocks.last, case .markdown = last.kind {
      blocks[blocks.count - 1].lines.append(line)
    } else {
      blocks.append(
        RawBlock(
          kind: .markdown, info: FenceInfo(), lines: [line], line: index + 1,
          contentLine: index + 1))
    }
  }

  private mutating func scanCode(at start: Int) -> Int {
    let opening = lines[start]
    let ticks = String(opening.prefix { $0 == "`" })
    let rest = opening.dropFirst(ticks.count).trimmed
    guard let end = closing(ticks, after: start) else {
      problems.append(LoadMessage.openFence(place(start)))
      return lines.count
    }
    let language = String(rest.prefix { $0 != " " && $0 != "{" })
    let tail = rest.dropFirst(language.count).trimmed
    let content = Array(lines[(start + 1)..<end])
    if tail.isEmpty {
      addCode(language: language, info: FenceInfo(), content, at: start)
    } else if tail.hasPrefix("{"), tail.hasSuffix("}") {
      let column = opening.count - opening.reversed().prefix { $0 == " " }.count - tail.count + 2
      let info = parseInfo(String(tail.dropFirst().dropLast()), line: start, column: column)
      addCode(language: language, info: info, content, at: start)
    } else {
      problems.append(LoadMessage.badInfo(tail, place(start)))
    }
    return end + 1
  }

  /// A fence without a kind that no lesson language claims is ordinary Markdown.
  private mutating func addCode(
    language: String, info: FenceInfo, _ content: [String], at start: Int
  ) {
    let claimed = ["swift", "checks", "input", "patch", "scene", "loose", "facts"]
    guard claimed.contains(language) else {
      for offset in 0..<(content.count + 2) {
        addMarkdown(lines[start + offset], at: start + offset)
      }
      return
    }
    blocks.append(
      RawBlock(
        kind: .code(language: language), info: info, lines: content, line: start + 1,
        contentLine: start + 2))
  }

  private mutating func scanProse(at start: Int) -> Int {
    guard lines[start].trimmed != ":::" else {
      problems.append(LoadMessage.strayColons(place(start)))
      return start + 1
    }
    guard let end = closing(":::", after: start) else {
      problems.append(LoadMessage.openFence(place(start)))
      return lines.count
    }
    let info = parseInfo(String(lines[start].dropFirst(3)), line: start, column: 4)
    blocks.append(
      RawBlock(
        kind: .prose, info: info, lines: Array(lines[(start + 1)..<end]), line: start + 1,
        contentLine: start + 2))
    return end + 1
  }

  private func closing(_ fence: String, after start: Int) -> Int? {
    lines[(start + 1)...].firstIndex { $0.trimmed == fence }
  }

  private func place(_ index: Int, column: Int = 1) -> LessonPlace {
    LessonPlace(file: file, line: index + 1, column: column)
  }

  /// Reads `kind word "text" key=value key="text"`.
  private mutating func parseInfo(_ text: String, line: Int, column: Int) -> FenceInfo {
    var info = FenceInfo()
    let characters = Array(text)
    var index = 0
    while index < characters.count {
      guard !characters[index].isWhitespace else {
        index += 1
        continue
      }
      let start = index
      if characters[index] == "\"" {
        guard let word = readText(characters, &index) else {
          problems.append(LoadMessage.openText(place(line, column: column + start)))
          return info
        }
        info.words.append(word)
        continue
      }
      var word = ""
      while index < characters.count, !characters[index].isWhitespace, characters[index] != "=" {
        word.append(characters[index])
        index += 1
      }
      if index < characters.count, characters[index] == "=" {
        index += 1
        var value = ""
        if index < characters.count, characters[index] == "\"" {
          guard let text = readText(characters, &index) else {
            problems.append(LoadMessage.openText(place(line, column: column + index)))
            return info
          }
          value = text
        } else {
          while index < characters.count, !characters[index].isWhitespace {
            value.append(characters[index])
            index += 1
          }
        }
        info.values[word] = value
        info.keys.append(word)
      } else if info.kind.isEmpty, info.keys.isEmpty, info.words.isEmpty {
        info.kind = word
      } else {
        info.words.append(word)
      }
    }
    return info
  }

  private func readText(_ characters: [Character], _ index: inout Int) -> String? {
    index += 1
    var text = ""
    while index < characters.count, characters[index] != "\"" {
      if characters[index] == "\\", index + 1 < characters.count { index += 1 }
      text.append(characters[index])
      index += 1
    }
    guard index < characters.count else { return nil }
    index += 1
    return text
  }
}
