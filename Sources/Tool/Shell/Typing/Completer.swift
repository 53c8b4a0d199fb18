/// Something that knows how a text could go on.
package protocol Completer: AnyObject {
  /// Answers within a moment, or gives up as soon as the learner types on.
  func candidates(for edited: EditedText) -> Completion
}

/// Ways to go on from the cursor.
package struct Completion: Equatable, Sendable {
  /// How many scalars in front of the cursor a candidate replaces.
  package var replacedCount: Int
  /// Best first.
  package var candidates: [Candidate]

  package init(replacedCount: Int = 0, candidates: [Candidate] = []) {
    self.replacedCount = replacedCount
    self.candidates = candidates
  }

  /// What all candidates begin with.
  package var sharedStart: String {
    guard var shared = candidates.first?.text else { return "" }
    for candidate in candidates.dropFirst() {
      while !candidate.text.hasPrefix(shared) { shared.removeLast() }
    }
    return shared
  }
}

/// One way to go on.
package struct Candidate: Hashable, Sendable {
  /// What is put into the text.
  package var text: String
  /// What the list shows, with labels and types.
  package var label: String
  /// The label without types, for narrow windows.
  package var shortLabel: String
  package var type: String
  /// First line of the documentation.
  package var summary: String

  package init(
    text: String, label: String? = nil, shortLabel: String? = nil, type: String = "",
    summary: String = ""
  ) {
    self.text = text
    self.label = label ?? text
    self.shortLabel = shortLabel ?? label ?? text
    self.type = type
    self.summary = summary
  }
}
