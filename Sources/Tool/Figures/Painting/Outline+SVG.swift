import Geometry

extension Outline {
  /// The path in SVG's language.
  var pathData: String {
    elements.map { element in
      func text(_ points: Point...) -> String {
        points.map { "\(Digits.text($0.x)) \(Digits.text($0.y))" }.joined(separator: " ")
      }
      return switch element {
      case .move(let point): "M" + text(point)
      case .line(let point): "L" + text(point)
      case .quad(let point, let control): "Q" + text(control, point)
      case .cubic(let point, let control1, let control2): "C" + text(control1, control2, point)
      case .close: "Z"
      }
    }.joined()
  }

  /// The parts between moves, each with the share of the whole length at which it begins and ends.
  ///
  /// SVG starts its dashes anew in each part, Core Animation counts through all of them.
  var parts: [(outline: Outline, begin: Double, end: Double)] {
    var pieces: [Outline] = []
    for element in elements {
      if case .move = element { pieces.append(Outline()) }
      if pieces.isEmpty { pieces.append(Outline()) }
      pieces[pieces.count - 1].elements.append(element)
    }
    let lengths = pieces.map(\.roughLength)
    let total = lengths.reduce(0, +)
    guard total > 0 else { return pieces.map { ($0, 0, 1) } }
    var done = 0.0
    return zip(pieces, lengths).filter { $0.1 > 0 }.map { piece, length in
      defer { done += length }
      return (piece, done / total, (done + length) / total)
    }
  }

  /// The length by chords, 32 for each curve: enough for a share of a picture.
  private var roughLength: Double {
    var length = 0.0
    var here = Point.zero
    var start = Point.zero
    func go(to point: Point) {
      let (dx, dy) = (point.x - here.x, point.y - here.y)
      length += (dx * dx + dy * dy).squareRoot()
      here = point
    }
    for element in elements {
      switch element {
      case .move(let point): (here, start) = (point, point)
      case .line(let point): go(to: point)
      case .close: go(to: start)
      case .quad(let point, let control):
        let from = here
        for step in 1...32 {
          let t = Double(step) / 32
          go(to: from.blend(control, t).blend(control.blend(point, t), t))
        }
      case .cubic(let point, let control1, let control2):
        let from = here
        for step in 1...32 {
          let t = Double(step) / 32
          let middle = control1.blend(control2, t)
          let first = from.blend(control1, t).blend(middle, t)
          go(to: first.blend(middle.blend(control2.blend(point, t), t), t))
        }
      }
    }
    return length
  }
}

extension Point {
  fileprivate func blend(_ other: Point, _ t: Double) -> Point {
    Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
