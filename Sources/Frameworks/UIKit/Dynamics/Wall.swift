import Geometry
import QuartzCore

/// A straight piece of a boundary.
struct Wall {
  var start: CGPoint
  var end: CGPoint
  /// Whether everything must stay on its right side, seen from the start.
  var isOneSided = false

  /// How a box that overlaps the wall must move to touch it only; nil if it does not reach it.
  func push(on box: CGRect) -> CGVector? {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return nil }
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    // To the right of the direction, where y grows downward.
    var normal = CGVector(dx: -along.dy, dy: along.dx)
    let center = CGPoint(x: box.midX, y: box.midY)
    let offset = CGVector(dx: center.x - start.x, dy: center.y - start.y)
    let reach = abs(normal.dx) * box.width / 2 + abs(normal.dy) * box.height / 2
    let halfAlong = abs(along.dx) * box.width / 2 + abs(along.dy) * box.height / 2
    let place = offset.dx * along.dx + offset.dy * along.dy
    var height = offset.dx * normal.dx + offset.dy * normal.dy
    if !isOneSided {
      guard place > -halfAlong, place < length + halfAlong else { return nil }
      if height < 0 {
        normal = CGVector(dx: -normal.dx, dy: -normal.dy)
        height = -height
      }
    }
    let depth = reach - height
    guard depth > 0 else { return nil }
    return CGVector(dx: normal.dx * depth, dy: normal.dy * depth)
  }

  /// The pieces of a path; curves count as 16 lines.
  static func walls(along outline: Outline) -> [Wall] {
    let meter = OutlineMeter(outline)
    let pieces = max(outline.elements.count * 16, 1)
    guard meter.length > 0 else { return [] }
    let points = (0...pieces).compactMap { index in
      meter.point(at: meter.length * Double(index) / Double(pieces)).map(CGPoint.init)
    }
    return zip(points, points.dropFirst()).map { Wall(start: $0, end: $1) }
  }
}
