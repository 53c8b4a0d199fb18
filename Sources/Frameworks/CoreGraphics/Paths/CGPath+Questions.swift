import Geometry

extension CGPath {
  /// Whether the place is inside the regions of the path; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.applying(transform).contains(
      Point(point), rule: rule == .evenOdd ? .evenOdd : .nonZero)
  }

  /// The smallest rectangle around the path itself; null when the path is empty.
  public var boundingBoxOfPath: CGRect {
    outline.tightBounds.map { CGRect($0) } ?? .null
  }
}
