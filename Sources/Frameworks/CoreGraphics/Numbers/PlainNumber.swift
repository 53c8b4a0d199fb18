/// A number that C's mathematical functions take beside `Double`.
public protocol _PlainNumber: FloatingPoint {
  /// The number with double precision.
  var _double: Double { get }

  /// The nearest number of this type.
  init(_ number: Double)
}

extension CGFloat: _PlainNumber {
  /// The number with double precision.
  public var _double: Double { native }
}

extension Float: _PlainNumber {
  /// The number with double precision.
  public var _double: Double { Double(self) }
}
