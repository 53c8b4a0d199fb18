import Engine
import QuartzCore
import Timelines

/// The way from the old picture of a container to its new one.
@MainActor
struct ViewTransition {
  /// The kind by its name in timelines, such as `flipFromLeft`.
  let kind: String
  let timing: AnimationBlock.Timing
  let options: UIView.AnimationOptions

  /// Adds the transition to a container; `group` waits for it.
  func add(to view: UIView, group: CompletionGroup?) {
    // What stands there from a lesson's scene is not the learner's doing.
    if !view.layer.wasSeen, view.window != nil, !ViewWorld.current.isOfScene(view) {
      Conductor.current.note("transition-too-early", AnimationMessage.transitionTooEarly)
    }
    Conductor.current.record(
      .event(.transition(view.journalID, kind: kind, duration: timing.duration)))
    let animation = CATransition()
    animation.isSilent = true
    animation.transition = Transition(kind: kind)
    animation.duration = timing.duration
    animation.resolvedBegin = view.layer.localNow + timing.delay
    animation.timingFunction = CAMediaTimingFunction(curve: timing.curve)
    animation.repeatCount = Float(timing.repeatCount)
    animation.autoreverses = timing.autoreverses
    animation.fillMode = .both
    animation.group = group
    animation.keepsTouchesAway = !options.contains(.allowUserInteraction)
    view.layer.add(animation, forKey: "transition")
    AnimationStack.current.noteAnimation(of: view)
  }
}
