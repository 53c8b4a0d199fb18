import Geometry

extension UIBezierPath {
  /// Changes the path by Core Graphics' own steps.
  private func extend(_ change: (CGMutablePath) -> Void) {
    let path = CGMutablePath(outline: outline)
    change(path)
    outline = path.outline
  }

  /// Begins a new subpath at a place.
  public func move(to point: CGPoint) {
    extend { $0.move(to: point) }
  }

  /// Draws a straight line to a place.
  public func addLine(to point: CGPoint) {
    extend { $0.addLine(to: point) }
  }

  /// Draws a curve that leaves toward the first control point and arrives from the second.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    extend { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }

  /// Draws a curve that bends toward one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    extend { $0.addQuadCurve(to: endPoint, control: controlPoint) }
  }

  /// Draws an arc, after a line to its start if the path has begun.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius in points.
  ///   - startAngle: Radians: 0 points right, `.pi / 2` down.
  ///   - endAngle: Radians; a whole turn or more in the flag's direction draws the whole circle.
  ///   - clockwise: True for growing angles, clockwise on screen: the opposite of `CGPath`'s flag.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    extend {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }

  /// Draws a line back to the start of the subpath.
  public func close() {
    extend { $0.closeSubpath() }
  }

  /// Takes every step away.
  public func removeAllPoints() {
    outline = Outline()
  }

  /// Adds another path's steps.
  public func append(_ path: UIBezierPath) {
    outline.elements += path.outline.elements
  }

  /// Sends every point through the transform.
  public func apply(_ transform: CGAffineTransform) {
    outline = outline.applying(Matrix(transform))
  }

  /// The same path drawn backward.
  public func reversing() -> UIBezierPath {
    UIBezierPath(outline: outline.reversed)
  }

  /// Whether there are no steps.
  public var isEmpty: Bool { outline.elements.isEmpty }

  /// Where the next line would start; the origin when the path is empty.
  public var currentPoint: CGPoint { cgPath.currentPoint }

  /// The smallest rectangle around all points and control points; null when the path is empty.
  public var bounds: CGRect { cgPath.boundingBox }

  /// Whether the place is inside the closed regions of the path.
  public func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
