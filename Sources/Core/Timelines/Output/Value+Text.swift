import Geometry

extension Value {
  /// The value as a reader sees it: `0.5`, `(50, 100)`, `true`, `"Hello"`, `none`.
  package var text: String {
    switch self {
    case .number(let number): FixedPoint.short(number)
    case .point(let p): Value.tuple([p.x, p.y])
    case .size(let s): "\(FixedPoint.short(s.width)) × \(FixedPoint.short(s.height))"
    case .rect(let r): Value.tuple([r.origin.x, r.origin.y, r.size.width, r.size.height])
    case .matrix(let m): "[\(Value.list([m.a, m.b, m.c, m.d, m.tx, m.ty]))]"
    case .matrix3D(let matrix): "[\(Value.list(matrix.entries))]"
    case .color(let c): "rgba\(Value.tuple([c.red, c.green, c.blue, c.alpha]))"
    case .outline(let outline): "path of \(outline.elements.count) elements"
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): "\"\(text)\""
    case .list(let values): "[\(values.map(\.text).joined(separator: ", "))]"
    case .none: "none"
    }
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map(FixedPoint.short).joined(separator: ", ")
  }

  private static func tuple(_ numbers: [Double]) -> String { "(\(list(numbers)))" }

  /// The value as rows of numbers or words, each with the suffix of its part, as in CSV files.
  ///
  /// Points `.x .y`, sizes `.width .height`, rectangles `.x .y .width .height`, colours
  /// `.red .green .blue .alpha`, transforms `.a .b .c .d .tx .ty` or `.m11` … `.m44`.
  package var rows: [(suffix: String, text: String)] {
    switch self {
    case .number(let number): [("", FixedPoint.text(number))]
    case .point(let p): Value.rows(["x", "y"], [p.x, p.y])
    case .size(let s): Value.rows(["width", "height"], [s.width, s.height])
    case .rect(let r):
      Value.rows(
        ["x", "y", "width", "height"], [r.origin.x, r.origin.y, r.size.width, r.size.height])
    case .color(let c):
      Value.rows(["red", "green", "blue", "alpha"], [c.red, c.green, c.blue, c.alpha])
    case .matrix(let m):
      Value.rows(["a", "b", "c", "d", "tx", "ty"], [m.a, m.b, m.c, m.d, m.tx, m.ty])
    case .matrix3D(let matrix):
      Value.rows(
        (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }, matrix.entries)
    case .flag(let flag): [("", flag ? "true" : "false")]
    case .text(let text): [("", text)]
    case .list(let values):
      values.enumerated().flatMap { index, value in
        value.rows.map { (suffix: "[\(index)]\($0.suffix)", text: $0.text) }
      }
    case .outline(let outline): [("", JournalLine.outline(outline))]
    case .none: [("", "")]
    }
  }

  private static func rows(
    _ names: [String], _ numbers: [Double]
  ) -> [(suffix: String, text: String)] {
    zip(names, numbers).map { (suffix: ".\($0)", text: FixedPoint.text($1)) }
  }
}
