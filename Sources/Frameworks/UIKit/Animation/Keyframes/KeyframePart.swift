import Geometry
import QuartzCore
import Timelines

/// The values of one keyframe animation, as they are given to the layer.
///
/// Position, bounds and transform are given relative to the final model value and added to it, so
/// that they blend with other animations as those of plain blocks do.
struct KeyframePart {
  var path: String
  var values: [Value]
  var isAdditive: Bool

  @MainActor
  static func parts(of line: KeyframeScript.Line, values: KeyframeLine) -> [KeyframePart] {
    let end = line.layer.read(line.key)
    switch end {
    case .point:
      return [
        KeyframePart(path: line.key, values: differences(values.values, end), isAdditive: true)
      ]
    case .rect where line.key == "bounds":
      return ["origin", "size"].compactMap { side in
        let parts = values.values.compactMap { $0.component(side) }
        guard let final = end.component(side), parts.contains(where: { $0 != final }) else {
          return nil
        }
        return KeyframePart(
          path: "\(line.key).\(side)", values: differences(parts, final), isAdditive: true)
      }
    case .matrix, .matrix3D:
      return [transforms(line.key, values.values, end)]
    default:
      return [KeyframePart(path: line.key, values: withoutGaps(values.values), isAdditive: false)]
    }
  }

  /// A missing colour is that of its neighbour, wholly transparent.
  private static func withoutGaps(_ values: [Value]) -> [Value] {
    values.indices.map { index in
      guard values[index] == .none else { return values[index] }
      let neighbours = values[..<index].reversed() + values[index...]
      for case .color(let color) in neighbours { return .color(color.faded) }
      return .none
    }
  }

  private static func differences(_ values: [Value], _ end: Value) -> [Value] {
    values.compactMap { $0.subtracting(end) }
  }

  /// A final transform without inverse leaves nothing to be relative to.
  private static func transforms(_ key: String, _ values: [Value], _ end: Value) -> KeyframePart {
    guard !end.isSingularTransform else {
      return KeyframePart(path: key, values: values, isAdditive: false)
    }
    let relative = values.map { TransformDifference(from: $0, to: end).start }
    return KeyframePart(path: key, values: relative, isAdditive: true)
  }
}
