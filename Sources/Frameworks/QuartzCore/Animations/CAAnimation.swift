import CoreGraphics
import Engine
import Timelines

/// Hears when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation's active time begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation reached its end, or was taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What all animations of layers have in common; it moves nothing by itself.
///
/// A layer takes a copy: changing the animation after `add(_:forKey:)` has no effect.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Everything that a copy takes over.
  struct State {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
    var isRemovedOnCompletion = true
    var timingFunction: CAMediaTimingFunction?
    var delegate: (any CAAnimationDelegate)?
    var values: [String: Any] = [:]
    /// The block of UIKit that made it.
    var group: CompletionGroup?
    /// The animator whose time it follows, with its number in the journal.
    var animator: (any TimeParent & JournalObject)?
    /// Whether the animated view takes no touches meanwhile.
    var keepsTouchesAway = false
    /// Begin in the parent's time, when UIKit has worked it out; takes the place of `beginTime`.
    var resolvedBegin: Double?
  }

  var state = State()
  /// Set for the copy that a layer holds.
  private(set) var isFrozen = false

  /// An animation with default timing.
  public override init() {
    super.init()
  }

  /// An animation as if read from an archive: etude has none, so it is like a new one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// When it begins, in seconds of the layer's time; 0 means at the commit.
  open var beginTime: CFTimeInterval {
    get { state.beginTime }
    set { edit { $0.beginTime = newValue } }
  }

  /// How long one run lasts, in seconds; 0 takes the transaction's duration, 0.25 by default.
  open var duration: CFTimeInterval {
    get { state.duration }
    set { edit { $0.duration = newValue } }
  }

  /// How fast it runs: 1 by default, 2 twice as fast, 0 stands still.
  open var speed: Float {
    get { state.speed }
    set { edit { $0.speed = newValue } }
  }

  /// Seconds into its run at which it starts.
  open var timeOffset: CFTimeInterval {
    get { state.timeOffset }
    set { edit { $0.timeOffset = newValue } }
  }

  /// How many times it runs; fractions count, 0 means once, `.infinity` for ever.
  open var repeatCount: Float {
    get { state.repeatCount }
    set { edit { $0.repeatCount = newValue } }
  }

  /// How long it goes on repeating, in seconds; 0 leaves that to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { state.repeatDuration }
    set { edit { $0.repeatDuration = newValue } }
  }

  /// Whether each run is followed by one backwards.
  open var autoreverses: Bool {
    get { state.autoreverses }
    set { edit { $0.autoreverses = newValue } }
  }

  /// What shows before it begins, and after it ends if it is not removed.
  open var fillMode: CAMediaTimingFillMode {
    get { state.fillMode }
    set { edit { $0.fillMode = newValue } }
  }

  /// Whether it leaves the layer by itself when it has ended.
  open var isRemovedOnCompletion: Bool {
    get { state.isRemovedOnCompletion }
    set { edit { $0.isRemovedOnCompletion = newValue } }
  }

  /// The timing curve of the whole run; nil is linear.
  open var timingFunction: CAMediaTimingFunction? {
    get { state.timingFunction }
    set { edit { $0.timingFunction = newValue } }
  }

  /// Who hears of its begin and end; retained, as documented.
  open var delegate: (any CAAnimationDelegate)? {
    get { state.delegate }
    set { edit { $0.delegate = newValue } }
  }

  /// The preferred frames per second; kept, but the virtual clock needs none.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Changes the state, unless a layer holds this copy: Core Animation refuses that.
  final func edit(_ change: (inout State) -> Void) {
    guard mayChange() else { return }
    change(&state)
  }

  final func mayChange() -> Bool {
    guard isFrozen else { return true }
    Conductor.current.stop(reason: LayerMessage.frozen, remedy: LayerMessage.frozenRemedy)
    return false
  }

  /// A copy of the same kind that can be changed.
  open override func copy() -> Any { duplicate() }

  /// The copy that a layer keeps.
  final func frozenCopy() -> CAAnimation {
    let copy = duplicate()
    copy.isFrozen = true
    return copy
  }

  func duplicate() -> CAAnimation {
    let copy = CAAnimation()
    copy.state = state
    return copy
  }

  /// What moves; an animation of this class moves nothing.
  func motion(for describer: AnimationDescriber) -> Motion { .group([]) }

  /// As an action, the animation adds itself to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A value that the program keeps under a key.
  open func value(forKey key: String) -> Any? { state.values[key] }

  /// Keeps a value under a key.
  open func setValue(_ value: Any?, forKey key: String) {
    edit { $0.values[key] = value }
  }

  /// The default value of a key: none.
  open class func defaultValue(forKey key: String) -> Any? { nil }
}

extension CAAnimation {
  /// The block of UIKit whose completion waits for this animation.
  package var group: CompletionGroup? {
    get { state.group }
    set { state.group = newValue }
  }

  /// Whether the animated view takes no touches meanwhile.
  package var keepsTouchesAway: Bool {
    get { state.keepsTouchesAway }
    set { state.keepsTouchesAway = newValue }
  }

  /// Begin in the parent's time, when UIKit has worked it out.
  package var resolvedBegin: Double? {
    get { state.resolvedBegin }
    set { state.resolvedBegin = newValue }
  }

  /// The animator whose time it follows.
  package var animator: (any TimeParent & JournalObject)? {
    get { state.animator }
    set { state.animator = newValue }
  }
}
