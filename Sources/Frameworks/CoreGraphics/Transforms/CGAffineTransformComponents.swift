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
    let shear = CGAffineTransform(
      a: CGFloat(1), b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let shift = CGAffineTransform(
      translationX: components.translation.dx, y: components.translation.dy)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(shift)
  }

  /// Takes the map apart; a singular map gives a zero scale and no shear.
  ///
  /// Apple documents the order of the parts. Which axis of a mirrored map gets the negative factor is
  /// not documented; etude chooses the one whose own entry is smaller, as CSS does.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    var width = hypot(a, b)
    guard width > 0 else {
      let height = hypot(c, d)
      let rotation = height > 0 ? atan2(-c, d) : 0
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height), rotation: rotation, translation: translation)
    }
    if a * d - b * c < 0, a < d { width = -width }
    let (cosine, sine) = (a / width, b / width)
    let along = c * cosine + d * sine
    let height = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : along / height,
      rotation: atan2(sine, cosine), translation: translation)
  }
}
