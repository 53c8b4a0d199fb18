import Geometry

/// A map of the plane that keeps lines straight: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
@frozen
public struct CGAffineTransform: Hashable, Sendable {
  /// How x enters x'.
  public var a: CGFloat
  /// How x enters y'.
  public var b: CGFloat
  /// How y enters x'.
  public var c: CGFloat
  /// How y enters y'.
  public var d: CGFloat
  /// The shift to the right, in points.
  public var tx: CGFloat
  /// The shift downward, in points.
  public var ty: CGFloat

  /// All zeros: a map that sends everything to one point; the map that changes nothing is `identity`.
  public init() {
    self.init(a: CGFloat(0), b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// A map by its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A map by its six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Turns by `angle` radians: clockwise on screen when positive.
  public init(rotationAngle angle: CGFloat) {
    self.init(Matrix(rotation: angle.native))
  }

  /// Scales each axis by a factor; 1 keeps it, -1 mirrors it.
  public init(scaleX: CGFloat, y scaleY: CGFloat) {
    self.init(a: scaleX, b: 0, c: 0, d: scaleY, tx: 0, ty: 0)
  }

  /// Moves by so many points.
  public init(translationX: CGFloat, y translationY: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: translationY)
  }

  /// The map that changes nothing.
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: CGFloat(1), b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Whether this map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This map first, then the other.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(Matrix(self).concatenating(Matrix(other)))
  }

  /// A shift in the map's own axes, before the map itself.
  public func translatedBy(x shiftX: CGFloat, y shiftY: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: shiftX, y: shiftY).concatenating(self)
  }

  /// A scaling in the map's own axes, before the map itself.
  public func scaledBy(x scaleX: CGFloat, y scaleY: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: scaleX, y: scaleY).concatenating(self)
  }

  /// A turn by `angle` radians in the map's own axes, before the map itself.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that undoes this one; a map that cannot be undone is returned as it is.
  public func inverted() -> CGAffineTransform {
    Matrix(self).inverse.map(CGAffineTransform.init) ?? self
  }

  /// Whether both are the same map.
  public func equalTo(_ other: CGAffineTransform) -> Bool { self == other }
}

extension CGAffineTransform: Codable {
  /// Reads the six numbers.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      a: try numbers.decode(CGFloat.self), b: try numbers.decode(CGFloat.self),
      c: try numbers.decode(CGFloat.self), d: try numbers.decode(CGFloat.self),
      tx: try numbers.decode(CGFloat.self), ty: try numbers.decode(CGFloat.self))
  }

  /// Writes the six numbers.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
  }
}
