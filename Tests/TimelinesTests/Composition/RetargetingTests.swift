import Geometry
import Samples
import Testing
import Timelines

/// What shows while animations overlap, beside figures measured on devices.
@Suite struct RetargetingTests {
  private func place(_ x: Double) -> Value { .point(Point(x: x, y: 0)) }

  private func expect(
    _ timeline: Timeline, _ samples: [(time: Double, x: Double)], within tolerance: Double
  ) throws {
    for (time, x) in samples {
      let shown = try #require(timeline.shown(1, "position.x", at: time).number)
      #expect((shown - x).magnitude < tolerance, "at \(time): \(shown)")
    }
  }

  /// Measured: a spring from 50 to 150 at 0, then to 350 at 0.25 s.
  @Test func additiveSpringsAddUp() throws {
    var script = Script()
    script.view(1, in: 0)
    script.set(1, "position", place(50))
    script.moveAdditively(
      1, "position", 1, from: place(50), to: place(150), duration: 0.4, curve: nil,
      spring: .fitting(duration: 0.4, dampingRatio: 0.8))
    script.time = 0.25
    script.moveAdditively(
      1, "position", 2, from: place(150), to: place(350), duration: 0.4, curve: nil,
      spring: .fitting(duration: 0.4, dampingRatio: 0.8, velocity: 1))
    script.time = 0.4
    script.drop(1)
    script.time = 0.65
    script.drop(2)
    try expect(
      script.timeline,
      [
        (0.01, 52.2418), (0.05, 84.3542), (0.1, 124.8367), (0.25, 151.4249), (0.3, 222.4988),
        (0.35, 301.3833), (0.4, 340.1278), (0.45, 351.8578), (0.5, 352.8516), (0.64, 350.1168),
        (0.65, 350),
      ], within: 0.002)
  }

  /// Two opposite moves of a second, the second at half time: reported, with linear moves, as a freeze.
  private func backAndForth(_ curve: TimingCurve) -> Timeline {
    var script = Script()
    script.view(1, in: 0)
    script.moveAdditively(
      1, "position", 1, from: place(0), to: place(100), duration: 1, curve: curve)
    script.time = 0.5
    script.moveAdditively(
      1, "position", 2, from: place(100), to: place(0), duration: 1, curve: curve)
    script.time = 1
    script.drop(1)
    script.time = 1.5
    script.drop(2)
    return script.timeline
  }

  @Test func oppositeLinearMovesFreeze() throws {
    try expect(
      backAndForth(.linear), [(0.25, 25), (0.5, 50), (0.7, 50), (1, 50), (1.25, 25), (1.5, 0)],
      within: 1e-9)
  }

  @Test func oppositeEasedMovesTurnSmoothly() throws {
    try expect(
      backAndForth(.easeInEaseOut),
      [
        (0.5, 50), (0.6, 64.839), (0.7, 73.094), (0.8, 73.094), (0.9, 64.839), (1, 50), (1.5, 0),
      ], within: 1e-3)
  }

  @Test func sumOfAdditiveMovesIsTheSumOfEach() throws {
    var random = Seeded(seed: 12)
    var script = Script()
    script.view(1, in: 0)
    var moves: [(offset: Double, begin: Double, duration: Double)] = []
    for serial in 1...12 {
      let move = (
        offset: random.number(in: -50...50), begin: random.number(in: 0...1),
        duration: random.number(in: 0.2...1)
      )
      moves.append(move)
      script.add(
        1, "position", serial,
        Animation(
          keyPath: "position",
          motion: .basic(from: place(move.offset), to: place(0), by: nil),
          timing: MediaTiming(begin: move.begin, duration: move.duration), curve: .easeOut,
          isAdditive: true))
    }
    let timeline = script.timeline
    for step in 0..<200 {
      let time = Double(step) / 100
      let expected = moves.map { move -> Double in
        guard time >= move.begin, time < move.begin + move.duration else { return 0 }
        return move.offset
          * (1 - TimingCurve.easeOut.progress(at: (time - move.begin) / move.duration))
      }.reduce(0, +)
      let shown = try #require(timeline.shown(1, "position.x", at: time).number)
      #expect((shown - expected).magnitude < 1e-6, "at \(time)")
    }
  }

  /// Alpha is replaced: the new move starts from the old model unless the engine says otherwise.
  @Test func replacingMovesJump() {
    var script = Script()
    script.view(1, in: 0)
    func fade(_ serial: Int, from: Double) {
      script.add(
        1, "opacity", serial,
        Animation(
          keyPath: "opacity", motion: .basic(from: .number(from), to: nil, by: nil),
          timing: MediaTiming(begin: script.time, duration: 1, fill: .both)))
    }
    script.set(1, "opacity", .number(0))
    fade(1, from: 1)
    script.time = 0.5
    script.drop(1, finished: false)
    script.set(1, "opacity", .number(1))
    fade(2, from: 0)
    let timeline = script.timeline
    #expect(timeline.shown(1, "opacity", at: 0.5, .before) == .number(0.5))
    #expect(timeline.shown(1, "opacity", at: 0.5) == .number(0))
    #expect(timeline.shown(1, "opacity", at: 1.25) == .number(0.75))
  }

  /// A move to nothing bends toward a model that changes on the way.
  @Test func moveWithoutATargetFollowsTheModel() {
    var script = Script()
    script.view(1, in: 0)
    script.set(1, "opacity", .number(1))
    script.add(
      1, "opacity", 1,
      Animation(
        keyPath: "opacity", motion: .basic(from: .number(0), to: nil, by: nil),
        timing: MediaTiming(begin: 0, duration: 1)))
    script.time = 0.5
    script.set(1, "opacity", .number(0.5))
    #expect(script.timeline.shown(1, "opacity", at: 0.5, .before) == .number(0.5))
    #expect(script.timeline.shown(1, "opacity", at: 0.5) == .number(0.25))
  }

  @Test func afterTheEndTheModelShows() {
    var script = Script()
    script.view(1, in: 0)
    script.moveAdditively(1, "position", 1, from: place(0), to: place(9), duration: 1.0 / 3)
    script.time = 1.0 / 3
    script.drop(1)
    let timeline = script.timeline
    #expect(timeline.shown(1, "position", at: 0.333333, .before).component("x")?.number ?? 0 > 8.99)
    #expect(timeline.shown(1, "position", at: 0.333333) == place(9))
  }
}
