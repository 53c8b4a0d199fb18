import CoreGraphics

extension UIView {
  /// Which margins and lengths give way when the superview changes its size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// A mask by its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The margin at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The margin at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The margin at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The margin at the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Which margins and lengths give way when the superview changes its size.
  public var autoresizingMask: AutoresizingMask {
    get { traits.autoresizingMask }
    set { traits.autoresizingMask = newValue }
  }

  /// Whether subviews follow a change of this view's size by their masks.
  public var autoresizesSubviews: Bool {
    get { traits.autoresizesSubviews }
    set { traits.autoresizesSubviews = newValue }
  }

  /// Lets the subviews follow a change of this view's size.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews, old != bounds.size else { return }
    for view in subviewList where !view.autoresizingMask.isEmpty {
      view.follow(from: old, to: bounds.size)
    }
  }

  private func follow(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    var box = frame
    (box.origin.x, box.size.width) = share(
      new.width - old.width, start: box.origin.x, length: box.size.width,
      end: old.width - box.maxX,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (box.origin.y, box.size.height) = share(
      new.height - old.height, start: box.origin.y, length: box.size.height,
      end: old.height - box.maxY,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    if box != frame { frame = box }
  }

  /// Shares a change of length among the flexible parts, in proportion to their present lengths.
  private func share(
    _ change: CGFloat, start: CGFloat, length: CGFloat, end: CGFloat,
    flexible: (start: Bool, length: Bool, end: Bool)
  ) -> (CGFloat, CGFloat) {
    let parts = [
      flexible.start ? start : 0, flexible.length ? length : 0, flexible.end ? end : 0,
    ]
    let total = parts[0] + parts[1] + parts[2]
    let count = [flexible.start, flexible.length, flexible.end].filter { $0 }.count
    guard count > 0 else { return (start, length) }
    // Flexible parts of no length share evenly.
    let portions =
      total != 0
      ? parts.map { $0 / total }
      : [flexible.start, flexible.length, flexible.end].map { $0 ? 1 / CGFloat(count) : 0 }
    return (start + change * portions[0], length + change * portions[1])
  }
}
