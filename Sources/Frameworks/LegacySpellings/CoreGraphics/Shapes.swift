// Swift 1 and 2 spellings; each names its modern one in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// A place by its coordinates.
@available(*, deprecated, message: "now spelled CGPoint(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

/// A size by its extents.
@available(*, deprecated, message: "now spelled CGSize(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// A direction by its parts.
@available(*, deprecated, message: "now spelled CGVector(dx:dy:)")
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
  CGVector(dx: dx, dy: dy)
}

/// A rectangle by its corner and size.
@available(*, deprecated, message: "now spelled CGRect(x:y:width:height:)")
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The smallest x.
@available(*, deprecated, message: "now spelled minX")
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat {
  rect.minX
}

/// The x of the centre.
@available(*, deprecated, message: "now spelled midX")
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat {
  rect.midX
}

/// The largest x.
@available(*, deprecated, message: "now spelled maxX")
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat {
  rect.maxX
}

/// The smallest y.
@available(*, deprecated, message: "now spelled minY")
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat {
  rect.minY
}

/// The y of the centre.
@available(*, deprecated, message: "now spelled midY")
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat {
  rect.midY
}

/// The largest y.
@available(*, deprecated, message: "now spelled maxY")
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat {
  rect.maxY
}

/// The width.
@available(*, deprecated, message: "now spelled width")
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat {
  rect.width
}

/// The height.
@available(*, deprecated, message: "now spelled height")
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat {
  rect.height
}

/// The rectangle with its edges pulled in.
@available(*, deprecated, message: "now spelled insetBy(dx:dy:)")
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// The rectangle moved.
@available(*, deprecated, message: "now spelled offsetBy(dx:dy:)")
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// The rectangle with whole coordinates around it.
@available(*, deprecated, message: "now spelled integral")
public func CGRectIntegral(_ rect: CGRect) -> CGRect {
  rect.integral
}

/// The rectangle around both.
@available(*, deprecated, message: "now spelled union(_:)")
public func CGRectUnion(_ left: CGRect, _ right: CGRect) -> CGRect {
  left.union(right)
}

/// What both have in common.
@available(*, deprecated, message: "now spelled intersection(_:)")
public func CGRectIntersection(_ left: CGRect, _ right: CGRect) -> CGRect {
  left.intersection(right)
}

/// Whether both have anything in common.
@available(*, deprecated, message: "now spelled intersects(_:)")
public func CGRectIntersectsRect(_ left: CGRect, _ right: CGRect) -> Bool {
  left.intersects(right)
}

/// Whether the place lies inside.
@available(*, deprecated, message: "now spelled contains(_:)")
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
  rect.contains(point)
}

/// Whether the other rectangle lies inside.
@available(*, deprecated, message: "now spelled contains(_:)")
public func CGRectContainsRect(_ rect: CGRect, _ other: CGRect) -> Bool {
  rect.contains(other)
}

/// Whether both are the same rectangle.
@available(*, deprecated, message: "now spelled ==")
public func CGRectEqualToRect(_ left: CGRect, _ right: CGRect) -> Bool {
  left == right
}

/// Whether both are the same place.
@available(*, deprecated, message: "now spelled ==")
public func CGPointEqualToPoint(_ left: CGPoint, _ right: CGPoint) -> Bool {
  left == right
}

/// Whether both are the same size.
@available(*, deprecated, message: "now spelled ==")
public func CGSizeEqualToSize(_ left: CGSize, _ right: CGSize) -> Bool {
  left == right
}

/// Whether the rectangle has no area.
@available(*, deprecated, message: "now spelled isEmpty")
public func CGRectIsEmpty(_ rect: CGRect) -> Bool {
  rect.isEmpty
}

/// Whether it is no rectangle at all.
@available(*, deprecated, message: "now spelled isNull")
public func CGRectIsNull(_ rect: CGRect) -> Bool {
  rect.isNull
}

/// The origin.
@available(*, deprecated, message: "now spelled CGPoint.zero")
public let CGPointZero = CGPoint.zero

/// No extent.
@available(*, deprecated, message: "now spelled CGSize.zero")
public let CGSizeZero = CGSize.zero

/// The empty rectangle at the origin.
@available(*, deprecated, message: "now spelled CGRect.zero")
public let CGRectZero = CGRect.zero

/// No rectangle at all.
@available(*, deprecated, message: "now spelled CGRect.null")
public let CGRectNull = CGRect.null

/// The rectangle without bounds.
@available(*, deprecated, message: "now spelled CGRect.infinite")
public let CGRectInfinite = CGRect.infinite
