/// A path: straight lines and Bézier curves, in points, as one or more subpaths.
///
/// ```swift
/// var ring = Outline()
/// ring.move(to: Point(x: 0, y: 400))
/// ring.addArc(
///   center: Point(x: 200, y: 400), radius: 40, start: .pi, end: .pi / 2, clockwise: false)
/// ring.length  // 160 for the line that joins, 62.84 for the quarter
/// ```
package struct Outline: Hashable, Sendable {
  /// One step of a path.
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quad(Point, control: Point)
    case cubic(Point, control1: Point, control2: Point)
    case close
  }

  package var elements: [Element]

  package init(elements: [Element] = []) {
    self.elements = elements
  }
}

extension Outline.Element {
  /// Where the step ends; nil for `close`.
  package var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quad(let end, _), .cubic(let end, _, _): end
    case .close: nil
    }
  }

  /// All points of the step: control points first, the end last.
  package var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let end, let control): [control, end]
    case .cubic(let end, let one, let two): [one, two, end]
    case .close: []
    }
  }

  /// The step with each of its points replaced.
  package func mapPoints(_ change: (Point) -> Point) -> Outline.Element {
    switch self {
    case .move(let end): .move(change(end))
    case .line(let end): .line(change(end))
    case .quad(let end, let control): .quad(change(end), control: change(control))
    case .cubic(let end, let one, let two):
      .cubic(change(end), control1: change(one), control2: change(two))
    case .close: .close
    }
  }
}

extension Outline {
  package var isEmpty: Bool { elements.isEmpty }

  /// Where the next step starts: the end of the last one, or the subpath's start after `close`.
  package var currentPoint: Point? {
    guard case .close = elements.last else { return elements.last?.end }
    return startOfSubpath(before: elements.count)
  }

  /// The start of the subpath to which the element before `index` belongs.
  private func startOfSubpath(before index: Int) -> Point? {
    for element in elements[..<index].reversed() {
      if case .move(let start) = element { return start }
    }
    return elements.first?.end
  }

  /// The path moved, turned or stretched by a map.
  package func applying(_ matrix: Matrix) -> Outline {
    Outline(elements: elements.map { $0.mapPoints { $0.applying(matrix) } })
  }

  /// The path `fraction` of the way to another one, point by point.
  ///
  /// Nil when the two are not made of the same kinds of elements in the same order.
  package func interpolated(to other: Outline, _ fraction: Double) -> Outline? {
    guard elements.count == other.elements.count else { return nil }
    var blended: [Element] = []
    for (start, end) in zip(elements, other.elements) {
      switch (start, end) {
      case (.move(let a), .move(let b)): blended.append(.move(a.interpolated(to: b, fraction)))
      case (.line(let a), .line(let b)): blended.append(.line(a.interpolated(to: b, fraction)))
      case (.quad(let a, let c), .quad(let b, let d)):
        blended.append(
          .quad(a.interpolated(to: b, fraction), control: c.interpolated(to: d, fraction)))
      case (.cubic(let a, let c, let e), .cubic(let b, let d, let f)):
        blended.append(
          .cubic(
            a.interpolated(to: b, fraction), control1: c.interpolated(to: d, fraction),
            control2: e.interpolated(to: f, fraction)))
      case (.close, .close): blended.append(.close)
      default: return nil
      }
    }
    return Outline(elements: blended)
  }
}
