import Engine
import QuartzCore

/// Calls of methods by their selectors that wait for their time.
@MainActor
private enum PendingCalls {
  private final class Call {
    weak var target: AnyObject?
    let selector: Selector
    var isCancelled = false

    init(_ target: AnyObject, _ selector: Selector) {
      self.target = target
      self.selector = selector
    }
  }

  private static var calls: [Call] = []

  static func add(
    _ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval
  ) {
    let call = Call(target, selector)
    calls.append(call)
    // Apple's run loop keeps the target until then.
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
      calls.removeAll { $0 === call }
      guard !call.isCancelled else { return }
      _ = selector(on: target, [argument as Any])
    }
  }

  static func cancel(_ target: Any, _ selector: Selector?) {
    for call in calls where call.target === target as AnyObject {
      if selector == nil || selector == call.selector { call.isCancelled = true }
    }
  }
}

extension NSObjectProtocol {
  /// Calls a method now.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector) {
    _ = aSelector(on: self, [])
  }

  /// Calls a method now, with an argument.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with object: Any?) {
    _ = aSelector(on: self, [object as Any])
  }

  /// Calls a method now, with two arguments.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) {
    _ = aSelector(on: self, [object1 as Any, object2 as Any])
  }

  /// Calls a method later.
  ///
  /// - Parameters:
  ///   - aSelector: the method.
  ///   - anArgument: handed to it.
  ///   - delay: in seconds.
  ///   - modes: accepted; here there is one.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode] = [.common]
  ) {
    PendingCalls.add(self, aSelector, anArgument, after: delay)
  }

  /// Calls a method as soon as the present turn is over, or now if it shall be waited for.
  @preconcurrency @MainActor
  public func performSelector(
    onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    guard !wait else { return perform(aSelector, with: argument) }
    PendingCalls.add(self, aSelector, argument, after: 0)
  }

  /// Calls a method as soon as the present turn is over: all threads are one here.
  @preconcurrency @MainActor
  public func performSelector(inBackground aSelector: Selector, with argument: Any?) {
    PendingCalls.add(self, aSelector, argument, after: 0)
  }

  /// Whether the object may have a method.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector?.isKnown ?? false
  }
}

extension NSObject {
  /// Takes back every call of a target that waits for its time.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PendingCalls.cancel(aTarget, nil)
  }

  /// Takes back the calls of one method that wait for their time.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PendingCalls.cancel(aTarget, aSelector)
  }
}

extension UIResponder {
  /// Takes back every call of a target that waits for its time.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PendingCalls.cancel(aTarget, nil)
  }

  /// Takes back the calls of one method that wait for their time.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PendingCalls.cancel(aTarget, aSelector)
  }
}
