// Swift 1 and 2 spellings; each names its modern one in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// An empty path.
@available(*, deprecated, message: "now spelled CGMutablePath()")
public func CGPathCreateMutable() -> CGMutablePath {
  CGMutablePath()
}

/// Begins a subpath.
@available(*, deprecated, message: "now spelled move(to:)")
public func CGPathMoveToPoint(
  _ path: CGMutablePath, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) {
  path.move(to: CGPoint(x: x, y: y), transform: transform?.pointee ?? .identity)
}

/// Draws a line.
@available(*, deprecated, message: "now spelled addLine(to:)")
public func CGPathAddLineToPoint(
  _ path: CGMutablePath, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) {
  path.addLine(to: CGPoint(x: x, y: y), transform: transform?.pointee ?? .identity)
}

/// Draws a curve with one control point.
@available(*, deprecated, message: "now spelled addQuadCurve(to:control:)")
public func CGPathAddQuadCurveToPoint(
  _ path: CGMutablePath, _ transform: UnsafePointer<CGAffineTransform>?, _ cx: CGFloat,
  _ cy: CGFloat, _ x: CGFloat, _ y: CGFloat
) {
  path.addQuadCurve(
    to: CGPoint(x: x, y: y), control: CGPoint(x: cx, y: cy),
    transform: transform?.pointee ?? .identity)
}

/// Draws a curve with two control points.
@available(*, deprecated, message: "now spelled addCurve(to:control1:control2:)")
public func CGPathAddCurveToPoint(
  _ path: CGMutablePath, _ transform: UnsafePointer<CGAffineTransform>?, _ cx1: CGFloat,
  _ cy1: CGFloat, _ cx2: CGFloat, _ cy2: CGFloat, _ x: CGFloat, _ y: CGFloat
) {
  path.addCurve(
    to: CGPoint(x: x, y: y), control1: CGPoint(x: cx1, y: cy1),
    control2: CGPoint(x: cx2, y: cy2), transform: transform?.pointee ?? .identity)
}

/// Draws an arc.
@available(
  *, deprecated, message: "now spelled addArc(center:radius:startAngle:endAngle:clockwise:)"
)
public func CGPathAddArc(
  _ path: CGMutablePath, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat,
  _ y: CGFloat, _ radius: CGFloat, _ startAngle: CGFloat, _ endAngle: CGFloat, _ clockwise: Bool
) {
  path.addArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle,
    clockwise: clockwise, transform: transform?.pointee ?? .identity)
}

/// Adds a rectangle.
@available(*, deprecated, message: "now spelled addRect(_:)")
public func CGPathAddRect(
  _ path: CGMutablePath, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
) {
  path.addRect(rect, transform: transform?.pointee ?? .identity)
}

/// Adds an ellipse.
@available(*, deprecated, message: "now spelled addEllipse(in:)")
public func CGPathAddEllipseInRect(
  _ path: CGMutablePath, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
) {
  path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
}

/// Draws back to the start.
@available(*, deprecated, message: "now spelled closeSubpath()")
public func CGPathCloseSubpath(_ path: CGMutablePath) {
  path.closeSubpath()
}

/// Adds another path.
@available(*, deprecated, message: "now spelled addPath(_:)")
public func CGPathAddPath(
  _ path: CGMutablePath, _ transform: UnsafePointer<CGAffineTransform>?, _ other: CGPath
) {
  path.addPath(other, transform: transform?.pointee ?? .identity)
}

/// The rectangle around a path.
@available(*, deprecated, message: "now spelled boundingBox")
public func CGPathGetBoundingBox(_ path: CGPath) -> CGRect {
  path.boundingBox
}

/// Where the next line would start.
@available(*, deprecated, message: "now spelled currentPoint")
public func CGPathGetCurrentPoint(_ path: CGPath) -> CGPoint {
  path.currentPoint
}

extension CGPath {
  /// The outline of the path's stroke.
  @available(
    *, deprecated, message: "now spelled copy(strokingWithWidth:lineCap:lineJoin:miterLimit:)"
  )
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    self.init(outline: outline.copy(using: transform)?.outline ?? outline.outline)
  }
}
