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
    let sweep = ArcSweep.between(startAngle.native, endAngle.native, isIncreasing: !clockwise)
    appendArc(center, radius, from: startAngle.native, sweep: sweep, transform)
  }

  /// Adds a circular arc of `delta` radians; positive ones run clockwise on an iOS screen.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    appendArc(center, radius, from: startAngle.native, sweep: delta.native, transform)
  }

  /// Rounds the corner at the first tangent's end: a line, then the arc that touches both tangents.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    let start = currentPoint.applying(transform.inverted())
    guard let arc = TangentArc(from: start, corner: corner, to: end, radius: radius) else {
      return addLine(to: corner, transform: transform)
    }
    appendArc(arc.center, radius, from: arc.startAngle, sweep: arc.sweep, transform)
  }

  private func appendArc(
    _ center: CGPoint, _ radius: CGFloat, from start: Double, sweep: Double,
    _ transform: CGAffineTransform
  ) {
    var arc = Outline.arc(
      center: Point(center), radius: radius.native, start: start, sweep: sweep)
    if !isEmpty, case .move(let point)? = arc.elements.first { arc.elements[0] = .line(point) }
    outline.elements += arc.applying(transform).elements
  }
}

/// The arc of a given radius that touches the two sides of a corner.
struct TangentArc {
  var center: CGPoint
  var startAngle: Double
  var sweep: Double

  /// Nil where there is no corner to round: straight or folded sides, or no radius.
  init?(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    let incoming = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let outgoing = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let (one, other) = (hypot(incoming.dx, incoming.dy), hypot(outgoing.dx, outgoing.dy))
    guard one > 0, other > 0, radius > 0 else { return nil }
    let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    let dot = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
    guard abs(cross) > 1e-12 * one * other else { return nil }
    let half = atan2(abs(cross), dot) / 2
    let distance = radius / tan(half)
    let touch1 = CGPoint(
      x: corner.x + incoming.dx / one * distance, y: corner.y + incoming.dy / one * distance)
    // The centre lies beside the first touching point, on the side of the second tangent.
    let side: CGFloat = cross > 0 ? 1 : -1
    center = CGPoint(
      x: touch1.x - incoming.dy / one * radius * side,
      y: touch1.y + incoming.dx / one * radius * side)
    startAngle = atan2(touch1.y - center.y, touch1.x - center.x).native
    let turn = CGFloat.pi - 2 * half
    sweep = (cross > 0 ? -turn : turn).native
  }
}
