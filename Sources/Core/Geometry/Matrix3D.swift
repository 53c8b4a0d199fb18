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
