import CoreGraphics

/// A layer whose picture is drawn in tiles; here in one piece, and not shown.
open class CATiledLayer: CALayer {
  /// How many pictures of half the size there are.
  open var levelsOfDetail = 1
  /// How many pictures of twice the size there are.
  open var levelsOfDetailBias = 0
  /// The size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)

  /// How long a new tile takes to appear, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
