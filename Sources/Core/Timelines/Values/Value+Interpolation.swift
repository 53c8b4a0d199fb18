import Geometry

extension Value {
  /// The value `fraction` of the way to another one; exact at 0 and 1, beyond them it goes on.
  ///
  /// Numbers and what is made of them blend part by part, colours as straight red, green, blue
  /// and alpha, transforms by their parts. Values that cannot blend change at 1.
  package func interpolated(to other: Value, _ fraction: Double) -> Value {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a.interpolated(to: b, fraction))
    case (.point(let a), .point(let b)): return .point(a.interpolated(to: b, fraction))
    case (.size(let a), .size(let b)): return .size(a.interpolated(to: b, fraction))
    case (.rect(let a), .rect(let b)): return .rect(a.interpolated(to: b, fraction))
    case (.color(let a), .color(let b)): return .color(a.interpolated(to: b, fraction))
    case (.matrix(let a), .matrix(let b)): return .matrix(a.interpolated(to: b, fraction))
    case (.matrix, .matrix3D), (.matrix3D, .matrix), (.matrix3D, .matrix3D):
      return .transform(space.interpolated(to: other.space, fraction))
    case (.outline(let a), .outline(let b)):
      return .outline(a.interpolated(to: b, fraction) ?? b)
    case (.color(let a), .none): return .color(a.interpolated(to: a.faded, fraction))
    case (.none, .color(let b)): return .color(b.faded.interpolated(to: b, fraction))
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.interpolated(to: $1, fraction) })
    default: return fraction < 1 ? self : other
    }
  }
}

extension Color {
  /// The colour `fraction` of the way to another one, component by component, in gamma space.
  package func interpolated(to other: Color, _ fraction: Double) -> Color {
    Color(
      red: red.interpolated(to: other.red, fraction),
      green: green.interpolated(to: other.green, fraction),
      blue: blue.interpolated(to: other.blue, fraction),
      alpha: alpha.interpolated(to: other.alpha, fraction))
  }
}

extension Color {
  /// The same colour, wholly transparent: what a missing colour fades from and to.
  package var faded: Color { Color(red: red, green: green, blue: blue, alpha: 0) }
}
