import SwiftSources

/// The methods that selectors made from text name, and the controllers of a storyboard.
struct RuntimeCode {
  let source: LexedSource
  let fileName: String

  func pieces() -> [GeneratedCode.Piece] {
    selectors() + spellings() + controllers()
  }

  /// The names of `#selector(…)`, so that two of the same method are equal.
  private func spellings() -> [GeneratedCode.Piece] {
    let mentions = source.selectorMentions()
    guard !mentions.isEmpty else { return [] }
    let rows = mentions.map { mention in
      "\"\(fileName):\(mention.line):\(mention.column)\": \"\(mention.name)\""
    }
    return [
      GeneratedCode.Piece(
        declaration: "", statement: "_Selectors.name([\(rows.joined(separator: ", "))])")
    ]
  }

  private func selectors() -> [GeneratedCode.Piece] {
    let texts = source.selectorTexts()
    guard !texts.isEmpty else { return [] }
    let methods = source.objectiveCMethods()
    return methods.flatMap { method in
      method.names.filter { texts.contains($0) }.prefix(1).map { name in
        let isOverloaded = methods.contains { other in
          other.owner == method.owner && other.base == method.base && other != method
        }
        let isPlain = method.firstType == nil && isOverloaded
        let reference = "\(method.owner).\(method.reference)"
        let typed = isPlain ? "\(reference) as (\(method.owner)) -> () -> Void" : reference
        return GeneratedCode.Piece(
          declaration: "extension \(method.owner) { @MainActor fileprivate static func %() { "
            + "_Selectors.add(\"\(name)\", _selector(\(typed))) } }",
          statement: "\(method.owner).%()")
      }
    }
  }

  private func controllers() -> [GeneratedCode.Piece] {
    source.storyboardCalls().compactMap { call in
      guard let making = GeneratedCode.making(call.controller, in: source),
        source.isController(call.controller)
      else { return nil }
      let identifier = call.identifier.map { "\"\($0)\"" } ?? "nil"
      return GeneratedCode.Piece(
        declaration: "",
        statement: "_Storyboards.add(\(identifier), isSegue: \(call.isSegue)) { \(making) }")
    }
  }
}

extension LexedSource {
  /// Whether a class of this text is a view controller.
  fileprivate func isController(_ name: String) -> Bool {
    SourceOutline(of: self).controllers.contains(name)
  }
}
