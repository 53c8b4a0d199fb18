import CoreGraphics

/// A layer that shows a part of something larger.
open class CAScrollLayer: CALayer {
  /// In which directions it may be scrolled; kept, but not enforced.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the origin of the bounds to a point.
  open func scroll(to point: CGPoint) {
    bounds = CGRect(origin: point, size: bounds.size)
  }

  /// Moves the bounds so far that a rectangle is inside, if it fits.
  open func scroll(to rect: CGRect) {
    var origin = bounds.origin
    origin.x = min(max(origin.x, rect.maxX - bounds.width), rect.minX)
    origin.y = min(max(origin.y, rect.maxY - bounds.height), rect.minY)
    scroll(to: origin)
  }
}

/// In which directions a layer may be scrolled.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A mode by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In none.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the sides.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that keeps the depth of its sublayers; in pictures here it is like any other.
open class CATransformLayer: CALayer {}
