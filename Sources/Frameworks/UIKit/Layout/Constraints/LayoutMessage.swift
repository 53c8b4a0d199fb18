/// The sentences of this room about layout.
@MainActor
enum LayoutMessage {
  static func noCommonAncestor(_ constraint: NSLayoutConstraint) -> String {
    "the constraint \(constraint.equation) was activated, but its views are in no common view"
  }

  static let noCommonAncestorRemedy = "add both views with addSubview before activating it"

  static func contradiction(_ constraint: NSLayoutConstraint) -> String {
    "the constraint \(constraint.equation) contradicts others that must hold, and was left out;"
      + " give one of them a priority below 1000 or remove it"
  }

  static func badFormat(_ format: String, _ what: String) -> String {
    "the visual format \"\(format)\" cannot be read: \(what)"
  }

  static let badFormatRemedy = "check brackets, bars and the names of the views dictionary"
}
