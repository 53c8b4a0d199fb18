/// A class whose properties a storyboard would fill.
package struct OutletClass: Hashable, Sendable {
  package var name: String
  package var outlets: [Outlet]

  /// One property marked `@IBOutlet`.
  package struct Outlet: Hashable, Sendable {
    package var name: String
    /// The class, without `!`, `?` and brackets.
    package var type: String
    /// Whether it is an array of them.
    package var isCollection: Bool
  }
}

extension LexedSource {
  /// The top-level classes with outlets, in order.
  package func outletClasses() -> [OutletClass] {
    typeBodies().filter { $0.keyword == "class" }.compactMap { type in
      let outlets = outlets(in: type.body)
      return outlets.isEmpty ? nil : OutletClass(name: type.name, outlets: outlets)
    }
  }

  /// One more than the largest number in `name[number]`, at least 3.
  package func usualCount(ofCollection name: String) -> Int {
    let largest = tokens.indices.compactMap { index -> Int? in
      guard token(index + 1, is: "["), token(index + 3, is: "]"),
        tokens[index + 2].kind == .number, text(tokens[index]) == name
      else { return nil }
      return Int(text(tokens[index + 2]))
    }.max()
    return min(max(3, (largest ?? 0) + 1), 100)
  }

  private func outlets(in body: Range<Int>) -> [OutletClass.Outlet] {
    body.filter { tokens[$0].kind == .attribute && token($0, is: "@IBOutlet") }
      .compactMap { position in
        var index = position + 1
        // `weak`, `private`, `fileprivate(set)`, …
        while index < body.upperBound, !token(index, is: "var") { index += 1 }
        guard index + 3 < body.upperBound, token(index + 2, is: ":") else { return nil }
        let isCollection = token(index + 3, is: "[")
        let hasBracket = isCollection || token(index + 3, is: "(")
        let type = index + (hasBracket ? 4 : 3)
        guard type < body.upperBound, tokens[type].kind == .word else { return nil }
        var end = type
        while token(end + 1, is: "."), end + 2 < body.upperBound,
          tokens[end + 2].kind == .word
        {
          end += 2
        }
        return OutletClass.Outlet(
          name: text(tokens[index + 1]),
          type: text(tokens[type].range.lowerBound..<tokens[end].range.upperBound),
          isCollection: isCollection)
      }
  }
}
