import QuartzCore

/// Looks after one presentation: where the presented view goes and what else is shown.
@preconcurrency @MainActor
open class UIPresentationController {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents it.
  public internal(set) var presentingViewController: UIViewController
  /// Who decides about adapting; never asked here.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  var container: UIView?
  /// Where the presenting view was before it went.
  var oldPlace: (view: UIView, index: Int)?

  /// A presentation of one controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  /// The view in which the presentation happens; nil before and after it.
  open var containerView: UIView? { container }

  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view is when it has come.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presenting view goes away meanwhile.
  open var shouldRemovePresentersView: Bool {
    let style = presentationStyle
    if style == .automatic { return presentedViewController.transitioningDelegate != nil }
    return [.fullScreen, .currentContext].contains(style)
  }

  /// Whether the presentation covers the screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The presentation is about to begin.
  open func presentationTransitionWillBegin() {}
  /// How it is presented where the screen is narrow; never asked here.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The size of a child.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// A child would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The presented view has come, or not.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The presented view is about to go.
  open func dismissalTransitionWillBegin() {}
  /// The presented view has gone, or not.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to place its views.
  open func containerViewWillLayoutSubviews() {}
  /// The container has placed its views.
  open func containerViewDidLayoutSubviews() {}
  /// The size of the container changes; never happens here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Decides how presentations adapt to little room; never asked here.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How the presentation adapts.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The presented controller was pulled away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

// Objective-C's optional methods.
extension UIAdaptivePresentationControllerDelegate {
  /// It does not adapt.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }

  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
}

/// The view in which a presentation happens.
@MainActor
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
