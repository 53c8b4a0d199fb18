/// A 4 × 4 matrix for row vectors, as Core Animation's `CATransform3D`: translation in row 4.
package struct Matrix3D: Hashable, Sendable {
  /// The sixteen entries row by row: `m11, m12, m13, m14, m21, …, m44`.
  package var entries: [Double]

  /// Creates a matrix from its sixteen entries, row by row.
  ///
  /// - Precondition: exactly sixteen entries.
  package init(entries: [Double]) {
    precondition(entries.count == 16, "a 4 × 4 matrix has sixteen entries")
    self.entries = entries
  }

  package static let identity = Matrix3D(entries: [
    1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
  ])
}

extension Matrix3D {
  /// The entry in row and column, each 0...3.
  package subscript(row: Int, column: Int) -> Double {
    get { entries[4 * row + column] }
    set { entries[4 * row + column] = newValue }
  }

  /// A plane map seen as one of space.
  package init(_ plane: Matrix) {
    self.init(entries: [
      plane.a, plane.b, 0, 0, plane.c, plane.d, 0, 0, 0, 0, 1, 0, plane.tx, plane.ty, 0, 1,
    ])
  }

  /// The plane map that this is, or nil when it leaves the plane.
  package var plane: Matrix? {
    let e = entries
    guard
      e[2] == 0, e[3] == 0, e[6] == 0, e[7] == 0, e[8] == 0, e[9] == 0, e[10] == 1, e[11] == 0,
      e[14] == 0, e[15] == 1
    else { return nil }
    return shadow
  }

  /// What the map does to points of the plane when perspective and depth are left out.
  package var shadow: Matrix {
    Matrix(
      a: self[0, 0], b: self[0, 1], c: self[1, 0], d: self[1, 1], tx: self[3, 0], ty: self[3, 1])
  }

  /// A shift in points.
  package init(translationX x: Double, y: Double, z: Double) {
    self = .identity
    (self[3, 0], self[3, 1], self[3, 2]) = (x, y, z)
  }

  /// Factors along the three axes.
  package init(scaleX x: Double, y: Double, z: Double) {
    self = .identity
    (self[0, 0], self[1, 1], self[2, 2]) = (x, y, z)
  }

  /// A turn by an angle in radians about an axis; identity for an axis of no length.
  package init(rotation angle: Double, x: Double, y: Double, z: Double) {
    self = .identity
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    let rest = 1 - cosine
    (self[0, 0], self[0, 1], self[0, 2]) = (
      cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
    )
    (self[1, 0], self[1, 1], self[1, 2]) = (
      x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
    )
    (self[2, 0], self[2, 1], self[2, 2]) = (
      x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest
    )
  }

  /// This map followed by `next`.
  package func concatenating(_ next: Matrix3D) -> Matrix3D {
    var product = Matrix3D.identity
    for row in 0..<4 {
      for column in 0..<4 {
        var sum = 0.0
        for k in 0..<4 { sum += self[row, k] * next[k, column] }
        product[row, column] = sum
      }
    }
    return product
  }

  /// The map that undoes this one, or nil when this one is singular.
  ///
  /// Gauss and Jordan's elimination with the largest pivot of each column.
  package var inverse: Matrix3D? {
    var left = self
    var right = Matrix3D.identity
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where left[row, column].magnitude > left[pivot, column].magnitude {
        pivot = row
      }
      let largest = left[pivot, column]
      guard largest.magnitude > 0, largest.isFinite else { return nil }
      for k in 0..<4 {
        (left[column, k], left[pivot, k]) = (left[pivot, k], left[column, k])
        (right[column, k], right[pivot, k]) = (right[pivot, k], right[column, k])
      }
      for k in 0..<4 {
        left[column, k] /= largest
        right[column, k] /= largest
      }
      for row in 0..<4 where row != column {
        let factor = left[row, column]
        for k in 0..<4 {
          left[row, k] -= factor * left[column, k]
          right[row, k] -= factor * right[column, k]
        }
      }
    }
    return right
  }
}
