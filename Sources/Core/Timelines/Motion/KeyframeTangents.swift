/// The tangents with which cubic keyframes leave and reach each key.
///
/// Kochanek and Bartels' formula with tension, continuity and bias; at the ends the difference to
/// the only neighbour. In the cubic paced mode a tangent is scaled to the stretch's share of the
/// time of its two neighbours.
struct KeyframeTangents: Sendable {
  private(set) var outgoing: [Value] = []
  private(set) var incoming: [Value] = []

  /// Nil for values that cannot be added and scaled, such as transforms: they blend straight.
  init?(_ frames: Keyframes, _ borders: [Double]) {
    let values = frames.values
    guard values.count > 1, borders.count == values.count else { return nil }
    var steps: [Value] = []
    for (start, end) in zip(values, values.dropFirst()) {
      guard let step = end.subtracting(start) else { return nil }
      steps.append(step)
    }
    for index in values.indices {
      let shape = Shape(frames, at: index)
      let before = index > 0 ? steps[index - 1] : nil
      let after = index < steps.count ? steps[index] : nil
      guard let leaving = shape.tangent(before, after, isOutgoing: true),
        let reaching = shape.tangent(before, after, isOutgoing: false)
      else { return nil }
      var (leave, reach) = (leaving, reaching)
      if frames.mode == .cubicPaced, index > 0, index < steps.count {
        let last = borders[index] - borders[index - 1]
        let next = borders[index + 1] - borders[index]
        if last + next > 0 {
          leave = leave.scaled(by: 2 * next / (last + next)) ?? leave
          reach = reach.scaled(by: 2 * last / (last + next)) ?? reach
        }
      }
      outgoing.append(leave)
      incoming.append(reach)
    }
  }

  /// Hermite's curve through a stretch.
  func value(_ values: [Value], _ index: Int, _ t: Double) -> Value? {
    let (square, cube) = (t * t, t * t * t)
    let parts = [
      values[index].scaled(by: 2 * cube - 3 * square + 1),
      outgoing[index].scaled(by: cube - 2 * square + t),
      values[index + 1].scaled(by: 3 * square - 2 * cube),
      incoming[index + 1].scaled(by: cube - square),
    ]
    var sum: Value?
    for part in parts {
      guard let part else { return nil }
      sum = sum == nil ? part : sum?.adding(part)
    }
    return sum
  }

  /// Tension, continuity and bias at one key.
  private struct Shape {
    var tension: Double
    var continuity: Double
    var bias: Double

    init(_ frames: Keyframes, at index: Int) {
      func entry(_ numbers: [Double]) -> Double { index < numbers.count ? numbers[index] : 0 }
      tension = entry(frames.tensions)
      continuity = entry(frames.continuities)
      bias = entry(frames.biases)
    }

    func tangent(_ before: Value?, _ after: Value?, isOutgoing: Bool) -> Value? {
      let side = isOutgoing ? 1.0 : -1.0
      guard let before else { return after?.scaled(by: 1 - tension) }
      guard let after else { return before.scaled(by: 1 - tension) }
      let last = (1 - tension) * (1 + side * continuity) * (1 + bias) / 2
      let next = (1 - tension) * (1 - side * continuity) * (1 - bias) / 2
      guard let start = before.scaled(by: last), let end = after.scaled(by: next) else {
        return nil
      }
      return start.adding(end)
    }
  }
}
