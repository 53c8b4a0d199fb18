import SwiftSources

/// An entry that was accepted: it compiles, and it ran without a trap.
package struct SessionEntry: Equatable, Sendable {
  /// Number at the prompt; entries that were refused leave gaps.
  package var number: Int
  /// As the learner typed it.
  package var text: String
  package var structure: EntryStructure
  /// Seconds of virtual time at which it runs.
  package var time: Double
  /// Where the clock stands once it has run.
  package var restsAt: Double
  /// Names of earlier entries that it declares anew, with what they are called from then on.
  package var shadowed: [Shadowing] = []

  package init(number: Int, text: String, time: Double) {
    self.number = number
    self.text = text
    self.time = time
    restsAt = time
    structure = EntryStructure(of: text)
  }

  /// A name that now means something newer.
  package struct Shadowing: Hashable, Sendable {
    package var name: String
    package var replacement: String
  }
}
