/// An axis-parallel rectangle, in points.
///
/// A negative width or height is allowed; every question about the rectangle is answered for the
/// same rectangle written with positive ones.
@frozen
public struct CGRect: Sendable {
  /// The corner the size is measured from.
  public var origin: CGPoint
  /// The extents, negative ones to the left or upward.
  public var size: CGSize

  /// The empty rectangle at the origin.
  public init() {
    self.init(origin: .zero, size: .zero)
  }

  /// A rectangle by its corner and size.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by its corner and size.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// A rectangle by its corner and size.
  @_disfavoredOverload
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// A rectangle by its corner and size.
  @_disfavoredOverload
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static var zero: CGRect { CGRect() }

  /// No rectangle at all: what an intersection of strangers is.
  public static var null: CGRect {
    CGRect(origin: CGPoint(x: CGFloat.infinity, y: CGFloat.infinity), size: .zero)
  }

  /// A rectangle that contains every point.
  public static var infinite: CGRect {
    let most = CGFloat.greatestFiniteMagnitude
    return CGRect(x: -most / 2, y: -most / 2, width: most, height: most)
  }

  /// Whether this is no rectangle at all.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether this is the rectangle without bounds.
  public var isInfinite: Bool { self == .infinite }

  /// Whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
}

extension CGRect: Hashable {
  /// Whether both cover the same place, however they are written.
  public static func == (left: CGRect, right: CGRect) -> Bool {
    if left.isNull || right.isNull { return left.isNull && right.isNull }
    let (one, other) = (left.standardized, right.standardized)
    return one.origin == other.origin && one.size == other.size
  }

  /// Feeds the standardized rectangle to the hasher.
  public func hash(into hasher: inout Hasher) {
    guard !isNull else { return hasher.combine(0) }
    let standard = standardized
    hasher.combine(standard.origin)
    hasher.combine(standard.size)
  }

  /// Whether both cover the same place.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGRect: CustomStringConvertible, CustomDebugStringConvertible {
  /// Corner and size in parentheses, such as `(0.0, 0.0, 10.0, 20.0)`.
  public var description: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }

  /// The same as `description`.
  public var debugDescription: String { description }
}

extension CGRect: Codable {
  /// Reads corner and size.
  public init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    self.init(origin: try parts.decode(CGPoint.self), size: try parts.decode(CGSize.self))
  }

  /// Writes corner and size.
  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(origin)
    try parts.encode(size)
  }
}
