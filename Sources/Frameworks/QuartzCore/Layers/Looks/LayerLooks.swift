import CoreGraphics

// The names that layers' looks are given by.

/// Which corners are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Corners by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// How round corners are drawn.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A curve by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that begin more gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's picture fits its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A gravity by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top, at its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, at its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left, at its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right, at its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits inside.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How a picture is made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A filter by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Smoothly.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// In visible squares.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smoothly over several sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
