import Geometry

/// A stretch of the program's time in which an animator keeps one pace.
struct PaceStretch {
  var begin: Double
  /// Infinite for the pace that still holds.
  var end: Double
  var pace: Pace

  /// The animator's own time at a time of the stretch.
  func local(at time: Double) -> Double { pace.local + pace.speed * (time - begin) }
}

extension Timeline {
  /// The paces of an animator in order.
  func paceStretches(of animator: ObjectID) -> [PaceStretch] {
    guard let paces = history(of: animator)?.paces else { return [] }
    return paces.entries.indices.map { index in
      PaceStretch(
        begin: paces.instants[index].seconds,
        end: index + 1 < paces.instants.count ? paces.instants[index + 1].seconds : .infinity,
        pace: paces.entries[index])
    }
  }

  /// An animator's own time; nil before its first pace.
  package func animatorTime(of id: ObjectID, at time: Double, _ side: Side = .from) -> Double? {
    guard let paces = history(of: id)?.paces, let index = paces.index(at: Moment(time, side))
    else { return nil }
    let stretch = PaceStretch(
      begin: paces.instants[index].seconds, end: .infinity, pace: paces.entries[index])
    return stretch.local(at: time)
  }

  /// The time of the layer or animator in which an animation lives.
  ///
  /// What an animator moves is held on both sides of its run. An animation that leaves at its end
  /// is held until the instant at which it left, which is its end rounded to the microsecond.
  func parentTime(of run: AnimationRun, at moment: Moment) -> ParentTime {
    let timing = run.animation.timing
    if let animator = run.animation.animator {
      guard let paces = history(of: animator)?.paces, let index = paces.index(at: moment) else {
        return ParentTime(Moment(timing.begin), holds: true)
      }
      let pace = paces.entries[index]
      let local = pace.local + pace.speed * (moment.time - paces.instants[index].seconds)
      let side: Side = pace.speed > 0 ? moment.side : .from
      return ParentTime(Moment(local, side), bypassesCurve: pace.scrubsLinearly, holds: true)
    }
    let local = localMoment(of: run.object, at: moment)
    if run.finished, run.animation.isRemovedOnCompletion, local.time > timing.end,
      local.time < timing.end + 2e-6 * max(1, timing.speed.magnitude)
    {
      return ParentTime(Moment(timing.end, .before))
    }
    return ParentTime(local)
  }

  /// When an animation on a layer's own clock ends, in the program's seconds, as things stand.
  ///
  /// Nil when it never ends: endless repeats, a clock that stands still, or an unknown number.
  package func end(ofAnimation serial: Int, at now: Double) -> Double? {
    guard let run = run(serial: serial) else { return nil }
    let end = run.animation.timing.end
    guard end.isFinite else { return nil }
    if let animator = run.animation.animator {
      guard let stretch = paceStretches(of: animator).last, stretch.pace.speed > 0 else {
        return nil
      }
      return stretch.begin + (end - stretch.pace.local) / stretch.pace.speed
    }
    let local = localMoment(of: run.object, at: Moment(now))
    let later = convert(local.time + 1, from: run.object, to: nil, at: now)
    let here = convert(local.time, from: run.object, to: nil, at: now)
    guard later > here else { return nil }
    return convert(end, from: run.object, to: nil, at: now)
  }
}
