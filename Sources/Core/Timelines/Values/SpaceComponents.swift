import Geometry

extension Matrix3D {
  /// A part of a transform of space: one of its sixteen entries or of Core Animation's parts.
  func component(_ name: String) -> Value? {
    if let index = Matrix3D.entryIndex(name) { return .number(entries[index]) }
    switch name {
    case "a", "b", "c", "d", "tx", "ty": return shadow.component(name)
    case "translation": return .size(Size(width: self[3, 0], height: self[3, 1]))
    case "translation.x": return .number(self[3, 0])
    case "translation.y": return .number(self[3, 1])
    case "translation.z": return .number(self[3, 2])
    default: break
    }
    let parts = SpaceParts(self) ?? SpaceParts(affine: self)
    switch name {
    case "scale": return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case "scale.x": return .number(parts.scale.x)
    case "scale.y": return .number(parts.scale.y)
    case "scale.z": return .number(parts.scale.z)
    case "rotation", "rotation.z": return .number(EulerAngles(parts.rotation).z)
    case "rotation.x": return .number(EulerAngles(parts.rotation).x)
    case "rotation.y": return .number(EulerAngles(parts.rotation).y)
    default: return nil
    }
  }

  /// The transform with one part replaced, the others kept.
  func replacing(_ name: String, with part: Value) -> Value {
    var matrix = self
    switch (name, part) {
    case ("translation", .size(let size)):
      (matrix[3, 0], matrix[3, 1]) = (size.width, size.height)
    case ("translation", .point(let point)):
      (matrix[3, 0], matrix[3, 1]) = (point.x, point.y)
    default:
      if let number = part.number { matrix.replace(name, with: number) }
    }
    return .transform(matrix)
  }

  private mutating func replace(_ name: String, with number: Double) {
    if let index = Matrix3D.entryIndex(name) ?? Matrix3D.aliases[name] {
      entries[index] = number
      return
    }
    var parts = SpaceParts(self) ?? SpaceParts(affine: self)
    switch name {
    case "scale": parts.scale = Vector3(x: number, y: number, z: number)
    case "scale.x": parts.scale.x = number
    case "scale.y": parts.scale.y = number
    case "scale.z": parts.scale.z = number
    case "rotation", "rotation.x", "rotation.y", "rotation.z":
      var angles = EulerAngles(parts.rotation)
      switch name {
      case "rotation.x": angles.x = number
      case "rotation.y": angles.y = number
      default: angles.z = number
      }
      parts.rotation = Quaternion(angles)
    default: return
    }
    self = Matrix3D(parts)
  }

  /// Other names of entries.
  private static let aliases = [
    "a": 0, "b": 1, "c": 4, "d": 5, "tx": 12, "ty": 13, "translation.x": 12, "translation.y": 13,
    "translation.z": 14,
  ]

  /// The place of `m11` … `m44` among the sixteen entries.
  private static func entryIndex(_ name: String) -> Int? {
    let bytes = Array(name.utf8)
    guard bytes.count == 3, bytes[0] == UInt8(ascii: "m") else { return nil }
    let row = Int(bytes[1]) - 49
    let column = Int(bytes[2]) - 49
    guard (0..<4).contains(row), (0..<4).contains(column) else { return nil }
    return 4 * row + column
  }
}
