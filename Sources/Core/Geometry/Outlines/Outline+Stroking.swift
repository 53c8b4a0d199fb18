/// How a thick line ends.
package enum LineCap: Sendable {
  /// Cut off at the end.
  case butt
  /// A half circle around the end.
  case round
  /// A half square beyond the end.
  case square
}

/// How two pieces of a thick line meet.
package enum LineJoin: Sendable {
  /// A pointed corner, up to a limit.
  case miter
  /// A round corner.
  case round
  /// A corner that is cut off.
  case bevel
}

extension Outline {
  /// Pieces that together fill, by the non-zero rule, what a thick line along the path covers.
  ///
  /// Curves are followed by 32 chords each. A width of 0 or less covers nothing; a pointed corner
  /// longer than `miterLimit` widths is cut off.
  package func stroked(
    width: Double, cap: LineCap, join: LineJoin, miterLimit: Double
  ) -> Outline {
    guard width > 0 else { return Outline() }
    var pen = Pen(radius: width / 2, cap: cap, join: join, miterLimit: miterLimit)
    for subpath in subpaths { pen.draw(subpath) }
    return pen.outline
  }
}

/// Lays quadrilaterals along chords, with what joins and ends them.
private struct Pen {
  let radius: Double
  let cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  var outline = Outline()

  private struct Vertex {
    var point: Point
    /// Whether the path's own steps meet here, not two chords of one curve.
    var isCorner: Bool
  }

  init(radius: Double, cap: LineCap, join: LineJoin, miterLimit: Double) {
    self.radius = radius
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  mutating func draw(_ subpath: Subpath) {
    var vertices = Self.vertices(of: subpath)
    if subpath.isClosed, vertices.count > 2,
      vertices[vertices.count - 1].point.distance(to: vertices[0].point) < 1e-9
    {
      vertices.removeLast()
    }
    guard vertices.count > 1 else { return dot(at: subpath.start) }
    let isClosed = subpath.isClosed && vertices.count > 2
    let ends = isClosed ? Array(vertices[1...] + [vertices[0]]) : Array(vertices[1...])
    let directions = zip(vertices, ends).map { Self.unit($1.point - $0.point) }
    for (index, direction) in directions.enumerated() {
      let side = Self.normal(direction) * radius
      let (a, b) = (vertices[index].point, ends[index].point)
      polygon([a + side, b + side, b - side, a - side])
      if index > 0 || isClosed {
        let before = directions[index > 0 ? index - 1 : directions.count - 1]
        meet(at: vertices[index], before, direction)
      }
    }
    if !isClosed, let first = directions.first, let last = directions.last {
      end(at: vertices[0].point, toward: first * -1)
      end(at: vertices[vertices.count - 1].point, toward: last)
    }
  }

  private static func vertices(of subpath: Subpath) -> [Vertex] {
    var vertices = [Vertex(point: subpath.start, isCorner: true)]
    for stretch in subpath.stretches {
      var count = 32
      if case .line = stretch { count = 1 }
      for step in 1...count {
        let point = stretch.point(at: Double(step) / Double(count))
        if point.distance(to: vertices[vertices.count - 1].point) > 1e-9 {
          vertices.append(Vertex(point: point, isCorner: step == count))
        } else if step == count {
          vertices[vertices.count - 1].isCorner = true
        }
      }
    }
    return vertices
  }

  /// Fills the gap on the outer side where two directions meet.
  private mutating func meet(at vertex: Vertex, _ before: Point, _ after: Point) {
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    if abs(cross) < 1e-12, dot > 0 { return }
    let outer = cross > 0 ? -radius : radius
    let (one, two) = (Self.normal(before), Self.normal(after))
    let (a, b) = (vertex.point + one * outer, vertex.point + two * outer)
    // How far the tip stands out, in radii: 1 over the cosine of half the turn.
    let cosine = max(0, (1 + dot) / 2).squareRoot()
    let reach = cosine > 1e-9 ? 1 / cosine : .infinity
    let kind = vertex.isCorner ? join : reach < 1.1 ? .miter : .round
    switch kind {
    case .round: circle(at: vertex.point)
    case .miter where !vertex.isCorner || reach <= miterLimit:
      let tip = vertex.point + Self.unit(one + two) * (outer * reach)
      polygon([vertex.point, a, tip, b])
    case .miter, .bevel: polygon([vertex.point, a, b])
    }
  }

  private mutating func end(at point: Point, toward direction: Point) {
    switch cap {
    case .butt: break
    case .round: circle(at: point)
    case .square:
      let side = Self.normal(direction) * radius
      let ahead = direction * radius
      polygon([point + side, point + side + ahead, point - side + ahead, point - side])
    }
  }

  /// A subpath without length shows its caps alone.
  private mutating func dot(at point: Point) {
    switch cap {
    case .butt: break
    case .round: circle(at: point)
    case .square: outline.elements += Outline(rect: box(around: point)).elements
    }
  }

  private mutating func circle(at point: Point) {
    outline.elements += Outline(ovalIn: box(around: point)).elements
  }

  private func box(around point: Point) -> Rect {
    Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// All pieces turn the same way round, so that they never cancel where they overlap.
  private mutating func polygon(_ corners: [Point]) {
    var area = 0.0
    for (a, b) in zip(corners, corners[1...] + [corners[0]]) { area += a.x * b.y - a.y * b.x }
    guard let first = corners.first else { return }
    let rest = area >= 0 ? Array(corners[1...]) : corners[1...].reversed()
    outline.move(to: first)
    for corner in rest { outline.addLine(to: corner) }
    outline.close()
  }

  private static func unit(_ point: Point) -> Point { point * (1 / max(point.length, 1e-300)) }

  private static func normal(_ direction: Point) -> Point {
    Point(x: -direction.y, y: direction.x)
  }
}
