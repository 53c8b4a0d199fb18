import CoreGraphics
import Engine
import QuartzCore
import Timelines

/// An animation that can be paused, scrubbed, reversed and stopped.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { box.center.x += 200 }
/// animator.addCompletion { position in print(position) }
/// animator.startAnimation()
/// ```
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObjectProtocol, UIViewImplicitlyAnimating, JournalObject {
  nonisolated package var journalID: ObjectID { clock.journalID }

  /// The duration it was made with, in seconds; springs with constants run as long as they need.
  public let duration: TimeInterval
  /// The delay of the last start, in seconds.
  public internal(set) var delay: TimeInterval = 0
  /// The pacing it was made with.
  public internal(set) var timingParameters: (any UITimingCurveProvider)?
  /// Where it is in its life.
  public internal(set) var state = UIViewAnimatingState.inactive {
    didSet { watchers.tell(\UIViewPropertyAnimator.state, from: oldValue, to: state) }
  }
  /// Whether it moves; false while it is paused.
  public internal(set) var isRunning = false {
    didSet { watchers.tell(\UIViewPropertyAnimator.isRunning, from: oldValue, to: isRunning) }
  }
  /// Whether scrubbing moves in proportion to the finger instead of along the curve.
  open var scrubsLinearly = true

  nonisolated let clock: AnimatorClock
  var isBackwards = false
  var watchers = AnimatorWatchers()
  var queued: [QueuedAnimations] = []
  var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  /// The animations of the present start, while it is active or stopped.
  var run: AnimatorRun?
  private var interruptible = true
  private var takesTouches = true
  private var hitsModel = false
  private var holdsAtEnd = false

  /// Changes that wait for the start, or that begin later.
  struct QueuedAnimations {
    var body: @MainActor () -> Void
    var delayFactor: CGFloat = 0
    /// Whether what it changes is laid out inside the animation.
    var laysOutSubviews = false
  }

  /// An animator by its pacing; animations are added with `addAnimations`.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - parameters: a curve or a spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    clock = AnimatorClock(type: "UIViewPropertyAnimator")
    timingParameters = parameters
  }

  /// An animator of 0.2 seconds with Core Animation's default curve.
  public convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
  }

  /// An animator with a named curve.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - curve: how it eases.
  ///   - animations: changes to animate; run at the start.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a curve by its control points.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - point1: the first control point, both numbers in 0...1.
  ///   - point2: the second control point, both numbers in 0...1.
  ///   - animations: changes to animate; run at the start.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that settles in its duration.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - ratio: the damping ratio, 0 to 1; 1 does not overshoot.
  ///   - animations: changes to animate; run at the start.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  deinit {
    clock.released()
  }

  /// Makes an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds before it begins.
  ///   - options: the curve and `layoutSubviews`; repetition, direction and transitions are ignored.
  ///   - animations: changes to animate; run now.
  ///   - completion: runs at the end.
  /// - Returns: the running animator.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let ignored: UIView.AnimationOptions = [.repeat, .autoreverse]
    if !options.isDisjoint(with: ignored) || options.transitionKind != nil {
      Conductor.current.note("animator-options", AnimatorMessage.ignoredOptions)
    }
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: options.timingParameters)
    animator.add(
      QueuedAnimations(
        body: animations, laysOutSubviews: options.contains(.layoutSubviews)))
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Whether it runs backwards; setting it turns what is done into what is left.
  open var isReversed: Bool {
    get { isBackwards }
    set { reverse(newValue) }
  }

  /// How much of it is done, 0 to 1, in the direction it plays; setting it pauses and scrubs.
  open var fractionComplete: CGFloat {
    get { CGFloat(doneFraction) }
    set { scrub(to: newValue.native) }
  }

  /// Whether it may be paused and stopped.
  open var isInterruptible: Bool {
    get { interruptible }
    set { if mayConfigure("isInterruptible") { interruptible = newValue } }
  }

  /// Whether the animated views take touches meanwhile.
  open var isUserInteractionEnabled: Bool {
    get { takesTouches }
    set {
      guard mayConfigure("isUserInteractionEnabled") else { return }
      takesTouches = newValue
      updateTouches()
    }
  }

  /// Whether touches find the animated views at their model place instead of where they show.
  open var isManualHitTestingEnabled: Bool {
    get { hitsModel }
    set {
      hitsModel = newValue
      updateTouches()
    }
  }

  /// Whether it stays active at its end, without running its completions.
  open var pausesOnCompletion: Bool {
    get { holdsAtEnd }
    set {
      guard isInterruptible || !newValue else { return refuseInterruption("pausesOnCompletion") }
      holdsAtEnd = newValue
    }
  }

  private func updateTouches() {
    clock.keepsTouchesAway = !takesTouches
    clock.hitsWhereItShows = takesTouches && !hitsModel
  }

  /// Both properties raise on a device when they are set while it is active.
  private func mayConfigure(_ property: String) -> Bool {
    guard state == .active else { return true }
    refuse(AnimatorMessage.setWhileActive(property), AnimatorMessage.setWhileActiveRemedy)
    return false
  }

  func refuse(_ reason: String, _ remedy: String) {
    Conductor.current.stop(reason: reason, remedy: remedy)
  }

  /// Stops the program when the animator is stopped; answers whether the call may go on.
  func isNotStopped(_ call: String) -> Bool {
    guard state == .stopped else { return true }
    refuse(AnimatorMessage.stopped(call), AnimatorMessage.stoppedRemedy)
    return false
  }

  // MARK: Calls

  /// Adds changes: before the start they wait for it, afterwards they run for the remaining time.
  open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
    add(QueuedAnimations(body: animation))
  }

  /// Adds changes that begin later.
  ///
  /// - Parameters:
  ///   - animation: changes properties of views.
  ///   - delayFactor: fraction of the remaining time that passes first, 0 to 1; other numbers are
  ///     cut, with a note.
  open func addAnimations(
    _ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat
  ) {
    let factor = min(1, max(0, delayFactor))
    if factor != delayFactor {
      Conductor.current.note("delay-factor", AnimatorMessage.delayFactor(delayFactor.native))
    }
    add(QueuedAnimations(body: animation, delayFactor: factor))
  }

  /// Adds what runs at the end, in the order it was added.
  open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts it, or resumes it when it is paused.
  open func startAnimation() {
    start(afterDelay: 0)
  }

  /// Starts it after a delay in seconds, or resumes it then when it is paused.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(afterDelay: max(0, delay))
  }

  /// Holds it where it is; before the start it becomes active at once.
  open func pauseAnimation() {
    pause()
  }

  /// Ends it where it is: the model takes what shows.
  ///
  /// - Parameter withoutFinishing: true makes it inactive without completions; false makes it
  ///   stopped, to be finished with `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    stop(withoutFinishing)
  }

  /// Finishes it after `stopAnimation(false)` and runs its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finish(at: finalPosition)
  }

  /// Resumes it with another pacing.
  ///
  /// - Parameters:
  ///   - parameters: a curve or a spring; nil keeps the present one.
  ///   - durationFactor: times the original duration is what the rest takes; 0 keeps what is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    goOn(parameters, durationFactor: durationFactor.native)
  }
}

extension UIViewPropertyAnimator: Hashable, CustomStringConvertible {
  /// Whether the other object is this animator.
  nonisolated public func isEqual(_ object: Any?) -> Bool {
    (object as? UIViewPropertyAnimator) === self
  }

  /// Equal for the same animator only.
  nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }

  /// The class in angle brackets.
  nonisolated public var description: String { "<\(type(of: self))>" }

  /// Whether both are the same animator.
  nonisolated public static func == (
    left: UIViewPropertyAnimator, right: UIViewPropertyAnimator
  ) -> Bool { left === right }

  /// Feeds `hash` to the hasher.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
