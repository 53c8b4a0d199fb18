import Geometry

extension Outline {
  /// The path with every point sent through a transform; nil changes nothing.
  package func applying(_ transform: CGAffineTransform?) -> Outline {
    guard let transform, !transform.isIdentity else { return self }
    return applying(Matrix(transform))
  }

  /// A rectangle with corners of a quarter ellipse; radii end at half a side.
  package init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let width = min(max(cornerWidth.native, 0), rect.width.native / 2)
    let height = min(max(cornerHeight.native, 0), rect.height.native / 2)
    guard width > 0, height > 0 else {
      self.init(rect: Rect(rect.standardized))
      return
    }
    // Drawn with circles of radius 1 and stretched.
    let small = Rect(
      x: rect.minX.native / width, y: rect.minY.native / height,
      width: rect.width.native / width, height: rect.height.native / height)
    self = Outline(roundedRect: small, radii: CornerRadii(1))
      .applying(Matrix(scaleX: width, y: height))
  }
}
