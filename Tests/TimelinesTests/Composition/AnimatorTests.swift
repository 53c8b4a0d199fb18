import Geometry
import Testing
import Timelines

/// What an animator's pace makes of its animations.
@Suite struct AnimatorTests {
  /// A two-second move from 0 to 100 that animator 9 paces.
  private func script(_ curve: TimingCurve = .easeInEaseOut) -> Script {
    var script = Script()
    script.view(1, in: 0)
    script.write(.object(9, kind: .animator, type: "UIViewPropertyAnimator", layerType: ""))
    script.set(1, "position", .point(Point(x: 100, y: 0)))
    script.add(
      1, "position", 1,
      Animation(
        keyPath: "position",
        motion: .basic(from: .point(Point(x: -100, y: 0)), to: .point(.zero), by: nil),
        timing: MediaTiming(begin: 0, duration: 2, fill: .both), curve: curve, isAdditive: true,
        animator: 9))
    return script
  }

  private func x(_ timeline: Timeline, _ time: Double, _ side: Side = .from) -> Double {
    timeline.shown(1, "position.x", at: time, side).number ?? .nan
  }

  @Test func runsAtItsPace() {
    var script = script(.linear)
    script.write(.pace(9, Pace(local: 0, speed: 1)))
    script.time = 2
    script.drop(1)
    let timeline = script.timeline
    #expect(x(timeline, 0.5) == 25)
    #expect(x(timeline, 2, .before) == 100)
    #expect(x(timeline, 2) == 100)
    let segments = timeline.tracks.first?.segments ?? []
    #expect(segments.count == 1)
    #expect(segments.first?.begin == 0)
    #expect(segments.first?.end == 2)
  }

  /// Worked out in the notes: paused at a quarter of its time, it has done .129162 of its way.
  @Test func scrubbedLinearlyTheFractionIsTheProgress() {
    var script = script()
    script.write(.pace(9, Pace(local: 0, speed: 1)))
    script.time = 0.5
    script.write(.pace(9, Pace(local: 2 * 0.12916193, speed: 0, scrubsLinearly: true)))
    script.time = 1
    script.write(.pace(9, Pace(local: 1.5, speed: 0, scrubsLinearly: true)))
    let timeline = script.timeline
    #expect((x(timeline, 0.5, .before) - 12.916193).magnitude < 1e-5)
    #expect((x(timeline, 0.7) - 12.916193).magnitude < 1e-5)
    #expect(x(timeline, 1.5) == 75)
  }

  @Test func turnsBackAlongTheSameWay() {
    var script = script()
    script.write(.pace(9, Pace(local: 0, speed: 1)))
    script.time = 0.6
    script.write(.pace(9, Pace(local: 0.6, speed: -1)))
    script.time = 1.2
    script.set(1, "position", .point(.zero))
    script.drop(1)
    let timeline = script.timeline
    for step in 1..<6 {
      let there = x(timeline, 0.6 - Double(step) / 10)
      let back = x(timeline, 0.6 + Double(step) / 10)
      #expect((there - back).magnitude < 1e-9)
    }
    let segments = timeline.tracks.first?.segments ?? []
    #expect(segments.map(\.portion.begin) == [0, 0.3])
    #expect(segments.map(\.portion.end) == [0.3, 0])
    #expect(segments.last?.to == .number(0))
  }

  @Test func waitsWhilePaused() {
    var script = script(.linear)
    script.write(.pace(9, Pace(local: 0, speed: 1)))
    script.time = 1
    script.write(.pace(9, Pace(local: 1, speed: 0)))
    script.time = 3
    script.write(.pace(9, Pace(local: 1, speed: 1)))
    script.time = 4
    script.drop(1)
    let timeline = script.timeline
    #expect(x(timeline, 2) == 50)
    #expect(x(timeline, 3.5) == 75)
    let segments = timeline.tracks.first?.segments ?? []
    #expect(segments.map(\.begin) == [0, 3])
    #expect(segments.map(\.end) == [1, 4])
    #expect(segments.map(\.from) == [.number(0), .number(50)])
    #expect(timeline.end(ofAnimation: 1, at: 3) == 4)
    #expect(timeline.animatorTime(of: 9, at: 2) == 1)
  }

  @Test func showsItsStartBeforeItRuns() {
    let timeline = script().timeline
    #expect(x(timeline, 0) == 0)
    #expect(x(timeline, 5) == 0)
    #expect(timeline.tracks.first?.segments.isEmpty ?? false)
  }
}
