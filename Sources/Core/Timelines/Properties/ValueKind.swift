/// The kind of value that a property has.
package enum ValueKind: String, Hashable, Sendable {
  case number, point, size, rect, transform, color, outline, flag, text, list
}

extension Value {
  /// The kind of this value; nil for no value.
  package var kind: ValueKind? {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .matrix, .matrix3D: .transform
    case .color: .color
    case .outline: .outline
    case .flag: .flag
    case .text: .text
    case .list: .list
    case .none: nil
    }
  }
}
