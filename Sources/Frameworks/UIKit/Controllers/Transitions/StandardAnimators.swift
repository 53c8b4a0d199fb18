import QuartzCore

/// Slides a presented view over the other one from below, or away again.
///
/// How long UIKit's own presentations take is not documented; etude takes 0.4 s.
@MainActor
final class CoverAnimator: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let height = container.bounds.height
    let moved: UIView?
    if isPresenting {
      moved = context.view(forKey: .to)
      if let view = moved, let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller).offsetBy(dx: 0, dy: height)
        container.addSubview(view)
      }
    } else {
      moved = context.view(forKey: .from)
      if let under = context.view(forKey: .to) { container.insertSubview(under, at: 0) }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut
    ) { [isPresenting] in
      moved?.center.y += isPresenting ? -height : height
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Fades one view into the other.
@MainActor
final class DissolveAnimator: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let faded: UIView?
    if isPresenting {
      faded = context.view(forKey: .to)
      if let view = faded, let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
        container.addSubview(view)
        view.alpha = 0
      }
    } else {
      faded = context.view(forKey: .from)
      if let under = context.view(forKey: .to) { container.insertSubview(under, at: 0) }
    }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      faded?.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Turns the container over.
@MainActor
final class FlipAnimator: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.75 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let (gone, come) = (context.view(forKey: .from), context.view(forKey: .to))
    UIView.transition(
      with: container, duration: transitionDuration(using: context),
      options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
      animations: {
        gone?.removeFromSuperview()
        if let come, let controller = context.viewController(forKey: .to) {
          come.frame = context.finalFrame(for: controller)
          container.addSubview(come)
        }
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

/// Pushes a view in from the right over the one before, or out again.
///
/// The 0.35 s are measured; that the lower view moves a third of the way is widely observed.
@MainActor
final class PushAnimator: UIViewControllerAnimatedTransitioning {
  private let isPushing: Bool

  init(isPushing: Bool) {
    self.isPushing = isPushing
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let come = context.view(forKey: .to), let gone = context.view(forKey: .from),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let width = container.bounds.width
    let (ahead, behind) = (width, -width / 3)
    come.frame = context.finalFrame(for: controller)
    if isPushing {
      container.addSubview(come)
    } else {
      container.insertSubview(come, belowSubview: gone)
    }
    come.center.x += isPushing ? ahead : behind
    let place = gone.center
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut
    ) { [isPushing] in
      come.center.x -= isPushing ? ahead : behind
      gone.center.x += isPushing ? behind : ahead
    } completion: { _ in
      gone.center = place
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
