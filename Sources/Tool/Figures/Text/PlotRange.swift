/// The stretch of an axis that a plot shows.
package struct PlotRange: Sendable, Equatable {
  package var low: Double
  package var high: Double

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  package var length: Double { high - low }

  /// Where a value lies, 0 at the low end and 1 at the high end.
  package func fraction(of value: Double) -> Double {
    length > 0 ? (value - low) / length : 0.5
  }

  /// The values that the series take; a constant gets one unit of room on either side.
  package static func values(of series: [PlotSeries]) -> PlotRange {
    enclosing(series.flatMap { $0.samples.map(\.value) }, room: 1)
  }

  /// The times that the series cover; a single moment gets one second of room.
  package static func times(of series: [PlotSeries]) -> PlotRange {
    let times = series.flatMap { $0.samples.map(\.time) }
    let range = enclosing(times, room: 0)
    return range.length > 0 ? range : PlotRange(low: range.low, high: range.low + 1)
  }

  private static func enclosing(_ numbers: [Double], room: Double) -> PlotRange {
    let finite = numbers.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return PlotRange(low: 0, high: 1) }
    // Differences below what figures print are noise of the arithmetic, not motion.
    if high - low < 1e-7 { return PlotRange(low: low - room, high: high + room) }
    return PlotRange(low: low, high: high)
  }

  /// A step of 1, 2 or 5 times a power of ten that divides the range into about `count` parts.
  package func step(about count: Int) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let rough = length / Double(max(count, 2))
    var power = 1.0
    while power * 10 <= rough { power *= 10 }
    while power > rough { power /= 10 }
    return [1.0, 2, 5, 10].first { $0 * power >= rough * 0.999_999 }.map { $0 * power } ?? power
  }

  /// The multiples of a step inside the range, its ends included.
  package func ticks(step: Double) -> [Double] {
    guard length > 0, length.isFinite, step > 0 else { return [low] }
    let first = (low / step - 1e-9).rounded(.up)
    let last = (high / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 1_000 else { return [low, high] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// The range widened to whole steps, so that an axis ends in round numbers.
  package func rounded(step: Double) -> PlotRange {
    guard step > 0, length.isFinite else { return self }
    return PlotRange(
      low: (low / step + 1e-9).rounded(.down) * step,
      high: (high / step - 1e-9).rounded(.up) * step)
  }
}
