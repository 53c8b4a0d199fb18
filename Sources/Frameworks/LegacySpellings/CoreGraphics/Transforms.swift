// Swift 1 and 2 spellings; each names its modern one in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// The map that changes nothing.
@available(*, deprecated, message: "now spelled CGAffineTransform.identity")
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// A map by its six numbers.
@available(*, deprecated, message: "now spelled CGAffineTransform(a:b:c:d:tx:ty:)")
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// Scales each axis.
@available(*, deprecated, message: "now spelled CGAffineTransform(scaleX:y:)")
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Turns by an angle in radians.
@available(*, deprecated, message: "now spelled CGAffineTransform(rotationAngle:)")
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Moves by so many points.
@available(*, deprecated, message: "now spelled CGAffineTransform(translationX:y:)")
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// A shift in the map's own axes, before it.
@available(*, deprecated, message: "now spelled translatedBy(x:y:)")
public func CGAffineTransformTranslate(
  _ transform: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  transform.translatedBy(x: tx, y: ty)
}

/// A scaling in the map's own axes, before it.
@available(*, deprecated, message: "now spelled scaledBy(x:y:)")
public func CGAffineTransformScale(
  _ transform: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform {
  transform.scaledBy(x: sx, y: sy)
}

/// A turn in the map's own axes, before it.
@available(*, deprecated, message: "now spelled rotated(by:)")
public func CGAffineTransformRotate(
  _ transform: CGAffineTransform, _ angle: CGFloat
) -> CGAffineTransform {
  transform.rotated(by: angle)
}

/// The first map, then the second.
@available(*, deprecated, message: "now spelled concatenating(_:)")
public func CGAffineTransformConcat(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> CGAffineTransform {
  first.concatenating(second)
}

/// The map that undoes this one.
@available(*, deprecated, message: "now spelled inverted()")
public func CGAffineTransformInvert(_ transform: CGAffineTransform) -> CGAffineTransform {
  transform.inverted()
}

/// Where the map sends a place.
@available(*, deprecated, message: "now spelled applying(_:)")
public func CGPointApplyAffineTransform(
  _ point: CGPoint, _ transform: CGAffineTransform
) -> CGPoint {
  point.applying(transform)
}

/// What the map makes of a size.
@available(*, deprecated, message: "now spelled applying(_:)")
public func CGSizeApplyAffineTransform(
  _ size: CGSize, _ transform: CGAffineTransform
) -> CGSize {
  size.applying(transform)
}

/// The rectangle around a mapped one.
@available(*, deprecated, message: "now spelled applying(_:)")
public func CGRectApplyAffineTransform(
  _ rect: CGRect, _ transform: CGAffineTransform
) -> CGRect {
  rect.applying(transform)
}
