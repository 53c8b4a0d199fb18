/// What can be asked about a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether there is anything to animate.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was broken off.
  var isCancelled: Bool { get }
  /// Whether a finger drove it at the start.
  var initiallyInteractive: Bool { get }
  /// Whether a finger can take hold of it.
  var isInterruptible: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far a driven transition is: 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast it goes on once the finger is gone.
  var completionVelocity: CGFloat { get }
  /// How it goes on once the finger is gone.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which everything happens.
  var containerView: UIView { get }
  /// How the view that comes is turned.
  var targetTransform: CGAffineTransform { get }
  /// One of the controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets other views move along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes together with the transition; false if it is too late.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when a finger takes hold of the transition or lets it go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes together with the transition; false if it is too late.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of one transition.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private let transition: ControllerTransition
  var percentComplete: CGFloat = 0

  init(_ transition: ControllerTransition) {
    self.transition = transition
  }

  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { transition.isInteractive }
  var isCancelled: Bool { transition.transitionWasCancelled }
  var initiallyInteractive: Bool { transition.isInteractive }
  var isInterruptible: Bool { transition.interruptibleAnimator != nil }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var transitionDuration: TimeInterval { transition.duration }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { transition.containerView }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !transition.isOver else { return false }
    transition.join(animation, completion: completion)
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    transition.noticeInteractionChange(handler)
  }
}

extension UIViewController {
  /// Lets other views move along with the transition under way; nil if there is none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    traits.transition?.coordinator ?? parent?.transitionCoordinator
  }
}

/// Stands for an animator that a class does not have.
@MainActor
final class NoInterruptibleAnimator: UIViewImplicitlyAnimating {
  static let shared = NoInterruptibleAnimator()

  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {}
  func addAnimations(_ animation: @escaping @MainActor () -> Void) {}
  func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {}
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
