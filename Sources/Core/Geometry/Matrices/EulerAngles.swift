/// A turn in space as turns about x, then y, then z, in radians.
package struct EulerAngles: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var z: Double

  package init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The angles of a turn; of the two triples that make it, the one with less turn about x and z.
  package init(_ turn: Quaternion) {
    let rows = turn.rows
    let rise = (rows[0].x * rows[0].x + rows[0].y * rows[0].y).squareRoot()
    y = Elementary.atan2(-rows[0].z, rise)
    if rise < 1e-9 {
      x = Elementary.atan2(-rows[2].y, rows[1].y)
      z = 0
      return
    }
    x = Elementary.atan2(rows[1].z, rows[2].z)
    z = Elementary.atan2(rows[0].y, rows[0].x)
    let half = Elementary.pi
    let other = EulerAngles(
      x: x > 0 ? x - half : x + half, y: (y < 0 ? -half : half) - y,
      z: z > 0 ? z - half : z + half)
    if other.x.magnitude + other.z.magnitude < x.magnitude + z.magnitude - 1e-9 { self = other }
  }
}

extension Quaternion {
  /// The turn about x, then y, then z.
  package init(_ angles: EulerAngles) {
    let turn = Matrix3D(rotation: angles.x, x: 1, y: 0, z: 0)
      .concatenating(Matrix3D(rotation: angles.y, x: 0, y: 1, z: 0))
      .concatenating(Matrix3D(rotation: angles.z, x: 0, y: 0, z: 1))
    self.init(rows: (0..<3).map { Vector3(x: turn[$0, 0], y: turn[$0, 1], z: turn[$0, 2]) })
  }
}
