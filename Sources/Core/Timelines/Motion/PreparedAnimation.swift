import Geometry

/// An animation made ready to be asked at many moments: curve, spring and path worked out once.
package struct PreparedAnimation: Sendable {
  package let animation: Animation
  let path: PropertyPath
  let solver: CurveSolver?
  let spring: SpringMotion?
  let frames: KeyframeMotion?
  let children: [PreparedAnimation]

  package init(_ animation: Animation) {
    self.animation = animation
    path = PropertyPath(animation.keyPath)
    solver = animation.curve.flatMap { $0.isLinear ? nil : CurveSolver($0) }
    switch animation.motion {
    case .spring(let constants, _, _, _):
      (spring, frames, children) = (SpringMotion(constants), nil, [])
    case .keyframes(let keyframes):
      (spring, frames, children) = (nil, KeyframeMotion(keyframes), [])
    case .group(let members):
      (spring, frames, children) = (nil, nil, members.map { PreparedAnimation($0) })
    case .basic, .transition: (spring, frames, children) = (nil, nil, [])
    }
  }

  /// Lets the animation, and a group's children, act on the running value of one property.
  ///
  /// A group's children live in its time, which its curve warps and its duration cuts.
  package func apply(to running: inout Composition, root: String, at time: ParentTime) {
    let timing = animation.timing
    guard let state = timing.state(at: time.moment, isHeld: time.holds) else { return }
    let progress = progress(of: state, bypassesCurve: time.bypassesCurve)
    guard case .group = animation.motion else {
      let side = progressSide(of: state, at: time.moment)
      apply(to: &running, root: root, progress: progress, side, cycle: state.cycle)
      return
    }
    // At the end of a round the children have not ended yet, also where the fraction misses 1 by a
    // rounding.
    let isAtEnd = (1 - state.fraction) * timing.duration < Moment.tolerance
    let side: Side = isAtEnd ? .before : time.moment.side
    let local = ParentTime(
      Moment(progress * timing.duration, side), bypassesCurve: time.bypassesCurve)
    for child in children { child.apply(to: &running, root: root, at: local) }
  }

  /// Lets an animation that is no group act at a known progress.
  func apply(
    to running: inout Composition, root: String, progress: Double, _ side: Side = .from,
    cycle: Double
  ) {
    guard path.root == root else {
      if root == "transform", let angle = turn(at: progress, side) {
        running.apply(.matrix(Matrix(rotation: angle)), to: "", additive: true)
      }
      return
    }
    guard let current = running.value.component(path.component),
      var value = value(at: progress, side, over: current)
    else { return }
    if animation.isCumulative, cycle > 0, let step = cycleEnd(over: current)?.scaled(by: cycle),
      let sum = value.adding(step)
    {
      value = sum
    }
    running.apply(value, to: path.component, additive: animation.isAdditive)
  }

  /// The side from which the progress is reached: from above where the motion runs back.
  private func progressSide(of state: ActiveState, at moment: Moment) -> Side {
    let looksBack = moment.side == .before && moment.time <= animation.timing.end + Moment.tolerance
    let runsBack = state.isReturning != (animation.timing.speed < 0)
    return looksBack != runsBack ? .before : .from
  }

  /// The turn in radians that following a path asks for; nil when the layer does not turn.
  private func turn(at progress: Double, _ side: Side) -> Double? {
    guard let frames, case .keyframes(let keyframes) = animation.motion, keyframes.path != nil,
      keyframes.rotation != .none
    else { return nil }
    let angle = frames.angle(at: progress, side)
    return keyframes.rotation == .auto ? angle : angle + Elementary.pi
  }

  /// The share of the move that is done: the fraction of time after curve or spring.
  package func progress(of state: ActiveState, bypassesCurve: Bool = false) -> Double {
    if bypassesCurve { return state.fraction }
    let fraction = state.fraction
    let eased = fraction <= 0 || fraction >= 1 ? fraction : solver?.progress(at: fraction)
    return spring?.value(at: (eased ?? fraction) * animation.timing.duration) ?? eased ?? fraction
  }

  /// The value at a progress, given the value underneath; nil when there is nothing to show.
  package func value(
    at progress: Double, _ side: Side = .from, over current: Value
  ) -> Value? {
    if let frames { return frames.value(at: progress, side) }
    guard let ends = animation.ends(over: current) else { return nil }
    return ends.from.interpolated(to: ends.to, progress)
  }

  /// What a whole cycle adds up: its last value.
  private func cycleEnd(over current: Value) -> Value? {
    value(at: animation.timing.autoreverses ? 0 : 1, over: current)
  }
}
