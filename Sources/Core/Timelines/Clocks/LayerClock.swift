import Geometry

/// How a layer's time follows its parent's: local = (parent - beginTime) · speed + timeOffset.
///
/// Documented by Apple; the two clamps below are measured.
package struct LayerClock: Hashable, Sendable {
  package var speed: Double
  package var timeOffset: Double
  package var beginTime: Double

  package init(speed: Double = 1, timeOffset: Double = 0, beginTime: Double = 0) {
    self.speed = speed
    self.timeOffset = timeOffset
    self.beginTime = beginTime
  }

  /// The layer's time when its parent's is `time`; 0 before the layer's begin.
  package func local(at time: Double) -> Double {
    time < beginTime ? 0 : (time - beginTime) * speed + timeOffset
  }

  /// The parent's time when the layer's is `time`; 0 for a layer that stands still.
  package func parent(at time: Double) -> Double {
    speed == 0 ? 0 : (time - timeOffset) / speed + beginTime
  }
}

extension Timeline {
  /// The clock of a layer as it is set at a moment.
  package func clock(of id: ObjectID, at moment: Moment) -> LayerClock {
    func number(_ key: String, _ usual: Double) -> Double {
      history(of: id)?.properties[key]?.entry(at: moment)?.number ?? usual
    }
    return LayerClock(
      speed: number("speed", 1), timeOffset: number("timeOffset", 0),
      beginTime: number("beginTime", 0))
  }

  /// A time of one layer as a time of another, as `CALayer.convertTime` answers it.
  ///
  /// - Parameters:
  ///   - time: seconds of `source`'s time.
  ///   - source: a layer, or nil for the program's time.
  ///   - target: a layer, or nil for the program's time.
  ///   - now: when, in the program's seconds, the layers' clocks are read.
  /// - Returns: seconds of `target`'s time.
  package func convert(
    _ time: Double, from source: ObjectID?, to target: ObjectID?, at now: Double
  ) -> Double {
    guard hasLayerClocks else { return time }
    let moment = Moment(now)
    var up = source.map { ancestry(of: $0, at: moment) } ?? []
    var down = target.map { ancestry(of: $0, at: moment) } ?? []
    while let one = up.last, let other = down.last, one == other {
      up.removeLast()
      down.removeLast()
    }
    var time = time
    for id in up { time = clock(of: id, at: moment).parent(at: time) }
    for id in down.reversed() { time = clock(of: id, at: moment).local(at: time) }
    return time
  }

  /// A layer's own time at a moment of the program's time.
  func localMoment(of id: ObjectID, at moment: Moment) -> Moment {
    guard hasLayerClocks else { return moment }
    var time = moment.time
    var side = moment.side
    for layer in ancestry(of: id, at: moment).reversed() {
      let clock = clock(of: layer, at: moment)
      time = clock.local(at: time)
      if clock.speed == 0 { side = .from }
      if clock.speed < 0 { side = side == .from ? .before : .from }
    }
    return Moment(time, side)
  }

  /// The object and everything above it, the window last.
  private func ancestry(of id: ObjectID, at moment: Moment) -> [ObjectID] {
    var chain = [id]
    while let parent = parent(of: chain[chain.count - 1], at: moment.time, moment.side),
      parent != 0, chain.count <= Timeline.deepest
    {
      chain.append(parent)
    }
    return chain
  }
}
