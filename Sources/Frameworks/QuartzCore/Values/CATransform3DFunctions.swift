// Apple's spelling wins over ours.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Geometry

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D(entries: [
  1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
])

/// Whether the map changes nothing.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DIdentity
}

/// Whether both are the same map.
public func CATransform3DEqualToTransform(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
  left == right
}

/// Moves by so many points; positive z is toward the eye.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Scales each axis by a factor.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Turns by `angle` radians around the axis (x, y, z); an axis without length turns nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(Matrix3D(rotation: angle.native, x: x.native, y: y.native, z: z.native))
}

/// A shift in the map's own axes, before the map itself.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

/// A scaling in the map's own axes, before the map itself.
public func CATransform3DScale(
  _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

/// A turn in the map's own axes, before the map itself.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// The left map first, then the right one.
public func CATransform3DConcat(_ left: CATransform3D, _ right: CATransform3D) -> CATransform3D {
  CATransform3D(Matrix3D(left).concatenating(Matrix3D(right)))
}

/// The map that undoes this one; a map that cannot be undone is returned as it is.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  Matrix3D(transform).inverse.map(CATransform3D.init) ?? transform
}

/// The plane's map as a map of space that leaves z alone.
public func CATransform3DMakeAffineTransform(_ plane: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12) = (plane.a, plane.b)
  (transform.m21, transform.m22) = (plane.c, plane.d)
  (transform.m41, transform.m42) = (plane.tx, plane.ty)
  return transform
}

/// Whether the map is one of the plane: it leaves z alone and has no perspective.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
  transform.m13 == 0 && transform.m14 == 0 && transform.m23 == 0 && transform.m24 == 0
    && transform.m31 == 0 && transform.m32 == 0 && transform.m33 == 1 && transform.m34 == 0
    && transform.m43 == 0 && transform.m44 == 1
}

/// The plane's part of the map; meaningful only if `CATransform3DIsAffine`.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
    tx: transform.m41, ty: transform.m42)
}
