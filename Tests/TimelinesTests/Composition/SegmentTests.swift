import Geometry
import Testing
import Timelines

@Suite struct SegmentTests {
  /// Two keys at one time are a jump, not a move from the key before.
  @Test func aJumpIsAStretchWithoutLength() {
    var script = Script()
    script.layer(1, in: 0)
    script.add(
      1, "k", 1,
      Animation(
        keyPath: "opacity",
        motion: .keyframes(
          Keyframes(values: [1, 1, 0, 0].map { .number($0) }, keyTimes: [0, 0.5, 0.5, 1])),
        timing: MediaTiming(begin: 1, duration: 1)))
    let segments = script.timeline.tracks[0].segments
    #expect(segments.map(\.begin) == [1.5] && segments.map(\.end) == [1.5])
    #expect(segments.map(\.from) == [.number(1)] && segments.map(\.to) == [.number(0)])
  }

  private func script(_ animation: Animation, model: Value) -> Script {
    var script = Script()
    script.view(1, in: 0)
    script.set(1, animation.roots[0], model)
    script.add(1, animation.keyPath, 1, animation)
    return script
  }

  /// Two whole turns are two whole turns, although the matrix ends where it began.
  @Test(
    arguments: [
      (.basic(from: nil, to: .number(4 * .pi), by: nil), 0.5, 4 * .pi),
      (.basic(from: nil, to: nil, by: .number(4 * .pi)), 0.5, 0.5 + 4 * .pi),
      (.keyframes(Keyframes(values: [.number(0), .number(4 * .pi)])), 0, 4 * .pi),
    ] as [(Motion, Double, Double)])
  func anglesAreToldAsTheyWereGiven(_ motion: Motion, _ from: Double, _ to: Double) throws {
    for keyPath in ["transform.rotation", "transform.rotation.z"] {
      let script = script(
        Animation(
          keyPath: keyPath, motion: motion, timing: MediaTiming(begin: 0, duration: 1)),
        model: .matrix(Matrix(rotation: 0.5)))
      let segment = try #require(script.timeline.tracks.first?.segments.first)
      let ends = [segment.from.number, segment.to.number].compactMap { $0 }
      #expect(zip(ends, [from, to]).allSatisfy { ($0 - $1).magnitude < 1e-9 })
      #expect(ends.count == 2)
    }
  }

  /// The known log of UIKit: alpha to 0 in the first tenth of ten seconds, eased over the whole.
  @Test func keyframesMakeOneStretchForEachMove() throws {
    let frames = Keyframes(values: [.number(1), .number(0), .number(0)], keyTimes: [0, 0.1, 1])
    let script = script(
      Animation(
        keyPath: "opacity", motion: .keyframes(frames),
        timing: MediaTiming(begin: 0, duration: 10, fill: .both), curve: .easeInEaseOut),
      model: .number(0))
    let track = try #require(script.timeline.tracks.first)
    #expect(track.segments.count == 1)
    let segment = try #require(track.segments.first)
    #expect(segment.begin == 0)
    #expect((segment.end - 2.2071).magnitude < 1e-4)
    #expect(segment.from == .number(1))
    #expect(segment.to == .number(0))
  }

  /// Worked out in the notes: 0.25 of 1.5 s happens at .5193 s.
  @Test func relativeTimesAreEased() {
    let values: [Value] = [0, 80, 180, 180, 0].map { .point(Point(x: $0, y: 0)) }
    let frames = Keyframes(values: values, keyTimes: [0, 0.25, 0.5, 0.51, 1])
    let script = script(
      Animation(
        keyPath: "position", motion: .keyframes(frames),
        timing: MediaTiming(begin: 0, duration: 1.5, fill: .both), curve: .easeInEaseOut),
      model: .point(.zero))
    let segments = script.timeline.tracks.first?.segments ?? []
    #expect(segments.count == 3)
    let ends = segments.flatMap { [$0.begin, $0.end] }
    for (found, expected) in zip(ends, [0, 0.5193, 0.5193, 0.75, 0.7587, 1.5]) {
      #expect((found - expected).magnitude < 1e-4)
    }
    #expect(script.timeline.tracks.first?.name == "UIView#1.center.x")
  }

  @Test func tracksAreAsNarrowAsTheirChanges() {
    func name(_ keyPath: String, _ model: Value, _ from: Value, _ to: Value) -> String? {
      let animation = Animation(
        keyPath: keyPath, motion: .basic(from: from, to: to, by: nil),
        timing: MediaTiming(begin: 0, duration: 1))
      return script(animation, model: model).timeline.tracks.first?.name
    }
    let rect = Value.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      name("position", .point(.zero), .point(.zero), .point(Point(x: 0, y: 5)))
        == "UIView#1.center.y")
    #expect(
      name("position", .point(.zero), .point(.zero), .point(Point(x: 3, y: 5)))
        == "UIView#1.center")
    #expect(
      name("bounds.size", rect, .size(Size(width: 1, height: 1)), .size(Size(width: 2, height: 2)))
        == "UIView#1.bounds.size")
    #expect(
      name("bounds", rect, rect, .rect(Rect(x: 0, y: 0, width: 90, height: 10)))
        == "UIView#1.bounds.size.width")
    #expect(
      name("transform.rotation.z", .matrix(.identity), .number(0), .number(1))
        == "UIView#1.transform.rotation.z")
    #expect(name("opacity", .number(1), .number(0), .number(1)) == "UIView#1.alpha")
  }

  @Test func repeatsAreOneStretchWithCycles() throws {
    let script = script(
      Animation(
        keyPath: "position",
        motion: .basic(
          from: .point(Point(x: 190, y: 0)), to: .point(Point(x: 210, y: 0)), by: nil),
        timing: MediaTiming(begin: 0, duration: 0.07, repeatCount: 4, autoreverses: true)),
      model: .point(Point(x: 200, y: 0)))
    let segment = try #require(script.timeline.tracks.first?.segments.first)
    #expect((segment.end - 0.56).magnitude < 1e-12)
    #expect(segment.cycles == Segment.Cycles(duration: 0.07, count: 4, autoreverses: true))
    #expect(segment.from == .number(190))
    #expect(segment.to == .number(210))
  }

  @Test func endlessRepeatsEndWithTheTimeline() throws {
    var script = script(
      Animation(
        keyPath: "opacity", motion: .basic(from: .number(0), to: .number(1), by: nil),
        timing: MediaTiming(begin: 0, duration: 1, repeatCount: .infinity)), model: .number(1))
    script.time = 10
    script.write(.end("horizon"))
    let segment = try #require(script.timeline.tracks.first?.segments.first)
    #expect(segment.end == 10)
    #expect(segment.cycles.count == .infinity)
    #expect(segment.finished == nil)
    #expect(script.timeline.ending == .horizon)
  }

  @Test func interruptedStretchEndsWhereItWasCut() throws {
    var script = script(
      Animation(
        keyPath: "opacity", motion: .basic(from: .number(0), to: .number(1), by: nil),
        timing: MediaTiming(begin: 0, duration: 1)), model: .number(1))
    script.time = 0.3
    script.drop(1, finished: false)
    let segment = try #require(script.timeline.tracks.first?.segments.first)
    #expect(segment.end == 0.3)
    #expect(segment.finished == false)
    #expect(segment.cycles.duration == 1)
  }

  @Test func springsEndOnTheirTarget() throws {
    let spring = SpringConstants.fitting(duration: 1, dampingRatio: 0.2)
    let script = script(
      Animation(
        keyPath: "opacity", motion: .spring(spring, from: .number(0), to: .number(1), by: nil),
        timing: MediaTiming(begin: 0, duration: 1)), model: .number(1))
    let segment = try #require(script.timeline.tracks.first?.segments.first)
    #expect(segment.to == .number(1))
    #expect(segment.pacing == .spring(spring))
  }

  @Test func groupsTellTheirChildrensTimes() {
    func child(_ keyPath: String, begin: Double) -> Animation {
      Animation(
        keyPath: keyPath, motion: .basic(from: .number(0), to: .number(1), by: nil),
        timing: MediaTiming(begin: begin, duration: 1))
    }
    var script = Script()
    script.layer(1, in: 0, type: "CAShapeLayer")
    script.add(
      1, "group", 1,
      Animation(
        keyPath: "",
        motion: .group([child("strokeEnd", begin: 0), child("strokeStart", begin: 0.5)]),
        timing: MediaTiming(begin: 2, duration: 1.2)))
    let tracks = script.timeline.tracks
    #expect(tracks.map(\.name) == ["CAShapeLayer#1.strokeEnd", "CAShapeLayer#1.strokeStart"])
    #expect(tracks.flatMap { $0.segments.map(\.begin) } == [2, 2.5])
    #expect(tracks.flatMap { $0.segments.map(\.end) } == [3, 3.2])
  }

  /// Core Animation ignores key paths that no layer has, and the derived frame.
  @Test(arguments: ["frame", "colour"]) func keyPathsThatAnimateNothingMakeNoTrack(
    _ keyPath: String
  ) {
    let script = script(
      Animation(
        keyPath: keyPath,
        motion: .basic(from: .rect(.zero), to: .rect(.unit), by: nil),
        timing: MediaTiming(begin: 0, duration: 1)), model: .none)
    var other = Script()
    other.view(1, in: 0)
    for record in script.records {
      if case .add(let id, let key, let serial, let animation) = record.content {
        other.add(id, key, serial, animation)
      }
    }
    #expect(other.timeline.tracks.isEmpty)
    #expect(other.timeline.shown(1, "frame", at: 0.5) == .rect(.zero))
  }

  @Test func endlessDurationsStandStill() throws {
    let script = script(
      Animation(
        keyPath: "opacity", motion: .basic(from: .number(0.5), to: .number(1), by: nil),
        timing: MediaTiming(begin: 0, duration: .infinity)), model: .number(1))
    let timeline = try JournalReader.read(JournalWriter.text(for: script.records))
    #expect(timeline.shown(1, "opacity", at: 3) == .number(0.5))
    let segment = try #require(timeline.tracks.first?.segments.first)
    #expect(segment.cycles.count == 1)
    let sampler = TrackSampler(timeline, timeline.tracks[0].reference)
    #expect(sampler.number(at: 3) == 0.5)
  }
}
