import Geometry

extension Value {
  /// The sum of two values of one kind, part by part; nil when they cannot be added.
  ///
  /// Transforms are not added but concatenated, which `Composition` does.
  package func adding(_ other: Value) -> Value? {
    combining(other, +)
  }

  /// The difference of two values of one kind, part by part; nil when there is none.
  package func subtracting(_ other: Value) -> Value? {
    combining(other, -)
  }

  private func combining(_ other: Value, _ operation: (Double, Double) -> Double) -> Value? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(operation(a, b))
    case (.point(let a), .point(let b)):
      return .point(Point(x: operation(a.x, b.x), y: operation(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(
        Size(width: operation(a.width, b.width), height: operation(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        Rect(
          x: operation(a.origin.x, b.origin.x), y: operation(a.origin.y, b.origin.y),
          width: operation(a.size.width, b.size.width),
          height: operation(a.size.height, b.size.height)))
    case (.color(let a), .color(let b)):
      return .color(
        Color(
          red: operation(a.red, b.red), green: operation(a.green, b.green),
          blue: operation(a.blue, b.blue), alpha: operation(a.alpha, b.alpha)))
    case (.list(let a), .list(let b)) where a.count == b.count:
      let parts = zip(a, b).compactMap { $0.combining($1, operation) }
      return parts.count == a.count ? .list(parts) : nil
    default: return nil
    }
  }

  /// This value times a number, part by part; nil for values without arithmetic.
  package func scaled(by factor: Double) -> Value? {
    combining(self) { a, _ in a * factor }
  }
}
