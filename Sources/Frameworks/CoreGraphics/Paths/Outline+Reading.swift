import Geometry

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
