/// A path: straight lines and Bézier curves, in points, as one or more subpaths.
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
