import QuartzCore

// Places in a text, which fields without a cursor override.

/// A place between two letters.
open class UITextPosition: NSObject {}

/// A stretch of text.
open class UITextRange: NSObject {
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether it holds no letter.
  open var isEmpty: Bool { true }
}

/// The box around a part of chosen text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The box, in points.
  open var rect: CGRect { .zero }
}
