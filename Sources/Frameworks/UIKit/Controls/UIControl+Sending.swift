import Engine
import QuartzCore

/// Whom a control tells about which events.
@MainActor
final class ControlTarget {
  weak var receiver: AnyObject?
  let hasReceiver: Bool
  let selector: Selector?
  let action: UIAction?
  var events: UIControl.Event

  init(receiver: AnyObject?, selector: Selector, events: UIControl.Event) {
    self.receiver = receiver
    hasReceiver = receiver != nil
    self.selector = selector
    action = nil
    self.events = events
  }

  init(action: UIAction, events: UIControl.Event) {
    hasReceiver = false
    selector = nil
    self.action = action
    self.events = events
  }
}

extension UIControl {
  /// The objects the control tells.
  public var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.receiver as? AnyHashable })
  }

  /// The events the control tells somebody about.
  public var allControlEvents: Event {
    targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the methods called on a target for an event; nil if there are none.
  public func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let receiver = target.map { $0 as AnyObject }
    let names = targets.filter { $0.receiver === receiver && !$0.events.isDisjoint(with: event) }
      .compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }

  func send(_ events: Event, with event: UIEvent?) {
    for target in targets where !target.events.isDisjoint(with: events) {
      if let action = target.action {
        Conductor.current.callback("action")
        sendAction(action)
      } else if let selector = target.selector, !target.hasReceiver || target.receiver != nil {
        Conductor.current.callback("action")
        sendAction(selector, to: target.receiver, for: event)
      }
    }
  }

  /// A target of nil means: whoever in the responder chain has the method.
  func firstAnswering(_ action: Selector) -> AnyObject? { next }

  // MARK: Touches

  func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func keepTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isTracking = continueTracking(touch, with: event)
    isHighlighted = isTouchInside
    if wasInside != isTouchInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  func stopTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, isTracking, let touch = touches.first else { return dropHighlight() }
    isTouchInside = isNear(touch)
    endTracking(touch, with: event)
    dropHighlight()
    if isTouchInside {
      touchUpInside(event)
    } else {
      send(.touchUpOutside, with: event)
    }
  }

  func dropTracking(_ event: UIEvent?) {
    guard isTracking else { return dropHighlight() }
    cancelTracking(with: event)
    dropHighlight()
    send(.touchCancel, with: event)
  }

  private func dropHighlight() {
    isTracking = false
    isHighlighted = false
  }

  private func touchUpInside(_ event: UIEvent?) {
    // UIKit sends the primary action of buttons together with the touch (documented).
    send(
      self is UIButton ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside, with: event)
  }

  /// A finger may slip up to 70 points beyond the edge (widely observed).
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}

extension Selector {
  /// Whether the selector has a name, so that equal ones mean the same method.
  var isNamed: Bool { !description.isEmpty }
}
