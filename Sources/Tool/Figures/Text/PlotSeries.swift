/// One line of a plot: the values of one track at increasing times.
package struct PlotSeries: Sendable, Equatable {
  /// The value at one time; two samples at the same time are a jump.
  package struct Sample: Sendable, Equatable {
    /// Seconds of virtual time.
    package var time: Double
    /// The value, in the unit of the series.
    package var value: Double

    package init(time: Double, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// What the line shows, such as `heading.center.x` or `expected`.
  package var label: String
  /// Unit of the values, such as `pt`; empty where there is none.
  package var unit: String
  /// Samples in order of time.
  package var samples: [Sample]

  package init(label: String, unit: String = "", samples: [Sample]) {
    self.label = label
    self.unit = unit
    self.samples = samples
  }

  /// Whether the value ever changes by more than figures could show.
  package var isMoving: Bool {
    guard let first = samples.first else { return false }
    return samples.contains { abs($0.value - first.value) > 1e-6 }
  }

  /// The value at a time, on straight lines between samples; at a jump the value from then on.
  ///
  /// Times outside the samples give the first or last value; nil without samples.
  package func value(at time: Double) -> Double? {
    guard let first = samples.first, let last = samples.last else { return nil }
    if time < first.time { return first.value }
    if time >= last.time { return last.value }
    // Binary search for the last sample at or before the time.
    var low = 0
    var high = samples.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if samples[middle].time <= time { low = middle } else { high = middle - 1 }
    }
    let left = samples[low]
    let right = samples[low + 1]
    let span = right.time - left.time
    guard span > 0 else { return right.value }
    return left.value + (right.value - left.value) * (time - left.time) / span
  }

  /// The value just before a time: at a jump the one that is left.
  package func valueBefore(_ time: Double) -> Double? {
    guard let first = samples.first(where: { $0.time == time }) else { return value(at: time) }
    return first.value
  }
}
