import Geometry

/// Keyframes of one number, in every mode, made ready as bare doubles.
///
/// They answer what the keyframes of whole values answer, to the last bit.
struct NumberKeys: Sendable {
  /// What goes on from one key to the next.
  private struct Stretch: Sendable {
    var begin: Double
    var span: Double
    var from: Double
    var to: Double
    /// The tangents of a cubic stretch, per stretch.
    var leaving: Double
    var reaching: Double
    var curve: CurveSolver?
  }

  private enum Shape { case step, straight, cubic }

  private let shape: Shape
  private let borders: [Double]
  private var stretches: [Stretch] = []

  /// Nil for paths, for values that are no numbers and for a single key.
  init?(_ motion: KeyframeMotion, _ part: String) {
    let frames = motion.frames
    guard frames.path == nil, frames.values.count > 1,
      let numbers = NumberKeys.numbers(frames.values, part)
    else { return nil }
    borders = motion.borders
    let count = frames.mode == .discrete ? numbers.count : numbers.count - 1
    guard motion.borders.count == count + 1 else { return nil }
    let leaving = motion.tangents.flatMap { NumberKeys.numbers($0.outgoing, part) }
    let reaching = motion.tangents.flatMap { NumberKeys.numbers($0.incoming, part) }
    shape =
      frames.mode == .discrete ? .step : leaving != nil && reaching != nil ? .cubic : .straight
    let isPaced = frames.mode == .paced || frames.mode == .cubicPaced
    for index in 0..<count {
      let curve = isPaced || index >= frames.curves.count ? .linear : frames.curves[index]
      stretches.append(
        Stretch(
          begin: motion.borders[index], span: motion.borders[index + 1] - motion.borders[index],
          from: numbers[index], to: numbers[min(index + 1, numbers.count - 1)],
          leaving: leaving?[index] ?? 0,
          reaching: reaching?[min(index + 1, numbers.count - 1)] ?? 0,
          curve: curve.isLinear ? nil : CurveSolver(curve)))
    }
  }

  private static func numbers(_ values: [Value], _ part: String) -> [Double]? {
    var numbers: [Double] = []
    for value in values {
      guard value.kind != .color, case .number(let number) = value.component(part) else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The number at a progress, clamped to 0...1; from before, that of the stretch that ends there.
  func number(at progress: Double, _ side: Side) -> Double {
    let progress = min(max(progress, 0), 1)
    let place = KeyframePlace.stretch(at: progress, side, in: borders)
    return number(at: progress, side, stretches[place])
  }

  /// Replaces each progress by the number there.
  func replace(_ row: UnsafeMutableBufferPointer<Double>) {
    var place = 0
    for index in row.indices {
      let progress = min(max(row[index], 0), 1)
      if !KeyframePlace.holds(progress, place, in: borders) {
        place = KeyframePlace.stretch(at: progress, .from, in: borders)
      }
      row[index] = number(at: progress, .from, stretches[place])
    }
  }

  private func number(
    at progress: Double, _ side: Side, _ stretch: borrowing Stretch
  ) -> Double {
    if case .step = shape { return stretch.from }
    var share = KeyframePlace.share(of: progress, side, begin: stretch.begin, span: stretch.span)
    if let curve = stretch.curve, share > 0, share < 1 { share = curve.progress(at: share) }
    guard case .cubic = shape else { return stretch.from.interpolated(to: stretch.to, share) }
    let (square, cube) = (share * share, share * share * share)
    return stretch.from * (2 * cube - 3 * square + 1)
      + stretch.leaving * (cube - 2 * square + share) + stretch.to * (3 * square - 2 * cube)
      + stretch.reaching * (cube - square)
  }
}
