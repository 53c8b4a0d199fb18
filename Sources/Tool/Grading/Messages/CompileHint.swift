import Evaluation

/// Remedies for mistakes of which the compiler's own words do not name the cause.
enum CompileHint {
  /// A sentence for the first error; nil where the compiler says enough.
  static func hint(for error: Diagnostic) -> String? {
    let message = error.message
    if message.contains("type-check this expression") || message.contains("operator '^'"),
      error.sourceLine?.contains("^") == true
    {
      return "In Swift `^` is no power; write a product, such as `z * z`."
    }
    if message.contains("has no member 'transitionNone'") {
      return "Swift has no name for no transition; leave it out, or write `[]`."
    }
    guard message.contains("KeyframeAnimationOptions' has no member"),
      let member = message.split(separator: "'").last(where: { !$0.contains(" ") })
    else { return nil }
    return member.hasPrefix("curve")
      ? "Keyframe options have no curves of their own; the bits are shared: "
        + "`UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.\(member).rawValue)`."
      : "`\(member)` belongs to `UIView.AnimationOptions`; keyframe options do not have it."
  }
}
