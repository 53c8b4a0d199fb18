import Engine
import Geometry
import Timelines

/// Says which parts of a keyframe animation Core Animation would not follow, and leaves them out.
struct KeyframeRemarks {
  let keyPath: String

  func check(_ keyframes: inout Keyframes) {
    if let reason = problem(with: keyframes) {
      keyframes.keyTimes = nil
      Conductor.current.note("key-times", LayerMessage.keyTimesIgnored(reason))
    }
    let isPaced = keyframes.mode == .paced || keyframes.mode == .cubicPaced
    if isPaced, PropertyPath(keyPath).kind == .transform {
      Conductor.current.note("paced", LayerMessage.pacedTransforms)
    }
  }

  /// Why the key times cannot be followed; nil when they can, or when the mode ignores them anyway.
  private func problem(with keyframes: Keyframes) -> String? {
    guard let times = keyframes.keyTimes, keyframes.mode != .paced, keyframes.mode != .cubicPaced
    else { return nil }
    if let path = keyframes.path {
      return problem(times, wanted: path.stretchCount + 1)
    }
    let discrete = keyframes.mode == .discrete
    return problem(times, wanted: keyframes.values.count + (discrete ? 1 : 0))
  }

  private func problem(_ times: [Double], wanted: Int) -> String? {
    if times.count != wanted { return "there are \(times.count), but \(wanted) are needed" }
    if times.contains(where: { !(0...1).contains($0) }) { return "each must lie in 0...1" }
    if zip(times, times.dropFirst()).contains(where: { $0 > $1 }) {
      return "they must not decrease"
    }
    if times.first != 0 { return "the first must be 0" }
    if times.last != 1 { return "the last must be 1" }
    return nil
  }
}

extension Outline {
  /// How many elements take time: lines, curves and closing lines, but no moves.
  fileprivate var stretchCount: Int {
    elements.reduce(0) { count, element in
      if case .move = element { count } else { count + 1 }
    }
  }
}
