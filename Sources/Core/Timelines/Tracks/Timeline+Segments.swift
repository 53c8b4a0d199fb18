import Geometry

extension Timeline {
  /// What one animation contributes to a property, by itself.
  func segments(of run: AnimationRun, _ path: PropertyPath) -> [Segment] {
    let animation = run.animation
    let base = root(run.object, path.root, at: Moment(run.added.seconds), isModel: true)
    var plain = animation.withoutSpring
    plain.timing = MediaTiming(begin: 0, duration: animation.timing.duration, fill: .both)
    plain.isCumulative = false
    let start = plain.shown(over: base, path.root, at: Moment(0))
    let target = plain.shown(over: base, path.root, at: Moment(plain.timing.duration, .before))
    guard let from = start.component(path.component), let to = target.component(path.component)
    else { return [] }
    let timing = animation.timing
    let range = activeRange(of: run)
    return [
      Segment(
        begin: range.begin, end: range.end, from: from, to: to, pacing: animation.pacing,
        serial: run.serial, key: run.key, isAdditive: animation.isAdditive,
        cycles: Segment.Cycles(
          duration: timing.speed == 0 ? .infinity : timing.duration / timing.speed.magnitude,
          count: timing.activeDuration / timing.cycleDuration,
          autoreverses: timing.autoreverses),
        finished: run.dropped == nil ? nil : run.finished, sites: run.sites)
    ]
  }

  /// When an animation moves, in the program's seconds.
  func activeRange(of run: AnimationRun) -> (begin: Double, end: Double) {
    let timing = run.animation.timing
    var begin = timing.begin
    var end = timing.end
    if run.animation.animator != nil {
      begin = run.added.seconds + timing.begin
      end = run.dropped?.seconds ?? begin + timing.activeDuration
    } else if let dropped = run.dropped, !run.finished {
      end = min(end, dropped.seconds)
    }
    if end > horizon { end = min(end, max(begin, duration)) }
    return (begin, max(begin, end))
  }
}

extension Animation {
  /// The same move by its two ends, without a spring that only nearly reaches its target.
  fileprivate var withoutSpring: Animation {
    guard case .spring(_, let from, let to, let by) = motion else { return self }
    var still = self
    still.motion = .basic(from: from, to: to, by: by)
    return still
  }

  /// The value of a property when only this animation acts on it.
  fileprivate func shown(over base: Value, _ root: String, at moment: Moment) -> Value {
    var composition = Composition(base)
    apply(to: &composition, root: root, at: ParentTime(moment, holds: true))
    return composition.value
  }

  fileprivate var pacing: Segment.Pacing {
    switch motion {
    case .spring(let constants, _, _, _): .spring(constants)
    case .keyframes(let frames):
      .keyframes(frames.mode, whole: curve ?? .linear, stretch: .linear)
    default: .curve(curve ?? .linear)
    }
  }
}
