import Geometry

extension Keyframes {
  /// The value at a progress of the whole animation; nil when there is nothing to show.
  package func value(at progress: Double, _ side: Side = .from) -> Value? {
    KeyframeMotion(self).value(at: progress, side)
  }
}

/// Keyframes made ready to be asked: the borders of the stretches and how each is crossed.
///
/// Documented: linear, discrete and paced modes, a path's equal shares of the time. Published:
/// Kochanek and Bartels' tangents. Measured: the ends of cubic curves and the spacing of the
/// cubic paced mode.
package struct KeyframeMotion: Sendable {
  let frames: Keyframes
  /// The borders of the stretches in progress, from 0 to 1.
  package let borders: [Double]
  private let meter: OutlineMeter?
  private let stretches: [PathStretch]
  /// How cubic modes leave and reach each key.
  let tangents: KeyframeTangents?

  package init(_ frames: Keyframes) {
    self.frames = frames
    if let path = frames.path {
      let meter = OutlineMeter(path)
      self.meter = meter
      stretches = path.subpaths.flatMap(\.stretches)
      borders = KeyframeMotion.pathBorders(frames, meter)
      tangents = nil
    } else {
      meter = nil
      stretches = []
      let distances = KeyframeMotion.distances(frames)
      borders = KeyframeMotion.valueBorders(frames, distances)
      let isCubic = frames.mode == .cubic || frames.mode == .cubicPaced
      tangents = isCubic ? KeyframeTangents(frames, borders) : nil
    }
  }

  /// The value at a progress, clamped to 0...1; from before, that of the stretch which ends there.
  ///
  /// Nil without values, and for paced modes on values that have no distance, such as transforms:
  /// there the model shows.
  package func value(at progress: Double, _ side: Side = .from) -> Value? {
    if meter != nil { return place(at: progress, side).map { .point($0.point) } }
    let values = frames.values
    guard let first = values.first, !borders.isEmpty else { return nil }
    guard values.count > 1 else { return first }
    let (index, share) = position(at: progress, side)
    if frames.mode == .discrete { return values[min(index, values.count - 1)] }
    guard index + 1 < values.count else { return values.last }
    if let curved = tangents?.value(values, index, share) { return curved }
    return values[index].interpolated(to: values[index + 1], share)
  }

  /// The direction of travel along the path in radians; 0 without a path.
  package func angle(at progress: Double, _ side: Side = .from) -> Double {
    place(at: progress, side)?.angle ?? 0
  }

  /// Where on the path the progress lies, and in which direction it goes on.
  private func place(at progress: Double, _ side: Side) -> (point: Point, angle: Double)? {
    guard let meter else { return nil }
    guard !stretches.isEmpty else { return meter.point(at: 0).map { ($0, 0) } }
    if frames.mode == .paced || frames.mode == .cubicPaced {
      let distance = min(max(progress, 0), 1) * meter.length
      return meter.point(at: distance).map { ($0, meter.angle(at: distance)) }
    }
    let (index, share) = position(at: progress, side)
    let stretch = stretches[min(index, stretches.count - 1)]
    let parameter = frames.mode == .discrete ? 0 : share
    let tangent = stretch.tangent(at: parameter)
    return (stretch.point(at: parameter), Elementary.atan2(tangent.y, tangent.x))
  }

  /// The stretch that holds a progress, and the share of it that is done.
  private func position(at progress: Double, _ side: Side) -> (index: Int, share: Double) {
    let progress = min(max(progress, 0), 1)
    guard borders.count > 1 else { return (0, 0) }
    let low = KeyframePlace.stretch(at: progress, side, in: borders)
    var share = KeyframePlace.share(
      of: progress, side, begin: borders[low], span: borders[low + 1] - borders[low])
    let isPaced = frames.mode == .paced || frames.mode == .cubicPaced
    if !isPaced, low < frames.curves.count { share = frames.curves[low].progress(at: share) }
    return (low, share)
  }

  private static func pathBorders(_ frames: Keyframes, _ meter: OutlineMeter) -> [Double] {
    let lengths = meter.stretchLengths
    if frames.mode == .paced || frames.mode == .cubicPaced {
      return cumulative(lengths)
    }
    return evenly(max(lengths.count, 1), frames.keyTimes)
  }

  private static func valueBorders(_ frames: Keyframes, _ distances: [Double]?) -> [Double] {
    let count = frames.values.count
    switch frames.mode {
    case .discrete: return evenly(max(count, 1), frames.keyTimes)
    case .linear, .cubic: return evenly(max(count - 1, 1), frames.keyTimes)
    case .paced, .cubicPaced: return distances.map(cumulative) ?? []
    }
  }

  /// The given key times if they fit, else even ones.
  private static func evenly(_ stretches: Int, _ keyTimes: [Double]?) -> [Double] {
    if let keyTimes, keyTimes.count == stretches + 1, keyTimes.first == 0, keyTimes.last == 1,
      zip(keyTimes, keyTimes.dropFirst()).allSatisfy({ $0 <= $1 })
    {
      return keyTimes
    }
    return (0...stretches).map { Double($0) / Double(stretches) }
  }

  /// Lengths as shares of their sum, added up from 0 to 1.
  private static func cumulative(_ lengths: [Double]) -> [Double] {
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return evenly(max(lengths.count, 1), nil) }
    var borders = [0.0]
    var sum = 0.0
    for length in lengths.dropLast() {
      sum += length
      borders.append(sum / total)
    }
    borders.append(1)
    return borders
  }

  /// The distances from value to value; nil where there is none.
  private static func distances(_ frames: Keyframes) -> [Double]? {
    guard frames.mode == .paced || frames.mode == .cubicPaced else { return nil }
    var distances: [Double] = []
    for (start, end) in zip(frames.values, frames.values.dropFirst()) {
      guard let distance = start.distance(to: end) else { return nil }
      distances.append(distance)
    }
    return distances
  }
}

extension Value {
  /// The Euclidean distance between two values of one kind; nil for kinds that have none.
  package func distance(to other: Value) -> Double? {
    guard kind != .transform, let difference = other.subtracting(self) else { return nil }
    let parts = difference.numbers
    return parts.isEmpty ? nil : parts.map { $0 * $0 }.reduce(0, +).squareRoot()
  }

  /// The numbers that make up this value; empty for those that are not made of numbers.
  package var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .point(let p): [p.x, p.y]
    case .size(let s): [s.width, s.height]
    case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height]
    case .color(let c): [c.red, c.green, c.blue, c.alpha]
    case .matrix(let m): [m.a, m.b, m.c, m.d, m.tx, m.ty]
    case .matrix3D(let matrix): matrix.entries
    case .list(let values): values.flatMap(\.numbers)
    case .flag, .text, .outline, .none: []
    }
  }
}
