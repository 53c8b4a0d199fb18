/// The children of an object through time, without a copy for each change.
///
/// A whole list is kept only after as many changes as it is long, so that memory stays
/// proportional to the number of changes and a list at any time costs its own length.
struct ChildHistory: Sendable {
  private struct Change: Sendable {
    var instant: Instant
    var child: ObjectID
    /// Where it was inserted, or nil when it left.
    var index: Int?
  }

  private struct Checkpoint: Sendable {
    var changes: Int
    var children: [ObjectID]
  }

  private(set) var current: [ObjectID] = []
  private var changes: [Change] = []
  private var checkpoints: [Checkpoint] = [Checkpoint(changes: 0, children: [])]

  mutating func insert(_ child: ObjectID, at index: Int, instant: Instant) {
    record(Change(instant: instant, child: child, index: index))
  }

  mutating func remove(_ child: ObjectID, instant: Instant) {
    record(Change(instant: instant, child: child, index: nil))
  }

  func children(at moment: Moment) -> [ObjectID] {
    guard let last = changes.last else { return [] }
    if moment.includes(last.instant) { return current }
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if moment.includes(changes[middle].instant) { low = middle + 1 } else { high = middle }
    }
    guard let checkpoint = checkpoints.last(where: { $0.changes <= low }) else { return [] }
    var children = checkpoint.children
    for change in changes[checkpoint.changes..<low] { ChildHistory.apply(change, to: &children) }
    return children
  }

  private mutating func record(_ change: Change) {
    changes.append(change)
    ChildHistory.apply(change, to: &current)
    let since = changes.count - (checkpoints.last?.changes ?? 0)
    if since >= max(32, current.count) {
      checkpoints.append(Checkpoint(changes: changes.count, children: current))
    }
  }

  private static func apply(_ change: Change, to children: inout [ObjectID]) {
    if let index = change.index {
      children.insert(change.child, at: min(max(index, 0), children.count))
    } else if let index = children.lastIndex(of: change.child) {
      children.remove(at: index)
    }
  }
}
