/// A class, protocol, extension or other type at the top level, with its body.
struct TypeBody {
  /// The keyword: `class`, `protocol`, `extension` and the like.
  var keyword: String
  /// The name with its path, such as `Card.Face` in `extension Card.Face`.
  var name: String
  /// The first name after the colon.
  var parent: String?
  /// The tokens between the braces.
  var body: Range<Int>
}

extension LexedSource {
  private static let typeKeywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "actor",
  ]

  /// The types at the top level, in order; one whose brace is not closed reaches to the end.
  func typeBodies() -> [TypeBody] {
    var found: [TypeBody] = []
    var index = 0
    while index < tokens.count {
      if isTypeKeyword(index), let open = openingBrace(after: index) {
        let close = max(open + 1, closing(of: open))
        found.append(
          TypeBody(
            keyword: text(tokens[index]), name: path(at: index + 1).name,
            parent: parent(from: path(at: index + 1).end, to: open), body: open + 1..<close))
        index = close + 1
      } else {
        let isOpening = token(index, is: "{") || token(index, is: "(") || token(index, is: "[")
        index = isOpening ? closing(of: index) + 1 : index + 1
      }
    }
    return found
  }

  /// The tokens of a body at its own level that have this text.
  func indices(of word: StaticString, in body: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = body.lowerBound
    while index < body.upperBound {
      if token(index, is: word) { found.append(index) }
      index = token(index, is: "{") ? closing(of: index) + 1 : index + 1
    }
    return found
  }

  /// The labels of the parameters between the parenthesis at an index and its end; `_` for none.
  func parameterLabels(openedAt open: Int) -> [String] {
    let close = min(closing(of: open), tokens.count)
    var labels: [String] = []
    var index = open + 1
    var mayBegin = true
    while index < close {
      if mayBegin, tokens[index].kind == .word || tokens[index].kind == .attribute {
        let hasOneName = token(index + 1, is: ":")
        let hasTwoNames =
          index + 1 < close && tokens[index + 1].kind == .word && token(index + 2, is: ":")
        // The comma in `Dictionary<String, Int>` begins no parameter.
        if hasOneName || hasTwoNames { labels.append(text(tokens[index])) }
      }
      mayBegin = token(index, is: ",")
      let isOpening = token(index, is: "(") || token(index, is: "[") || token(index, is: "{")
      index = isOpening ? closing(of: index) + 1 : index + 1
    }
    return labels
  }

  private func isTypeKeyword(_ index: Int) -> Bool {
    guard Self.typeKeywords.contains(text(tokens[index])), index + 1 < tokens.count else {
      return false
    }
    return tokens[index + 1].kind == .word && !token(index - 1, is: ".")
  }

  private func openingBrace(after index: Int) -> Int? {
    tokens.indices[index...].first { token($0, is: "{") }
  }

  private func path(at index: Int) -> (name: String, end: Int) {
    var name = text(tokens[index])
    var end = index + 1
    while token(end, is: "."), end + 1 < tokens.count, tokens[end + 1].kind == .word {
      name += "." + text(tokens[end + 1])
      end += 2
    }
    return (name, end)
  }

  private func parent(from start: Int, to open: Int) -> String? {
    guard start < open, let colon = (start..<open).first(where: { token($0, is: ":") }),
      colon + 1 < open
    else { return nil }
    return text(tokens[colon + 1])
  }
}
