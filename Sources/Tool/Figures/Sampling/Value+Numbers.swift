import Timelines

extension Value {
  /// The value as numbers to draw, each with the path of its part; a transform as the turn, the
  /// scale and the shift that a person would name.
  package var numbers: [(part: String, number: Double)] {
    switch self {
    case .number(let number): [("", number)]
    case .flag(let flag): [("", flag ? 1 : 0)]
    case .point: parts(["x", "y"])
    case .size: parts(["width", "height"])
    case .rect: parts(["origin.x", "origin.y", "size.width", "size.height"])
    case .color: parts(["red", "green", "blue", "alpha"])
    case .matrix, .matrix3D:
      parts(["rotation", "scale.x", "scale.y", "translation.x", "translation.y"])
    case .outline, .text, .list, .none: []
    }
  }

  private func parts(_ names: [String]) -> [(part: String, number: Double)] {
    names.compactMap { name in component(name)?.number.map { (name, $0) } }
  }
}
