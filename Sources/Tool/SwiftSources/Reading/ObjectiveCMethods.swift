/// A method of a class, as Objective-C would know it by name.
package struct ObjectiveCMethod: Hashable, Sendable {
  /// The class it belongs to.
  package var owner: String
  /// How Swift refers to it: `pair(_:forEvent:)`.
  package var reference: String
  /// The names it can have in Objective-C: `pair:forEvent:`.
  package var names: [String]
  /// The name in front of the parameters.
  package var base: String
  /// The declared type of the first parameter; nil without parameters.
  package var firstType: String?
  /// Whether it is marked `@IBAction`.
  package var isAction: Bool
}

extension LexedSource {
  /// The instance methods of the top-level classes and their extensions, in order.
  package func objectiveCMethods() -> [ObjectiveCMethod] {
    typeBodies().filter { $0.keyword == "class" || $0.keyword == "extension" }
      .flatMap { type in
        indices(of: "func", in: type.body).compactMap { method(at: $0, of: type.name) }
      }
  }

  /// The string literals of the text that could be the name of a method.
  package func selectorTexts() -> Set<String> {
    Set(
      tokens.filter { $0.kind == .string }.compactMap { token in
        let literal = text(token)
        guard literal.count > 2, literal.hasPrefix("\""), literal.hasSuffix("\"") else {
          return nil
        }
        let name = literal.dropFirst().dropLast()
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }
        return isName ? String(name) : nil
      })
  }

  /// Whether a `#selector` of the text names a method of this name.
  package func hasSelector(of base: String) -> Bool {
    tokens.indices.contains { index in
      guard token(index, is: "#selector"), token(index + 1, is: "(") else { return false }
      let inside = index + 2..<max(index + 2, min(closing(of: index + 1), tokens.count))
      return inside.contains { text(tokens[$0]) == base }
    }
  }

  private func method(at index: Int, of owner: String) -> ObjectiveCMethod? {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return nil }
    let base = text(tokens[index + 1])
    guard let open = (index + 2..<tokens.count).first(where: { token($0, is: "(") }) else {
      return nil
    }
    let marks = marks(before: index)
    guard !marks.isStatic else { return nil }
    let labels = parameterLabels(openedAt: open)
    var names = Self.objectiveCNames(base, labels)
    if let own = marks.name { names.insert(own, at: 0) }
    let list = labels.map { "\($0):" }.joined()
    return ObjectiveCMethod(
      owner: owner, reference: labels.isEmpty ? base : "\(base)(\(list))", names: names,
      base: base, firstType: labels.isEmpty ? nil : firstType(openedAt: open),
      isAction: marks.isAction)
  }

  /// What stands in front of `func`: modifiers and attributes.
  private func marks(before index: Int) -> (name: String?, isStatic: Bool, isAction: Bool) {
    var marks: (name: String?, isStatic: Bool, isAction: Bool) = (nil, false, false)
    var position = index - 1
    while position >= 0 {
      if token(position, is: ")"), let open = opening(of: position), open > 0,
        tokens[open - 1].kind == .attribute
      {
        if token(open - 1, is: "@objc"), position > open + 1 {
          let range = tokens[open + 1].range.lowerBound..<tokens[position - 1].range.upperBound
          marks.name = text(range)
        }
        position = open - 2
        continue
      }
      let word = text(tokens[position])
      if word == "static" || word == "class" { marks.isStatic = true }
      if word == "@IBAction" { marks.isAction = true }
      guard tokens[position].kind == .attribute || Self.methodModifiers.contains(word) else {
        break
      }
      position -= 1
    }
    return marks
  }

  private static let methodModifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "final", "override", "dynamic",
    "static", "class", "nonisolated", "mutating",
  ]

  private func opening(of close: Int) -> Int? {
    var depth = 0
    for position in stride(from: close, through: 0, by: -1) {
      if token(position, is: ")") { depth += 1 }
      if token(position, is: "(") { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  /// The words of the type behind the first colon.
  private func firstType(openedAt open: Int) -> String? {
    let close = min(closing(of: open), tokens.count)
    guard let colon = (open + 1..<close).first(where: { token($0, is: ":") }), colon + 1 < close
    else { return nil }
    return text(tokens[colon + 1])
  }

  /// Swift puts `With` before the first label unless that is a preposition; Swift 2 left it out.
  static func objectiveCNames(_ base: String, _ labels: [String]) -> [String] {
    guard let first = labels.first else { return [base] }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    guard first != "_" else { return ["\(base):\(rest)"] }
    let capital = first.prefix(1).uppercased() + first.dropFirst()
    return ["\(base)With\(capital):\(rest)", "\(base)\(capital):\(rest)", "\(base):\(rest)"]
  }
}
