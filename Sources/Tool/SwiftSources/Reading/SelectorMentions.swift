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

/// A property whose reading or writing a selector means.
struct SelectedProperty {
  /// What the text is compiled with; short, as it takes the place of `#selector(getter: …)`.
  static let reader = "_get"
  static let writer = "_set"

  /// The path from its class: `Card.title`.
  var path: String
  /// Whether it is written.
  var isWritten: Bool
  /// The accessor's name in Objective-C.
  var name: String
}

extension LexedSource {
  /// The selectors that the text makes from methods, in order.
  package func selectorMentions() -> [SelectorMention] {
    let places = tokens.indices.filter { token($0, is: "#selector") && token($0 + 1, is: "(") }
    guard !places.isEmpty else { return [] }
    let methods = objectiveCMethods()
    return places.compactMap { index in
      if let property = selectedProperty(openedAt: index + 1) {
        // What is compiled has a shorter word in front of its parenthesis.
        let place = bytePlace(of: tokens[index].range.lowerBound)
        return SelectorMention(
          name: property.name, line: place.line,
          column: place.column + SelectedProperty.reader.utf8.count)
      }
      guard let name = selectorName(openedAt: index + 1, methods) else { return nil }
      let place = bytePlace(of: tokens[index + 1].range.lowerBound)
      return SelectorMention(name: name, line: place.line, column: place.column)
    }
  }

  /// The property in `#selector(getter: Card.title)` or `#selector(setter: title)`; else nil.
  func selectedProperty(openedAt open: Int) -> SelectedProperty? {
    let isWritten = token(open + 1, is: "setter")
    guard isWritten || token(open + 1, is: "getter"), token(open + 2, is: ":") else { return nil }
    let close = min(closing(of: open), tokens.count)
    var names = (open + 3..<max(open + 3, close)).filter { tokens[$0].kind == .word }
      .map { text(tokens[$0]) }
    guard let last = names.last else { return nil }
    if names.first == "self" { names.removeFirst() }
    if names.first?.first?.isUppercase != true {
      guard let owner = typeBodies().first(where: { $0.body.contains(open) }) else { return nil }
      names.insert(owner.name, at: 0)
    }
    return SelectedProperty(
      path: names.joined(separator: "."), isWritten: isWritten,
      name: isWritten ? "set\(last.prefix(1).uppercased())\(last.dropFirst()):" : last)
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
