import CoreGraphics

/// A box around a point, a transform or another plain value, for places that take any object.
open class NSValue: NSObject, NSCopying, @unchecked Sendable {
  /// The box itself, which does not change.
  public func copy(with zone: NSZone?) -> Any { self }

  /// What the box holds.
  package enum Content: Hashable, Sendable {
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case vector(CGVector)
    case affineTransform(CGAffineTransform)
    case transform3D(CATransform3D)
    /// Top, left, bottom, right.
    case insets([CGFloat])
    case number(Double)
    case integer(Int)
    case flag(Bool)
  }

  package let content: Content

  package init(content: Content) {
    self.content = content
  }

  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(content: .point(point)) }

  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(content: .size(size)) }

  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(content: .rect(rect)) }

  /// Boxes a direction.
  public convenience init(cgVector vector: CGVector) { self.init(content: .vector(vector)) }

  /// Boxes a map of the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(content: .affineTransform(transform))
  }

  /// Boxes a map of space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(content: .transform3D(transform))
  }

  /// The point in the box; the origin if there is something else.
  public var cgPointValue: CGPoint {
    if case .point(let point) = content { point } else { .zero }
  }

  /// The size in the box; zero if there is something else.
  public var cgSizeValue: CGSize {
    if case .size(let size) = content { size } else { .zero }
  }

  /// The rectangle in the box; zero if there is something else.
  public var cgRectValue: CGRect {
    if case .rect(let rect) = content { rect } else { .zero }
  }

  /// The direction in the box; zero if there is something else.
  public var cgVectorValue: CGVector {
    if case .vector(let vector) = content { vector } else { .zero }
  }

  /// The map of the plane in the box; the identity if there is something else.
  public var cgAffineTransformValue: CGAffineTransform {
    if case .affineTransform(let transform) = content { transform } else { .identity }
  }

  /// The map of space in the box; the identity if there is something else.
  public var caTransform3DValue: CATransform3D {
    if case .transform3D(let transform) = content { transform } else { CATransform3DIdentity }
  }

  /// Whether the other box holds the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSValue)?.content == content
  }

  /// Equal for boxes that hold the same.
  open override var hash: Int { content.hashValue }

  /// What the box holds.
  open override var description: String {
    switch content {
    case .point(let point): "NSPoint: {\(point.x), \(point.y)}"
    case .size(let size): "NSSize: {\(size.width), \(size.height)}"
    case .rect(let rect):
      "NSRect: {{\(rect.origin.x), \(rect.origin.y)}, {\(rect.size.width), \(rect.size.height)}}"
    case .vector(let vector): "CGVector: {\(vector.dx), \(vector.dy)}"
    case .affineTransform(let transform): "\(transform)"
    case .transform3D(let transform): "\(transform)"
    case .insets(let edges): "UIEdgeInsets: {\(edges.map(\.description).joined(separator: ", "))}"
    case .number(let number): "\(number)"
    case .integer(let number): "\(number)"
    case .flag(let flag): flag ? "1" : "0"
    }
  }
}
