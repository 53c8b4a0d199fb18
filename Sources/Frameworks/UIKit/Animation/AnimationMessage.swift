/// The sentences of this room about animations.
enum AnimationMessage {
  static func noWindow(_ type: String) -> String {
    """
    an animated \(type) is in no window: on a device its animation would end at once; \
    add it to a view that is on the screen, such as view, before the turn ends
    """
  }

  static let flattened = """
    an animation to a scale of 0 jumps to its end at once, because such a transform cannot be \
    undone; use a small scale such as 0.01 and hide the view afterwards
    """

  static let wholeTurn = """
    a whole turn ends where it began, so nothing moves; turn in three thirds, or animate \
    "transform.rotation.z" from 0 to 2 pi
    """

  static func notAnimatable(_ name: String) -> String {
    switch name {
    case "isHidden":
      "isHidden is no animation: it changes at once; animate alpha and hide in the completion"
    default:
      """
      \(name) is no animation: it changes at once; use UIView.transition(with:) with \
      .transitionCrossDissolve
      """
    }
  }

  static let wholeScreen = """
    transition(from:to:) turns the superview of the from-view, here the whole screen; put both \
    views into a container of their own
    """

  static let repeatInAnimator = """
    a repeat count set inside an animator's block works on a device only for the first block
    """

  static let halfTurn = """
    a turn by exactly half a circle: which way it goes is not guaranteed; use a little less than \
    pi, two halves one after the other, or a CABasicAnimation of "transform.rotation.z"
    """

  static let keyframeOutside = """
    addKeyframe was called outside of animateKeyframes, so its change shows at once; \
    call it inside the animations closure of UIView.animateKeyframes
    """

  static func keyframeRange(_ name: String, _ value: Double) -> String {
    "addKeyframe was given a \(name) of \(value); it is a fraction of the whole, 0 to 1"
  }

  static let keyframeRangeRemedy = """
    divide the time in seconds by the duration of the whole: start 0.5 s of 2 s is 0.25
    """

  static func unstableSpring(_ ratio: Double, _ velocity: Double) -> String {
    """
    UIKit's own spring is unstable for damping \(ratio) with this duration and velocity \
    \(velocity): a device may show another motion; change one of them a little
    """
  }

  static func noDamping(_ ratio: Double) -> String {
    "a damping ratio of \(ratio) has no spring in UIKit; 0.01 is used"
  }

  static let transitionWithoutContainer = """
    transition(from:to:) needs a from-view that is in a superview: nothing is shown
    """

  static let transitionTooEarly = """
    the container of this transition came on the screen in the same turn: a device shows the \
    new view without any transition; start it in a later turn
    """

  static let modifyOutside = """
    modifyAnimations was called outside of an animation block, so its changes show at once
    """

  static let commitWithoutBegin = "commitAnimations was called without beginAnimations"
}
