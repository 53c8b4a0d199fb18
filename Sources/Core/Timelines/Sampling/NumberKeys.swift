/// Straight keyframes of one number.
struct NumberKeys: Sendable {
  private let borders: [Double]
  private let values: [Double]
  private let curves: [CurveSolver?]

  /// Nil for other modes, paths and values.
  init?(_ frames: Keyframes, _ part: String) {
    guard frames.mode == .linear, frames.path == nil, frames.values.count > 1 else { return nil }
    var numbers: [Double] = []
    for value in frames.values {
      guard case .number(let number) = value.component(part) else { return nil }
      numbers.append(number)
    }
    values = numbers
    borders = KeyframeMotion(frames).borders
    curves = frames.curves.map { $0.isLinear ? nil : CurveSolver($0) }
    guard borders.count == values.count else { return nil }
  }

  func number(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    var low = 0
    var high = borders.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if borders[middle] <= progress { low = middle } else { high = middle }
    }
    let span = borders[low + 1] - borders[low]
    var share = span > 0 ? (progress - borders[low]) / span : 1
    if low < curves.count, share > 0, share < 1, let curve = curves[low] {
      share = curve.progress(at: share)
    }
    return values[low].interpolated(to: values[low + 1], share)
  }
}
