import Timelines

/// Samples properties for plots.
struct PlotMaker {
  let answer: PlayedAnswer

  /// Found values of a number around a time; nil for what has no numbers.
  ///
  /// Short answers are shown whole, long ones two seconds to either side. Of a value of several
  /// numbers `part` is drawn.
  func plot(
    of reference: PropertyReference, unit: String, around time: Double? = nil, part: Int = 0
  ) -> Plot? {
    let isLong = answer.end > 4
    let middle = time ?? 0
    let range =
      isLong ? max(0, min(middle, answer.end) - 2)...min(plotEnd, middle + 2) : 0...plotEnd
    return plot(of: reference, unit: unit, over: range, part: part)
  }

  /// Found values of a number over a range; nil for what has no numbers.
  func plot(
    of reference: PropertyReference, unit: String, over range: ClosedRange<Double>, part: Int = 0
  ) -> Plot? {
    let samples = Self.samples(of: reference, in: answer.timeline, over: range, part: part)
    guard !samples.isEmpty else { return nil }
    let value = answer.timeline.value(reference, at: range.lowerBound)
    let tail = value.partNames.map { ".\($0[part])" } ?? ""
    return Plot(
      title: answer.plainWords(reference) + tail, unit: unit, expected: [], found: samples)
  }

  /// A little more than the last instant at which something happens.
  var plotEnd: Double { max(answer.end, 0.1) }

  /// 121 samples of one of a value's numbers.
  static func samples(
    of reference: PropertyReference, in timeline: Timeline, over range: ClosedRange<Double>,
    part: Int = 0
  ) -> [Plot.Sample] {
    let count = 120
    let span = range.upperBound - range.lowerBound
    return (0...count).compactMap { index in
      let time = range.lowerBound + span * Double(index) / Double(count)
      guard let parts = timeline.value(reference, at: time).parts, parts.indices.contains(part)
      else { return nil }
      return Plot.Sample(time: time, value: parts[part])
    }
  }
}

extension Value {
  /// What the numbers of the value are called; nil for a single number and for what has no names.
  var partNames: [String]? {
    switch self {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect: ["origin.x", "origin.y", "size.width", "size.height"]
    case .color: ["red", "green", "blue", "alpha"]
    case .matrix: ["a", "b", "c", "d", "tx", "ty"]
    default: nil
    }
  }

  /// The place of the number in which two values differ most.
  func mostDifferentPart(from other: Value) -> Int {
    guard let left = parts, let right = other.parts, left.count == right.count else { return 0 }
    let distances = zip(left, right).map { ($0 - $1).magnitude }
    return distances.indices.max { distances[$0] < distances[$1] } ?? 0
  }
}
