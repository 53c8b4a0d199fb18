/// A walk through earlier entries with Up and Down, back to the draft it began from.
package struct HistoryWalk: Equatable, Sendable {
  /// Oldest first.
  private let entries: [String]
  private let draft: String
  /// Only entries that begin with what was typed are visited; empty visits all.
  private let prefix: String
  /// Position in `entries`; their number stands for the draft.
  private var position: Int

  /// Begins at the draft; a draft that isn't empty restricts the walk to entries that begin with it.
  package init(entries: [String], draft: String) {
    self.entries = entries
    self.draft = draft
    prefix = draft
    position = entries.count
  }

  /// The entry the walk has reached.
  package var current: String {
    position < entries.count ? entries[position] : draft
  }

  /// Steps to the next older entry that fits; nil leaves the walk where it is.
  package mutating func older() -> String? {
    var next = position - 1
    while next >= 0 {
      if entries[next].hasPrefix(prefix), entries[next] != current {
        position = next
        return current
      }
      next -= 1
    }
    return nil
  }

  /// Steps to the next newer entry that fits, at last to the draft; nil at the draft.
  package mutating func newer() -> String? {
    guard position < entries.count else { return nil }
    var next = position + 1
    while next < entries.count {
      if entries[next].hasPrefix(prefix), entries[next] != current {
        position = next
        return current
      }
      next += 1
    }
    position = entries.count
    return draft
  }
}
