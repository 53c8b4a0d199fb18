// How the parts of a check are written, for messages.

extension Expression {
  /// The value as an author writes it.
  package var text: String { text(inProduct: false) }

  private func text(inProduct: Bool) -> String {
    switch self {
    case .number(let number): return number == Double.pi ? "π" : numberText(number)
    case .text(let text): return "\"\(text)\""
    case .flag(let flag): return flag ? "true" : "false"
    case .point(let x, let y): return "(\(x.text), \(y.text))"
    case .color(_, _, _, _, let name): return name
    case .list(let values): return "[\(values.map(\.text).joined(separator: ", "))]"
    case .identity: return "identity"
    case .nothing: return "nil"
    case .stageWidth: return "stage.width"
    case .stageHeight: return "stage.height"
    case .property(let reference): return reference.text
    case .count(let selector): return "count(\(selector.text))"
    case .negated(let value): return "-" + value.text(inProduct: true)
    case .arithmetic(let left, let operation, let right):
      let isSum = operation == .plus || operation == .minus
      let inner = left.text(inProduct: !isSum)
      let text = "\(inner) \(operation.rawValue) \(right.text(inProduct: operation != .plus))"
      return isSum && inProduct ? "(\(text))" : text
    case .call(let function, let arguments):
      return "\(function.rawValue)(\(arguments.map(\.text).joined(separator: ", ")))"
    }
  }

  /// Whether the value is written down rather than read from the timeline or the stage.
  package var isLiteral: Bool {
    switch self {
    case .number, .text, .flag, .color, .identity, .nothing: true
    case .point(let x, let y): x.isLiteral && y.isLiteral
    case .list(let values): values.allSatisfy(\.isLiteral)
    case .negated(let value): value.isLiteral
    case .arithmetic(let left, _, let right): left.isLiteral && right.isLiteral
    case .call(_, let arguments): arguments.allSatisfy(\.isLiteral)
    case .stageWidth, .stageHeight, .property, .count: false
    }
  }

  /// The properties that the value reads.
  package var references: [Reference] {
    switch self {
    case .property(let reference): [reference]
    case .point(let x, let y): x.references + y.references
    case .list(let values): values.flatMap(\.references)
    case .negated(let value): value.references
    case .arithmetic(let left, _, let right): left.references + right.references
    case .call(_, let arguments): arguments.flatMap(\.references)
    default: []
    }
  }
}

extension Selector {
  /// What is counted, as an author writes it.
  package var text: String {
    switch self {
    case .subviews(let reference): "\(reference.text).subviews"
    case .tracks(nil): "tracks"
    case .tracks(let reference?): "tracks of \(reference.text)"
    case .views(let type): "views of \(type)"
    case .events(let event): "events \(event.text)"
    }
  }
}

extension Assertion {
  /// The properties that the check is about, so that their tracks are no surprise.
  package var references: [Reference] {
    switch self {
    case .track(let reference, _, _, _, _), .overshoots(let reference, _, _),
      .settles(let reference, _, _), .smooth(let reference, _, _),
      .constantSpeed(let reference, _, _), .speed(let reference, _, _, _),
      .only(let reference, _):
      [reference]
    case .fact(_, .compare(let left, _, let right, _)): left.references + right.references
    case .event(let event, _), .every(_, let event): event.references
    case .order(let events): events.flatMap(\.references)
    default: []
    }
  }
}

extension EventPattern {
  fileprivate var references: [Reference] {
    if case .set(let reference) = kind { [reference] } else { [] }
  }
}

/// A number without superfluous digits: `200`, `0.5`, `-1.25`.
private func numberText(_ number: Double) -> String {
  if number == number.rounded(), number.magnitude < 1e15 { return String(Int(number)) }
  return String(number)
}
