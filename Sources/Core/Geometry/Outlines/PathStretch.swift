/// One visible step of a path with its start: a line or a Bézier curve.
package enum PathStretch: Hashable, Sendable {
  case line(Point, Point)
  case quad(Point, control: Point, Point)
  case cubic(Point, control1: Point, control2: Point, Point)

  package var start: Point {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  package var end: Point {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The point at a parameter, 0 at the start and 1 at the end.
  package func point(at t: Double) -> Point {
    if t == 1 { return end }
    let u = 1 - t
    switch self {
    case .line(let a, let b): return a.interpolated(to: b, t)
    case .quad(let a, let c, let b): return a * (u * u) + c * (2 * u * t) + b * (t * t)
    case .cubic(let a, let c, let d, let b):
      return a * (u * u * u) + c * (3 * u * u * t) + d * (3 * u * t * t) + b * (t * t * t)
    }
  }

  /// How fast the point moves as the parameter grows, in points per unit of the parameter.
  package func velocity(at t: Double) -> Point {
    let u = 1 - t
    switch self {
    case .line(let a, let b): return b - a
    case .quad(let a, let c, let b): return (c - a) * (2 * u) + (b - c) * (2 * t)
    case .cubic(let a, let c, let d, let b):
      return (c - a) * (3 * u * u) + (d - c) * (6 * u * t) + (b - d) * (3 * t * t)
    }
  }

  /// The direction of travel, not normalised; where the speed is 0, that of the nearest motion.
  package func tangent(at t: Double) -> Point {
    let direct = velocity(at: t)
    if direct.length > 1e-12 { return direct }
    let step = t < 0.5 ? 1e-4 : -1e-4
    let near = (point(at: t + step) - point(at: t)) * (t < 0.5 ? 1 : -1)
    return near.length > 1e-12 ? near : end - start
  }

  /// The stretch between two parameters.
  package func part(from t0: Double, to t1: Double) -> PathStretch {
    if t0 == 0 && t1 == 1 { return self }
    let (a, b) = (point(at: t0), point(at: t1))
    let span = t1 - t0
    switch self {
    case .line: return .line(a, b)
    case .quad: return .quad(a, control: a + velocity(at: t0) * (span / 2), b)
    case .cubic:
      return .cubic(
        a, control1: a + velocity(at: t0) * (span / 3),
        control2: b - velocity(at: t1) * (span / 3), b)
    }
  }

  /// The same stretch travelled the other way.
  package var reversed: PathStretch {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .quad(let a, let c, let b): .quad(b, control: c, a)
    case .cubic(let a, let c, let d, let b): .cubic(b, control1: d, control2: c, a)
    }
  }

  /// The path's element that draws the stretch from its start.
  package var element: Outline.Element {
    switch self {
    case .line(_, let end): .line(end)
    case .quad(_, let control, let end): .quad(end, control: control)
    case .cubic(_, let one, let two, let end): .cubic(end, control1: one, control2: two)
    }
  }

  /// All points in order, control points included.
  package var points: [Point] {
    switch self {
    case .line(let a, let b): [a, b]
    case .quad(let a, let c, let b): [a, c, b]
    case .cubic(let a, let c, let d, let b): [a, c, d, b]
    }
  }
}

/// The visible steps of one subpath.
package struct Subpath: Hashable, Sendable {
  package var start: Point
  /// Includes the line that closes it.
  package var stretches: [PathStretch]
  package var isClosed: Bool
}

extension Outline {
  /// The subpaths in order; after `close` the next step starts a new one at the same point.
  package var subpaths: [Subpath] {
    var found: [Subpath] = []
    var open: Subpath?
    var current: Point?
    func begin(at point: Point) -> Subpath {
      Subpath(start: point, stretches: [], isClosed: false)
    }
    for element in elements {
      switch element {
      case .move(let point):
        if let open { found.append(open) }
        open = begin(at: point)
        current = point
      case .close:
        guard var closing = open, let end = current else { continue }
        closing.stretches.append(.line(end, closing.start))
        closing.isClosed = true
        found.append(closing)
        current = closing.start
        open = nil
      default:
        guard let end = element.end else { continue }
        let from = current ?? element.points[0]
        var going = open ?? begin(at: from)
        if let stretch = element.stretch(from: from) { going.stretches.append(stretch) }
        open = going
        current = end
      }
    }
    if let open { found.append(open) }
    return found
  }

  /// The path made of subpaths.
  package init(subpaths: [Subpath]) {
    self.init()
    for subpath in subpaths {
      move(to: subpath.start)
      for (index, stretch) in subpath.stretches.enumerated() {
        if subpath.isClosed && index == subpath.stretches.count - 1 {
          close()
        } else {
          elements.append(stretch.element)
        }
      }
    }
  }
}

extension Outline.Element {
  /// The stretch that the step draws from a point; nil for moves and `close`.
  fileprivate func stretch(from start: Point) -> PathStretch? {
    switch self {
    case .line(let end): .line(start, end)
    case .quad(let end, let control): .quad(start, control: control, end)
    case .cubic(let end, let one, let two): .cubic(start, control1: one, control2: two, end)
    case .move, .close: nil
    }
  }
}
