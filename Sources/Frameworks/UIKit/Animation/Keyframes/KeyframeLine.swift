import Timelines

/// Key times and values of one property, built from the changes of an `animateKeyframes` block.
///
/// ```swift
/// // One keyframe, start 0, duration 0.1, alpha 1 to 0 (measured on a device):
/// // times 0, 0.1, 1 and values 1, 0, 0
/// ```
struct KeyframeLine {
  /// A change that begins and ends at fractions of the whole.
  struct Change {
    var start: Double
    var end: Double
    var value: Value
  }

  private(set) var values: [Value]
  /// nil in the paced modes, which ignore them.
  private(set) var times: [Double]?

  init(initial: Value, changes: [Change], mode: CalculationMode) {
    // Sorting must keep the order of changes that begin together.
    let ordered = changes.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
    values = [initial]
    switch mode {
    case .paced, .cubicPaced: values += ordered.map(\.value)
    case .discrete: buildSteps(ordered)
    case .linear, .cubic: buildStretches(ordered)
    }
  }

  /// Each value holds in the gaps between changes; an overlap cuts the earlier change short.
  private mutating func buildStretches(_ changes: [Change]) {
    var times = [0.0]
    for change in changes {
      let last = times[times.count - 1]
      if change.start > last {
        times.append(change.start)
        values.append(values[values.count - 1])
      } else if change.start < last {
        cut(&times, at: change.start)
      }
      if change.end == change.start, times[times.count - 1] < change.start {
        times.append(change.start)
        values.append(values[values.count - 1])
      }
      times.append(change.end)
      values.append(change.value)
    }
    if let last = times.last, last < 1 {
      times.append(1)
      values.append(values[values.count - 1])
    }
    self.times = times
  }

  /// Ends what is going on at `time` with the value it has there.
  private mutating func cut(_ times: inout [Double], at time: Double) {
    while times.count > 1, times[times.count - 2] >= time {
      times.removeLast()
      values.removeLast()
    }
    guard times.count > 1 else { return }
    let (before, after) = (times[times.count - 2], times[times.count - 1])
    let share = after > before ? (time - before) / (after - before) : 1
    let (from, to) = (values[values.count - 2], values[values.count - 1])
    times[times.count - 1] = time
    values[values.count - 1] = from.interpolated(to: to, share)
  }

  /// Each value appears at the start of its change; a discrete animation has one more time.
  private mutating func buildSteps(_ changes: [Change]) {
    var times = [0.0]
    for change in changes {
      if change.start <= times[times.count - 1] {
        values[values.count - 1] = change.value
      } else {
        times.append(change.start)
        values.append(change.value)
      }
    }
    self.times = times + [1]
  }
}
