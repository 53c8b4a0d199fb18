import Geometry
import Timelines

/// The sentences about property animators.
enum AnimatorMessage {
  static func released(_ state: String) -> String {
    "a UIViewPropertyAnimator was released while it was \(state)"
  }

  static let releasedRemedy = """
    before letting go of it call stopAnimation(true), or stopAnimation(false) and then \
    finishAnimation(at:)
    """

  static func stopped(_ call: String) -> String {
    "an animator in state stopped got \(call)"
  }

  static let stoppedRemedy = """
    a stopped animator can only be finished: call finishAnimation(at:) first, or stop it with \
    stopAnimation(true)
    """

  static func notStopped(_ state: String) -> String {
    "an animator in state \(state) got finishAnimation(at:)"
  }

  static let notStoppedRemedy = """
    only a stopped animator can be finished: call stopAnimation(false) first
    """

  static func notPaused(_ state: String) -> String {
    "an animator that is \(state) got continueAnimation"
  }

  static let notPausedRemedy = "only a paused animator can go on: call pauseAnimation() first"

  static func notInterruptible(_ call: String) -> String {
    "an animator whose isInterruptible is false got \(call)"
  }

  static let notInterruptibleRemedy = "set isInterruptible = true before it starts"

  static func setWhileActive(_ property: String) -> String {
    "an animator in state active was given another \(property)"
  }

  static let setWhileActiveRemedy = "set it before startAnimation()"

  static func delayFactor(_ factor: Double) -> String {
    "a delayFactor is a fraction of the remaining time, 0 to 1; \(factor) is cut to it"
  }

  static func controlPoint(_ point: Point) -> String {
    "the control point (\(point.x), \(point.y)) must lie in 0...1 both ways; it is cut to that"
  }

  static let ignoredOptions = """
    runningPropertyAnimator ignores options of repetition, direction and transition
    """
}
