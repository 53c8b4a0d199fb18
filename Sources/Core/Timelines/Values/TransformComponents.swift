import Geometry

extension Matrix {
  /// A part of a plane transform: one of its six entries or of Core Animation's parts of transforms.
  func component(_ name: String) -> Value? {
    if let entry = entry(name) { return .number(entry) }
    switch name {
    case "rotation", "rotation.z": return .number(AffineParts(self).rotation)
    case "rotation.x", "rotation.y": return .number(0)
    case "scale":
      let parts = AffineParts(self)
      return .number((parts.scaleX + parts.scaleY) / 2)
    case "scale.x": return .number(AffineParts(self).scaleX)
    case "scale.y": return .number(AffineParts(self).scaleY)
    case "scale.z": return .number(1)
    case "translation": return .size(Size(width: tx, height: ty))
    case "translation.x": return .number(tx)
    case "translation.y": return .number(ty)
    case "translation.z": return .number(0)
    default: return Matrix3D(self).component(name)
    }
  }

  private func entry(_ name: String) -> Double? {
    switch name {
    case "a": a
    case "b": b
    case "c": c
    case "d": d
    case "tx": tx
    case "ty": ty
    default: nil
    }
  }

  /// The transform with one part replaced and put together as scale, shear, rotation, translation.
  func replacing(_ name: String, with part: Value) -> Value {
    var matrix = self
    switch (name, part) {
    case ("translation", .size(let size)):
      (matrix.tx, matrix.ty) = (size.width, size.height)
      return .matrix(matrix)
    case ("translation", .point(let point)):
      (matrix.tx, matrix.ty) = (point.x, point.y)
      return .matrix(matrix)
    default: break
    }
    guard let number = part.number else { return .matrix(self) }
    switch name {
    case "a": matrix.a = number
    case "b": matrix.b = number
    case "c": matrix.c = number
    case "d": matrix.d = number
    case "tx", "translation.x": matrix.tx = number
    case "ty", "translation.y": matrix.ty = number
    case "rotation", "rotation.z", "scale", "scale.x", "scale.y":
      var parts = AffineParts(self)
      switch name {
      case "scale": (parts.scaleX, parts.scaleY) = (number, number)
      case "scale.x": parts.scaleX = number
      case "scale.y": parts.scaleY = number
      default: parts.rotation = number
      }
      matrix = Matrix(parts)
    default: return Matrix3D(self).replacing(name, with: part)
    }
    return .matrix(matrix)
  }
}

extension Value {
  /// A transform, stored as a plane one whenever it is one.
  package static func transform(_ matrix: Matrix3D) -> Value {
    if let plane = matrix.plane { return .matrix(plane) }
    return .matrix3D(matrix)
  }
}
