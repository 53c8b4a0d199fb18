/// An axis-parallel rectangle, in points.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package static let zero = Rect(origin: .zero, size: .zero)

  /// The square from (0, 0) to (1, 1).
  package static let unit = Rect(x: 0, y: 0, width: 1, height: 1)
}

extension Rect {
  package var width: Double { size.width.magnitude }
  package var height: Double { size.height.magnitude }
  package var minX: Double { min(origin.x, origin.x + size.width) }
  package var minY: Double { min(origin.y, origin.y + size.height) }
  package var maxX: Double { max(origin.x, origin.x + size.width) }
  package var maxY: Double { max(origin.y, origin.y + size.height) }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  package var center: Point { Point(x: midX, y: midY) }

  /// The corners from the origin clockwise on screen.
  package var corners: [Point] {
    [
      origin, Point(x: origin.x + size.width, y: origin.y),
      Point(x: origin.x + size.width, y: origin.y + size.height),
      Point(x: origin.x, y: origin.y + size.height),
    ]
  }

  /// The smallest rectangle around some points; zero for none.
  package init(around points: [Point]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point lies inside; the left and top edges belong to it, the others do not.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The same rectangle without negative width or height.
  package var standardized: Rect { Rect(x: minX, y: minY, width: width, height: height) }
}

extension Size {
  /// The size `fraction` of the way to another one.
  package func interpolated(to other: Size, _ fraction: Double) -> Size {
    Size(
      width: width.interpolated(to: other.width, fraction),
      height: height.interpolated(to: other.height, fraction))
  }
}

extension Rect {
  /// The rectangle `fraction` of the way to another one: origin and size blend separately.
  package func interpolated(to other: Rect, _ fraction: Double) -> Rect {
    Rect(
      origin: origin.interpolated(to: other.origin, fraction),
      size: size.interpolated(to: other.size, fraction))
  }
}
