/// Swift text made ready for a compiler without Objective-C: same length, same lines, same columns.
///
/// Half of the code in public tutorials uses `@objc`, `#selector` or outlets, which the compiler
/// refuses on Linux. Each construct is replaced by something of exactly its width, so that every
/// diagnostic and every call site still points at the learner's own text.
///
///     Rewrite.portable("#selector(tapped)").text   // "_selector(tapped)"
package struct Rewrite: Sendable {
  /// The text to compile, as many bytes as the original.
  package let text: String
  /// What could not be kept working.
  package let losses: [Loss]

  /// A construct whose meaning the rewrite cannot keep.
  package struct Loss: Hashable, Sendable {
    package enum Construct: Hashable, Sendable {
      /// An `optional` requirement that answers a value becomes mandatory.
      case optionalRequirement
      /// `addObserver(_:forKeyPath:…)` and `observe(\\.…)` are never told of a change.
      case observedKeyPath
    }

    package var construct: Construct
    /// Byte offset in the text.
    package var offset: Int
  }

  /// Rewrites every construct that needs Objective-C; comments and strings are left alone.
  package static func portable(_ text: String) -> Rewrite {
    portable(LexedSource(text))
  }

  /// Rewrites text that is already cut into tokens.
  package static func portable(_ source: LexedSource) -> Rewrite {
    var rewriter = Rewriter(source: source)
    rewriter.run()
    return Rewrite(
      text: String(decoding: rewriter.bytes, as: UTF8.self), losses: rewriter.losses)
  }
}
