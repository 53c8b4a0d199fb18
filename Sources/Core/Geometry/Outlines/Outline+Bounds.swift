extension Outline {
  /// The smallest rectangle around all points, control points included; nil for an empty path.
  package var controlBounds: Rect? {
    let points = elements.flatMap(\.points)
    return points.isEmpty ? nil : Rect(around: points)
  }

  /// The smallest rectangle around what is drawn; nil for an empty path.
  package var tightBounds: Rect? {
    var points: [Point] = []
    for subpath in subpaths {
      points.append(subpath.start)
      for stretch in subpath.stretches { points += stretch.extremes }
    }
    return points.isEmpty ? nil : Rect(around: points)
  }

  /// The path travelled the other way, the last subpath first.
  package var reversed: Outline {
    Outline(
      subpaths: subpaths.reversed().map { subpath in
        let drawn = subpath.isClosed ? subpath.stretches.dropLast() : subpath.stretches[...]
        let start = drawn.last?.end ?? subpath.start
        var stretches = drawn.reversed().map(\.reversed)
        if subpath.isClosed { stretches.append(.line(subpath.start, start)) }
        return Subpath(start: start, stretches: stretches, isClosed: subpath.isClosed)
      })
  }
}

extension PathStretch {
  /// The ends, and the points where the stretch turns back in x or in y.
  var extremes: [Point] {
    var parameters: [Double] = []
    switch self {
    case .line: break
    case .quad(let a, let c, let b):
      for (p, q, r) in [(a.x, c.x, b.x), (a.y, c.y, b.y)] {
        let bend = p - 2 * q + r
        if bend != 0 { parameters.append((p - q) / bend) }
      }
    case .cubic(let a, let c, let d, let b):
      parameters += PathStretch.turns(a.x, c.x, d.x, b.x)
      parameters += PathStretch.turns(a.y, c.y, d.y, b.y)
    }
    return [start, end] + parameters.filter { $0 > 0 && $0 < 1 }.map(point(at:))
  }

  /// The parameters at which one coordinate of a cubic curve turns back.
  private static func turns(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> [Double] {
    let a = -p + 3 * q - 3 * r + s
    let b = 2 * (p - 2 * q + r)
    let c = q - p
    if a.magnitude < 1e-12 * (b.magnitude + c.magnitude) { return b == 0 ? [] : [-c / b] }
    let under = b * b - 4 * a * c
    guard under >= 0 else { return [] }
    let root = under.squareRoot()
    let stable = -(b + (b < 0 ? -root : root)) / 2
    return stable == 0 ? [0] : [stable / a, c / stable]
  }
}
