import Geometry
import Timelines

/// Values, times and units as people read them.
enum ValueText {
  /// At most three decimals, fewer for large numbers, without superfluous zeros.
  ///
  /// `digits` is the number of decimals to keep, 0 to 6; nil chooses by size.
  static func number(_ number: Double, digits: Int? = nil) -> String {
    guard number.isFinite else { return number.isNaN ? "no number" : "infinitely much" }
    let magnitude = number.magnitude
    let places = digits ?? (magnitude >= 100 ? 1 : magnitude >= 10 ? 2 : 3)
    let scale = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
    guard magnitude * scale < 9e15 else { return String(number) }
    let scaled = Int64((magnitude * scale).rounded(.toNearestOrEven))
    var text = String(scaled / Int64(scale))
    if places > 0 {
      var decimals = String(scaled % Int64(scale))
      decimals = String(repeating: "0", count: places - decimals.count) + decimals
      while decimals.last == "0" { decimals.removeLast() }
      if !decimals.isEmpty { text += "." + decimals }
    }
    return number < 0 && scaled != 0 ? "-" + text : text
  }

  /// Seconds with their unit, to the millisecond.
  static func time(_ seconds: Double) -> String { number(seconds, digits: 3) + " s" }

  /// A value with its unit.
  static func value(_ value: Value, unit: String = "") -> String {
    let tail = unit.isEmpty ? "" : " " + unit
    switch value {
    case .number(let number): return self.number(number) + tail
    case .flag(let flag): return flag ? "true" : "false"
    case .point(let point): return "(\(number(point.x)), \(number(point.y)))"
    case .size(let size): return "\(number(size.width)) × \(number(size.height))" + tail
    case .rect(let rect):
      return "(\(number(rect.origin.x)), \(number(rect.origin.y)), "
        + "\(number(rect.size.width)) × \(number(rect.size.height)))"
    case .color(let color): return ColorText.name(of: color)
    case .matrix(let matrix): return self.matrix(matrix)
    case .matrix3D: return "a transform of space"
    case .outline: return "a path"
    case .text(let text): return "\"\(text)\""
    case .list(let values): return "[\(values.map { self.value($0) }.joined(separator: ", "))]"
    case .none: return "nothing"
    }
  }

  private static func matrix(_ matrix: Matrix) -> String {
    if matrix == .identity { return "the identity" }
    let entries = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    let names = ["a", "b", "c", "d", "tx", "ty"]
    return zip(names, entries).map { "\($0) \(number($1))" }.joined(separator: ", ")
  }

  /// Two texts for two different values: with more digits when they would look the same.
  static func pair(_ left: Value, _ right: Value, unit: String) -> (String, String) {
    let texts = (value(left, unit: unit), value(right, unit: unit))
    guard texts.0 == texts.1, case .number(let a) = left, case .number(let b) = right, a != b
    else { return texts }
    let tail = unit.isEmpty ? "" : " " + unit
    return (number(a, digits: 6) + tail, number(b, digits: 6) + tail)
  }

  /// The unit of a property: `pt`, `rad` or none.
  static func unit(of path: PropertyPath) -> String {
    switch path.root {
    case "position", "bounds", "frame", "lineWidth", "cornerRadius", "borderWidth",
      "lineDashPhase", "shadowRadius", "shadowOffset":
      return "pt"
    case "transform", "sublayerTransform":
      if path.component.hasPrefix("rotation") { return "rad" }
      let moves = path.component.hasPrefix("translation") || path.component.hasPrefix("t")
      return moves ? "pt" : ""
    default: return ""
    }
  }
}

/// Names of colours.
private enum ColorText {
  private static let named: [(String, Int)] = [
    ("black", 0x000000), ("white", 0xffffff), ("gray", 0x808080), ("red", 0xff0000),
    ("green", 0x00ff00), ("blue", 0x0000ff), ("yellow", 0xffff00), ("cyan", 0x00ffff),
    ("magenta", 0xff00ff), ("orange", 0xff8000), ("purple", 0x800080), ("brown", 0x996633),
  ]

  static func name(of color: Color) -> String {
    if color.alpha <= 0 { return "clear" }
    let parts = [color.red, color.green, color.blue].map { part in
      Int((min(max(part, 0), 1) * 255).rounded(.toNearestOrAwayFromZero))
    }
    let code = parts[0] << 16 | parts[1] << 8 | parts[2]
    let digits = String(code, radix: 16)
    let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    let text = named.first { $0.1 == code }?.0 ?? hex
    return color.alpha >= 1 ? text : text + " at alpha " + ValueText.number(color.alpha)
  }
}
