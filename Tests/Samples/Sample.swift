import Geometry
import Timelines

/// Timelines built by hand from records, as the engine would append them.
package enum Sample {
  /// A builder that numbers animations itself.
  package struct Builder {
    package private(set) var timeline = Timeline()
    private var serial = 0

    package init(stage: Size = Size(width: 400, height: 800)) {
      add(0, .stage(stage, horizon: 10))
      add(0, .object(1, kind: .view, type: "UIWindow", layerType: "CALayer"))
      add(0, .set(1, key: "bounds", .rect(Rect(origin: .zero, size: stage))))
      add(0, .set(1, key: "position", .point(Point(x: stage.width / 2, y: stage.height / 2))))
      add(0, .insert(1, into: 0, at: 0))
    }

    package mutating func add(_ seconds: Double, _ content: Record.Content) {
      timeline.append(Record(at: Instant(seconds: seconds), content: content))
    }

    /// A view of a size at a centre, on top of its parent's children.
    package mutating func view(
      _ id: Int, _ name: String, type: String = "UIView", size: Size, center: Point,
      in parent: Int = 1, at seconds: Double = 0
    ) {
      add(seconds, .object(id, kind: .view, type: type, layerType: "CALayer"))
      add(seconds, .name(id, name))
      add(seconds, .set(id, key: "bounds", .rect(Rect(origin: .zero, size: size))))
      add(seconds, .set(id, key: "position", .point(center)))
      let index = timeline.children(of: parent, at: seconds).count
      add(seconds, .insert(id, into: parent, at: index))
    }

    /// What `UIView.animate` adds for an additive property: the way from the old value.
    package mutating func move(
      _ id: Int, _ key: String, from old: Value, to new: Value, offset: Value, zero: Value,
      begin: Double = 0, duration: Double = 1, curve: TimingCurve = .easeInEaseOut
    ) {
      serial += 1
      add(begin, .set(id, key: key, new))
      add(
        begin,
        .add(
          id, key: key, serial: serial,
          Animation(
            keyPath: key, motion: .basic(from: offset, to: zero, by: nil),
            timing: MediaTiming(begin: begin, duration: duration, fill: .both), curve: curve,
            isAdditive: true)))
      add(begin + duration, .drop(serial: serial, finished: true))
    }

    /// What `UIView.animate` adds for `alpha`.
    package mutating func fade(
      _ id: Int, from old: Double, to new: Double, begin: Double = 0, duration: Double = 1,
      curve: TimingCurve = .easeInEaseOut
    ) {
      serial += 1
      add(begin, .set(id, key: "opacity", .number(new)))
      add(
        begin,
        .add(
          id, key: "opacity", serial: serial,
          Animation(
            keyPath: "opacity", motion: .basic(from: .number(old), to: nil, by: nil),
            timing: MediaTiming(begin: begin, duration: duration, fill: .both), curve: curve)))
      add(begin + duration, .drop(serial: serial, finished: true))
    }

    /// An explicit animation from one value to another, as `CABasicAnimation` makes it.
    package mutating func animate(
      _ id: Int, _ key: String, from old: Value, to new: Value, begin: Double = 0,
      duration: Double = 1, curve: TimingCurve = .linear
    ) {
      serial += 1
      add(
        begin,
        .add(
          id, key: key, serial: serial,
          Animation(
            keyPath: key, motion: .basic(from: old, to: new, by: nil),
            timing: MediaTiming(begin: begin, duration: duration), curve: curve)))
      add(begin + duration, .drop(serial: serial, finished: true))
    }

    package mutating func end(_ seconds: Double) -> Timeline {
      add(seconds, .end("idle"))
      return timeline
    }
  }

  /// The first move: `heading` goes from -200 to 200 within one second, ease-in-out.
  package static func firstMove() -> Timeline {
    var builder = Builder()
    builder.view(
      2, "heading", type: "UILabel", size: Size(width: 300, height: 60),
      center: Point(x: -200, y: 170))
    builder.add(0, .set(2, key: "text", .text("Good morning")))
    builder.add(0, .commit)
    builder.move(
      2, "position", from: .point(Point(x: -200, y: 170)), to: .point(Point(x: 200, y: 170)),
      offset: .point(Point(x: -400, y: 0)), zero: .point(.zero))
    builder.add(1, .event(.completion(finished: true, block: 1, objects: [2])))
    return builder.end(1)
  }
}
