import Engine
import QuartzCore

/// Watches the fingers on a view for one kind of gesture and tells targets about it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObjectProtocol {
  /// Where a gesture is in its life.
  public enum State: Int, Sendable {
    /// It may still come.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It is over; for gestures of one moment: it happened.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// The fingers did something else.
    case failed = 5

    /// A gesture of one moment happened.
    public static let recognized = State.ended
  }

  /// The view whose fingers are watched.
  public internal(set) weak var view: UIView?
  /// Who is asked before the gesture begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether fingers are watched.
  open var isEnabled = true {
    didSet { if !isEnabled, state != .possible { breakOff() } }
  }
  /// Whether the view loses its touches once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only once the gesture has failed; without effect.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of touches only once the gesture has failed; without effect.
  open var delaysTouchesEnded = true
  /// Whether only touches of one kind count; without effect.
  open var requiresExclusiveTouchType = true
  /// A name for messages.
  open var name: String?

  var targets: [GestureTarget] = []
  /// Whether the fingers that came down last have made the gesture.
  var wasRecognised = false
  /// The touches of the gesture, in the order in which they came.
  var trackedTouches: [UITouch] = []
  /// Recognisers that must fail first.
  var prerequisites: [UIGestureRecognizer] = []
  /// Recognisers that wait for this one to fail.
  var waiting: [UIGestureRecognizer] = []
  /// The state that is entered once those it waits for have failed.
  var postponed: State?
  /// Whether the gesture may still come although no finger is down.
  var waitsForMoreTouches: Bool { false }
  private var phase = State.possible

  /// A recogniser that calls a method of `target`, which it does not keep alive.
  public init(target: Any?, action: Selector?) {
    if let action { addTarget(target as Any, action: action) }
  }

  /// A recogniser without a target.
  public convenience init() {
    self.init(target: nil, action: nil)
  }

  /// A recogniser as if read from a storyboard.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  /// Where the gesture is in its life; subclasses set it.
  open var state: State {
    get { phase }
    set { enter(newValue) }
  }

  /// Calls a method of `target` as well; the target is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(GestureTarget(receiver: target as AnyObject, selector: action))
  }

  /// Calls the methods of `target` no more; nil stands for every target or method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let receiver = target.map { $0 as AnyObject }
    targets.removeAll { known in
      (receiver == nil || known.receiver === receiver)
        && (action == nil || !(action?.isNamed ?? false) || known.selector == action)
    }
  }

  /// Waits with recognising until another recogniser has failed.
  open func require(toFail other: UIGestureRecognizer) {
    prerequisites.append(other)
  }

  /// Where the middle of the fingers is, in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    let points = trackedTouches.map { $0.location(in: view) }
    guard !points.isEmpty else { return .zero }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
  }

  /// Where one of the fingers is, in a view's coordinates; nil means the window's.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    trackedTouches.indices.contains(index) ? trackedTouches[index].location(in: view) : .zero
  }

  /// How many fingers take part.
  open var numberOfTouches: Int { trackedTouches.count }

  /// Fingers touch the view; subclasses look for their gesture.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers move; subclasses look for their gesture.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers leave the screen; subclasses look for their gesture.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The touches are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .cancelled } else { state = .failed }
  }

  /// The gesture is over: everything remembered about it goes.
  open func reset() {}

  /// Whether this gesture, once recognised, keeps the other one from beginning.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }

  /// Whether the other gesture, once recognised, keeps this one from beginning.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// Drops a touch from the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
  }

  /// Whether the other object is this recogniser.
  nonisolated open func isEqual(_ object: Any?) -> Bool {
    (object as? UIGestureRecognizer) === self
  }

  /// Equal for the same recogniser only.
  nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The class in angle brackets.
  nonisolated open var description: String { "<\(type(of: self))>" }

  /// Sets the state without telling anybody.
  func put(_ state: State) {
    phase = state
  }
}

extension UIGestureRecognizer: Hashable, CustomStringConvertible {
  /// Whether both are the same recogniser.
  nonisolated public static func == (
    left: UIGestureRecognizer, right: UIGestureRecognizer
  ) -> Bool {
    left === right
  }

  /// Feeds `hash` to the hasher.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Whom a recogniser tells.
@MainActor
final class GestureTarget {
  weak var receiver: AnyObject?
  let selector: Selector

  init(receiver: AnyObject?, selector: Selector) {
    self.receiver = receiver
    self.selector = selector
  }
}
