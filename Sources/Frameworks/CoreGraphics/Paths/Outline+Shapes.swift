import Geometry

/// How far an arc turns, by Core Graphics' rule for its flag.
enum ArcSweep {
  /// The signed angle from `start` to `end` in one direction, in radians.
  ///
  /// The end is shifted by whole turns until it lies ahead; a full turn or more is one whole circle;
  /// equal angles give nothing.
  static func between(_ start: Double, _ end: Double, isIncreasing: Bool) -> Double {
    let turn = 2 * Double.pi
    var sweep = isIncreasing ? end - start : start - end
    if sweep >= turn { return isIncreasing ? turn : -turn }
    if sweep < 0 { sweep -= turn * (sweep / turn).rounded(.down) }
    return isIncreasing ? sweep : -sweep
  }
}

/// Which corners of a rectangle are meant; bits as in `UIRectCorner`.
package struct OutlineCorners: OptionSet, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  package static let topLeft = OutlineCorners(rawValue: 1)
  package static let topRight = OutlineCorners(rawValue: 2)
  package static let bottomLeft = OutlineCorners(rawValue: 4)
  package static let bottomRight = OutlineCorners(rawValue: 8)
  package static let all = OutlineCorners(rawValue: 15)
}

extension Outline {
  /// A circular arc: a move, then one curve for each quarter turn, the remainder last.
  package static func arc(
    center: Point, radius: Double, start: Double, sweep: Double
  ) -> Outline {
    func at(_ angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var outline = Outline(elements: [.move(at(start))])
    var angle = start
    var left = sweep.magnitude
    let sign: Double = sweep < 0 ? -1 : 1
    while left > 1e-9 {
      let step = min(left, Double.pi / 2)
      let reach = 4.0 / 3 * tan(step / 4) * radius * sign
      let (from, next) = (at(angle), angle + step * sign)
      let to = at(next)
      outline.elements.append(
        .cubic(
          to,
          control1: Point(x: from.x - reach * sin(angle), y: from.y + reach * cos(angle)),
          control2: Point(x: to.x + reach * sin(next), y: to.y - reach * cos(next))))
      angle = next
      left -= step
    }
    return outline
  }

  /// A closed rectangle from its origin to the right, down and back.
  package static func rectangle(_ rect: CGRect) -> Outline {
    let (origin, size) = (rect.origin, rect.size)
    let right = origin.x + size.width
    let bottom = origin.y + size.height
    return Outline(elements: [
      .move(Point(origin)), .line(Point(CGPoint(x: right, y: origin.y))),
      .line(Point(CGPoint(x: right, y: bottom))), .line(Point(CGPoint(x: origin.x, y: bottom))),
      .close,
    ])
  }

  /// A closed ellipse from its rightmost point, clockwise on screen, in four curves.
  package static func ellipse(in rect: CGRect) -> Outline {
    let unit = arc(center: .zero, radius: 1, start: 0, sweep: 2 * Double.pi)
    let fit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    var outline = unit.applying(fit)
    outline.elements.append(.close)
    return outline
  }

  /// A closed rectangle whose chosen corners are quarter ellipses; radii end at half a side.
  package static func roundedRectangle(
    _ rect: CGRect, radii: CGSize, corners: OutlineCorners
  ) -> Outline {
    let rx = min(max(radii.width, 0), rect.width / 2)
    let ry = min(max(radii.height, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return rectangle(rect) }
    let places: [(corner: OutlineCorners, x: CGFloat, y: CGFloat, toX: CGFloat, toY: CGFloat)] = [
      (.topRight, rect.maxX, rect.minY, -1, 1), (.bottomRight, rect.maxX, rect.maxY, -1, -1),
      (.bottomLeft, rect.minX, rect.maxY, 1, -1), (.topLeft, rect.minX, rect.minY, 1, 1),
    ]
    var outline = Outline()
    for (index, place) in places.enumerated() {
      let start = -Double.pi / 2 + Double(index) * Double.pi / 2
      var piece = Outline(elements: [.move(Point(CGPoint(x: place.x, y: place.y)))])
      if corners.contains(place.corner) {
        let fit = CGAffineTransform(
          a: rx, b: 0, c: 0, d: ry, tx: place.x + place.toX * rx, ty: place.y + place.toY * ry)
        piece = arc(center: .zero, radius: 1, start: start, sweep: Double.pi / 2).applying(fit)
      }
      if index > 0, case .move(let point)? = piece.elements.first {
        piece.elements[0] = .line(point)
      }
      outline.elements += piece.elements
    }
    outline.elements.append(.close)
    return outline
  }
}
