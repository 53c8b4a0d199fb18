/// A place in a plane, in points; on an iOS screen y grows downward.
@frozen
public struct CGPoint: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: CGFloat
  /// The vertical coordinate.
  public var y: CGFloat

  /// The origin.
  public init() {
    self.init(x: CGFloat(0), y: CGFloat(0))
  }

  /// A place by its coordinates.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// A place by its coordinates.
  @_disfavoredOverload
  public init(x: Double, y: Double) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }

  /// A place by its coordinates.
  @_disfavoredOverload
  public init(x: Int, y: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }

  /// The origin, (0, 0).
  public static var zero: CGPoint { CGPoint() }

  /// The place the transform sends this one to.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  /// Whether both are the same place.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGPoint: CustomStringConvertible, CustomDebugStringConvertible {
  /// The coordinates in parentheses, such as `(10.0, 20.0)`.
  public var description: String { "(\(x), \(y))" }

  /// The same as `description`.
  public var debugDescription: String { description }
}

extension CGPoint: Codable {
  /// Reads x and y.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(x: try numbers.decode(CGFloat.self), y: try numbers.decode(CGFloat.self))
  }

  /// Writes x and y.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(x)
    try numbers.encode(y)
  }
}
