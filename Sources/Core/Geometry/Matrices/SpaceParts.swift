/// A map of space taken apart into scale, skew, rotation, translation and perspective.
///
/// The method is the published one of CSS Transforms 2, after Graphics Gems' "unmatrix". Applied
/// in the order named.
package struct SpaceParts: Hashable, Sendable {
  package var scale: Vector3
  /// How far y leans into x, z into x, and z into y.
  package var skew: Vector3
  package var rotation: Quaternion
  package var translation: Vector3
  /// The last column that perspective adds; (0, 0, 0, 1) for none.
  package var perspective: [Double]

  /// Takes a map apart; nil for one that flattens space, which has no such parts.
  package init?(_ matrix: Matrix3D) {
    guard let (map, perspective) = SpaceParts.withoutPerspective(matrix) else { return nil }
    self.init(affine: map)
    self.perspective = perspective
    guard scale.x != 0, scale.y != 0, scale.z != 0 else { return nil }
  }

  /// Takes a map without perspective apart; a flattened axis counts as upright.
  package init(affine map: Matrix3D) {
    perspective = [0, 0, 0, 1]
    translation = Vector3(x: map[3, 0], y: map[3, 1], z: map[3, 2])
    var rows = (0..<3).map { Vector3(x: map[$0, 0], y: map[$0, 1], z: map[$0, 2]) }
    scale = Vector3(x: rows[0].length, y: 0, z: 0)
    rows[0] = rows[0].unit(else: Vector3(x: 1, y: 0, z: 0))
    skew = Vector3(x: rows[0].dot(rows[1]), y: 0, z: 0)
    rows[1] = rows[1] + rows[0] * -skew.x
    scale.y = rows[1].length
    rows[1] = rows[1].unit(else: rows[0].anyPerpendicular)
    skew.x = scale.y == 0 ? 0 : skew.x / scale.y
    skew.y = rows[0].dot(rows[2])
    rows[2] = rows[2] + rows[0] * -skew.y
    skew.z = rows[1].dot(rows[2])
    rows[2] = rows[2] + rows[1] * -skew.z
    scale.z = rows[2].length
    rows[2] = rows[2].unit(else: rows[0].cross(rows[1]))
    skew.y = scale.z == 0 ? 0 : skew.y / scale.z
    skew.z = scale.z == 0 ? 0 : skew.z / scale.z
    if rows[0].dot(rows[1].cross(rows[2])) < 0 {
      scale = scale * -1
      rows = rows.map { $0 * -1 }
    }
    rotation = Quaternion(rows: rows)
  }

  /// The map before its perspective, and the perspective; nil when they cannot be told apart.
  private static func withoutPerspective(_ matrix: Matrix3D) -> (Matrix3D, [Double])? {
    guard matrix[3, 3] != 0 else { return nil }
    var map = matrix
    for index in map.entries.indices { map.entries[index] /= matrix[3, 3] }
    let column = (0..<4).map { map[$0, 3] }
    for row in 0..<4 { map[row, 3] = row == 3 ? 1 : 0 }
    guard column != [0, 0, 0, 1] else { return (map, column) }
    guard let inverse = map.inverse else { return nil }
    let perspective = (0..<4).map { row in
      (0..<4).reduce(0.0) { $0 + inverse[row, $1] * column[$1] }
    }
    return (map, perspective)
  }

  /// The parts `fraction` of the way to others, the rotation along the shorter arc.
  package func interpolated(to other: SpaceParts, _ fraction: Double) -> SpaceParts {
    var parts = self
    parts.scale = scale.interpolated(to: other.scale, fraction)
    parts.skew = skew.interpolated(to: other.skew, fraction)
    parts.rotation = rotation.interpolated(to: other.rotation, fraction)
    parts.translation = translation.interpolated(to: other.translation, fraction)
    parts.perspective = zip(perspective, other.perspective).map {
      $0.interpolated(to: $1, fraction)
    }
    return parts
  }
}

extension Matrix3D {
  /// Puts a map together again.
  package init(_ parts: SpaceParts) {
    let r = parts.rotation.rows
    let rows = [
      r[0] * parts.scale.x,
      (r[0] * parts.skew.x + r[1]) * parts.scale.y,
      (r[0] * parts.skew.y + r[1] * parts.skew.z + r[2]) * parts.scale.z,
      parts.translation,
    ]
    self = .identity
    for (index, row) in rows.enumerated() {
      (self[index, 0], self[index, 1], self[index, 2]) = (row.x, row.y, row.z)
    }
    guard parts.perspective != [0, 0, 0, 1] else { return }
    let affine = self
    for row in 0..<4 {
      var sum = 0.0
      for k in 0..<4 { sum += affine[row, k] * parts.perspective[k] }
      self[row, 3] = sum
    }
  }

  /// The map `fraction` of the way to another one.
  ///
  /// Two maps of the plane blend as plane maps do, others by their parts in space. Where one side
  /// flattens space and has no parts, the sixteen entries blend, which is this project's choice.
  package func interpolated(to other: Matrix3D, _ fraction: Double) -> Matrix3D {
    if self == other || fraction == 0 { return self }
    if fraction == 1 { return other }
    if let start = plane, let end = other.plane {
      return Matrix3D(start.interpolated(to: end, fraction))
    }
    guard let start = SpaceParts(self), let end = SpaceParts(other) else {
      return Matrix3D(
        entries: zip(entries, other.entries).map { $0.interpolated(to: $1, fraction) })
    }
    return Matrix3D(start.interpolated(to: end, fraction))
  }
}
