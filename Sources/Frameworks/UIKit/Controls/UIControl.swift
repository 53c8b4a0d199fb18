import Engine
import QuartzCore

/// A view that tells targets what the user did with it.
@preconcurrency @MainActor
open class UIControl: UIView {
  var targets: [ControlTarget] = []

  /// A control at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control that runs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control answers touches.
  open var isEnabled = true {
    didSet {
      layer.write("isEnabled", .flag(isEnabled))
      stateDidChange()
    }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet {
      layer.write("isSelected", .flag(isSelected))
      stateDidChange()
    }
  }

  /// Whether a finger is on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Whether the finger of a touch that began on the control is inside it.
  public internal(set) var isTouchInside = false
  /// Whether a touch that began on the control still lasts.
  public internal(set) var isTracking = false

  /// Where the content stands across.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Where the content stands up and down.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// All states that hold now.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    if !isEnabled { state.insert(.disabled) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  /// Calls a method of `target` when one of the events happens; the target is not kept alive.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let receiver = target.map { $0 as AnyObject }
    let twin = targets.first { $0.receiver === receiver && $0.selector == action }
    if let twin, action.isNamed {
      twin.events.formUnion(controlEvents)
    } else {
      targets.append(ControlTarget(receiver: receiver, selector: action, events: controlEvents))
    }
  }

  /// Calls the method for these events no more; nil stands for every target or method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let receiver = target.map { $0 as AnyObject }
    for known in targets where known.action == nil {
      if let receiver, known.receiver !== receiver { continue }
      if let action, action.isNamed, known.selector != action { continue }
      known.events.subtract(controlEvents)
    }
    targets.removeAll(where: \.events.isEmpty)
  }

  /// Runs an action when one of the events happens; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    targets.removeAll { action.isSame(as: $0.action) && $0.events == controlEvents }
    targets.append(ControlTarget(action: action, events: controlEvents))
  }

  /// Runs the action for these events no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for known in targets where action.isSame(as: known.action) {
      known.events.subtract(controlEvents)
    }
    targets.removeAll(where: \.events.isEmpty)
  }

  /// Does what is to be done for the events, as if the user had caused them.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Calls a method of `target`; one that asks for an event gets an empty one where there is none.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let receiver = target.map { $0 as AnyObject } ?? firstAnswering(action)
    _ = action(on: receiver, [self, event ?? UIEvent(touches: [])])
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) {
    action.run(sender: self)
  }

  /// A touch begins on the control; false lets go of it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch moves; false lets go of it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Fingers touch the control.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    startTracking(touches, event)
  }

  /// Fingers move on the control.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepTracking(touches, event)
  }

  /// Fingers leave the control.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    stopTracking(touches, event)
  }

  /// The touches are taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    dropTracking(event)
  }

  /// The state changed; subclasses here show it.
  func stateDidChange() {}
}
