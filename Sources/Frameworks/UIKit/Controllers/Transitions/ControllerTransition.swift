import Engine
import QuartzCore

/// A change of controllers under way: what animators, interaction and the controllers share.
@MainActor
final class ControllerTransition: UIViewControllerContextTransitioning {
  /// Who takes part, and where.
  struct Parts {
    var container: UIView
    var from: UIViewController?
    var to: UIViewController?
    /// The view that goes; nil if it stays where it is.
    var fromView: UIView?
    /// The view that comes; nil if it is there already.
    var toView: UIView?
    var finalFrame: CGRect
    var style = UIModalPresentationStyle.none
  }

  let parts: Parts
  let isAnimated: Bool
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var isOver = false
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private var onEnd: ((Bool) -> Void)?
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private(set) lazy var coordinator = TransitionCoordinator(self)

  init(
    _ parts: Parts, isAnimated: Bool, animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.parts = parts
    self.isAnimated = isAnimated
    self.animator = animator
    self.interaction = isAnimated ? interaction : nil
  }

  /// Begins; `onEnd` runs once, with whether the change is to stay.
  func start(_ onEnd: @escaping (Bool) -> Void) {
    self.onEnd = onEnd
    parts.from?.traits.transition = self
    parts.to?.traits.transition = self
    guard isAnimated else {
      if let view = parts.toView {
        parts.container.addSubview(view)
        view.frame = parts.finalFrame
      }
      for body in alongside { body(coordinator) }
      completeTransition(true)
      return
    }
    if let interaction, interaction.wantsInteractiveStart {
      isInteractive = true
      interaction.startInteractiveTransition(self)
    } else {
      animate()
    }
  }

  /// Lets the animator show the change, and others move along.
  func animate() {
    animator.animateTransition(using: self)
    runAlongside()
  }

  /// The animator that can be scrubbed, if there is one.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    let found = animator.interruptibleAnimator(using: self)
    return found is NoInterruptibleAnimator ? nil : found
  }

  func runAlongside() {
    guard !alongside.isEmpty else { return }
    let bodies = alongside
    alongside = []
    UIView.animate(withDuration: duration) { [coordinator] in
      for body in bodies { body(coordinator) }
    }
  }

  var duration: TimeInterval { isAnimated ? animator.transitionDuration(using: self) : 0 }

  func join(
    _ animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
  }

  func noticeInteractionChange(
    _ body: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionChanges.append(body)
  }

  // MARK: What animators and interaction ask and tell

  var containerView: UIView { parts.container }
  var presentationStyle: UIModalPresentationStyle { parts.style }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? parts.from : key == .to ? parts.to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? parts.fromView : key == .to ? parts.toView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === parts.from ? vc.view.frame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === parts.to ? parts.finalFrame : .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() {
    endInteraction()
  }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    endInteraction()
  }

  func pauseInteractiveTransition() {
    isInteractive = true
  }

  private func endInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    for body in interactionChanges { body(coordinator) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    if !didComplete { transitionWasCancelled = true }
    parts.from?.traits.transition = nil
    parts.to?.traits.transition = nil
    onEnd?(didComplete)
    onEnd = nil
    animator.animationEnded(didComplete)
    for body in completions { body(coordinator) }
    completions = []
  }
}
