/// A turn in space: the axis times the sine of half the angle, and the cosine of half the angle.
package struct Quaternion: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var z: Double
  package var w: Double

  package init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  package static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  /// The turn that a rotation matrix makes, read from its three rows for row vectors.
  ///
  /// The largest of the four numbers is found first, so that none is divided by a small one.
  init(rows r: [Vector3]) {
    let (xx, yy, zz) = (r[0].x, r[1].y, r[2].z)
    let trace = xx + yy + zz
    if trace > 0 {
      let s = 2 * (1 + trace).squareRoot()
      self.init(
        x: (r[1].z - r[2].y) / s, y: (r[2].x - r[0].z) / s, z: (r[0].y - r[1].x) / s, w: s / 4)
    } else if xx >= yy && xx >= zz {
      let s = 2 * max(0, 1 + xx - yy - zz).squareRoot()
      self.init(
        x: s / 4, y: (r[0].y + r[1].x) / s, z: (r[0].z + r[2].x) / s, w: (r[1].z - r[2].y) / s)
    } else if yy >= zz {
      let s = 2 * max(0, 1 + yy - xx - zz).squareRoot()
      self.init(
        x: (r[0].y + r[1].x) / s, y: s / 4, z: (r[1].z + r[2].y) / s, w: (r[2].x - r[0].z) / s)
    } else {
      let s = 2 * max(0, 1 + zz - xx - yy).squareRoot()
      self.init(
        x: (r[0].z + r[2].x) / s, y: (r[1].z + r[2].y) / s, z: s / 4, w: (r[0].y - r[1].x) / s)
    }
  }

  /// The rows of the rotation matrix for row vectors.
  var rows: [Vector3] {
    [
      Vector3(
        x: 1 - 2 * (y * y + z * z), y: 2 * (x * y + z * w), z: 2 * (x * z - y * w)),
      Vector3(
        x: 2 * (x * y - z * w), y: 1 - 2 * (x * x + z * z), z: 2 * (y * z + x * w)),
      Vector3(
        x: 2 * (x * z + y * w), y: 2 * (y * z - x * w), z: 1 - 2 * (x * x + y * y)),
    ]
  }

  /// The turn `fraction` of the way to another one, at even speed along the shorter arc.
  package func interpolated(to other: Quaternion, _ fraction: Double) -> Quaternion {
    let goal = dot(other) < 0 ? other.scaled(by: -1) : other
    let difference = goal.adding(scaled(by: -1)).length
    let sum = goal.adding(self).length
    let angle = 2 * Elementary.atan2(difference, sum)
    guard angle > 1e-9 else { return self }
    let sine = Elementary.sin(angle)
    return scaled(by: Elementary.sin((1 - fraction) * angle) / sine)
      .adding(goal.scaled(by: Elementary.sin(fraction * angle) / sine))
  }

  /// The cosine of half the angle between two turns.
  package func dot(_ other: Quaternion) -> Double {
    x * other.x + y * other.y + z * other.z + w * other.w
  }

  private var length: Double { (x * x + y * y + z * z + w * w).squareRoot() }

  private func scaled(by factor: Double) -> Quaternion {
    Quaternion(x: x * factor, y: y * factor, z: z * factor, w: w * factor)
  }

  private func adding(_ other: Quaternion) -> Quaternion {
    Quaternion(x: x + other.x, y: y + other.y, z: z + other.z, w: w + other.w)
  }
}
