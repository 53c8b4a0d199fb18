import Evaluation

/// The older entries of a session, compiled once.
package struct SessionGround: Sendable {
  /// Deeds from the first one on, as they were when they were compiled.
  package var entries: [SessionEntry]
  package var work: Groundwork

  package init(entries: [SessionEntry], work: Groundwork) {
    self.entries = entries
    self.work = work
  }

  /// Whether a session still begins with exactly these entries.
  package func carries(_ deeds: [SessionEntry]) -> Bool {
    guard deeds.count >= entries.count else { return false }
    return zip(entries, deeds).allSatisfy {
      $0.number == $1.number && $0.time == $1.time && $0.text == $1.text
    }
  }

  /// How many deeds more than the ground has make it worth laying anew.
  package static let step = 40

  /// Whether entries can be compiled apart from those that follow.
  ///
  /// What is private to a file would be out of reach.
  package static func canCarry(_ entries: [SessionEntry]) -> Bool {
    !entries.contains { $0.text.contains("private") || $0.text.contains("@main") }
  }
}
