/// A direction or factors along three axes.
package struct Vector3: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var z: Double

  package init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

extension Vector3 {
  package var length: Double { (x * x + y * y + z * z).squareRoot() }

  func dot(_ other: Vector3) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  /// The direction with length 1, or another one for a vector of no length.
  func unit(else other: Vector3) -> Vector3 {
    let length = length
    return length > 0 ? self * (1 / length) : other
  }

  /// A direction of length 1 at right angles to this one, near the y axis if possible.
  var anyPerpendicular: Vector3 {
    let axis = y.magnitude < 0.9 ? Vector3(x: 0, y: 1, z: 0) : Vector3(x: 0, y: 0, z: 1)
    return (axis + self * -dot(axis)).unit(else: axis)
  }

  static func * (vector: Vector3, factor: Double) -> Vector3 {
    Vector3(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
  }

  static func + (left: Vector3, right: Vector3) -> Vector3 {
    Vector3(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  func interpolated(to other: Vector3, _ fraction: Double) -> Vector3 {
    Vector3(
      x: x.interpolated(to: other.x, fraction), y: y.interpolated(to: other.y, fraction),
      z: z.interpolated(to: other.z, fraction))
  }
}
