import Geometry

/// A path that does not change: lines and Bézier curves, in points.
public class CGPath: Hashable, @unchecked Sendable {
  /// The lines and curves; only `CGMutablePath` changes them.
  package var outline: Outline

  package init(outline: Outline) {
    self.outline = outline
  }

  /// A rectangle: from its origin to the right, down, left, and closed.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Outline(rect: Rect(rect)).applying(transform?.pointee))
  }

  /// The ellipse that touches the four edges, clockwise on screen from its rightmost point.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Outline(ovalIn: Rect(rect)).applying(transform?.pointee))
  }

  /// A rectangle with rounded corners; radii beyond half a side are cut down to it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let outline = Outline(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(outline: outline.applying(transform?.pointee))
  }

  /// A path that cannot change, with the same elements.
  public func copy() -> CGPath? { CGPath(outline: outline) }

  /// A path that cannot change, with transformed elements.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline: outline.applying(transform?.pointee))
  }

  /// A path that can change, with the same elements.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

  /// A path that can change, with transformed elements.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline: outline.applying(transform?.pointee))
  }

  /// Whether both have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }

  /// Feeds the elements to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }

  /// Whether there are no elements.
  public var isEmpty: Bool { outline.elements.isEmpty }

  /// Where the next line would start; the origin when the path is empty.
  public var currentPoint: CGPoint { outline.currentPoint.map(CGPoint.init) ?? .zero }

  /// The smallest rectangle around all points and control points; null when the path is empty.
  public var boundingBox: CGRect { outline.controlBounds.map(CGRect.init) ?? .null }
}
