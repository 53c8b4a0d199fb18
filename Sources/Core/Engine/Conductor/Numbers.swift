import Timelines

/// The counters that number everything by creation, so that no address ever shows.
package struct Numbers {
  private var objects = 0
  private var serials = 0
  private var blocks = 0
  private var sequences = 0

  package init() {}

  /// The object numbered last; 0 before the first one.
  package var newestObject: ObjectID { objects }

  /// The next object of the journal.
  package mutating func object() -> ObjectID {
    objects += 1
    return objects
  }

  /// The next animation.
  package mutating func serial() -> Int {
    serials += 1
    return serials
  }

  /// The next animation block, animator run or transaction.
  package mutating func block() -> Int {
    blocks += 1
    return blocks
  }

  /// The next place in the order of events at one instant.
  package mutating func sequence() -> Int {
    sequences += 1
    return sequences
  }
}
