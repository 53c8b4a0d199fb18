import Engine
import QuartzCore
import Timelines

/// An object that can answer events: a view, a window or a view controller.
@preconcurrency @MainActor
open class UIResponder: NSObjectProtocol {
  /// A responder that answers nothing.
  public init() {}

  /// The responder that is asked when this one does not answer.
  open var next: UIResponder? { nil }

  /// Whether the responder takes what is typed.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder lets go of what is typed.
  open var canResignFirstResponder: Bool { true }

  /// Whether what is typed goes to this responder.
  open var isFirstResponder: Bool { ViewWorld.current.firstResponder === self }

  /// Asks to get what is typed; false if it is refused.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    if let other = ViewWorld.current.firstResponder, !other.resignFirstResponder() { return false }
    ViewWorld.current.firstResponder = self
    return true
  }

  /// Lets go of what is typed; false if it is refused.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    ViewWorld.current.firstResponder = nil
    return true
  }

  /// The device begins to be shaken; never happens here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device is no longer shaken; never happens here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The shaking was broken off; never happens here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Fingers touch the screen; by default the next responder is told.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers move; by default the next responder is told.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers leave the screen; by default the next responder is told.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches are taken away; by default the next responder is told.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// A property that this object watches changed; never happens here.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Whether a method can be called; menus ask.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Who would do it: the responder itself, or the next.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// What undoes: that of the next responder.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Keys that call methods.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// What is shown in place of the keyboard.
  open var inputView: UIView? { nil }

  /// What is shown above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the input views again.
  open func reloadInputViews() {}

  /// Whether the other object is this one.
  nonisolated open func isEqual(_ object: Any?) -> Bool {
    (object as? UIResponder) === self
  }

  /// Equal for the same responder only.
  nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The class in angle brackets; Apple adds an address, which would differ from run to run.
  nonisolated open var description: String { "<\(type(of: self))>" }
}

extension UIResponder: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Whether both are the same responder.
  nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool {
    left.isEqual(right)
  }

  /// Feeds `hash` to the hasher.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The same as `description`.
  nonisolated public var debugDescription: String { description }
}
