/// What something was from when on: values in the order of their instants.
///
/// Appending costs amortised constant time, looking up logarithmic time.
package struct History<Entry: Sendable & Hashable>: Sendable, Hashable {
  package private(set) var instants: [Instant] = []
  package private(set) var entries: [Entry] = []

  package init() {}

  package var last: Entry? { entries.last }

  /// Remembers `entry` from `instant` on; of several at one instant the last one counts.
  ///
  /// An instant earlier than the last one counts as the last one: histories only grow.
  package mutating func append(_ entry: Entry, at instant: Instant) {
    if let latest = instants.last, latest >= instant {
      entries[entries.count - 1] = entry
    } else {
      instants.append(instant)
      entries.append(entry)
    }
  }

  /// The position of the entry in effect, or nil before the first.
  package func index(at moment: Moment) -> Int? {
    guard let latest = instants.last else { return nil }
    if moment.includes(latest) { return instants.count - 1 }
    var low = 0
    var high = instants.count - 1
    while low < high {
      let middle = (low + high) / 2
      if moment.includes(instants[middle]) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  /// The entry in effect, or nil before the first.
  package func entry(at moment: Moment) -> Entry? {
    index(at: moment).map { entries[$0] }
  }
}
