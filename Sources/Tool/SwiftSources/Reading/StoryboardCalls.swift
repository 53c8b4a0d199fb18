/// A controller that a storyboard would make, and the name by which the text asks for it.
package struct StoryboardCall: Hashable, Sendable {
  /// The identifier; nil where any segue may lead there.
  package var identifier: String?
  /// The class the text expects.
  package var controller: String
  /// Whether it is the end of a segue.
  package var isSegue: Bool

  package init(identifier: String?, controller: String, isSegue: Bool) {
    self.identifier = identifier
    self.controller = controller
    self.isSegue = isSegue
  }
}

extension LexedSource {
  /// The controllers that this text expects from a storyboard, in order, each once.
  package func storyboardCalls() -> [StoryboardCall] {
    var found: [StoryboardCall] = []
    for index in tokens.indices {
      guard let call = instantiation(at: index) ?? destination(at: index),
        !found.contains(call)
      else { continue }
      found.append(call)
    }
    return found
  }

  /// A controller asked for by name: `instantiateViewController(withIdentifier: "Detail") as! Detail`.
  private func instantiation(at index: Int) -> StoryboardCall? {
    let isOld = token(index, is: "instantiateViewControllerWithIdentifier")
    guard isOld || token(index, is: "instantiateViewController"), token(index + 1, is: "(")
    else { return nil }
    let literal = index + (isOld ? 2 : 4)
    let close = closing(of: index + 1)
    guard let identifier = stringLiteral(at: literal) else { return nil }
    // Without a cast the identifier may be the name of a class.
    let controller = castType(after: close) ?? identifier
    return StoryboardCall(identifier: identifier, controller: controller, isSegue: false)
  }

  /// The end of a segue: `segue.destination as! DetailController`, below `segue.identifier == "show"` or not.
  private func destination(at index: Int) -> StoryboardCall? {
    guard
      token(index, is: "destination") || token(index, is: "destinationViewController"),
      token(index - 1, is: "."), let controller = castType(after: index)
    else { return nil }
    // The nearest text above, as far as the beginning of the method.
    var identifier: String?
    for position in stride(from: index, through: 0, by: -1) {
      if token(position, is: "func") { break }
      if let text = stringLiteral(at: position) {
        identifier = text
        break
      }
    }
    return StoryboardCall(identifier: identifier, controller: controller, isSegue: true)
  }

  /// The class behind `as!` or `as?`.
  private func castType(after index: Int) -> String? {
    var position = index + 1
    // `(segue.destination) as! …` and `….instantiate(…)! as! …`
    while token(position, is: ")") || token(position, is: "!") { position += 1 }
    guard token(position, is: "as"),
      token(position + 1, is: "!") || token(position + 1, is: "?"),
      position + 2 < tokens.count, tokens[position + 2].kind == .word
    else { return nil }
    return text(tokens[position + 2])
  }

  private func stringLiteral(at index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .string else { return nil }
    let literal = text(tokens[index])
    guard literal.count > 2, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
    return String(literal.dropFirst().dropLast())
  }
}
