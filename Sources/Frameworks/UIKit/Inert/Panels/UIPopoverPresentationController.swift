import QuartzCore

/// Looks after a bubble that points at a view; on a phone it covers the screen instead.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points at.
  open var sourceView: UIView?
  /// The part of that view.
  open var sourceRect = CGRect.null
  /// The button that the bubble points at.
  open var barButtonItem: UIBarButtonItem?
  /// Where the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour of the bubble.
  open var backgroundColor: UIColor?
  /// Views that can be touched while the bubble is there.
  open var passthroughViews: [UIView]?
}

/// Is asked about bubbles.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Where the arrow of a bubble is.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Directions by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// At the top.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// At the bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIViewController {
  /// What looks after the bubble; only for controllers that are presented as one or as a sheet of
  /// actions, and always the same one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    let isSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
    guard modalPresentationStyle == .popover || isSheet else { return nil }
    if let known = traits.popover { return known }
    InertNotes.say("popovers", "the bubble of UIPopoverPresentationController")
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    traits.popover = made
    return made
  }
}
