import Timelines

/// A loop of the learner's that never leaves its turn: the same lines change values again and again.
struct EndlessLoop {
  /// The call sites of the change that came last.
  let sites: [UInt64]

  /// How many changes in a row, without an event between them, are taken for an endless loop.
  static let fewest = 300

  /// nil where the timeline does not end in a loop.
  init?(_ timeline: Timeline) {
    var count = 0
    var last: Record?
    for record in timeline.records.reversed() {
      switch record.content {
      case .end, .note, .trap: continue
      case .set, .insert, .detach, .object, .add, .drop, .name: break
      default: return nil
      }
      if let last, last.at != record.at { return nil }
      last = last ?? record
      count += 1
      if count >= Self.fewest { break }
    }
    guard count >= Self.fewest, let last else { return nil }
    sites = last.sites
  }
}
