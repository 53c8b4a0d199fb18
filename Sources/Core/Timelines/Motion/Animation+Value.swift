import Geometry

/// The time an animation lives in: its layer's, its group's or its animator's.
package struct ParentTime: Hashable, Sendable {
  package var moment: Moment
  /// Whether the animator is scrubbed linearly, so that no curve is applied.
  package var bypassesCurve: Bool
  /// Whether the animation keeps its effect before its begin and after its end.
  package var holds: Bool

  package init(_ moment: Moment, bypassesCurve: Bool = false, holds: Bool = false) {
    self.moment = moment
    self.bypassesCurve = bypassesCurve
    self.holds = holds
  }
}

extension Animation {
  /// Lets the animation, and a group's children, act on the running value of one property.
  ///
  /// A group's children live in its time, which its curve warps and its duration cuts.
  package func apply(to running: inout Composition, root: String, at time: ParentTime) {
    guard let state = timing.state(at: time.moment, isHeld: time.holds) else { return }
    let progress = progress(of: state, bypassesCurve: time.bypassesCurve)
    guard case .group(let children) = motion else {
      apply(to: &running, root: root, progress: progress, cycle: state.cycle)
      return
    }
    let side: Side = state.fraction >= 1 ? .before : time.moment.side
    let local = ParentTime(
      Moment(progress * timing.duration, side), bypassesCurve: time.bypassesCurve)
    for child in children { child.apply(to: &running, root: root, at: local) }
  }

  /// Lets an animation that is no group act at a known progress.
  func apply(to running: inout Composition, root: String, progress: Double, cycle: Double) {
    let path = PropertyPath(keyPath)
    if root == "transform", path.root != root, let angle = pathAngle(at: progress) {
      running.apply(.matrix(Matrix(rotation: angle)), to: "", additive: true)
      return
    }
    guard path.root == root, let current = running.value.component(path.component),
      var value = value(at: progress, over: current)
    else { return }
    if isCumulative, cycle > 0, let step = cycleEnd(over: current)?.scaled(by: cycle),
      let sum = value.adding(step)
    {
      value = sum
    }
    running.apply(value, to: path.component, additive: isAdditive)
  }

  /// The turn in radians that following a path asks for; nil when the layer does not turn.
  private func pathAngle(at progress: Double) -> Double? {
    guard case .keyframes(let frames) = motion, frames.path != nil, frames.rotation != .none
    else { return nil }
    let angle = KeyframeMotion(frames).angle(at: progress)
    return frames.rotation == .auto ? angle : angle + Elementary.pi
  }

  /// The share of the move that is done: the fraction of time after curve or spring.
  package func progress(of state: ActiveState, bypassesCurve: Bool = false) -> Double {
    if bypassesCurve { return state.fraction }
    let eased = curve?.progress(at: state.fraction) ?? state.fraction
    if case .spring(let constants, _, _, _) = motion {
      return constants.value(at: eased * timing.duration)
    }
    return eased
  }

  /// The value at a progress, given the value underneath; nil when there is nothing to show.
  package func value(at progress: Double, over current: Value) -> Value? {
    switch motion {
    case .basic, .spring:
      guard let ends = ends(over: current) else { return nil }
      return ends.from.interpolated(to: ends.to, progress)
    case .keyframes(let frames): return frames.value(at: progress)
    case .group, .transition: return nil
    }
  }

  /// The two ends of the move, by Core Animation's documented table of from, to and by.
  package func ends(over current: Value) -> (from: Value, to: Value)? {
    switch motion {
    case .basic(let from, let to, let by), .spring(_, let from, let to, let by):
      return Animation.ends(from, to, by, over: current)
    case .keyframes(let frames):
      guard let from = frames.value(at: 0), let to = frames.value(at: 1) else { return nil }
      return (from, to)
    case .group, .transition: return nil
    }
  }

  private static func ends(
    _ from: Value?, _ to: Value?, _ by: Value?, over current: Value
  ) -> (from: Value, to: Value)? {
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return from.adding(by).map { (from, $0) }
    case (nil, let to?, let by?): return to.subtracting(by).map { ($0, to) }
    case (let from?, nil, nil): return (from, current)
    case (nil, let to?, nil): return (current, to)
    case (nil, nil, let by?): return current.adding(by).map { (current, $0) }
    case (nil, nil, nil): return nil
    }
  }

  /// What a whole cycle adds up: its last value.
  private func cycleEnd(over current: Value) -> Value? {
    value(at: timing.autoreverses ? 0 : 1, over: current)
  }
}
