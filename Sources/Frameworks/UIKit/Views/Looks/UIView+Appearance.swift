import CoreGraphics
import Engine
import QuartzCore
import Timelines

extension UIView {
  /// Takes no touches until the program says so, as labels and image views begin.
  func ignoreTouchesFromTheStart() {
    layer.begin("isUserInteractionEnabled", with: .flag(false))
  }

  /// How a view's content follows a change of its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits inside.
    case scaleAspectFit
    /// As small as fills the bounds.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight

    var name: String { "\(self)" }
  }

  /// The part of the content that stretches, as fractions of its size; (0, 0, 1, 1) is all of it.
  ///
  /// Deprecated on iOS before Swift existed; here for old tutorials.
  public var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
    _modify { yield &layer.contentsCenter }
  }

  /// Whether the view promises to cover what is behind it; without effect.
  public var isOpaque: Bool {
    get { traits.isOpaque }
    set { traits.isOpaque = newValue }
  }

  /// Whether the picture is cleared before it is drawn; without effect.
  public var clearsContextBeforeDrawing: Bool {
    get { traits.clearsContextBeforeDrawing }
    set { traits.clearsContextBeforeDrawing = newValue }
  }

  /// Whether several fingers may touch the view at once.
  public var isMultipleTouchEnabled: Bool {
    get { traits.isMultipleTouchEnabled }
    set { traits.isMultipleTouchEnabled = newValue }
  }

  /// Whether other views get no touches while this one has some; without effect.
  public var isExclusiveTouch: Bool {
    get { traits.isExclusiveTouch }
    set { traits.isExclusiveTouch = newValue }
  }

  /// The view's own name; timelines call it by this one.
  public var accessibilityIdentifier: String? {
    get { traits.accessibilityIdentifier }
    set {
      traits.accessibilityIdentifier = newValue
      if let newValue { Conductor.current.record(.name(journalID, newValue)) }
    }
  }

  /// A name under which the view's state could be kept; without effect.
  public var restorationIdentifier: String? {
    get { traits.restorationIdentifier }
    set { traits.restorationIdentifier = newValue }
  }

  /// The view whose opaque parts let this one through.
  public var mask: UIView? {
    get { traits.mask }
    set {
      traits.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// Pixels per point.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  func plainCopy() -> UIView {
    let copy = UIView(frame: frame)
    copy.backgroundColor = backgroundColor
    copy.layer.cornerRadius = layer.cornerRadius
    return copy
  }

  /// A copy of a part of the view's picture, as a plain view of that size and colour.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let copy = UIView(frame: rect)
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// Draws the view's picture; etude draws none.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

  func setTint(_ color: UIColor?) {
    traits.tintColor = color
    layer.setColor("tintColor", color?.cgColor)
    noticeTint()
  }

  /// Tells this view and everything in it that inherits the colour.
  private func noticeTint() {
    tintColorDidChange()
    for view in subviewList where view.traits.tintColor == nil { view.noticeTint() }
  }
}
