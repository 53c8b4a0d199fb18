import QuartzCore

// How UIKit's own transitions look. How long its presentations take is not documented; etude takes
// 0.4 s, and 0.75 s for a flip.

/// What the standard animators have in common: where views go, and the end.
@MainActor
class StandardAnimator {
  /// Whether a view comes; otherwise it goes back.
  let isForward: Bool
  private let duration: TimeInterval

  init(isForward: Bool, duration: TimeInterval = 0.4) {
    self.isForward = isForward
    self.duration = duration
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  /// Puts the view that comes at its final place, or one that comes back below the one that goes.
  ///
  /// Answers the view in front: the one that moves.
  final func arrange(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    guard isForward else {
      if let under = context.view(forKey: .to) { context.containerView.insertSubview(under, at: 0) }
      return context.view(forKey: .from)
    }
    guard let view = context.view(forKey: .to) else { return nil }
    if let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
    }
    context.containerView.addSubview(view)
    return view
  }

  /// Animates for the whole duration, then ends the transition.
  final func animate(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
    then finish: @escaping () -> Void = {}
  ) {
    UIView.animate(withDuration: duration, animations: changes) { _ in
      finish()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Slides a presented view over the other one from below, or away again.
final class CoverAnimator: StandardAnimator, UIViewControllerAnimatedTransitioning {
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let height = context.containerView.bounds.height
    let moved = arrange(context)
    if isForward { moved?.center.y += height }
    animate(context) { [isForward] in
      moved?.center.y += isForward ? -height : height
    }
  }
}

/// Fades one view into the other.
final class DissolveAnimator: StandardAnimator, UIViewControllerAnimatedTransitioning {
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let faded = arrange(context)
    if isForward { faded?.alpha = 0 }
    animate(context) { [isForward] in
      faded?.alpha = isForward ? 1 : 0
    }
  }
}

/// Turns the container over.
final class FlipAnimator: StandardAnimator, UIViewControllerAnimatedTransitioning {
  init(isForward: Bool) {
    super.init(isForward: isForward, duration: 0.75)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let (gone, come) = (context.view(forKey: .from), context.view(forKey: .to))
    UIView.transition(
      with: container, duration: transitionDuration(using: context),
      options: isForward ? .transitionFlipFromRight : .transitionFlipFromLeft,
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
final class PushAnimator: StandardAnimator, UIViewControllerAnimatedTransitioning {
  init(isForward: Bool) {
    super.init(isForward: isForward, duration: 0.35)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let come = context.view(forKey: .to), let gone = context.view(forKey: .from),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let width = container.bounds.width
    let (ahead, behind) = (width, -width / 3)
    come.frame = context.finalFrame(for: controller)
    if isForward {
      container.addSubview(come)
    } else {
      container.insertSubview(come, belowSubview: gone)
    }
    come.center.x += isForward ? ahead : behind
    let place = gone.center
    animate(context) { [isForward] in
      come.center.x -= isForward ? ahead : behind
      gone.center.x += isForward ? behind : ahead
    } then: {
      gone.center = place
    }
  }
}
