import Geometry

/// A value that a property of a layer can have.
package enum Value: Hashable, Sendable {
  case number(Double)
  case point(Point)
  case size(Size)
  case rect(Rect)
  /// A plane affine transform.
  case matrix(Matrix)
  /// A transform that leaves the plane; a transform that does not is always stored as `matrix`.
  case matrix3D(Matrix3D)
  case color(Color)
  case outline(Outline)
  case flag(Bool)
  /// A text, or the name of a picture, font or enum case.
  case text(String)
  case list([Value])
  /// No value: a nil path, image, colour or text.
  case none
}

/// A colour in gamma space: red, green, blue and alpha, each 0 to 1 (not clamped).
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
