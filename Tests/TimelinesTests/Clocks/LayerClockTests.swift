import Geometry
import Testing
import Timelines

/// `convertTime` between a layer and its superlayer, checked against QuartzCore by the source.
@Suite struct LayerClockTests {
  private let root = 1
  private let child = 2

  private func timeline(_ rootClock: LayerClock, _ childClock: LayerClock) -> Timeline {
    var script = Script()
    script.layer(1, in: 0)
    script.layer(2, in: 1)
    for (id, clock) in [(1, rootClock), (2, childClock)] {
      script.set(id, "speed", .number(clock.speed))
      script.set(id, "timeOffset", .number(clock.timeOffset))
      script.set(id, "beginTime", .number(clock.beginTime))
    }
    return script.timeline
  }

  @Test func convertsWithSpeedAndOffset() {
    let timeline = timeline(
      LayerClock(speed: 2, timeOffset: 3), LayerClock(speed: 4, timeOffset: 5))
    #expect(timeline.convert(10, from: root, to: child, at: 0) == 45)
    #expect(timeline.convert(10, from: child, to: root, at: 0) == 1.25)
  }

  @Test func convertsWithBeginTimes() {
    let timeline = timeline(
      LayerClock(speed: 2, timeOffset: 3, beginTime: 1),
      LayerClock(speed: 4, timeOffset: 5, beginTime: 6))
    #expect(timeline.convert(10, from: nil, to: root, at: 0) == 21)
    #expect(timeline.convert(10, from: root, to: nil, at: 0) == 4.5)
    #expect(timeline.convert(10, from: nil, to: child, at: 0) == 65)
    #expect(timeline.convert(10, from: child, to: nil, at: 0) == 3.125)
  }

  @Test func isZeroBeforeALayerBegins() {
    let timeline = timeline(LayerClock(), LayerClock(speed: 0.5, timeOffset: 7, beginTime: 8))
    #expect(timeline.convert(7, from: root, to: child, at: 0) == 0)
    #expect(timeline.convert(8, from: root, to: child, at: 0) == 7)
    #expect(timeline.convert(10, from: root, to: child, at: 0) == 8)
  }

  @Test func isZeroOutOfALayerThatStandsStill() {
    let timeline = timeline(
      LayerClock(speed: 2, timeOffset: 3, beginTime: 1),
      LayerClock(speed: 0, timeOffset: 7, beginTime: 8))
    #expect(timeline.convert(10, from: root, to: child, at: 0) == 7)
    #expect(timeline.convert(10, from: child, to: root, at: 0) == 0)
    #expect(timeline.convert(10, from: child, to: nil, at: 0) == -0.5)
  }

  /// Apple's documented idiom: pause at 0.4 s of a one-second move, resume 2 s later.
  @Test func pausedAnimationEndsLater() throws {
    var script = Script()
    script.layer(1, in: 0)
    script.add(
      1, "opacity", 1,
      Animation(
        keyPath: "opacity", motion: .basic(from: .number(0), to: .number(1), by: nil),
        timing: MediaTiming(begin: 0, duration: 1)))
    script.time = 0.4
    script.set(1, "speed", .number(0))
    script.set(1, "timeOffset", .number(0.4))
    #expect(script.timeline.end(ofAnimation: 1, at: 0.4) == nil)
    script.time = 2.4
    script.set(1, "speed", .number(1))
    script.set(1, "timeOffset", .number(0))
    script.set(1, "beginTime", .number(0))
    let since = script.timeline.convert(2.4, from: nil, to: 1, at: 2.4) - 0.4
    script.set(1, "beginTime", .number(since))
    let timeline = script.timeline
    #expect(timeline.end(ofAnimation: 1, at: 2.4) == 3)
    for (time, value) in [(0.2, 0.2), (0.4, 0.4), (1, 0.4), (2.4, 0.4), (2.9, 0.9)] {
      let shown = try #require(timeline.shown(1, "opacity", at: time).number)
      #expect((shown - value).magnitude < 1e-12, "at \(time)")
    }
    #expect(timeline.shown(1, "opacity", at: 3) == .number(1))
  }
}
