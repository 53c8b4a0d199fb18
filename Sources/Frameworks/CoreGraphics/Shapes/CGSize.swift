/// A width and a height, in points.
@frozen
public struct CGSize: Hashable, Sendable {
  /// The horizontal extent.
  public var width: CGFloat
  /// The vertical extent.
  public var height: CGFloat

  /// No extent.
  public init() {
    self.init(width: CGFloat(0), height: CGFloat(0))
  }

  /// A size by its extents.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// A size by its extents.
  @_disfavoredOverload
  public init(width: Double, height: Double) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  /// A size by its extents.
  @_disfavoredOverload
  public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  /// No extent, (0, 0).
  public static var zero: CGSize { CGSize() }

  /// The size the transform makes of this one; translation does not count.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }

  /// Whether both are the same size.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGSize: CustomStringConvertible, CustomDebugStringConvertible {
  /// The extents in parentheses, such as `(10.0, 20.0)`.
  public var description: String { "(\(width), \(height))" }

  /// The same as `description`.
  public var debugDescription: String { description }
}

extension CGSize: Codable {
  /// Reads width and height.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(width: try numbers.decode(CGFloat.self), height: try numbers.decode(CGFloat.self))
  }

  /// Writes width and height.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(width)
    try numbers.encode(height)
  }
}
