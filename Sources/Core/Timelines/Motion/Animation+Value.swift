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
  /// - Parameters:
  ///   - root: the layer key whose value is composed, such as `transform`.
  ///   - time: the time of what the animation is attached to.
  package func apply(to running: inout Composition, root: String, at time: ParentTime) {
    guard let state = timing.state(at: time.moment, isHeld: time.holds) else { return }
    let progress = progress(of: state, at: time)
    if case .group(let children) = motion {
      let local = Moment(
        min(state.fraction * timing.duration, timing.duration),
        state.fraction >= 1 ? .before : time.moment.side)
      let warped = Moment(progress * timing.duration, local.side)
      for child in children {
        child.apply(
          to: &running, root: root,
          at: ParentTime(warped, bypassesCurve: time.bypassesCurve))
      }
      return
    }
    let path = PropertyPath(keyPath)
    guard path.root == root, let current = running.value.component(path.component),
      var value = value(at: progress, over: current)
    else { return }
    if isCumulative, state.cycle > 0, let step = cycleEnd(over: current),
      let offset = step.scaled(by: state.cycle), let sum = value.adding(offset)
    {
      value = sum
    }
    running.apply(value, to: path.component, additive: isAdditive)
  }

  /// The share of the move that is done: the fraction of time after curve or spring.
  package func progress(of state: ActiveState, at time: ParentTime) -> Double {
    if time.bypassesCurve { return state.fraction }
    let eased = curve?.progress(at: state.fraction) ?? state.fraction
    if case .spring(let constants, _, _, _) = motion {
      return constants.value(at: eased * timing.duration)
    }
    return eased
  }

  /// The value at a progress, given the value underneath; nil when there is nothing to show.
  package func value(at progress: Double, over current: Value) -> Value? {
    switch motion {
    case .basic(let from, let to, let by), .spring(_, let from, let to, let by):
      guard let ends = ends(from, to, by, over: current) else { return nil }
      return ends.from.interpolated(to: ends.to, progress)
    case .keyframes(let frames):
      return frames.value(at: progress)
    case .group, .transition: return nil
    }
  }

  /// The two ends of the move by Core Animation's table of from, to and by.
  package func ends(over current: Value) -> (from: Value, to: Value)? {
    switch motion {
    case .basic(let from, let to, let by), .spring(_, let from, let to, let by):
      return ends(from, to, by, over: current)
    case .keyframes(let frames):
      guard let from = frames.value(at: 0), let to = frames.value(at: 1) else { return nil }
      return (from, to)
    case .group, .transition: return nil
    }
  }

  private func ends(
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
