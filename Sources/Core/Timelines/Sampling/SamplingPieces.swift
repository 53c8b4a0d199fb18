/// The pieces of time within which one property keeps its model value and its animations.
struct SamplingPieces: Sendable {
  /// One animation in one piece.
  struct Entry: Sendable {
    /// Position in the timeline's list of runs.
    var run: Int
    /// The animation's parent time is `offset + rate · time`.
    var offset: Double
    var rate: Double
    /// Whether only what shows just before that time counts.
    var looksBack: Bool
    var bypassesCurve: Bool
    var holds: Bool

    /// The parent time at a moment of the program's.
    func parentTime(at moment: Moment) -> ParentTime {
      let side: Side = looksBack ? .before : rate > 0 ? moment.side : .from
      return ParentTime(
        Moment(offset + rate * moment.time, side), bypassesCurve: bypassesCurve, holds: holds)
    }
  }

  struct Piece: Sendable {
    /// When it begins; the first one has no begin.
    var begin: Double
    var model: Value
    /// Range in the list of entries.
    var first: Int
    var end: Int
  }

  let root: String
  let component: String
  private(set) var pieces: [Piece] = []
  private(set) var entries: [Entry] = []
  /// The animations of the property, in the order they were added, by position.
  private(set) var animations: [Int: PreparedAnimation] = [:]

  /// Nil for what is not made of pieces: derived properties, and layers with their own clocks.
  init?(_ timeline: Timeline, _ reference: PropertyReference) {
    root = reference.path.root
    component = reference.path.component
    let isStored =
      timeline.derivedValue(
        reference.object, reference.path, at: Moment(0), isModel: true) == nil
    guard isStored, !timeline.hasLayerClocks, let object = timeline.history(of: reference.object)
    else { return nil }
    let model = object.properties[root] ?? History()
    let animated = reference.isModel ? nil : object.animated[root]
    let borders = SamplingPieces.borders(timeline, model, animated)
    let limit = 64 * borders.count + 4096
    for (index, begin) in ([-Double.infinity] + borders).enumerated() {
      let next = index < borders.count ? borders[index] : .infinity
      let middle = Moment(SamplingPieces.middle(begin, next))
      let first = entries.count
      for position in animated?.live.live(at: middle) ?? [] {
        guard let run = animated?.runs[position] else { continue }
        entries.append(SamplingPieces.entry(timeline, run, at: middle))
        animations[run] = timeline.runs[run].prepared
      }
      guard entries.count < limit else { return nil }
      let value = model.entry(at: middle) ?? PropertyTable.property(key: root)?.initial ?? .none
      pieces.append(Piece(begin: begin, model: value, first: first, end: entries.count))
    }
  }

  /// The piece that holds a moment.
  func index(at moment: Moment) -> Int {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if moment.includes(seconds: pieces[middle].begin) { low = middle } else { high = middle }
    }
    return low
  }

  /// The times at which something changes, in order.
  private static func borders(
    _ timeline: Timeline, _ model: History<Value>, _ animated: AnimatedProperty?
  ) -> [Double] {
    var borders = Set(model.instants.map(\.seconds))
    for index in animated?.runs ?? [] {
      let run = timeline.runs[index]
      borders.insert(run.added.seconds)
      if let dropped = run.dropped { borders.insert(dropped.seconds) }
      let timing = run.animation.timing
      if let animator = run.animation.animator {
        for stretch in timeline.paceStretches(of: animator) {
          borders.insert(stretch.begin)
          guard stretch.pace.speed != 0 else { continue }
          for local in [timing.begin, timing.end] where local.isFinite {
            borders.insert(stretch.begin + (local - stretch.pace.local) / stretch.pace.speed)
          }
        }
      } else {
        borders.insert(timing.begin)
        if timing.end.isFinite { borders.insert(timing.end) }
      }
    }
    return borders.sorted()
  }

  private static func middle(_ begin: Double, _ end: Double) -> Double {
    if begin.isInfinite && end.isInfinite { return 0 }
    if begin.isInfinite { return end - 1 }
    return end.isInfinite ? begin + 1 : (begin + end) / 2
  }

  private static func entry(_ timeline: Timeline, _ index: Int, at middle: Moment) -> Entry {
    let run = timeline.runs[index]
    let time = timeline.parentTime(of: run, at: middle)
    var entry = Entry(
      run: index, offset: 0, rate: 1, looksBack: false, bypassesCurve: time.bypassesCurve,
      holds: time.holds)
    if let animator = run.animation.animator {
      entry.rate = 0
      entry.offset = time.moment.time
      let paces = timeline.history(of: animator)?.paces
      if let paces, let place = paces.index(at: middle) {
        let pace = paces.entries[place]
        entry.rate = pace.speed
        entry.offset = pace.local - pace.speed * paces.instants[place].seconds
      }
    } else if time.moment.side == .before {
      (entry.offset, entry.rate, entry.looksBack) = (time.moment.time, 0, true)
    }
    return entry
  }
}
