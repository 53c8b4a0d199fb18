import Geometry
import Timelines

/// Writes the records of a small program, as the engine would.
struct Script {
  private(set) var records: [Record] = [
    Record(at: .zero, content: .stage(Size(width: 400, height: 800), horizon: 10))
  ]
  /// The virtual time of what is written next, in seconds.
  var time = 0.0

  var timeline: Timeline {
    var timeline = Timeline()
    for record in records { timeline.append(record) }
    return timeline
  }

  mutating func write(_ content: Record.Content, sites: [UInt64] = []) {
    records.append(Record(at: Instant(seconds: time), content: content, sites: sites))
  }

  mutating func layer(_ id: ObjectID, in parent: ObjectID?, type: String = "CALayer") {
    write(.object(id, kind: .layer, type: type, layerType: ""))
    if let parent { write(.insert(id, into: parent, at: .max)) }
  }

  mutating func view(_ id: ObjectID, in parent: ObjectID?, type: String = "UIView") {
    write(.object(id, kind: .view, type: type, layerType: "CALayer"))
    if let parent { write(.insert(id, into: parent, at: .max)) }
  }

  mutating func set(_ id: ObjectID, _ key: String, _ value: Value) {
    write(.set(id, key: key, value))
  }

  mutating func add(_ id: ObjectID, _ key: String, _ serial: Int, _ animation: Animation) {
    write(.add(id, key: key, serial: serial, animation))
  }

  mutating func drop(_ serial: Int, finished: Bool = true) {
    write(.drop(serial: serial, finished: finished))
  }

  /// What UIKit does for `center`, `bounds` or `transform` in an animation block.
  mutating func moveAdditively(
    _ id: ObjectID, _ key: String, _ serial: Int, from old: Value, to new: Value,
    duration: Double, curve: TimingCurve? = .easeInEaseOut, spring: SpringConstants? = nil
  ) {
    set(id, key, new)
    let zero = new.subtracting(new) ?? .none
    let offset = old.subtracting(new)
    let motion: Motion =
      spring.map { .spring($0, from: offset, to: zero, by: nil) }
      ?? .basic(from: offset, to: zero, by: nil)
    add(
      id, key, serial,
      Animation(
        keyPath: key, motion: motion,
        timing: MediaTiming(begin: time, duration: duration, fill: .both), curve: curve,
        isAdditive: true, block: serial))
  }
}
