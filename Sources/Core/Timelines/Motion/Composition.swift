import Geometry

/// The running value of one property while animations are applied in the order they were added.
///
/// Additive values are added up; additive transforms are concatenated, the oldest leftmost, before
/// the value they change. A value that is not additive replaces everything before it.
package struct Composition: Sendable {
  private var base: Value
  /// Product of the additive transforms so far, to be applied before `base`.
  private var prefix: Matrix3D?

  package init(_ base: Value) { self.base = base }

  /// The value as it is now.
  package var value: Value {
    guard let prefix else { return base }
    return .transform(prefix.concatenating(base.space))
  }

  /// Applies a value to a part of the property (empty for all of it).
  package mutating func apply(_ part: Value, to component: String, additive: Bool) {
    let current = value
    guard additive else {
      set(current.replacing(component, with: part))
      return
    }
    if component.isEmpty, part.kind == .transform {
      if base.kind == .transform {
        prefix = (prefix ?? .identity).concatenating(part.space)
      }
      return
    }
    guard let running = current.component(component), running.kind != .color,
      let sum = running.adding(part)
    else { return }
    set(current.replacing(component, with: sum))
  }

  private mutating func set(_ value: Value) {
    base = value
    prefix = nil
  }
}

extension Value {
  /// This transform as one of space; identity for other values.
  var space: Matrix3D {
    switch self {
    case .matrix(let plane): Matrix3D(plane)
    case .matrix3D(let matrix): matrix
    default: .identity
    }
  }

  /// Whether this transform has no inverse; false for other values.
  package var isSingularTransform: Bool {
    switch self {
    case .matrix(let plane): plane.isSingular
    case .matrix3D(let matrix): matrix.inverse == nil
    default: false
    }
  }
}
