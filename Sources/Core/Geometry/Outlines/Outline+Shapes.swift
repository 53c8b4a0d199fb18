extension Outline {
  /// A rectangle from its origin clockwise on screen.
  package init(rect: Rect) {
    let corners = rect.corners
    self.init(elements: [
      .move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close,
    ])
  }

  /// The ellipse that fills a rectangle, from its rightmost point clockwise on screen.
  package init(ovalIn rect: Rect) {
    let (x, y) = (rect.midX, rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Outline.kappa, ry * Outline.kappa)
    let right = Point(x: x + rx, y: y)
    self.init(elements: [
      .move(right),
      .cubic(
        Point(x: x, y: y + ry), control1: Point(x: x + rx, y: y + ky),
        control2: Point(x: x + kx, y: y + ry)),
      .cubic(
        Point(x: x - rx, y: y), control1: Point(x: x - kx, y: y + ry),
        control2: Point(x: x - rx, y: y + ky)),
      .cubic(
        Point(x: x, y: y - ry), control1: Point(x: x - rx, y: y - ky),
        control2: Point(x: x - kx, y: y - ry)),
      .cubic(
        right, control1: Point(x: x + kx, y: y - ry), control2: Point(x: x + rx, y: y - ky)),
      .close,
    ])
  }

  /// 4/3·tan(π/8): how far the control points of a quarter circle stand out, as a share of its radius.
  static let kappa = 0.5522847498307936

  /// The radii of a rectangle's four corners, in points.
  package struct CornerRadii: Hashable, Sendable {
    package var topLeft: Double
    package var topRight: Double
    package var bottomRight: Double
    package var bottomLeft: Double

    package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    /// The same radius at every corner.
    package init(_ radius: Double) {
      self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
  }

  /// A rectangle with circular corners, from the end of its top left corner clockwise on screen.
  ///
  /// Radii are clamped to 0 and half the shorter side. UIKit itself draws continuous corners;
  /// plain quarter circles are this project's choice.
  package init(roundedRect rect: Rect, radii: CornerRadii) {
    let limit = min(rect.width, rect.height) / 2
    func clamped(_ radius: Double) -> Double { min(max(radius, 0), limit) }
    let corners = [
      clamped(radii.topLeft), clamped(radii.topRight), clamped(radii.bottomRight),
      clamped(radii.bottomLeft),
    ]
    self.init()
    move(to: Point(x: rect.minX + corners[0], y: rect.minY))
    let centers = [
      Point(x: rect.maxX - corners[1], y: rect.minY + corners[1]),
      Point(x: rect.maxX - corners[2], y: rect.maxY - corners[2]),
      Point(x: rect.minX + corners[3], y: rect.maxY - corners[3]),
      Point(x: rect.minX + corners[0], y: rect.minY + corners[0]),
    ]
    let quarter = Elementary.pi / 2
    for (index, center) in centers.enumerated() {
      let radius = corners[(index + 1) % 4]
      let start = Double(index - 1) * quarter
      if radius == 0 {
        addLine(to: center)
      } else {
        addArc(
          center: center, radius: radius, start: start, end: start + quarter, clockwise: true)
      }
    }
    close()
  }
}
