import Timelines

/// Samples properties for plots.
struct PlotMaker {
  let answer: PlayedAnswer

  /// Found values of a number over the whole answer; nil for what has no numbers.
  func plot(of reference: PropertyReference, unit: String) -> Plot? {
    let samples = Self.samples(of: reference, in: answer.timeline, to: plotEnd)
    guard !samples.isEmpty else { return nil }
    return Plot(title: reference.text, unit: unit, expected: [], found: samples)
  }

  /// A little more than the last instant at which something happens.
  var plotEnd: Double { max(answer.end, 0.1) }

  /// 121 samples with the left limits of jumps; for points the first number.
  static func samples(
    of reference: PropertyReference, in timeline: Timeline, to end: Double
  ) -> [Plot.Sample] {
    let count = 120
    return (0...count).compactMap { index in
      let time = end * Double(index) / Double(count)
      guard let value = timeline.value(reference, at: time).parts?.first else { return nil }
      return Plot.Sample(time: time, value: value)
    }
  }
}
