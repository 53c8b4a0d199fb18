import Geometry

extension Keyframes {
  /// The value at a progress of the whole animation, 0...1; nil without any value.
  package func value(at progress: Double) -> Value? {
    guard let first = values.first else { return nil }
    guard values.count > 1 else { return first }
    let times = stretchTimes
    var index = 0
    while index + 2 < times.count && progress >= times[index + 1] { index += 1 }
    if mode == .discrete { return values[min(index, values.count - 1)] }
    let (begin, end) = (times[index], times[index + 1])
    if progress >= end { return values[index + 1] }
    var share = end > begin ? (progress - begin) / (end - begin) : 1
    if index < curves.count { share = curves[index].progress(at: share) }
    return values[index].interpolated(to: values[index + 1], share)
  }

  /// The borders of the stretches, from 0 to 1.
  package var stretchTimes: [Double] {
    let count = mode == .discrete ? values.count : values.count - 1
    if let keyTimes, keyTimes.count == count + 1 { return keyTimes }
    return (0...max(count, 1)).map { Double($0) / Double(max(count, 1)) }
  }
}
