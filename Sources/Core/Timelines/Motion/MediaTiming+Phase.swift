import Geometry

/// Where an animation stands in its own time.
package struct ActiveState: Hashable, Sendable {
  /// The fraction of one forward run, 0...1, before any timing curve.
  package var fraction: Double
  /// The number of the cycle, from 0.
  package var cycle: Double
  /// Whether it is on the way back of a cycle that autoreverses.
  package var isReturning: Bool

  package init(fraction: Double, cycle: Double, isReturning: Bool = false) {
    self.fraction = fraction
    self.cycle = cycle
    self.isReturning = isReturning
  }
}

extension MediaTiming {
  /// The length of one cycle: forward, and back if it autoreverses; in local seconds.
  package var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// How long the animation is active, in local seconds; may be infinite.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycleDuration * (repeatCount > 0 ? repeatCount : 1)
  }

  /// How many cycles it is active; a fraction if the last one is cut.
  package var cycleCount: Double {
    cycleDuration.isFinite ? activeDuration / cycleDuration : 1
  }

  /// When it ends, in its parent's time; infinite for endless repeats and speed 0.
  package var end: Double {
    speed == 0 ? .infinity : begin + activeDuration / speed.magnitude
  }

  /// Where the animation stands at a moment of its parent's time; nil where it has no effect.
  ///
  /// Before its begin and after its end the fill mode decides, unless `isHeld` keeps it in effect
  /// on both sides; its parent's time decides the phase, so that a stopped clock (speed 0) never
  /// ends it.
  package func state(at moment: Moment, isHeld: Bool = false) -> ActiveState? {
    let active = activeDuration
    let elapsed = (moment.time - begin) * speed.magnitude
    let slack = Moment.tolerance * max(speed.magnitude, 1)
    let hasBegun = moment.includes(seconds: begin)
    if !hasBegun {
      guard isHeld || fill == .backwards || fill == .both else { return nil }
      return position(at: localTime(elapsed: 0, active), from: .from)
    }
    let isOver: Bool
    switch moment.side {
    case .from: isOver = elapsed >= active - slack
    case .before: isOver = elapsed > active + slack
    }
    if isOver && speed != 0 {
      guard isHeld || fill == .forwards || fill == .both else { return nil }
      return position(at: localTime(elapsed: active, active), from: .before)
    }
    let time = localTime(elapsed: min(max(elapsed, 0), active), active)
    if speed == 0 { return position(at: time, from: time >= active ? .before : .from) }
    let backwards = speed < 0
    return position(at: time, from: (moment.side == .before) != backwards ? .before : .from)
  }

  /// The animation's own time after some elapsed local seconds.
  ///
  /// A time offset starts it in its middle; what it runs beyond its end wraps round.
  private func localTime(elapsed: Double, _ active: Double) -> Double {
    let time = speed < 0 ? timeOffset - elapsed : timeOffset + elapsed
    if time <= 0 { return 0 }
    if time <= active { return time }
    if speed == 0 || timeOffset <= 0 || !active.isFinite { return min(time, active) }
    return time - active * (time / active).rounded(.down)
  }

  /// Cycle and fraction at a local time; at a border between cycles the side decides.
  private func position(at time: Double, from side: Side) -> ActiveState {
    guard cycleDuration.isFinite else { return ActiveState(fraction: 0, cycle: 0) }
    let cycles = time / cycleDuration
    var whole = cycles.rounded(.down)
    let nearest = cycles.rounded()
    let isBorder = (cycles - nearest).magnitude * cycleDuration < Moment.tolerance
    var rest = time - whole * cycleDuration
    if isBorder {
      let endsCycle = nearest > 0 && (side == .before || time >= activeDuration)
      whole = endsCycle ? nearest - 1 : nearest
      rest = endsCycle ? cycleDuration : 0
    }
    if !whole.isFinite { return ActiveState(fraction: 0, cycle: 0) }
    var fraction = rest / duration
    let isReturning = autoreverses && (fraction > 1 || (fraction == 1 && side == .from))
    if isReturning { fraction = 2 - fraction }
    return ActiveState(
      fraction: min(max(fraction, 0), 1), cycle: max(whole, 0), isReturning: isReturning)
  }
}
