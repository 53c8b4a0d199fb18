import Geometry
import Timelines

/// How long sampling takes: tracks of one minute at 60 frames a second, beside plain evaluation.
enum SamplingBenchmark {
  static let seconds = 60.0
  static let framesPerSecond = 60.0
  static var frames: Int { Int(seconds * framesPerSecond) }

  /// One line for each measurement.
  static func lines(rounds: Int) -> [String] {
    let few = timeline(tracks: 1_000)
    let many = timeline(tracks: 100_000)
    let last = 99_001...100_000
    let prepared = Benchmark.median(rounds: rounds) { _ in _ = samplers(few, 1...1_000) }
    let sampled = sampling(samplers(few, 1...1_000), rounds: rounds)
    let preparedLate = Benchmark.median(rounds: rounds) { _ in _ = samplers(many, last) }
    let sampledLate = sampling(samplers(many, last), rounds: rounds)
    let bezier = Benchmark.median(rounds: rounds) { _ in _ = unitBezierSum(tracks: 1_000) }
    let whole = 1_000 * frames
    return [
      "sampling \(whole) values: 1,000 tracks of 60 s at 60 frames a second, one core",
      row("preparing the tracks", prepared),
      row("sampling them (curves, springs and keyframes mixed)", sampled),
      row("preparing the last 1,000 tracks of 100,000", preparedLate),
      row("sampling the last 1,000 tracks of 100,000", sampledLate),
      row("a unit-Bézier loop for as many values, nothing else", bezier),
    ]
  }

  private static func row(_ text: String, _ seconds: Double) -> String {
    let padding = String(repeating: " ", count: max(1, 58 - text.count))
    return "\(text)\(padding) \(Benchmark.milliseconds(seconds)) ms"
  }

  private static func sampling(_ samplers: [TrackSampler], rounds: Int) -> Double {
    Benchmark.median(rounds: rounds) { _ in
      for sampler in samplers {
        _ = sampler.numbers(from: 0, step: 1 / framesPerSecond, count: frames)
      }
    }
  }

  private static func samplers(_ timeline: Timeline, _ ids: ClosedRange<Int>) -> [TrackSampler] {
    ids.compactMap { id in
      (try? timeline.resolve("v\(id).center.x")).map { TrackSampler(timeline, $0) }
    }
  }

  /// A timeline of views that each move for a minute: by a curve, a spring or keyframes.
  private static func timeline(tracks count: Int) -> Timeline {
    var timeline = Timeline()
    func record(_ content: Record.Content) {
      timeline.append(Record(at: .zero, content: content))
    }
    record(.stage(Size(width: 400, height: 800), horizon: seconds))
    for id in 1...count {
      record(.object(id, kind: .view, type: "UIView", layerType: "CALayer"))
      record(.name(id, "v\(id)"))
      record(
        .add(
          id, key: "position", serial: id,
          Animation(
            keyPath: "position.x", motion: motion(id),
            timing: MediaTiming(begin: 0, duration: seconds, fill: .both),
            curve: id % 3 == 1 ? nil : .easeInEaseOut)))
    }
    return timeline
  }

  private static func motion(_ id: Int) -> Motion {
    switch id % 3 {
    case 0: .basic(from: .number(0), to: .number(400), by: nil)
    case 1:
      .spring(
        SpringConstants(stiffness: 0.05, damping: 0.1), from: .number(0), to: .number(400), by: nil)
    default:
      .keyframes(Keyframes(values: [0, 100, 50, 400].map { .number($0) }, mode: .cubic))
    }
  }

  /// What a frame loop would do for each value: solve the Bézier by Newton's method and scale.
  private static func unitBezierSum(tracks: Int) -> Double {
    var sum = 0.0
    for _ in 0..<tracks {
      for frame in 0..<frames {
        let x = Double(frame) / Double(frames)
        var t = x
        for _ in 0..<8 {
          let error = ((0.52 * t - 0.78) * t + 1.26) * t - x
          if abs(error) < 1e-9 { break }
          t -= error / ((1.56 * t - 1.56) * t + 1.26)
        }
        sum += 400 * ((3 - 2 * t) * t * t)
      }
    }
    return sum
  }
}
