import Timelines

/// Samples properties for plots.
struct PlotMaker {
  let answer: PlayedAnswer

  /// Found values of a number around a time; nil for what has no numbers.
  ///
  /// Short answers are shown whole, long ones two seconds to either side.
  func plot(of reference: PropertyReference, unit: String, around time: Double? = nil) -> Plot? {
    let isLong = answer.end > 4
    let middle = time ?? 0
    let range =
      isLong ? max(0, min(middle, answer.end) - 2)...min(plotEnd, middle + 2) : 0...plotEnd
    return plot(of: reference, unit: unit, over: range)
  }

  /// Found values of a number over a range; nil for what has no numbers.
  func plot(of reference: PropertyReference, unit: String, over range: ClosedRange<Double>) -> Plot?
  {
    let samples = Self.samples(of: reference, in: answer.timeline, over: range)
    guard !samples.isEmpty else { return nil }
    return Plot(title: reference.text, unit: unit, expected: [], found: samples)
  }

  /// A little more than the last instant at which something happens.
  var plotEnd: Double { max(answer.end, 0.1) }

  /// 121 samples; for points and the like the first number.
  static func samples(
    of reference: PropertyReference, in timeline: Timeline, over range: ClosedRange<Double>
  ) -> [Plot.Sample] {
    let count = 120
    let span = range.upperBound - range.lowerBound
    return (0...count).compactMap { index in
      let time = range.lowerBound + span * Double(index) / Double(count)
      guard let value = timeline.value(reference, at: time).parts?.first else { return nil }
      return Plot.Sample(time: time, value: value)
    }
  }
}
