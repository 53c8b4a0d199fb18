import Geometry
import Samples
import Testing
import Timelines

/// Laws that hold whatever the motions are, tried on seeded ones.
@Suite struct CompositionLawTests {
  static let seeds: [UInt64] = Array(1...24)

  private static func motion(_ random: inout Seeded) -> Motion {
    func number() -> Value { .number(.random(in: -9...9, using: &random)) }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .basic(from: number(), to: number(), by: nil)
    case 1:
      let spring = SpringConstants.fitting(
        duration: .random(in: 0.2...2, using: &random),
        dampingRatio: .random(in: 0.1...1, using: &random), velocity: 0)
      return .spring(spring, from: number(), to: number(), by: nil)
    default:
      let modes: [CalculationMode] = [.linear, .discrete, .cubic, .paced, .cubicPaced]
      return .keyframes(
        Keyframes(
          values: (0..<4).map { _ in number() },
          mode: modes.randomElement(using: &random) ?? .linear)
      )
    }
  }

  private static func curve(_ random: inout Seeded) -> TimingCurve? {
    [nil, .easeIn, .easeOut, .easeInEaseOut, .standard].randomElement(using: &random) ?? nil
  }

  private static func timeline(_ animations: [Animation], model: Double) -> Timeline {
    var script = Script()
    script.layer(1, in: 0)
    script.set(1, "zPosition", .number(model))
    for (index, animation) in animations.enumerated() {
      script.add(1, "k\(index)", index + 1, animation)
    }
    return script.timeline
  }

  private static func number(_ timeline: Timeline, at time: Double, _ side: Side = .from) -> Double
  {
    timeline.shown(1, "zPosition", at: time, side).number ?? .nan
  }

  /// What several additive animations show together is the model and what each adds to it.
  @Test(arguments: seeds) func additiveAnimationsAddUp(_ seed: UInt64) {
    var random = Seeded(seed: seed)
    let animations = (0..<4).map { _ in
      Animation(
        keyPath: "zPosition", motion: CompositionLawTests.motion(&random),
        timing: MediaTiming(
          begin: .random(in: 0...1, using: &random), duration: .random(in: 0.2...2, using: &random),
          repeatCount: .random(in: 1...3, using: &random), fill: .both),
        curve: CompositionLawTests.curve(&random), isAdditive: true)
    }
    let together = CompositionLawTests.timeline(animations, model: 7)
    let alone = animations.map { CompositionLawTests.timeline([$0], model: 0) }
    for step in 0..<80 {
      let time = Double(step) / 16
      let sum = alone.map { CompositionLawTests.number($0, at: time) }.reduce(7, +)
      let shown = CompositionLawTests.number(together, at: time)
      #expect((shown - sum).magnitude < 1e-9, "at \(time)")
    }
  }

  /// The way back is the way there, played backwards in time, jumps included.
  @Test(arguments: seeds) func autoreverseMirrorsTime(_ seed: UInt64) {
    var random = Seeded(seed: seed)
    let animation = Animation(
      keyPath: "zPosition", motion: CompositionLawTests.motion(&random),
      timing: MediaTiming(begin: 1, duration: 1, autoreverses: true, fill: .both),
      curve: CompositionLawTests.curve(&random))
    let timeline = CompositionLawTests.timeline([animation], model: 0)
    for step in 1..<64 {
      let (there, back) = (2 - Double(step) / 64, 2 + Double(step) / 64)
      let pairs = [
        (
          CompositionLawTests.number(timeline, at: there),
          CompositionLawTests.number(timeline, at: back, .before)
        ),
        (
          CompositionLawTests.number(timeline, at: there, .before),
          CompositionLawTests.number(timeline, at: back)
        ),
      ]
      for (first, second) in pairs {
        #expect((first - second).magnitude < 1e-9, "\(step) sixty-fourths from the turn")
      }
    }
  }
}
