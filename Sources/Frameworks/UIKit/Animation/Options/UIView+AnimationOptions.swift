extension UIView {
  /// What an animation block asks for beside its duration.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// Bits 0-9 are switches, 16-19 the curve, 20-23 the transition, 24-27 the frame rate.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views take touches while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Properties that cannot add up start from what shows.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again, for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back; afterwards the model value shows at once.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested block keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested block keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// A transition shows live views instead of pictures of them.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides and shows them instead of removing and adding.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A nested block keeps its own options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns the container about its vertical axis, the left side to the right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the container about its vertical axis, the right side to the left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Rolls the old picture up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Rolls the new picture down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old picture to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the container about its horizontal axis, the top to the bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the container about its horizontal axis, the bottom to the top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The screen's own frame rate.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Sixty frames a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// What a keyframe animation asks for beside its duration.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// Bits 0-5 and 9 are switches as for blocks, 10-13 the mode, 16-19 the curve of the whole.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The views take touches while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Properties that cannot add up start from what shows.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Again and again, for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// There and back; afterwards the model value shows at once.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A nested block keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// A nested block keeps its own options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight lines between the keyframes; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Even speed; key times are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve at nearly even speed; key times are ignored.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// A named timing curve.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even speed.
    case linear
  }

  /// A legacy name for the transitions of `setAnimationTransition`.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none
    /// Turns the left side to the right.
    case flipFromLeft
    /// Turns the right side to the left.
    case flipFromRight
    /// Rolls the old picture up.
    case curlUp
    /// Rolls the new picture down.
    case curlDown
  }

  /// An animation that the system brings along.
  public enum SystemAnimation: UInt, Sendable {
    /// Views vanish and leave their superview.
    case delete
  }
}
