import Timelines

/// Everything that is still to happen, next thing first.
///
/// A binary heap: adding and taking cost logarithmic time.
package struct Agenda {
  private var heap: [ScheduledEvent] = []
  private var arrivals = 0

  package init() {}

  package mutating func add(_ event: ScheduledEvent) {
    arrivals += 1
    event.arrive(as: arrivals)
    heap.append(event)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// The next event that is not cancelled, left in place.
  package mutating func first() -> ScheduledEvent? {
    while let top = heap.first {
      if !top.isCancelled { return top }
      removeTop()
    }
    return nil
  }

  /// Takes out the next event that is not cancelled.
  package mutating func next() -> ScheduledEvent? {
    guard let event = first() else { return nil }
    removeTop()
    return event
  }

  package mutating func removeAll() {
    heap = []
  }

  private mutating func removeTop() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].precedes(heap[least]) {
        least = child
      }
      if least == parent { return }
      heap.swapAt(least, parent)
      parent = least
    }
  }
}
