/// One drawing order for children that come, go and change places over time.
///
/// Each entry is a child, possibly one of several for the same object; an entry keeps its place for
/// the whole figure and is only visible while the object is there in that order.
struct ChildOrder {
  /// One place in the drawing order.
  struct Entry: Equatable {
    var object: Int
    /// The shots in which the object is drawn from this place.
    var shots: [Int]
  }

  private(set) var entries: [Entry] = []

  /// Merges the children of each shot, given bottom first, into one order.
  init(_ orders: [[Int]]) {
    for (shot, order) in orders.enumerated() { insert(order, shot: shot) }
  }

  private mutating func insert(_ order: [Int], shot: Int) {
    // The longest run of entries that already stand in this order is used again.
    let matched = Self.longestCommonSubsequence(entries.map(\.object), order)
    var result: [Entry] = []
    var next = 0
    var place = 0
    for (entryIndex, orderIndex) in matched {
      result += entries[next..<entryIndex]
      result += order[place..<orderIndex].map { Entry(object: $0, shots: [shot]) }
      var entry = entries[entryIndex]
      entry.shots.append(shot)
      result.append(entry)
      next = entryIndex + 1
      place = orderIndex + 1
    }
    result += entries[next...]
    result += order[place...].map { Entry(object: $0, shots: [shot]) }
    entries = result
  }

  private static func longestCommonSubsequence(
    _ first: [Int], _ second: [Int]
  ) -> [(Int, Int)] {
    if first == second { return first.indices.map { ($0, $0) } }
    let columns = second.count + 1
    var lengths = Array(repeating: 0, count: (first.count + 1) * columns)
    for i in first.indices.reversed() {
      for j in second.indices.reversed() {
        lengths[i * columns + j] =
          first[i] == second[j]
          ? lengths[(i + 1) * columns + j + 1] + 1
          : max(lengths[(i + 1) * columns + j], lengths[i * columns + j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      if first[i] == second[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * columns + j] >= lengths[i * columns + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
