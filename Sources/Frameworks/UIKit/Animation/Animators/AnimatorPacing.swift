import CoreGraphics
import Geometry
import Timelines

/// How an animator's progress follows its time, and how long that takes.
struct AnimatorPacing {
  /// Seconds from start to end.
  let duration: Double
  let curve: TimingCurve
  let spring: AnimationBlock.Spring?

  /// The pacing of a block that has so many seconds.
  @MainActor
  init(_ parameters: any UITimingCurveProvider, duration: Double) {
    guard let spring = parameters.springTimingParameters else {
      self.duration = duration
      curve = parameters.cubicTimingParameters?.curve ?? .standard
      self.spring = nil
      return
    }
    curve = .linear
    let velocity = spring.initialVelocity
    switch spring.recipe {
    case .ratio(let ratio):
      // Nobody outside Apple says which of two velocities decides over the one stiffness; etude
      // takes the smaller.
      let (x, y) = (velocity.dx.native, velocity.dy.native)
      let deciding = x.magnitude <= y.magnitude ? x : y
      var fitted = AnimationBlock.Spring.fitting(
        duration: duration, dampingRatio: ratio, velocity: deciding)
      fitted?.constants.initialVelocity = x
      fitted?.verticalVelocity = y
      self.spring = fitted
      self.duration = duration
    case .constants(let constants):
      self.spring = AnimationBlock.Spring(
        constants: constants, verticalVelocity: velocity.dy.native)
      self.duration = constants.viewDuration
    }
  }

  /// How much of the move is done at a fraction of the time, 0...1.
  func progress(at fraction: Double) -> Double {
    let raw = spring?.constants.value(at: fraction * duration) ?? curve.progress(at: fraction)
    return min(1, max(0, raw))
  }

  /// The fraction of the time at which so much of the move is done for the first time.
  func fraction(at progress: Double) -> Double {
    guard spring != nil else { return curve.fraction(at: progress) }
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    // The first of a thousand steps that reaches it holds the place; halving finds it.
    var high = 1.0
    for step in 1...1000 where self.progress(at: Double(step) / 1000) >= progress {
      high = Double(step) / 1000
      break
    }
    var low = max(0, high - 0.001)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }
}
