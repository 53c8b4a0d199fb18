import Geometry

extension Outline.Element {
  /// The element with every point replaced.
  package func mapPoints(_ change: (Point) -> Point) -> Outline.Element {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quad(let point, let control): .quad(change(point), control: change(control))
    case .cubic(let point, let control1, let control2):
      .cubic(change(point), control1: change(control1), control2: change(control2))
    case .close: .close
    }
  }

  /// The control points in order, then the end point; none for a close.
  package var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .cubic(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }
}

extension Outline {
  /// The path with every point sent through the transform.
  package func applying(_ transform: CGAffineTransform?) -> Outline {
    guard let transform, !transform.isIdentity else { return self }
    return Outline(
      elements: elements.map { element in
        element.mapPoints { Point(CGPoint($0).applying(transform)) }
      })
  }

  /// All points and control points, in order.
  package var points: [Point] { elements.flatMap(\.points) }

  /// Where the next line would start; nil for an empty path.
  package var pen: Point? {
    var (start, current): (Point?, Point?)
    for element in elements {
      if case .close = element {
        current = start
      } else {
        current = element.points.last
        if case .move(let point) = element { start = point }
      }
    }
    return current
  }
}
