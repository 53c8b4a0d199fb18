import CoreGraphics
import Geometry

extension CALayer {
  /// The map from the layer's own coordinates to those of its outermost ancestor.
  package var placementInRoot: Matrix {
    var map = placement
    var current = parent
    while let layer = current {
      // The root's own coordinates are the ones everything is measured in.
      guard layer.parent != nil else { return map }
      map = map.concatenating(layer.placement)
      current = layer.parent
    }
    return .identity
  }

  /// The map from this layer's coordinates to another's; nil means the outermost ancestor.
  package func map(to other: CALayer?) -> Matrix {
    let back = other?.placementInRoot.inverse ?? .identity
    return placementInRoot.concatenating(back)
  }

  /// A point of another layer's coordinates in this layer's; nil means the outermost ancestor.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let layer else { return CGPoint(Point(point).applying(backMap)) }
    return layer.convert(point, to: self)
  }

  /// A point of this layer's coordinates in another's; nil means the outermost ancestor.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    CGPoint(Point(point).applying(map(to: layer)))
  }

  /// The box around a rectangle of another layer's coordinates, in this layer's.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    guard let layer else { return CGRect(Rect(rect).applying(backMap)) }
    return layer.convert(rect, to: self)
  }

  /// The box around a rectangle of this layer's coordinates, in another's.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(Rect(rect).applying(map(to: layer)))
  }

  private var backMap: Matrix { placementInRoot.inverse ?? .identity }

  /// The deepest visible layer at a point of the superlayer's coordinates.
  func deepestLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, let back = placement.inverse else { return nil }
    let inside = CGPoint(Point(point).applying(back))
    let isWithin = contains(inside)
    if masksToBounds, !isWithin { return nil }
    for layer in sublayerList.reversed() {
      let shown = shadowInstant == nil ? layer : layer.presentation() ?? layer
      if let hit = shown.hitTest(inside) { return hit }
    }
    return isWithin ? self : nil
  }
}
