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
    var found: [OutletClass] = []
    var index = 0
    while index < tokens.count {
      if token(index, is: "class"), index + 1 < tokens.count, tokens[index + 1].kind == .word {
        let name = text(tokens[index + 1])
        guard let open = tokens.indices[index...].first(where: { token($0, is: "{") }) else {
          break
        }
        let close = closing(of: open)
        let outlets = outlets(in: open + 1..<max(open + 1, close))
        if !outlets.isEmpty { found.append(OutletClass(name: name, outlets: outlets)) }
        index = close + 1
      } else {
        index = token(index, is: "{") ? closing(of: index) + 1 : index + 1
      }
    }
    return found
  }

  /// How a top-level class of this text can be made with a frame: nil when it is not declared here.
  package func canBeMadeWithFrame(_ name: String) -> Bool? {
    for index in tokens.indices where token(index, is: "class") {
      guard index + 1 < tokens.count, text(tokens[index + 1]) == name,
        let open = tokens.indices[index...].first(where: { token($0, is: "{") })
      else { continue }
      let initialisers = (open..<closing(of: open)).filter { position in
        token(position, is: "init") && !token(position - 1, is: ".")
      }
      return initialisers.isEmpty
        || initialisers.contains { token($0 + 1, is: "(") && token($0 + 2, is: "frame") }
    }
    return nil
  }

  private func outlets(in body: Range<Int>) -> [OutletClass.Outlet] {
    body.filter { tokens[$0].kind == .attribute && token($0, is: "@IBOutlet") }
      .compactMap { position in
        var index = position + 1
        // `weak`, `private`, `fileprivate(set)`, …
        while index < body.upperBound, !token(index, is: "var") { index += 1 }
        guard index + 3 < body.upperBound, token(index + 2, is: ":") else { return nil }
        let isCollection = token(index + 3, is: "[")
        let type = index + (isCollection ? 4 : 3)
        guard type < body.upperBound, tokens[type].kind == .word else { return nil }
        return OutletClass.Outlet(
          name: text(tokens[index + 1]), type: text(tokens[type]), isCollection: isCollection)
      }
  }
}
