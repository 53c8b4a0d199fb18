extension PropertyTable {
  /// Properties that no layer stores but every path may name.
  package static let derived = ["frame", "transition"]

  /// What one looks at first, as paths of a layer.
  package static let usual = [
    "position", "strokeEnd", "opacity", "frame", "transform.rotation", "backgroundColor",
  ]

  /// Whether a layer key, or a derived property, is in the table.
  package static func isNamed(_ key: String) -> Bool {
    property(key: key) != nil || derived.contains(key)
  }

  /// The parts that a property of that name has, such as `x` and `y`.
  ///
  /// The tips of a stroke are points in the layer's own coordinates. Transforms have their
  /// sixteen entries `m11` … `m44` besides.
  package static func parts(of name: String) -> [String] {
    switch name {
    case "frame": return parts(of: .rect)
    case "transition": return ["progress"]
    case "strokeStart", "strokeEnd": return ["tip", "tip.x", "tip.y"]
    case "path": return ["length"]
    default:
      let property = property(key: name) ?? property(viewSpelling: name)
      return property.map { parts(of: $0.kind) } ?? []
    }
  }

  /// The parts of a kind of value.
  package static func parts(of kind: ValueKind) -> [String] {
    switch kind {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect:
      [
        "origin", "origin.x", "origin.y", "size", "size.width", "size.height", "width", "height",
        "minX", "midX", "maxX", "minY", "midY", "maxY",
      ]
    case .color: ["red", "green", "blue", "alpha"]
    case .transform:
      [
        "a", "b", "c", "d", "tx", "ty", "rotation", "rotation.x", "rotation.y", "rotation.z",
        "scale", "scale.x", "scale.y", "scale.z", "translation", "translation.x",
        "translation.y", "translation.z",
      ]
    case .number, .outline, .flag, .text, .list: []
    }
  }
}
