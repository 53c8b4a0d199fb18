/// A requirement marked `optional` in a protocol of the text.
package struct OptionalRequirement: Hashable, Sendable {
  /// The protocol.
  package var owner: String
  /// The name of the method or property.
  package var name: String
  /// The method without its marks: `func cardDidClose(_ card: Card)`; nil for everything that
  /// answers a value, because no body could say that there is none.
  package var method: String?
  /// Byte offset of `optional`.
  package var offset: Int
}

extension LexedSource {
  /// The optional requirements of the top-level protocols, in order.
  package func optionalRequirements() -> [OptionalRequirement] {
    typeBodies().filter { $0.keyword == "protocol" }.flatMap { type in
      indices(of: "optional", in: type.body).compactMap { index in
        requirement(at: index, of: type)
      }
    }
  }

  private func requirement(at index: Int, of type: TypeBody) -> OptionalRequirement? {
    let words = index + 1..<type.body.upperBound
    guard let kind = words.first(where: { token($0, is: "func") || token($0, is: "var") }),
      kind + 1 < type.body.upperBound
    else { return nil }
    var requirement = OptionalRequirement(
      owner: type.name, name: text(tokens[kind + 1]), method: nil,
      offset: tokens[index].range.lowerBound)
    let open = kind + 2
    guard token(kind, is: "func"), token(open, is: "(") else { return requirement }
    let close = closing(of: open)
    guard close < tokens.count, !answersValue(after: close) else { return requirement }
    let range = tokens[kind].range.lowerBound..<tokens[close].range.upperBound
    requirement.method = text(range)
    return requirement
  }

  private func answersValue(after close: Int) -> Bool {
    guard token(close + 1, is: "-"), token(close + 2, is: ">") else { return false }
    let isVoid = token(close + 3, is: "Void")
    let isUnit = token(close + 3, is: "(") && token(close + 4, is: ")")
    return !(isVoid || isUnit)
  }
}
