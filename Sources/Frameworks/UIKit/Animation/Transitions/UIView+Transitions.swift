import CoreGraphics
import Engine
import QuartzCore
import Timelines

extension UIView {
  /// Shows the changes made in a closure by a transition of their container.
  ///
  /// - Parameters:
  ///   - view: the container: all of its picture takes part.
  ///   - duration: seconds; 0 or less changes everything at once.
  ///   - options: one of the transitions; without one the changes show at once.
  ///   - animations: adds, removes or changes views; runs now.
  ///   - completion: gets whether the transition reached its end.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let group = AnimationBlock.completionGroup(completion)
    let timing = AnimationBlock.Timing(
      duration: duration, curve: options.curve,
      repeatCount: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse))
    let isShown = duration > 0 && areAnimationsEnabled
    if isShown, let kind = options.transitionKind {
      ViewTransition(kind: kind, timing: timing, options: options).add(to: view, group: group)
    }
    // Documented: what the closure changes belongs to the new picture, and moves by itself only
    // when live views are shown.
    let isLive = isShown && options.contains(.allowAnimatedContent)
    AnimationBlock(timing, options: options, manner: isLive ? .animated : .plain, group: group)
      .run { animations?() }
  }

  /// Puts one view in the place of another by a transition of their superview.
  ///
  /// - Parameters:
  ///   - fromView: leaves the superview, or is hidden with `showHideTransitionViews`.
  ///   - toView: comes in its place.
  ///   - duration: seconds; 0 or less changes everything at once.
  ///   - options: one of the transitions; without one the change shows at once.
  ///   - completion: gets whether the transition reached its end.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      Conductor.current.note("transition", AnimationMessage.transitionWithoutContainer)
      AnimationBlock.completionGroup(completion).close()
      return
    }
    let turns = options.transitionKind.map { $0.hasPrefix("flip") || $0.hasPrefix("curl") } ?? false
    if turns, duration > 0, container is UIWindow || container.superview is UIWindow {
      Conductor.current.note("whole-screen", AnimationMessage.wholeScreen)
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Lets the system animate what becomes of views, together with changes of one's own.
  ///
  /// How Apple's removal looks is documented nowhere: here the views fade within 0.25 seconds.
  ///
  /// - Parameters:
  ///   - animation: what becomes of the views.
  ///   - views: leave their superview at the end.
  ///   - options: as for other blocks.
  ///   - parallelAnimations: changes made at the same time.
  ///   - completion: gets whether all animations reached their end.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views { view.alpha = 0 }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }
}
