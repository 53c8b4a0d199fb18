/// A call, or a mention of a member, as it stands in a text.
package struct SourceCall: Hashable, Sendable {
  /// The names before the last, as far as they are plain: `UIView` in `UIView.animate(…)`.
  package var receiver: [String]
  /// The last name: `animate`.
  package var name: String
  /// The labels in parentheses and of later trailing closures; `_` for an unlabelled argument.
  package var labels: [String]
  /// Whether parentheses or a trailing closure follow.
  package var isCall: Bool
  /// Byte offset of the name.
  package var offset: Int

  /// Whether this is what a lesson's `calls` or `avoids` means by a symbol.
  ///
  /// `animate` matches any call of that name; `UIView.animate` asks for the receiver too;
  /// `animate(withDuration:delay:)` asks for these labels at the beginning of the argument list;
  /// `.curveLinear` matches a mention as well.
  package func matches(_ symbol: String) -> Bool {
    let open = symbol.firstIndex(of: "(") ?? symbol.endIndex
    let path = symbol[..<open].split(separator: ".").map(String.init)
    guard let last = path.last, last == name else { return false }
    if path.count > 1 {
      guard receiver.suffix(path.count - 1).elementsEqual(path.dropLast()) else { return false }
    }
    guard open < symbol.endIndex else { return true }
    let wanted = symbol[open...].dropFirst().prefix { $0 != ")" }.split(separator: ":")
    return isCall && labels.starts(with: wanted.map(String.init))
  }
}

extension LexedSource {
  /// Every name that is called or reached through a dot or used as a value, in order; declarations
  /// and labels are left out.
  package func calls() -> [SourceCall] {
    let declaring: Set<String> = [
      "func", "let", "var", "class", "struct", "enum", "protocol", "extension", "import", "case",
      "typealias", "actor", "init", "for",
    ]
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .word, !self.token(index + 1, is: ":") else { return nil }
      if index > 0, declaring.contains(text(tokens[index - 1])) { return nil }
      return call(at: index)
    }
  }

  private func call(at index: Int) -> SourceCall {
    var receiver: [String] = []
    var position = index
    while token(position - 1, is: "."), position >= 2 {
      var before = position - 2
      if token(before, is: "?") || token(before, is: "!") { before -= 1 }
      guard tokens.indices.contains(before), tokens[before].kind == .word else { break }
      receiver.insert(text(tokens[before]), at: 0)
      position = before
    }
    let opensList = token(index + 1, is: "(") && !startsLine(index + 1)
    let opensClosure = token(index + 1, is: "{") && !startsLine(index + 1)
    return SourceCall(
      receiver: receiver, name: text(tokens[index]),
      labels: opensList ? labels(openedAt: index + 1) : [], isCall: opensList || opensClosure,
      offset: tokens[index].range.lowerBound)
  }

  private func startsLine(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].startsLine
  }

  private func labels(openedAt open: Int) -> [String] {
    let close = closing(of: open)
    var labels: [String] = []
    var index = open + 1
    var beginsArgument = true
    while index < close {
      if beginsArgument {
        let isLabelled = tokens[index].kind == .word && token(index + 1, is: ":")
        labels.append(isLabelled ? text(tokens[index]) : "_")
        beginsArgument = false
      }
      if token(index, is: "(") || token(index, is: "[") || token(index, is: "{") {
        index = closing(of: index)
      } else if token(index, is: ",") {
        beginsArgument = true
      }
      index += 1
    }
    // Trailing closures after the first carry labels: `} completion: { … }`.
    index = close + 1
    while token(index, is: "{") {
      index = closing(of: index) + 1
      guard index + 1 < tokens.count, tokens[index].kind == .word, token(index + 1, is: ":"),
        token(index + 2, is: "{")
      else { break }
      labels.append(text(tokens[index]))
      index += 2
    }
    return labels
  }
}
