/// Intervals in the order they begin, able to name those that contain a moment.
///
/// A tree of the latest ends over the intervals: adding and ending cost logarithmic time, asking
/// costs that much for each interval found, however many lie in the past.
package struct LiveIndex: Sendable, Hashable {
  private var begins: [Instant] = []
  /// `levels[0]` holds the ends; each further level the latest end of two neighbours.
  private var levels: [[Instant]] = [[]]

  package init() {}

  /// The end of an interval that has none yet.
  package static let open = Instant(microseconds: Int64.max)

  package var count: Int { begins.count }

  /// Adds an interval that begins at `instant`, not before the last one added.
  package mutating func append(begin instant: Instant) {
    begins.append(instant)
    levels[0].append(LiveIndex.open)
    update(from: begins.count - 1)
  }

  /// Ends the interval at `index`.
  package mutating func end(_ index: Int, at instant: Instant) {
    levels[0][index] = instant
    update(from: index)
  }

  /// The intervals that contain the moment, in the order they were added.
  package func live(at moment: Moment) -> [Int] {
    var found: [Int] = []
    let top = levels.count - 1
    for node in levels[top].indices {
      collect(level: top, node: node, moment: moment, into: &found)
    }
    return found
  }

  private func collect(level: Int, node: Int, moment: Moment, into found: inout [Int]) {
    guard !moment.includes(levels[level][node]) else { return }
    let first = node << level
    guard first < begins.count, moment.includes(begins[first]) else { return }
    if level == 0 {
      found.append(node)
      return
    }
    for child in [2 * node, 2 * node + 1] where child < levels[level - 1].count {
      collect(level: level - 1, node: child, moment: moment, into: &found)
    }
  }

  private mutating func update(from index: Int) {
    var node = index
    var level = 0
    while levels[level].count > 1 || level + 1 < levels.count {
      let left = levels[level][node & ~1]
      let right = (node | 1) < levels[level].count ? levels[level][node | 1] : left
      node >>= 1
      level += 1
      if level == levels.count { levels.append([]) }
      if node < levels[level].count {
        levels[level][node] = max(left, right)
      } else {
        levels[level].append(max(left, right))
      }
    }
  }
}
