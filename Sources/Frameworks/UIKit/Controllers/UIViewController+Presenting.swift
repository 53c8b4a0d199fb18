import Engine
import QuartzCore

extension UIViewController {
  /// The controller that this one, or the container it is in, has presented.
  public var presentedViewController: UIViewController? {
    traits.presented ?? parent?.presentedViewController
  }

  /// The controller that presented this one, or the container it is in.
  public var presentingViewController: UIViewController? {
    traits.presenting ?? parent?.presentingViewController
  }

  /// What looks after this controller's presentation.
  public var presentationController: UIPresentationController? {
    if let known = traits.presentationController { return known }
    let made = UIPresentationController(presentedViewController: self, presenting: nil)
    traits.presentationController = made
    return made
  }

  func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    let presenter = outermost
    guard presenter.traits.presented == nil else {
      Conductor.current.note(
        "presenting", ControllerMessage.alreadyPresenting(presenter, controller))
      return
    }
    guard let window = presenter.viewIfLoaded?.window else {
      Conductor.current.note("presenting", ControllerMessage.notInWindow(self, controller))
      return
    }
    Presentation(controller, by: presenter, source: self, in: window)
      .begin(animated: animated, completion: completion)
  }

  func startDismissing(animated: Bool, completion: (@MainActor () -> Void)?) {
    let presenter =
      traits.presented != nil
      ? self
      : outermost.traits.presented != nil
        ? outermost : presentingViewController
    guard let presenter, let controller = presenter.traits.presented,
      let presentation = controller.traits.presentationController
    else {
      completion?()
      return
    }
    // Whatever the dismissed controller has presented goes with it, unseen.
    if controller.traits.presented != nil {
      controller.startDismissing(animated: false, completion: nil)
    }
    Presentation(controller, by: presenter, presentation: presentation)
      .end(animated: animated, completion: completion)
  }

  /// The container of containers this one is in.
  private var outermost: UIViewController {
    var current = self
    while let container = current.parent { current = container }
    return current
  }
}

/// One presentation, from the call to its end.
@MainActor
private struct Presentation {
  let controller: UIViewController
  let presenter: UIViewController
  let source: UIViewController
  let presentation: UIPresentationController

  init(
    _ controller: UIViewController, by presenter: UIViewController, source: UIViewController,
    in window: UIWindow
  ) {
    self.controller = controller
    self.presenter = presenter
    self.source = source
    let custom =
      controller.modalPresentationStyle == .custom
      ? controller.transitioningDelegate?.presentationController(
        forPresented: controller, presenting: presenter, source: source) : nil
    presentation =
      custom ?? UIPresentationController(presentedViewController: controller, presenting: presenter)
    presentation.presentingViewController = presenter
    let container = UITransitionView(frame: window.bounds)
    container.presentation = presentation
    presentation.container = container
    window.addSubview(container)
    controller.traits.presentationController = presentation
  }

  init(
    _ controller: UIViewController, by presenter: UIViewController,
    presentation: UIPresentationController
  ) {
    self.controller = controller
    self.presenter = presenter
    source = presenter
    self.presentation = presentation
  }

  func begin(animated: Bool, completion: (@MainActor () -> Void)?) {
    presenter.traits.presented = controller
    controller.traits.presenting = presenter
    controller.loadViewIfNeeded()
    guard let container = presentation.container else { return }
    let isRemoving = presentation.shouldRemovePresentersView
    if isRemoving { movePresenter(into: container) }
    let delegate = controller.transitioningDelegate
    let custom = delegate?.animationController(
      forPresented: controller, presenting: presenter, source: source)
    let animator = custom ?? standardAnimator(isPresenting: true)
    let transition = ControllerTransition(
      ControllerTransition.Parts(
        container: container, from: presenter, to: controller,
        fromView: isRemoving ? presenter.view : nil, toView: presentation.presentedView,
        finalFrame: presentation.frameOfPresentedViewInContainerView,
        style: controller.modalPresentationStyle),
      isAnimated: animated, animator: animator,
      interaction: delegate?.interactionControllerForPresentation(using: animator))
    controller.traits.transition = transition
    if isRemoving { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    presentation.presentationTransitionWillBegin()
    transition.start { didComplete in
      presentation.presentationTransitionDidEnd(didComplete)
      if didComplete {
        if isRemoving { presenter.view.removeFromSuperview() }
        // An animator may have forgotten to add the view.
        if let view = presentation.presentedView, view.superview == nil {
          container.addSubview(view)
          view.frame = presentation.frameOfPresentedViewInContainerView
        }
        if isRemoving { presenter.endAppearance(animated: animated) }
        controller.endAppearance(animated: animated)
      } else {
        takeDown()
        controller.disappear()
      }
      completion?()
    }
  }

  func end(animated: Bool, completion: (@MainActor () -> Void)?) {
    guard let container = presentation.container else { return }
    let isRemoving = presentation.shouldRemovePresentersView
    let delegate = controller.transitioningDelegate
    let animator =
      delegate?.animationController(forDismissed: controller)
      ?? standardAnimator(isPresenting: false)
    let transition = ControllerTransition(
      ControllerTransition.Parts(
        container: container, from: controller, to: presenter,
        fromView: presentation.presentedView, toView: isRemoving ? presenter.view : nil,
        finalFrame: container.bounds, style: controller.modalPresentationStyle),
      isAnimated: animated, animator: animator,
      interaction: delegate?.interactionControllerForDismissal(using: animator))
    controller.traits.transition = transition
    controller.beginAppearanceTransition(false, animated: animated)
    if isRemoving { presenter.beginAppearanceTransition(true, animated: animated) }
    presentation.dismissalTransitionWillBegin()
    transition.start { didComplete in
      presentation.dismissalTransitionDidEnd(didComplete)
      if didComplete {
        takeDown()
        controller.endAppearance(animated: animated)
        if isRemoving { presenter.endAppearance(animated: animated) }
      } else {
        if isRemoving { presenter.view.removeFromSuperview() }
        controller.appearance = .appeared
      }
      completion?()
    }
  }

  private func movePresenter(into container: UIView) {
    guard let view = presenter.view, let place = view.superview else { return }
    let index = place.subviews.firstIndex { $0 === view } ?? 0
    presentation.oldPlace = (place, index)
    container.addSubview(view)
  }

  /// Takes everything of the presentation out of the window.
  private func takeDown() {
    presentation.presentedView?.removeFromSuperview()
    if let (place, index) = presentation.oldPlace, let view = presenter.view {
      place.insertSubview(view, at: index)
      view.frame = place.bounds
    }
    presentation.oldPlace = nil
    presentation.container?.removeFromSuperview()
    presentation.container = nil
    presenter.traits.presented = nil
    controller.traits.presenting = nil
    controller.traits.presentationController = nil
  }

  private func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    switch controller.modalTransitionStyle {
    case .crossDissolve: DissolveAnimator(isForward: isPresenting)
    case .flipHorizontal: FlipAnimator(isForward: isPresenting)
    case .coverVertical, .partialCurl: CoverAnimator(isForward: isPresenting)
    }
  }
}
