import Geometry

extension CGPath {
  /// Whether the place is inside the regions of the path; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.applying(transform)
      .contains(Point(point), rule: rule == .evenOdd ? .evenOdd : .nonZero)
  }

  /// The smallest rectangle around the path itself; null when the path is empty.
  public var boundingBoxOfPath: CGRect { outline.tightBounds.map(CGRect.init) ?? .null }

  /// The drawn parts of the path as dashes.
  ///
  /// - Parameters:
  ///   - phase: Where in the pattern the path begins, in points.
  ///   - lengths: Lengths of dashes and gaps in turn, in points.
  ///   - transform: Applied to the dashes.
  /// - Returns: A path of open pieces.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dashes = outline.dashed(pattern: lengths.map(\.native), phase: phase.native)
    return CGPath(outline: dashes.applying(transform))
  }

  /// What a thick line along the path covers, to be filled by the winding rule.
  ///
  /// The pieces overlap, and curves are followed by chords; Apple's path covers the same with other
  /// elements.
  /// - Parameters:
  ///   - lineWidth: In points; 0 or less covers nothing.
  ///   - lineCap: How open ends look.
  ///   - lineJoin: How corners look.
  ///   - miterLimit: How long a pointed corner may be, in line widths; longer ones are cut off.
  ///   - transform: Applied to the result.
  /// - Returns: A path of closed pieces.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let cap: LineCap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: LineJoin =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    let stroke = outline.stroked(
      width: lineWidth.native, cap: cap, join: join, miterLimit: miterLimit.native)
    return CGPath(outline: stroke.applying(transform))
  }

  /// Whether the path is one closed rectangle along the axes; its box is written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = boundingBox
    guard outline == Outline(rect: Rect(box)) else { return false }
    rect?.pointee = box
    return true
  }
}
