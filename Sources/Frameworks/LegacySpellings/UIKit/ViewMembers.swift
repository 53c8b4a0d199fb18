// Spellings of older Swift; each names its modern one in the compiler's warning.

import UIKit

extension UIView {
  /// The old name of `isHidden`.
  @available(*, deprecated, message: "now spelled isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  /// The old name of `isUserInteractionEnabled`.
  @available(*, deprecated, message: "now spelled isUserInteractionEnabled")
  public var userInteractionEnabled: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }

  /// The old name of `isOpaque`.
  @available(*, deprecated, message: "now spelled isOpaque")
  public var opaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }

  /// The old name of `bringSubviewToFront(_:)`.
  @available(*, deprecated, message: "now spelled bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The old name of `sendSubviewToBack(_:)`.
  @available(*, deprecated, message: "now spelled sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

  /// The old name of `convert(_:to:)`.
  @available(*, deprecated, message: "now spelled convert(_:to:)")
  public func convertPoint(_ point: CGPoint, toView view: UIView?) -> CGPoint {
    convert(point, to: view)
  }

  /// The old name of `convert(_:from:)`.
  @available(*, deprecated, message: "now spelled convert(_:from:)")
  public func convertPoint(_ point: CGPoint, fromView view: UIView?) -> CGPoint {
    convert(point, from: view)
  }

  /// The old name of `convert(_:to:)`.
  @available(*, deprecated, message: "now spelled convert(_:to:)")
  public func convertRect(_ rect: CGRect, toView view: UIView?) -> CGRect {
    convert(rect, to: view)
  }

  /// The old name of `convert(_:from:)`.
  @available(*, deprecated, message: "now spelled convert(_:from:)")
  public func convertRect(_ rect: CGRect, fromView view: UIView?) -> CGRect {
    convert(rect, from: view)
  }

  /// The old name of `snapshotView(afterScreenUpdates:)`.
  @available(*, deprecated, message: "now spelled snapshotView(afterScreenUpdates:)")
  public func snapshotViewAfterScreenUpdates(_ afterUpdates: Bool) -> UIView? {
    snapshotView(afterScreenUpdates: afterUpdates)
  }
}

extension UIControl {
  /// The old name of `isEnabled`.
  @available(*, deprecated, message: "now spelled isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  /// The old name of `isSelected`.
  @available(*, deprecated, message: "now spelled isSelected")
  public var selected: Bool {
    get { isSelected }
    set { isSelected = newValue }
  }

  /// The old name of `isHighlighted`.
  @available(*, deprecated, message: "now spelled isHighlighted")
  public var highlighted: Bool {
    get { isHighlighted }
    set { isHighlighted = newValue }
  }

  /// The old name of `addTarget(_:action:for:)`.
  @available(*, deprecated, message: "now spelled addTarget(_:action:for:)")
  public func addTarget(_ target: Any?, action: Selector, forControlEvents events: Event) {
    addTarget(target, action: action, for: events)
  }
}

extension UIButton {
  /// The old name of `setTitle(_:for:)`.
  @available(*, deprecated, message: "now spelled setTitle(_:for:)")
  public func setTitle(_ title: String?, forState state: State) { setTitle(title, for: state) }

  /// The old name of `setTitleColor(_:for:)`.
  @available(*, deprecated, message: "now spelled setTitleColor(_:for:)")
  public func setTitleColor(_ color: UIColor?, forState state: State) {
    setTitleColor(color, for: state)
  }

  /// The old name of `setImage(_:for:)`.
  @available(*, deprecated, message: "now spelled setImage(_:for:)")
  public func setImage(_ image: UIImage?, forState state: State) { setImage(image, for: state) }
}

extension UIGestureRecognizer {
  /// The old name of `location(in:)`.
  @available(*, deprecated, message: "now spelled location(in:)")
  public func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }
}

extension UIPanGestureRecognizer {
  /// The old name of `translation(in:)`.
  @available(*, deprecated, message: "now spelled translation(in:)")
  public func translationInView(_ view: UIView?) -> CGPoint { translation(in: view) }

  /// The old name of `velocity(in:)`.
  @available(*, deprecated, message: "now spelled velocity(in:)")
  public func velocityInView(_ view: UIView?) -> CGPoint { velocity(in: view) }

  /// The old name of `setTranslation(_:in:)`.
  @available(*, deprecated, message: "now spelled setTranslation(_:in:)")
  public func setTranslation(_ translation: CGPoint, inView view: UIView?) {
    setTranslation(translation, in: view)
  }
}

extension UITouch {
  /// The old name of `location(in:)`.
  @available(*, deprecated, message: "now spelled location(in:)")
  public func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }
}

extension NSLayoutConstraint {
  /// The old name of `isActive`.
  @available(*, deprecated, message: "now spelled isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  /// The old name of `activate(_:)`.
  @available(*, deprecated, message: "now spelled NSLayoutConstraint.activate(_:)")
  public class func activateConstraints(_ constraints: [NSLayoutConstraint]) {
    activate(constraints)
  }

  /// The old name of `deactivate(_:)`.
  @available(*, deprecated, message: "now spelled NSLayoutConstraint.deactivate(_:)")
  public class func deactivateConstraints(_ constraints: [NSLayoutConstraint]) {
    deactivate(constraints)
  }
}
