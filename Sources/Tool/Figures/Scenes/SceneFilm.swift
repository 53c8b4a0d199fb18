import Timelines

/// A timeline looked at sixty times a second, and on both sides of every instant at which
/// something happens.
struct SceneFilm {
  /// The scene at one moment.
  struct Shot {
    var moment: Moment
    var roots: [SceneNode]
  }

  let shots: [Shot]
  /// The last moment, in seconds.
  let end: Double

  /// Looks a second.
  static let rate = 60.0
  /// With more instants than this only the even looks are taken: nobody could see the difference.
  static let mostInstants = 2_000

  init(_ timeline: Timeline, until limit: Double? = nil) {
    end = max(0, min(limit ?? .infinity, timeline.duration))
    shots = Self.moments(timeline, end).map { moment in
      Shot(moment: moment, roots: timeline.scene(at: moment.time, moment.side))
    }
  }

  /// Times of the shots, in order; a jump has the same time twice.
  var times: [Double] { shots.map(\.moment.time) }

  private static func moments(_ timeline: Timeline, _ end: Double) -> [Moment] {
    let looks = Int((end * rate).rounded(.down))
    var times = Set((0...looks).map { Double($0) / rate })
    times.insert(end)
    var instants = Set(timeline.records.map(\.at.seconds).filter { $0 > 0 && $0 <= end })
    for run in timeline.runs {
      for time in [run.animation.timing.begin, run.animation.timing.end]
      where run.animation.animator == nil && time > 0 && time <= end {
        instants.insert(time)
      }
    }
    if instants.count > mostInstants { instants = [] }
    times.formUnion(instants)
    return times.sorted().flatMap { time in
      instants.contains(time) ? [Moment(time, .before), Moment(time)] : [Moment(time)]
    }
  }
}
