import QuartzCore

/// Something that has a size and contains others: a controller or a presentation.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that it would like to have, in points.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {
  /// The size that the presented controller would like to have, in points.
  public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}
