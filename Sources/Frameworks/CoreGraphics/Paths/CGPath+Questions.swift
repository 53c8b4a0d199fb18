import Geometry

extension CGPath {
  /// Whether the place is inside the regions of the path; open subpaths count as closed.
  ///
  /// Curves are followed in 32 straight pieces each: exact but for places that all but touch one.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let place = Point(point)
    var winding = 0
    var crossings = 0
    for line in outline.applying(transform).closedPolylines(piecesPerCurve: 32) {
      for (start, end) in zip(line, line.dropFirst())
      where (start.y <= place.y) != (end.y <= place.y) {
        let share = (place.y - start.y) / (end.y - start.y)
        guard start.x + share * (end.x - start.x) > place.x else { continue }
        crossings += 1
        winding += end.y > start.y ? 1 : -1
      }
    }
    return rule == .evenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// The smallest rectangle around the path itself; null when the path is empty.
  public var boundingBoxOfPath: CGRect {
    CGRect(around: outline.extremes)
  }
}

extension Outline {
  /// Every subpath as a closed row of points.
  func closedPolylines(piecesPerCurve pieces: Int) -> [[Point]] {
    var lines: [[Point]] = []
    var current: [Point] = []
    func finish() {
      if let first = current.first, current.count > 1 { lines.append(current + [first]) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current = [point]
      case .close:
        finish()
        current = current.first.map { [$0] } ?? []
      default:
        guard let start = current.last else { continue }
        let isLine = element.points.count == 1
        for step in 1...(isLine ? 1 : pieces) {
          current.append(element.point(from: start, at: isLine ? 1 : Double(step) / Double(pieces)))
        }
      }
    }
    finish()
    return lines
  }

  /// The ends of all steps and the places where curves turn back in x or y.
  var extremes: [Point] {
    var found: [Point] = []
    var (start, pen): (Point?, Point?)
    for element in elements {
      if let pen, element.points.count > 1 {
        let points = [pen] + element.points
        let times = turningTimes(points.map(\.x)) + turningTimes(points.map(\.y))
        found += times.map { element.point(from: pen, at: $0) }
      }
      if case .move(let point) = element { start = point }
      pen = element.points.last ?? start
      if let end = element.points.last { found.append(end) }
    }
    return found
  }

  /// The path drawn backward: its subpaths in the opposite order, each from its end.
  package var reversed: Outline {
    var result: [Element] = []
    for subpath in subpaths.reversed() {
      let isClosed = subpath.last == .close
      let steps = isClosed ? Array(subpath.dropLast()) : subpath
      guard let end = steps.last?.points.last else { continue }
      result.append(.move(end))
      for index in steps.indices.dropFirst().reversed() {
        guard let previous = steps[index - 1].points.last else { continue }
        switch steps[index] {
        case .quad(_, let control): result.append(.quad(previous, control: control))
        case .cubic(_, let control1, let control2):
          result.append(.cubic(previous, control1: control2, control2: control1))
        default: result.append(.line(previous))
        }
      }
      if isClosed { result.append(.close) }
    }
    return Outline(elements: result)
  }

  /// The steps from each move to the next; a step after a close begins where the subpath began.
  private var subpaths: [[Element]] {
    var paths: [[Element]] = []
    for element in elements {
      if case .move = element {
        paths.append([element])
      } else if let last = paths.last, last.last == .close {
        paths.append([last[0], element])
      } else if !paths.isEmpty {
        paths[paths.count - 1].append(element)
      }
    }
    return paths
  }
}

extension Outline.Element {
  /// The place on the step at a parameter from 0 to 1.
  func point(from start: Point, at time: Double) -> Point {
    var points = [start] + points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * time }
    }
    return points[0]
  }
}

/// Parameters strictly between 0 and 1 where one coordinate of a quadratic or cubic curve turns back.
private func turningTimes(_ values: [Double]) -> [Double] {
  // The slope is a·t² + 2b·t + c; this form of the roots stays exact when a is tiny or zero.
  let steps = zip(values, values.dropFirst()).map { $1 - $0 }
  guard steps.count == 3 else { return [steps[0] / (steps[0] - steps[1])].filter(isInside) }
  let a = steps[0] - 2 * steps[1] + steps[2]
  let b = steps[1] - steps[0]
  let c = steps[0]
  let root = (b * b - a * c).squareRoot()
  let q = -(b + (b < 0 ? -root : root))
  return [q / a, c / q].filter(isInside)
}

private func isInside(_ time: Double) -> Bool { time > 0 && time < 1 }
