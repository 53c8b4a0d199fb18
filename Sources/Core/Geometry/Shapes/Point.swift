/// A place in a plane, in points; y grows downward as on an iOS screen.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)
}

extension Point {
  package static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  package static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  package static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  /// The distance in points from (0, 0).
  package var length: Double { Elementary.hypot(x, y) }

  /// The distance in points to another place.
  package func distance(to other: Point) -> Double { (other - self).length }

  /// The point that lies `fraction` of the way to another one; beyond 0...1 it goes on straight.
  package func interpolated(to other: Point, _ fraction: Double) -> Point {
    Point(x: x.interpolated(to: other.x, fraction), y: y.interpolated(to: other.y, fraction))
  }
}

/// A width and a height, in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)
}
