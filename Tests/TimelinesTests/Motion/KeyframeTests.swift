import Geometry
import Testing
import Timelines

@Suite struct KeyframeTests {
  private static func numbers(_ numbers: [Double]) -> [Value] { numbers.map { .number($0) } }

  private static func points(_ points: [(Double, Double)]) -> [Value] {
    points.map { .point(Point(x: $0.0, y: $0.1)) }
  }

  private static let squares = numbers([0, 1, 4, 9])
  private static let squareTimes = [0, 0.25, 0.75, 1]

  /// Cubic ends, the cubic paced and the paced rows are marked as measured on QuartzCore by their
  /// source; the others are arithmetic.
  static let rows: [(frames: Keyframes, at: Double, value: Value, tolerance: Double)] = [
    (Keyframes(values: squares, keyTimes: squareTimes, mode: .cubic), 0.5, .number(2.25), 1e-12),
    (
      Keyframes(
        values: squares, keyTimes: squareTimes, mode: .cubic, tensions: [0, 1, 1, 0]),
      0.5, .number(2.5), 1e-12
    ),
    (
      Keyframes(
        values: squares, keyTimes: squareTimes, mode: .cubic, continuities: [0, 1, 0, 0]),
      0.5, .number(2.125), 1e-12
    ),
    (
      Keyframes(values: squares, keyTimes: squareTimes, mode: .cubic, biases: [0, 0, 1, 0]),
      0.5, .number(2.375), 1e-12
    ),
    (Keyframes(values: numbers([0, 1]), mode: .cubic), 0.5, .number(0.5), 1e-12),
    (Keyframes(values: numbers([0, 10, 10]), mode: .cubic), 0.75, .number(10.625), 1e-12),
    (
      Keyframes(values: points([(0, 0), (10, 0), (10, 30)]), mode: .cubic), 0.75,
      .point(Point(x: 10.625, y: 13.125)), 1e-12
    ),
    (
      Keyframes(values: points([(0, 0), (6, 8), (6, 38)]), mode: .paced), 0.5,
      .point(Point(x: 6, y: 18)), 1e-12
    ),
    (
      Keyframes(
        values: points([(0, 0), (20, 80), (100, 20), (120, 100)]), mode: .cubicPaced), 0.35,
      .point(Point(x: 26.365239, y: 79.03654)), 1e-6
    ),
    (
      Keyframes(values: numbers([0, 80, 20, 100]), mode: .cubicPaced), 0.35,
      .number(79.382188), 1e-6
    ),
    (
      Keyframes(
        values: [.flag(false), .flag(true), .flag(false)], keyTimes: squareTimes,
        mode: .discrete), 0.5, .flag(true), 0
    ),
    (
      Keyframes(
        values: [.flag(false), .flag(true), .flag(false)], keyTimes: squareTimes,
        mode: .discrete), 0.9, .flag(false), 0
    ),
    (Keyframes(path: corner), 0.25, .point(Point(x: 5, y: 0)), 1e-12),
    (Keyframes(path: corner, mode: .paced), 0.25, .point(Point(x: 10, y: 15)), 1e-9),
    (Keyframes(path: corner, mode: .paced), 0.5, .point(Point(x: 10, y: 40)), 1e-9),
    (Keyframes(path: corner, keyTimes: [0, 0.8, 1]), 0.25, .point(Point(x: 3.125, y: 0)), 1e-12),
    (
      Keyframes(path: corner, curves: [.easeIn, .easeOut]), 0.25,
      .point(Point(x: 3.153568, y: 0)), 1e-6
    ),
    (Keyframes(path: corner, mode: .discrete), 0.75, .point(Point(x: 10, y: 0)), 0),
    (Keyframes(path: arch), 0.25, .point(Point(x: 15.625, y: 56.25)), 1e-12),
    (
      Keyframes(path: arch, mode: .paced), 0.25, .point(Point(x: 10.647822, y: 48.460465)), 0.15
    ),
    (Keyframes(path: broken), 0.25, .point(Point(x: 5, y: 0)), 1e-12),
    (Keyframes(path: broken, mode: .paced), 0.25, .point(Point(x: 5, y: 0)), 1e-9),
    (Keyframes(path: broken), 0.5, .point(Point(x: 100, y: 100)), 0),
    (Keyframes(path: broken, mode: .paced), 0.5, .point(Point(x: 100, y: 100)), 1e-9),
    (Keyframes(path: triangle), 0.8333333333333334, .point(Point(x: 0, y: 5)), 1e-12),
  ]

  private static let corner = Outline(elements: [
    .move(.zero), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 90)),
  ])
  private static let arch = Outline(elements: [
    .move(.zero),
    .cubic(
      Point(x: 100, y: 0), control1: Point(x: 0, y: 100), control2: Point(x: 100, y: 100)),
  ])
  private static let broken = Outline(elements: [
    .move(.zero), .line(Point(x: 10, y: 0)), .move(Point(x: 100, y: 100)),
    .line(Point(x: 100, y: 110)),
  ])
  private static let triangle = Outline(elements: [
    .move(.zero), .line(Point(x: 10, y: 0)), .line(Point(x: 0, y: 10)), .close,
  ])

  @Test(arguments: rows.indices) func showsTheExpectedValue(_ index: Int) throws {
    let row = KeyframeTests.rows[index]
    let value = try #require(row.frames.value(at: row.at))
    if case .flag = row.value {
      #expect(value == row.value)
    } else {
      let distance = try #require(value.distance(to: row.value))
      #expect(distance <= row.tolerance)
    }
  }

  /// Paced modes cannot measure transforms: the model shows.
  @Test func pacedTransformsAreUnsupported() {
    let turns: [Value] = [.matrix(.identity), .matrix(Matrix(rotation: 1))]
    #expect(Keyframes(values: turns, mode: .paced).value(at: 0.5) == nil)
    #expect(Keyframes(values: turns, mode: .cubic).value(at: 0.5)?.kind == .transform)
  }

  @Test func badKeyTimesAreIgnored() {
    for times in [[0, 1], [0.1, 0.5, 1], [0, 0.7, 0.5, 1], [0, 0.5, 0.9]] {
      let frames = Keyframes(values: KeyframeTests.numbers([0, 10, 20]), keyTimes: times)
      #expect(frames.value(at: 0.5) == .number(10))
    }
  }

  @Test func oddFramesAreHarmless() {
    #expect(Keyframes().value(at: 0.5) == nil)
    #expect(Keyframes(values: [.number(7)]).value(at: 0.5) == .number(7))
    #expect(Keyframes(path: Outline()).value(at: 0.5) == nil)
    #expect(Keyframes(path: Outline(elements: [.move(Point(x: 3, y: 4))])).value(at: 1) != nil)
    let still = Keyframes(values: KeyframeTests.numbers([5, 5, 5]), mode: .paced)
    #expect(still.value(at: 0.3) == .number(5))
    for mode in [CalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
      let frames = Keyframes(values: KeyframeTests.numbers([0, 4, 1]), mode: mode)
      #expect(frames.value(at: -2) == .number(0))
      #expect(frames.value(at: 9) == .number(1))
    }
  }

  /// A step: two keys at one time.
  @Test func equalKeyTimesAreAStep() {
    let frames = Keyframes(
      values: KeyframeTests.numbers([0, 0, 8, 8]), keyTimes: [0, 0.5, 0.5, 1])
    #expect(frames.value(at: 0.4999) == .number(0))
    #expect(frames.value(at: 0.5) == .number(8))
  }

  /// At an instant at which a value jumps, just before it the old one shows.
  @Test(arguments: [CalculationMode.linear, .discrete])
  func jumpsAtTheInstantOfTheKey(_ mode: CalculationMode) throws {
    let values: [Double] = mode == .linear ? [0, 0, 8, 8, 3, 3] : [0, 8, 3]
    let times = mode == .linear ? [0, 0.1, 0.1, 0.7, 0.7, 1] : [0, 0.1, 0.7, 1]
    for (begin, duration, count, back) in [
      (0.0, 1.0, 1.0, false), (0.2, 3, 1, false), (0, 1, 2, true),
    ] {
      var script = Script()
      script.layer(1, in: 0)
      script.add(
        1, "k", 1,
        Animation(
          keyPath: "zPosition",
          motion: .keyframes(
            Keyframes(values: KeyframeTests.numbers(values), keyTimes: times, mode: mode)),
          timing: MediaTiming(
            begin: begin, duration: duration, repeatCount: count, autoreverses: back, fill: .both)))
      let timeline = script.timeline
      let reference = PropertyReference(object: 1, path: PropertyPath("zPosition"), text: "z")
      let sampler = TrackSampler(timeline, reference)
      func expect(_ before: Double, _ after: Double, at time: Double) {
        #expect(timeline.value(reference, at: time, .before) == .number(before), "\(time)-")
        #expect(timeline.value(reference, at: time) == .number(after), "\(time)")
        #expect(sampler.number(at: time, .before) == before, "sampled \(time)-")
        #expect(sampler.number(at: time) == after, "sampled \(time)")
      }
      expect(0, 8, at: begin + 0.1 * duration)
      expect(8, 3, at: begin + 0.7 * duration)
      guard back else { continue }
      expect(3, 8, at: 1.3)
      expect(8, 0, at: 1.9)
      expect(0, 8, at: 2.1)
    }
  }

  @Test func turnsWithThePath() throws {
    let motion = KeyframeMotion(Keyframes(path: KeyframeTests.corner, rotation: .auto))
    #expect(motion.angle(at: 0.25) == 0)
    #expect((motion.angle(at: 0.75) - .pi / 2).magnitude < 1e-12)
    var script = Script()
    script.layer(1, in: 0)
    for (serial, rotation) in [(1, PathRotation.auto), (2, .autoReverse)] {
      script.time = Double(serial - 1)
      script.add(
        1, "move", serial,
        Animation(
          keyPath: "position",
          motion: .keyframes(Keyframes(path: KeyframeTests.corner, rotation: rotation)),
          timing: MediaTiming(begin: script.time, duration: 1)))
    }
    let timeline = script.timeline
    let down = try #require(timeline.shown(1, "transform.rotation", at: 0.75).number)
    #expect((down - .pi / 2).magnitude < 1e-12)
    let back = try #require(timeline.shown(1, "transform.rotation", at: 1.75).number)
    #expect((back + .pi / 2).magnitude < 1e-12)
    #expect(timeline.shown(1, "transform", at: 2) == .matrix(.identity))
  }
}
