extension CGRect {
  /// The width, never negative.
  public var width: CGFloat { size.width.magnitude }

  /// The height, never negative.
  public var height: CGFloat { size.height.magnitude }

  /// The smallest x.
  public var minX: CGFloat { min(origin.x, origin.x + size.width) }

  /// The x of the centre.
  public var midX: CGFloat { origin.x + size.width / 2 }

  /// The largest x.
  public var maxX: CGFloat { max(origin.x, origin.x + size.width) }

  /// The smallest y.
  public var minY: CGFloat { min(origin.y, origin.y + size.height) }

  /// The y of the centre.
  public var midY: CGFloat { origin.y + size.height / 2 }

  /// The largest y.
  public var maxY: CGFloat { max(origin.y, origin.y + size.height) }

  /// The same rectangle with positive width and height; the null rectangle stays null.
  public var standardized: CGRect {
    isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
  }

  /// The smallest rectangle with whole coordinates that contains this one.
  public var integral: CGRect {
    guard !isNull else { return .null }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// Whether the place lies inside; the left and top edges belong to the rectangle, right and bottom do not.
  public func contains(_ point: CGPoint) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the other rectangle lies wholly inside this one.
  public func contains(_ other: CGRect) -> Bool {
    union(other) == self
  }
}
