/// A `#selector(…)` of the text.
package struct SelectorMention: Hashable, Sendable {
  /// The name of the method in Objective-C.
  package var name: String
  /// The line of the parenthesis, from 1.
  package var line: Int
  /// Its column in bytes, from 1.
  package var column: Int

  package init(name: String, line: Int, column: Int) {
    self.name = name
    self.line = line
    self.column = column
  }
}

extension LexedSource {
  /// The selectors that the text makes from methods, in order.
  package func selectorMentions() -> [SelectorMention] {
    let places = tokens.indices.filter { token($0, is: "#selector") && token($0 + 1, is: "(") }
    guard !places.isEmpty else { return [] }
    let methods = objectiveCMethods()
    return places.compactMap { index in
      guard let name = selectorName(openedAt: index + 1, methods) else { return nil }
      let place = bytePlace(of: tokens[index + 1].range.lowerBound)
      return SelectorMention(name: name, line: place.line, column: place.column)
    }
  }

  /// Reads `self.pair(_:forEvent:)`, `ViewController.tap` or `over as () -> Void`.
  private func selectorName(openedAt open: Int, _ methods: [ObjectiveCMethod]) -> String? {
    let close = min(closing(of: open), tokens.count)
    var index = open + 1
    guard index < close else { return nil }
    // The last name of the path, before its labels.
    while token(index + 1, is: "."), index + 2 < close { index += 2 }
    guard tokens[index].kind == .word else { return nil }
    let base = text(tokens[index])
    let known = methods.filter { $0.base == base }
    if token(index + 1, is: "(") {
      let end = closing(of: index + 1)
      guard end < close else { return nil }
      let list = text(tokens[index + 1].range.lowerBound..<tokens[end].range.upperBound)
      let reference = base + list.filter { !$0.isWhitespace }
      let labels = list.dropFirst().dropLast().split(separator: ":").map { label in
        label.filter { !$0.isWhitespace }
      }
      return known.first { $0.reference == reference }?.names.first
        ?? Self.objectiveCNames(base, labels).first
    }
    let names = Set(known.compactMap(\.names.first))
    guard names.count > 1 else { return names.first ?? base }
    // Of several methods the type behind `as` tells which; its parameters are counted.
    guard token(index + 1, is: "as") else { return nil }
    let hasParameter = !(token(index + 2, is: "(") && token(index + 3, is: ")"))
    return known.first { ($0.firstType != nil) == hasParameter }?.names.first
  }

  private func bytePlace(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let start = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, offset - start + 1)
  }
}
