/// One row of the property table: what is known of a property before any value is set.
package struct Property: Hashable, Sendable {
  /// How values between two given ones are found.
  package enum Interpolation: String, Hashable, Sendable {
    /// Every value in between exists.
    case continuous
    /// The value changes in one step.
    case discrete
  }

  /// The layer key, under which journals store it.
  package var key: String
  /// What a view calls it; the same as the key where the two agree.
  package var viewSpelling: String
  package var kind: ValueKind
  /// The value of a new layer.
  package var initial: Value
  /// Whether `UIView` animates it by adding up, so that animations in flight blend.
  package var isAdditiveInViews: Bool
  package var interpolation: Interpolation
  /// Where it belongs.
  package var home: Home

  /// The classes that have a property.
  package enum Home: String, Hashable, Sendable {
    /// Every layer, and so every view.
    case layer
    /// Views only.
    case view
    /// Shape layers.
    case shape
    /// Gradient layers.
    case gradient
    /// Text layers.
    case text
    /// Replicator layers.
    case replicator
    /// Emitter layers.
    case emitter
  }
}
