import Engine
import QuartzCore

// Watching properties needs Objective-C's runtime, which puts itself between a property and its
// storage. Here it compiles, tells nobody, and says so once.

/// Says once that no observer is told.
private func noteObserving(_ property: String) {
  Conductor.current.note(
    "observing",
    "properties cannot be watched here, so the observer of \(property) is never told: use didSet")
}

extension NSObjectProtocol {
  /// Watches a property by its path; never told anything.
  ///
  /// - Parameters:
  ///   - observer: who would be told.
  ///   - keyPath: the property.
  ///   - options: what the observer would be told.
  ///   - context: handed to the observer.
  public func addObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    noteObserving("\"\(keyPath)\"")
  }

  /// Stops watching.
  public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String) {}

  /// Stops watching.
  public func removeObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}

  /// Watches a property; never told anything, except of the value that is there if that is asked.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - options: what the handler wants to be told.
  ///   - changeHandler: gets the object and the change.
  /// - Returns: keep it for as long as the property is to be watched.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    noteObserving("a key path of \(type(of: self))")
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}
