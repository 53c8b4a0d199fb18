import Geometry

extension CGMutablePath {
  /// Adds a circular arc, after a line to its start if there is a current point.
  ///
  /// Beware of the flag: Core Graphics means clockwise where y grows *upward*. On an iOS screen
  /// `clockwise: true` runs counterclockwise, the opposite of `UIBezierPath` (documented).
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius in points.
  ///   - startAngle: Radians from the positive x axis.
  ///   - endAngle: Radians; a full turn or more in the flag's direction draws the whole circle.
  ///   - clockwise: True for decreasing angles.
  ///   - transform: Applied to the arc before it is added.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    extend(transform) {
      $0.addArc(
        center: Point(center), radius: radius.native, start: startAngle.native,
        end: endAngle.native, clockwise: !clockwise)
    }
  }

  /// Adds a circular arc of `delta` radians; positive ones run clockwise on an iOS screen.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    extend(transform) {
      $0.addArc(
        center: Point(center), radius: radius.native, start: startAngle.native,
        end: (startAngle + delta).native, clockwise: delta >= 0)
    }
  }

  /// Rounds the corner at the first tangent's end: a line, then the arc that touches both tangents.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    extend(transform) {
      $0.addArc(tangentTo: Point(corner), end: Point(end), radius: radius.native)
    }
  }

  /// Adds steps that are given in the transform's own coordinates, joined to the current point.
  private func extend(_ transform: CGAffineTransform, _ change: (inout Outline) -> Void) {
    guard !transform.isIdentity else { return change(&outline) }
    var piece = Outline()
    if !isEmpty { piece.move(to: Point(currentPoint.applying(transform.inverted()))) }
    let known = piece.elements.count
    change(&piece)
    outline.elements += piece.applying(transform).elements.dropFirst(known)
  }
}
