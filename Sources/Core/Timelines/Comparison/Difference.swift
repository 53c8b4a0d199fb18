/// One way in which a timeline differs from an earlier one; objects are the same by name.
package enum Difference: Hashable, Sendable {
  /// The stage's size or the horizon differ.
  case stage
  /// An object that only the newer timeline has, or only the older one.
  case objectAdded(name: String, type: String)
  case objectRemoved(name: String, type: String)
  /// A property that animates only in one of the two.
  case trackAdded(Track)
  case trackRemoved(Track)
  /// A property that animates in both, but not alike: the segments that differ, in pairs.
  case segments(track: String, [SegmentPair])
  /// An event that only one of the two has.
  case eventAdded(Event)
  case eventRemoved(Event)
  /// The same event at another time, in seconds.
  case eventMoved(name: String, before: Double, after: Double)
  /// The same property set to another value, at a time in seconds.
  case valueChanged(name: String, at: Double, before: Value, after: Value)
  case ending(before: Timeline.Ending?, after: Timeline.Ending?)

  /// The segment of the older timeline and the one in its place; nil where there is none.
  package struct SegmentPair: Hashable, Sendable {
    package var before: Segment?
    package var after: Segment?
  }
}
