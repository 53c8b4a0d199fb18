import Geometry
import Timelines

extension Value {
  /// The numbers that the value consists of; nil for texts, paths and lists.
  var parts: [Double]? {
    switch self {
    case .number(let number): [number]
    case .flag(let flag): [flag ? 1 : 0]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    case .matrix(let matrix): [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    case .matrix3D(let matrix): matrix.entries
    case .outline, .text, .list, .none: nil
    }
  }

  /// The greatest difference of two values in any of their numbers; nil if they cannot be compared.
  func difference(from other: Value) -> Double? {
    if let left = spread, let right = other.spread, left.count == right.count {
      return zip(left, right).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
    }
    return nil
  }

  /// The straight distance of two values; for points the length of the way.
  func distance(from other: Value) -> Double? {
    guard let left = parts, let right = other.parts, left.count == right.count else { return nil }
    return zip(left, right).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// Like `parts`, with transforms of space and plane alike and no colour as a clear one.
  private var spread: [Double]? {
    if case .matrix(let matrix) = self { return Matrix3D(matrix).entries }
    return parts
  }
}

extension Segment {
  /// Whether it leads anywhere: rounding alone is no move.
  var isMove: Bool { from.difference(from: to).map { $0 > 1e-9 } ?? (from != to) }
}

/// How far a value may be off.
struct Tolerance {
  /// For numbers, points and the like.
  var plain: Double
  /// For each component of a colour, 0 to 1.
  var color = Tolerance.step
  /// One step of a colour of 8 bits.
  private static let step = 1.0 / 255 + 1e-9

  /// What is allowed when no range is known.
  static let standard = Tolerance(plain: 0.01)

  /// 0.5 % of a range, at least 0.01.
  static func range(_ from: Value, _ to: Value) -> Tolerance {
    Tolerance(plain: max(0.005 * (from.difference(from: to) ?? 0), 0.01))
  }

  /// Whether two values are the same for a check.
  func accepts(_ found: Value, _ expected: Value) -> Bool {
    switch (found, expected) {
    case (.none, .color(let color)), (.color(let color), .none):
      return color.alpha <= self.color
    case (.color(let left), .color(let right)) where left.alpha < 1e-9 && right.alpha < 1e-9:
      return true
    case (.color, .color):
      return (found.difference(from: expected) ?? .infinity) <= color + 1e-9
    case (.list(let left), .list(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { accepts($0, $1) }
    case (.flag, .flag), (.text, _), (_, .text), (.none, .none), (.outline, _), (.list, _):
      return found == expected
    default:
      guard let difference = found.difference(from: expected) else { return false }
      return difference <= plain + 1e-9
    }
  }
}
