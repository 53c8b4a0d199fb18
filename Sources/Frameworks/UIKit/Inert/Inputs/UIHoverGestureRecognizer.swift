import QuartzCore

/// Recognises a pointer over a view; the stage has no pointer, so it never does.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// A recogniser that calls a method.
  public override init(target: Any? = nil, action: Selector? = nil) {
    super.init(target: target, action: action)
    InertNotes.say("pointers", "the pointer of UIHoverGestureRecognizer")
  }
}
