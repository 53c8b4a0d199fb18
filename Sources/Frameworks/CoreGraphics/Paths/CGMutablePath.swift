import Geometry

/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() {
    super.init(outline: Outline())
  }

  package override init(outline: Outline) {
    super.init(outline: outline)
  }

  /// Begins a new subpath at a place.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.elements.append(.move(Point(point.applying(transform))))
  }

  /// Draws a straight line to a place; an empty path has no start to draw from and stays as it is.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard !isEmpty else { return }
    outline.elements.append(.line(Point(point.applying(transform))))
  }

  /// Draws a curve that bends toward one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    outline.elements.append(
      .quad(Point(end.applying(transform)), control: Point(control.applying(transform))))
  }

  /// Draws a curve that leaves toward the first control point and arrives from the second.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    outline.elements.append(
      .cubic(
        Point(end.applying(transform)), control1: Point(control1.applying(transform)),
        control2: Point(control2.applying(transform))))
  }

  /// Draws a line back to the start of the subpath.
  public func closeSubpath() {
    guard !isEmpty, outline.elements.last != .close else { return }
    outline.elements.append(.close)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Outline(rect: Rect(rect)), transform)
  }

  /// Adds several closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Moves to the first point and draws lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a closed ellipse that touches the four edges.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Outline(ovalIn: Rect(rect)), transform)
  }

  /// Adds a closed rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let shape = Outline(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    append(shape, transform)
  }

  /// Adds another path's elements.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.outline, transform)
  }

  private func append(_ shape: Outline, _ transform: CGAffineTransform) {
    outline.elements += shape.applying(transform).elements
  }
}
