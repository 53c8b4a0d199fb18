/// Which parts of a path that crosses itself count as inside.
package enum FillRule: String, Hashable, Sendable {
  /// Where the path winds round at all.
  case nonZero
  /// Where a ray crosses the path an odd number of times.
  case evenOdd
}

extension Outline {
  /// Whether a point lies inside; open subpaths count as closed.
  package func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
    var winding = 0
    for subpath in subpaths {
      for stretch in subpath.stretches { winding += stretch.winding(around: point) }
      if !subpath.isClosed, let end = subpath.stretches.last?.end {
        winding += PathStretch.line(end, subpath.start).winding(around: point)
      }
    }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }
}

extension PathStretch {
  /// How often the stretch crosses the ray from a point to the right: +1 downward, -1 upward.
  ///
  /// A curve is halved until its control points show the answer, or are nearer than 1e-9 points.
  fileprivate func winding(around point: Point, depth: Int = 0) -> Int {
    let box = Rect(around: points)
    if box.maxY <= point.y || box.minY > point.y || box.maxX < point.x { return 0 }
    if box.minX > point.x { return PathStretch.crossing(start.y, end.y, point.y) }
    if case .line = self { return lineWinding(around: point) }
    if depth > 60 || max(box.width, box.height) < 1e-9 { return lineWinding(around: point) }
    return part(from: 0, to: 0.5).winding(around: point, depth: depth + 1)
      + part(from: 0.5, to: 1).winding(around: point, depth: depth + 1)
  }

  private func lineWinding(around point: Point) -> Int {
    let crossing = PathStretch.crossing(start.y, end.y, point.y)
    guard crossing != 0 else { return 0 }
    let x = start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y)
    return x > point.x ? crossing : 0
  }

  /// The signed crossing of a horizontal line at `level` on the way from one height to another.
  private static func crossing(_ from: Double, _ to: Double, _ level: Double) -> Int {
    if from <= level && to > level { return 1 }
    if from > level && to <= level { return -1 }
    return 0
  }
}
