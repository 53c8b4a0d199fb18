/// One of the four edges of a rectangle.
@frozen
public enum CGRectEdge: UInt32, Sendable {
  /// The left edge.
  case minXEdge = 0
  /// The top edge where y grows downward.
  case minYEdge = 1
  /// The right edge.
  case maxXEdge = 2
  /// The bottom edge where y grows downward.
  case maxYEdge = 3
}

extension CGRect {
  /// Pulls the edges inward: the left and right ones by `dx` points, the others by `dy`.
  ///
  /// Negative amounts push them outward; pulling by more than half the size gives the null rectangle.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return self }
    let (width, height) = (width - 2 * dx, height - 2 * dy)
    guard width >= 0, height >= 0 else { return .null }
    return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle moved by so many points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return self }
    return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both have in common; null when they are apart, empty when they only touch.
  public func intersection(_ other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the two have anything in common.
  public func intersects(_ other: CGRect) -> Bool {
    !intersection(other).isNull
  }

  /// Cuts the rectangle in two: a slice `distance` points thick at `edge`, and the rest.
  ///
  /// The distance is held between 0 and the rectangle's extent.
  public func divided(
    atDistance distance: CGFloat, from edge: CGRectEdge
  ) -> (slice: CGRect, remainder: CGRect) {
    guard !isNull else { return (.null, .null) }
    let whole = standardized
    let isHorizontal = edge == .minXEdge || edge == .maxXEdge
    let extent = isHorizontal ? whole.width : whole.height
    let thickness = min(max(distance, 0), extent)
    let isFromStart = edge == .minXEdge || edge == .minYEdge
    let cut = isFromStart ? thickness : extent - thickness
    var (first, second) = (whole, whole)
    if isHorizontal {
      first.size.width = cut
      second.origin.x += cut
      second.size.width -= cut
    } else {
      first.size.height = cut
      second.origin.y += cut
      second.size.height -= cut
    }
    return isFromStart ? (first, second) : (second, first)
  }

  /// The smallest rectangle around the four transformed corners.
  ///
  /// The null and the infinite rectangle stay what they are.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    var (low, high) = (corners[0], corners[0])
    for corner in corners.dropFirst() {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
