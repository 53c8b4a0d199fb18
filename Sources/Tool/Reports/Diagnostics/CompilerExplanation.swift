import Timelines

/// What a compiler error most likely means in an animation exercise.
///
/// The compiler's own words are always shown as they are; this is the sentence after them.
package enum CompilerExplanation {
  /// The sentence for a message, or nil where the compiler's words must do.
  ///
  /// - Parameters:
  ///   - message: the compiler's message without `error:`.
  ///   - sourceLine: the learner's line that it points at.
  ///   - names: what could have been meant: names of the scene and of the learner's file.
  /// - Returns: one or two sentences.
  package static func sentence(
    for message: String, sourceLine: String = "", names: [String] = []
  ) -> String? {
    for row in CompilerExplanationTable.rows {
      guard let captures = row.template.captures(in: message) else { continue }
      let cause = Cause(captures: captures, sourceLine: sourceLine, names: names)
      if let sentence = row.explain(cause) { return sentence }
    }
    return nil
  }

  /// What an explanation may look at.
  struct Cause {
    var captures: [String]
    var sourceLine: String
    var names: [String]

    subscript(_ index: Int) -> String { captures.indices.contains(index) ? captures[index] : "" }

    /// The name that was probably meant.
    func nearest(to name: String) -> String? { nearestMatch(to: name, among: names) }
  }

  /// One cause: the message it shows in, and what to say; nil passes on to the next row.
  struct Row {
    var template: MessageTemplate
    var explain: @Sendable (Cause) -> String?

    init(_ template: String, _ explain: @escaping @Sendable (Cause) -> String?) {
      self.template = MessageTemplate(template)
      self.explain = explain
    }

    init(_ template: String, says sentence: String) {
      self.init(template) { _ in sentence }
    }
  }
}
