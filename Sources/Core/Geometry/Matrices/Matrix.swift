/// A plane affine map for row vectors: `[x y 1] · |a b 0; c d 0; tx ty 1|`.
///
/// ```swift
/// Matrix(scaleX: 2, y: 2).concatenating(Matrix(translationX: 10, y: 0)).tx  // 10
/// Matrix(scaleX: 2, y: 2).translated(x: 10, y: 0).tx  // 20
/// ```
package struct Matrix: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = Matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

extension Matrix {
  /// A shift in points.
  package init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Factors along both axes.
  package init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn by an angle in radians; positive is clockwise where y grows downward.
  package init(rotation angle: Double) {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  package var determinant: Double { a * d - b * c }

  /// Whether the map has no inverse: it flattens the plane to a line or a point.
  package var isSingular: Bool { !(determinant.magnitude > 0) }

  /// This map followed by `next`.
  package func concatenating(_ next: Matrix) -> Matrix {
    Matrix(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// A shift in this map's own axes, followed by this map.
  package func translated(x: Double, y: Double) -> Matrix {
    Matrix(translationX: x, y: y).concatenating(self)
  }

  /// A scaling in this map's own axes, followed by this map.
  package func scaled(x: Double, y: Double) -> Matrix {
    Matrix(scaleX: x, y: y).concatenating(self)
  }

  /// A turn in radians in this map's own axes, followed by this map.
  package func rotated(by angle: Double) -> Matrix {
    Matrix(rotation: angle).concatenating(self)
  }

  /// The map that undoes this one, or nil when this one is singular.
  package var inverse: Matrix? {
    let area = determinant
    guard area.magnitude > 0 else { return nil }
    return Matrix(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }
}

extension Point {
  /// Where a map takes this point.
  package func applying(_ matrix: Matrix) -> Point {
    Point(
      x: matrix.a * x + matrix.c * y + matrix.tx, y: matrix.b * x + matrix.d * y + matrix.ty)
  }
}

extension Size {
  /// What a map makes of this width and height as a vector; translation plays no part.
  package func applying(_ matrix: Matrix) -> Size {
    Size(
      width: matrix.a * width + matrix.c * height, height: matrix.b * width + matrix.d * height)
  }
}

extension Rect {
  /// The smallest rectangle around the four corners that a map makes of this one's.
  package func applying(_ matrix: Matrix) -> Rect {
    Rect(around: corners.map { $0.applying(matrix) })
  }
}
