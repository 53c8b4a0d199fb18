import Timelines

/// Settings for the implicit animations made while it is open, and one completion.
package final class Transaction {
  /// Seconds; nil: 0.25, Core Animation's documented default.
  package var duration: Double?
  /// The curve of implicit animations; nil: Core Animation's default curve.
  package var curve: TimingCurve?
  package var disablesActions = false
  /// Waits for the animations added after it was set.
  package private(set) var group: CompletionGroup?
  /// Other values the program keeps here by key.
  package var others: [String: Any] = [:]

  /// Inherits the settings of the enclosing transaction, but never its completion.
  init(inside outer: Transaction?) {
    duration = outer?.duration
    curve = outer?.curve
    disablesActions = outer?.disablesActions ?? false
  }

  /// Sets the completion; the one it replaces stops waiting for further animations.
  package func setCompletion(_ group: CompletionGroup?) {
    self.group?.close()
    self.group = group
  }
}
