/// Distances from the four edges, in points; positive ones lead inward.
@frozen
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// No distances.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Distances by edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

/// Distances from the edges in reading direction, in points; positive ones lead inward.
@frozen
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from where lines begin.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from where lines end.
  public var trailing: CGFloat

  /// No distances.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Distances by edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

/// A shift, in points.
@frozen
public struct UIOffset: Hashable, Sendable {
  /// The shift to the right.
  public var horizontal: CGFloat
  /// The shift downward.
  public var vertical: CGFloat

  /// No shift.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// A shift by its parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No shift.
  public static var zero: UIOffset { UIOffset() }
}

extension CGRect {
  /// The rectangle with its edges moved inward.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

extension NSValue {
  /// Boxes distances.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(content: .insets([insets.top, insets.left, insets.bottom, insets.right]))
  }

  /// The distances in the box; zero if there is something else.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard case .insets(let edges) = content, edges.count == 4 else { return .zero }
    return UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }
}

/// Edges in reading direction, which is from left to right.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Edges by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The left edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The right edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
