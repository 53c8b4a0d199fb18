/// The length of one stretch of a path, and the parameter at any length along it.
///
/// Lengths are integrals of the speed by Gauss and Legendre's five points, halved until two
/// halves agree with their whole to 1e-10; the sum over a path is right to 1e-9.
struct StretchMeter: Sendable {
  let stretch: PathStretch
  /// Where the halving stopped: parameters from 0 to 1 with the length up to each.
  private var marks: [(parameter: Double, length: Double)] = [(0, 0)]
  /// How far two halves may differ from their whole, in points.
  private let tolerance: Double

  /// Measures a stretch; one that is not finite has no length.
  init(_ stretch: PathStretch) {
    self.stretch = stretch
    let chords = zip(stretch.points, stretch.points.dropFirst()).map { $0.distance(to: $1) }
    let size = chords.reduce(0, +)
    tolerance = max(1e-10, 1e-13 * size)
    if case .line = stretch {
      marks.append((1, size.isFinite ? size : 0))
    } else if size.isFinite {
      measure(0, 1, StretchMeter.integral(stretch, 0, 1), depth: 0)
    } else {
      marks.append((1, 0))
    }
  }

  var length: Double { marks[marks.count - 1].length }

  /// The parameter at which `distance` points lie behind; clamped to 0...1.
  func parameter(at distance: Double) -> Double {
    guard distance > 0, length > 0 else { return 0 }
    guard distance < length else { return 1 }
    if case .line = stretch { return distance / length }
    var low = 0
    var high = marks.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].length <= distance { low = middle } else { high = middle }
    }
    return solve(distance - marks[low].length, between: marks[low].parameter, marks[high].parameter)
  }

  /// Newton's method kept inside a shrinking interval.
  private func solve(_ rest: Double, between begin: Double, _ end: Double) -> Double {
    var (low, high) = (begin, end)
    let whole = StretchMeter.integral(stretch, begin, end)
    var t = begin + (end - begin) * (whole > 0 ? min(rest / whole, 1) : 0)
    for _ in 0..<60 {
      let error = StretchMeter.integral(stretch, begin, t) - rest
      if error.magnitude < 1e-11 { break }
      if error < 0 { low = t } else { high = t }
      let speed = stretch.velocity(at: t).length
      let next = speed > 0 ? t - error / speed : low - 1
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private mutating func measure(_ begin: Double, _ end: Double, _ whole: Double, depth: Int) {
    let middle = (begin + end) / 2
    let left = StretchMeter.integral(stretch, begin, middle)
    let right = StretchMeter.integral(stretch, middle, end)
    if depth >= 2, (left + right - whole).magnitude < tolerance || depth >= 24 {
      let before = length
      marks.append((middle, before + left))
      marks.append((end, before + left + right))
      return
    }
    measure(begin, middle, left, depth: depth + 1)
    measure(middle, end, right, depth: depth + 1)
  }

  /// The five-point rule over an interval of the parameter.
  private static func integral(_ stretch: PathStretch, _ begin: Double, _ end: Double) -> Double {
    let half = (end - begin) / 2
    let middle = (begin + end) / 2
    var sum = 0.5688888888888889 * stretch.velocity(at: middle).length
    for (node, weight) in nodes {
      sum += weight * stretch.velocity(at: middle - half * node).length
      sum += weight * stretch.velocity(at: middle + half * node).length
    }
    return sum * half
  }

  private static let nodes: [(node: Double, weight: Double)] = [
    (0.5384693101056831, 0.47862867049936647), (0.906179845938664, 0.23692688505618908),
  ]
}
