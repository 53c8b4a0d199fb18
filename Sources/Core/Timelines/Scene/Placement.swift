import Geometry

/// How a layer lies in its parent: bounds, position of the anchor point, and transform.
package struct Placement: Hashable, Sendable {
  package var bounds = Rect.zero
  package var position = Point.zero
  package var anchorPoint = Point(x: 0.5, y: 0.5)
  package var transform = Value.matrix(.identity)

  package init() {}

  /// The transform as far as it stays in the plane.
  package var plane: Matrix {
    switch transform {
    case .matrix(let matrix): matrix
    case .matrix3D(let matrix): matrix.shadow
    default: .identity
    }
  }

  /// The map from the layer's own coordinates to its parent's.
  package var toParent: Matrix {
    let anchor = Point(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    return Matrix(translationX: -anchor.x, y: -anchor.y)
      .concatenating(plane)
      .concatenating(Matrix(translationX: position.x, y: position.y))
  }

  /// The smallest rectangle around the transformed bounds, in the parent's coordinates.
  ///
  /// Without a transform no rounding takes place beyond position and size.
  package var frame: Rect {
    if plane == .identity {
      return Rect(
        x: position.x - anchorPoint.x * bounds.size.width,
        y: position.y - anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
    return bounds.applying(toParent)
  }
}
