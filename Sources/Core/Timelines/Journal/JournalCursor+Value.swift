import Geometry

extension JournalCursor {
  /// Deeper lists and groups are refused, so that no journal can exhaust the stack.
  static let deepest = 32

  /// Takes a value.
  mutating func value(depth: Int = 0) throws(JournalError.Reason) -> Value {
    guard depth < JournalCursor.deepest else { throw .tooDeep }
    guard let letter = next else { throw .expected("a value") }
    if letter == 0x22 { return .text(try quoted("a text")) }
    _ = skip(letter)
    switch letter {
    case UInt8(ascii: "n"): return .number(try number("a number"))
    case UInt8(ascii: "p"):
      let n = try numbers(2, "a point")
      return .point(Point(x: n[0], y: n[1]))
    case UInt8(ascii: "s"):
      let n = try numbers(2, "a size")
      return .size(Size(width: n[0], height: n[1]))
    case UInt8(ascii: "r"):
      let n = try numbers(4, "a rectangle")
      return .rect(Rect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case UInt8(ascii: "m"):
      let n = try numbers(6, "a transform")
      return .matrix(Matrix(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case UInt8(ascii: "M"): return .matrix3D(Matrix3D(entries: try numbers(16, "a transform")))
    case UInt8(ascii: "c"):
      let n = try numbers(4, "a colour")
      return .color(Color(red: n[0], green: n[1], blue: n[2], alpha: n[3]))
    case UInt8(ascii: "o"): return .outline(try outline())
    case UInt8(ascii: "t"): return .flag(true)
    case UInt8(ascii: "f"): return .flag(false)
    case UInt8(ascii: "["): return .list(try list(depth: depth))
    case UInt8(ascii: "-"): return .none
    default: throw .expected("a value")
    }
  }

  private mutating func list(depth: Int) throws(JournalError.Reason) -> [Value] {
    var values: [Value] = []
    if skip(0x5D) { return values }
    while true {
      values.append(try value(depth: depth + 1))
      if skip(0x5D) { return values }
      guard skip(0x20) else { throw .expected("the end of a list") }
    }
  }

  /// Takes the elements of a path.
  mutating func outline() throws(JournalError.Reason) -> Outline {
    var elements: [Outline.Element] = []
    guard let first = next, "MLQCZ".utf8.contains(first) else { return Outline() }
    while true {
      elements.append(try element())
      guard skip(0x3B) else { return Outline(elements: elements) }
    }
  }

  private mutating func element() throws(JournalError.Reason) -> Outline.Element {
    guard let letter = next else { throw .expected("a path's element") }
    _ = skip(letter)
    switch letter {
    case UInt8(ascii: "M"): return .move(try point())
    case UInt8(ascii: "L"): return .line(try point())
    case UInt8(ascii: "Q"):
      let n = try numbers(4, "a path's curve")
      return .quad(Point(x: n[0], y: n[1]), control: Point(x: n[2], y: n[3]))
    case UInt8(ascii: "C"):
      let n = try numbers(6, "a path's curve")
      return .cubic(
        Point(x: n[0], y: n[1]), control1: Point(x: n[2], y: n[3]),
        control2: Point(x: n[4], y: n[5]))
    case UInt8(ascii: "Z"): return .close
    default: throw .expected("a path's element")
    }
  }

  private mutating func point() throws(JournalError.Reason) -> Point {
    let n = try numbers(2, "a path's point")
    return Point(x: n[0], y: n[1])
  }
}
