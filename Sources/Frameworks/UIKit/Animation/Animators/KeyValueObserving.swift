// Watching a property of an animator, as `observe(\.isRunning)` does. Objective-C can watch any
// property; here an animator's `isRunning` and `state` can be, which Apple documents for animators
// that pause at their end.

/// What a watcher wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value that is there already, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// One change of a watched property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if asked for.
  public let newValue: Value?
  /// The value before the change, if asked for.
  public let oldValue: Value?
}

/// A watcher; it watches until it is invalidated or let go.
public final class NSKeyValueObservation {
  fileprivate var isValid = true

  /// Stops watching.
  public func invalidate() {
    isValid = false
  }

  deinit {
    isValid = false
  }
}

/// Who watches one animator.
@MainActor
struct AnimatorWatchers {
  private struct Watcher {
    weak var observation: NSKeyValueObservation?
    let path: AnyKeyPath
    /// Gets the old and the new value.
    let tell: (Any, Any) -> Void
  }

  private var watchers: [Watcher] = []

  mutating func add(
    _ observation: NSKeyValueObservation, _ path: AnyKeyPath, _ tell: @escaping (Any, Any) -> Void
  ) {
    watchers.append(Watcher(observation: observation, path: path, tell: tell))
  }

  func tell<Value: Equatable>(_ path: AnyKeyPath, from old: Value, to new: Value) {
    guard old != new else { return }
    for watcher in watchers where watcher.path == path && watcher.observation?.isValid == true {
      watcher.tell(old, new)
    }
  }
}

extension UIViewPropertyAnimator {
  /// Watches `isRunning` or `state`.
  ///
  /// - Parameters:
  ///   - keyPath: the property; others can be named but never tell anything.
  ///   - options: what the handler wants to be told.
  ///   - changeHandler: gets the animator and the change.
  /// - Returns: keep it for as long as the property is to be watched.
  public func observe<Value>(
    _ keyPath: KeyPath<UIViewPropertyAnimator, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler:
      @escaping @MainActor (UIViewPropertyAnimator, NSKeyValueObservedChange<Value>) ->
      Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    watchers.add(observation, keyPath) { [unowned self] old, new in
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil))
    }
    if options.contains(.initial) {
      let present = self[keyPath: keyPath]
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? present : nil, oldValue: nil))
    }
    return observation
  }
}
