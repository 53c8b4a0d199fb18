import Geometry

/// An affine map taken apart: scale first, then shear, then rotation, then translation.
@frozen
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factor along each axis; a mirrored map has one negative factor.
  public var scale: CGSize
  /// How far x slides per y, after scaling.
  public var horizontalShear: CGFloat
  /// The turn in radians, clockwise on screen when positive.
  public var rotation: CGFloat
  /// The shift in points.
  public var translation: CGVector

  /// The parts of the map that changes nothing, except as given.
  public init(
    scale: CGSize = CGSize(width: CGFloat(1), height: 1), horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0, translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Puts a map together: scale, shear, rotation, translation, in this order.
  public init(_ components: CGAffineTransformComponents) {
    let parts = AffineParts(
      scaleX: components.scale.width.native, scaleY: components.scale.height.native,
      shear: components.horizontalShear.native, rotation: components.rotation.native,
      translation: Point(x: components.translation.dx.native, y: components.translation.dy.native))
    self.init(Matrix(parts))
  }

  /// Takes the map apart; a singular map gives a zero scale and no shear.
  ///
  /// Apple documents the order of the parts. Which axis of a mirrored map gets the negative factor is
  /// not documented; etude chooses the one whose own entry is smaller, as CSS does.
  public func decomposed() -> CGAffineTransformComponents {
    let parts = AffineParts(Matrix(self))
    return CGAffineTransformComponents(
      scale: CGSize(width: parts.scaleX, height: parts.scaleY),
      horizontalShear: CGFloat(parts.shear), rotation: CGFloat(parts.rotation),
      translation: CGVector(dx: parts.translation.x, dy: parts.translation.y))
  }
}
