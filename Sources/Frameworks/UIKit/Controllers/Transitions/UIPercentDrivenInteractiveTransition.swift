import Engine
import QuartzCore

/// Drives an animated transition by a number from 0 to 1, usually that of a finger.
///
/// The container's own time stands still meanwhile and shows the animation at that share of its
/// duration; afterwards time runs on, or back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  private var transition: ControllerTransition?
  private var pacer: LayerPacer?
  private var animator: (any UIViewImplicitlyAnimating)?

  /// How long the transition takes when animated, in seconds.
  public private(set) var duration: CGFloat = 0
  /// How far it is: 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast it goes on once the finger is gone: 1 is as fast as animated.
  open var completionSpeed: CGFloat = 1
  /// How it goes on once the finger is gone; the animation's own pacing counts here.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The pacing while it is driven; nil means even.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a finger drives it from the start.
  open var wantsInteractiveStart = true

  /// A driver that waits for a transition.
  public init() {}

  /// The transition begins and stands still at 0.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    duration = CGFloat(transition.duration)
    percentComplete = 0
    if let animator = transition.interruptibleAnimator {
      self.animator = animator
      animator.pauseAnimation()
      transition.runAlongside()
    } else {
      pacer = LayerPacer(transition.containerView)
      pacer?.hold()
      transition.animate()
    }
  }

  /// Takes hold of a running transition.
  open func pause() {
    transition?.pauseInteractiveTransition()
    pacer?.hold()
    animator?.pauseAnimation()
  }

  /// Shows the transition so far: 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    let share = min(max(percentComplete, 0), 1)
    self.percentComplete = share
    animator?.fractionComplete = share
    pacer?.show(Double(share * duration))
    transition?.updateInteractiveTransition(share)
  }

  /// Lets the transition go on to its end.
  open func finish() {
    guard let transition, !transition.isOver else { return }
    transition.finishInteractiveTransition()
    if let animator {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1 - percentComplete)
    }
    pacer?.run(speed: Double(completionSpeed))
    let rest = Double(duration * (1 - percentComplete) / completionSpeed)
    end(transition, after: rest, didComplete: true)
  }

  /// Lets the transition go back to its start.
  open func cancel() {
    guard let transition, !transition.isOver else { return }
    transition.cancelInteractiveTransition()
    if let animator {
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: percentComplete)
    }
    let rest = Double(duration * percentComplete / completionSpeed)
    pacer?.run(speed: -Double(completionSpeed))
    let pacer = pacer
    Conductor.current.schedule(after: rest) {
      MainActor.assumeIsolated { pacer?.restore() }
    }
    end(transition, after: rest, didComplete: false)
  }

  /// The animator's own completion usually ends the transition; this is for those without one.
  private func end(_ transition: ControllerTransition, after delay: Double, didComplete: Bool) {
    let pacer = pacer
    self.transition = nil
    self.pacer = nil
    animator = nil
    Conductor.current.schedule(after: max(0, delay)) {
      Conductor.current.schedule(at: Conductor.current.now, phase: .afterwards) {
        MainActor.assumeIsolated {
          pacer?.release()
          transition.completeTransition(didComplete)
        }
      }
    }
  }
}
