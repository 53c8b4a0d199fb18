/// A property made ready to be asked at many times.
///
/// It cuts time into pieces within which the model value and the set of animations stay the same,
/// once, in the time of a sort; then a value costs a search among the pieces, and a row of values
/// not even that. Numbers that plain animations move are reckoned as bare doubles.
///
/// ```swift
/// let sampler = TrackSampler(timeline, try timeline.resolve("box.center.x"))
/// let curve = sampler.numbers(from: 0, step: 1.0 / 60, count: 61)
/// ```
package struct TrackSampler: Sendable {
  private enum Plan: Sendable {
    case numbers(NumberPlan)
    case values(ValuePlan)
    /// Derived properties and layers with clocks of their own: each value is found anew.
    case timeline
  }

  private let timeline: Timeline
  private let reference: PropertyReference
  private let plan: Plan

  package init(_ timeline: Timeline, _ reference: PropertyReference) {
    self.timeline = timeline
    self.reference = reference
    guard let pieces = SamplingPieces(timeline, reference) else {
      plan = .timeline
      return
    }
    if let numbers = NumberPlan(pieces) {
      plan = .numbers(numbers)
    } else {
      plan = .values(ValuePlan(pieces))
    }
  }

  /// The value at a time, in seconds.
  package func value(at time: Double, _ side: Side = .from) -> Value {
    switch plan {
    case .numbers(let numbers): .number(numbers.number(at: Moment(time, side)))
    case .values(let values): values.value(at: Moment(time, side))
    case .timeline: timeline.value(reference, at: time, side)
    }
  }

  /// The value at a time as a number; nil where it is none.
  package func number(at time: Double, _ side: Side = .from) -> Double? {
    if case .numbers(let numbers) = plan { return numbers.number(at: Moment(time, side)) }
    return value(at: time, side).number
  }

  /// Values at evenly spaced times; not a number where the property has none.
  ///
  /// - Parameters:
  ///   - begin: the first time, in seconds.
  ///   - step: seconds between two times, greater than 0.
  ///   - count: how many values, at least 0.
  /// - Returns: as many numbers.
  package func numbers(from begin: Double, step: Double, count: Int) -> [Double] {
    if case .numbers(let numbers) = plan {
      return numbers.numbers(from: begin, step: step, count: count)
    }
    return (0..<max(count, 0)).map { value(at: begin + Double($0) * step).number ?? .nan }
  }
}
