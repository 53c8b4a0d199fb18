extension Outline {
  /// Begins a new subpath.
  package mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Adds a straight line; in an empty path it begins there instead.
  package mutating func addLine(to point: Point) {
    elements.append(isEmpty ? .move(point) : .line(point))
  }

  /// Adds a curve with one control point.
  package mutating func addQuad(to end: Point, control: Point) {
    if isEmpty { move(to: control) }
    elements.append(.quad(end, control: control))
  }

  /// Adds a curve with two control points.
  package mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    if isEmpty { move(to: control1) }
    elements.append(.cubic(end, control1: control1, control2: control2))
  }

  /// Leads back to the subpath's start; an empty path stays empty.
  package mutating func close() {
    if !isEmpty { elements.append(.close) }
  }

  /// Adds the steps of another path.
  package mutating func append(_ other: Outline) { elements += other.elements }

  /// Adds a part of a circle, after a straight line from the current point to its start.
  ///
  /// Pieces of a quarter turn from the start angle on, the rest last, each a curve with control
  /// points at 4/3·tan(θ/4) of the radius (measured). A sweep of a whole turn or more in the
  /// given direction is a full circle; equal angles add no curve.
  ///
  /// - Parameters:
  ///   - center: the circle's centre.
  ///   - radius: points, at least 0; a negative one counts as 0.
  ///   - start: radians; 0 is right, π/2 is down.
  ///   - end: radians.
  ///   - clockwise: whether angles grow, which is clockwise where y grows downward.
  package mutating func addArc(
    center: Point, radius: Double, start: Double, end: Double, clockwise: Bool
  ) {
    let radius = max(radius, 0)
    let sweep = Outline.sweep(from: start, to: end, clockwise: clockwise)
    func point(_ angle: Double) -> Point {
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      return Point(x: center.x + radius * cosine, y: center.y + radius * sine)
    }
    if !elements.isEmpty, let current = currentPoint {
      if current.distance(to: point(start)) > 1e-9 { addLine(to: point(start)) }
    } else {
      move(to: point(start))
    }
    var done = 0.0
    let quarter = Elementary.pi / 2
    while sweep.magnitude - done > 1e-12 {
      let piece = min(quarter, sweep.magnitude - done)
      let turn = sweep < 0 ? -piece : piece
      let begin = start + (sweep < 0 ? -done : done)
      let handle = radius * 4 / 3 * Elementary.tan(turn / 4)
      let (sine1, cosine1) = Elementary.sineAndCosine(begin)
      let (sine2, cosine2) = Elementary.sineAndCosine(begin + turn)
      let (from, to) = (point(begin), point(begin + turn))
      elements.append(
        .cubic(
          to, control1: Point(x: from.x - handle * sine1, y: from.y + handle * cosine1),
          control2: Point(x: to.x + handle * sine2, y: to.y - handle * cosine2)))
      done += piece
    }
  }

  /// The signed angle in radians that an arc covers.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    guard start.isFinite, end.isFinite, start != end else { return 0 }
    let whole = 2 * Elementary.pi
    let turn = clockwise ? end - start : start - end
    if turn >= whole - 1e-12 { return clockwise ? whole : -whole }
    let rest = turn - whole * (turn / whole).rounded(.down)
    return clockwise ? rest : -rest
  }

  /// Adds a line and an arc that touches both the line to `corner` and the one on to `end`.
  ///
  /// Where the three points lie on one line or the radius is 0, a straight line to the corner.
  package mutating func addArc(tangentTo corner: Point, end: Point, radius: Double) {
    guard let start = currentPoint else {
      move(to: corner)
      return
    }
    let back = start - corner
    let ahead = end - corner
    let (a, b) = (back.length, ahead.length)
    let cross = back.x * ahead.y - back.y * ahead.x
    guard a > 0, b > 0, radius > 0, cross.magnitude > 1e-12 * a * b else {
      addLine(to: corner)
      return
    }
    let (u, v) = (back * (1 / a), ahead * (1 / b))
    let angle = Elementary.atan2(cross.magnitude, back.x * ahead.x + back.y * ahead.y)
    let distance = radius / Elementary.tan(angle / 2)
    let (from, to) = (corner + u * distance, corner + v * distance)
    let bisector = u + v
    let center = corner + bisector * (radius / Elementary.sin(angle / 2) / bisector.length)
    addLine(to: from)
    let first = Elementary.atan2(from.y - center.y, from.x - center.x)
    let last = Elementary.atan2(to.y - center.y, to.x - center.x)
    addArc(center: center, radius: radius, start: first, end: last, clockwise: cross < 0)
  }
}
