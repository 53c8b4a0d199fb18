import CoreGraphics
import Engine
import QuartzCore
import Timelines

// The calls that run an animation block. The model changes at once; the motion is an animation on
// the layer.

extension UIView {
  /// Animates the changes made in a closure, easing in and out.
  ///
  /// - Parameters:
  ///   - duration: seconds; 0 or less changes everything at once.
  ///   - animations: changes properties of views; runs now.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes made in a closure, easing in and out, and tells when that is over.
  ///
  /// - Parameters:
  ///   - duration: seconds; 0 or less changes everything at once.
  ///   - animations: changes properties of views; runs now.
  ///   - completion: gets whether all animations reached their end; without any it runs in the
  ///     next turn, at the same virtual time.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates the changes made in a closure after a delay.
  ///
  /// - Parameters:
  ///   - duration: seconds; 0 or less changes everything at once, without the delay.
  ///   - delay: seconds during which the old values still show.
  ///   - options: curve, repetition and the rest.
  ///   - animations: changes properties of views; runs now.
  ///   - completion: gets whether all animations reached their end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    var timing = AnimationBlock.Timing(
      duration: duration, delay: delay, curve: options.curve,
      repeatCount: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse))
    if options.isKeyboardSpring, duration > 0 {
      // Measured: whatever duration is asked for, it takes half a second.
      timing.duration = 0.5
      timing.spring = AnimationBlock.Spring(constants: .system)
    }
    perform(timing, options, animations, completion)
  }

  /// Animates the changes made in a closure with a spring.
  ///
  /// - Parameters:
  ///   - duration: seconds after which the spring has settled and is cut.
  ///   - delay: seconds during which the old values still show.
  ///   - dampingRatio: 0 to 1; 1 does not overshoot, more than 1 counts as 1.
  ///   - velocity: whole distances a second at the start; positive is toward the target.
  ///   - options: repetition and the rest; a curve is ignored.
  ///   - animations: changes properties of views; runs now.
  ///   - completion: gets whether all animations reached their end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    var timing = AnimationBlock.Timing(
      duration: duration, delay: delay, curve: .linear,
      repeatCount: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse))
    timing.spring = .fitting(
      duration: duration, dampingRatio: dampingRatio.native, velocity: velocity.native)
    perform(timing, options, animations, completion)
  }

  /// Animates the changes made in a closure with a spring, given by how it looks.
  ///
  /// - Parameters:
  ///   - duration: seconds that the motion seems to last; it settles later.
  ///   - bounce: -1 (excluded) to 1; 0 does not overshoot.
  ///   - initialSpringVelocity: whole distances a second at the start.
  ///   - delay: seconds during which the old values still show.
  ///   - options: repetition and the rest; a curve is ignored.
  ///   - animations: changes properties of views; runs now.
  ///   - completion: gets whether all animations reached their end.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let constants = SpringConstants(
      duration: duration, bounce: bounce.native, velocity: initialSpringVelocity.native)
    var timing = AnimationBlock.Timing(
      duration: duration > 0 ? constants.viewDuration : 0, delay: delay, curve: .linear,
      repeatCount: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse))
    timing.spring = AnimationBlock.Spring(constants: constants)
    perform(timing, options, animations, completion)
  }

  private static func perform(
    _ own: AnimationBlock.Timing, _ given: AnimationOptions, _ animations: () -> Void,
    _ completion: (@MainActor (Bool) -> Void)?
  ) {
    let (timing, options) = AnimationBlock.inherited(own, given)
    let block = AnimationBlock(
      timing, options: options, manner: AnimationStack.current.innermostManner,
      group: AnimationBlock.completionGroup(completion),
      animator: AnimationStack.current.active?.animator)
    block.onChange = AnimationStack.current.active?.onChange
    block.onAdd = AnimationStack.current.active?.onAdd
    block.run(animations)
  }

  // MARK: Without animation

  /// Makes changes at once, even inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: @MainActor () -> Void) {
    AnimationBlock(AnimationBlock.Timing(duration: 0), manner: .plain).run(actionsWithoutAnimation)
  }

  /// Switches all animation of views on or off from now on.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationStack.current.areAnimationsEnabled = enabled
  }

  /// Whether changes in animation blocks are animated.
  public static var areAnimationsEnabled: Bool { AnimationStack.current.areAnimationsEnabled }

  /// The duration of the innermost running block, in seconds; 0 outside of blocks.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationStack.current.active?.currentFrame.duration ?? 0
  }

  /// Repeats what is animated inside an animation block.
  ///
  /// - Parameters:
  ///   - count: number of cycles; half of one may be asked for.
  ///   - autoreverses: whether each cycle goes back again.
  ///   - animations: changes properties of views; runs now.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: @MainActor () -> Void
  ) {
    guard let outer = AnimationStack.current.active else {
      if AnimationStack.current.innermost == nil {
        Conductor.current.note("modify-animations", AnimationMessage.modifyOutside)
      }
      return animations()
    }
    var timing = outer.timing
    timing.repeatCount = count.native
    timing.autoreverses = autoreverses
    outer.derived(timing).run(animations)
  }
}
