import Geometry

// What UIKit does not guarantee about the way from one transform to another.

extension Value {
  /// Whether the turn between two transforms is half a circle, to a millionth of a radian: then no
  /// way round is the shorter one.
  ///
  /// ```swift
  /// let end = Value.matrix(Matrix(rotation: .pi))
  /// Value.matrix(.identity).turnsHalfACircle(to: end)  // true
  /// ```
  package func turnsHalfACircle(to other: Value) -> Bool {
    switch (self, other) {
    case (.matrix(let start), .matrix(let end)):
      guard !start.isSingular, !end.isSingular else { return false }
      let turn = AffineParts(end).rotation - AffineParts(start).rotation
      return (turn.magnitude - Elementary.pi).magnitude < 1e-6
    case (.matrix, .matrix3D), (.matrix3D, .matrix), (.matrix3D, .matrix3D):
      guard let start = SpaceParts(space), let end = SpaceParts(other.space) else { return false }
      // This is the cosine of half the angle between them.
      return start.rotation.dot(end.rotation).magnitude < 5e-7
    default: return false
    }
  }

  /// Whether two transforms show the same although they were not written the same, as before and
  /// after a whole turn.
  package func turnsAWholeCircle(to other: Value) -> Bool {
    guard self != other, isTransform, other.isTransform else { return false }
    return zip(space.entries, other.space.entries).allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }

  private var isTransform: Bool {
    switch self {
    case .matrix, .matrix3D: true
    default: false
    }
  }
}
