extension Timeline {
  /// How this timeline differs from an earlier one, in the order of stage, objects, tracks, events.
  ///
  /// Empty when a learner would see no difference: object numbers, keys of animations and lines of
  /// source do not count, and numbers count to a millionth.
  package func difference(from earlier: Timeline) -> [Difference] {
    var differences: [Difference] = []
    if stage != earlier.stage || horizon != earlier.horizon { differences.append(.stage) }
    differences += objectDifferences(from: earlier)
    differences += trackDifferences(from: earlier)
    differences += eventDifferences(from: earlier)
    if ending != earlier.ending {
      differences.append(.ending(before: earlier.ending, after: ending))
    }
    return differences
  }

  private func objectDifferences(from earlier: Timeline) -> [Difference] {
    let (old, new) = (earlier.typesByName, typesByName)
    let oldNames = Set(old.map(\.name))
    let newNames = Set(new.map(\.name))
    return new.filter { !oldNames.contains($0.name) }
      .map { .objectAdded(name: $0.name, type: $0.type) }
      + old.filter { !newNames.contains($0.name) }
      .map { .objectRemoved(name: $0.name, type: $0.type) }
  }

  private var typesByName: [(name: String, type: String)] {
    objectIDs.map { (name(of: $0), typeName(of: $0)) }
  }

  private func trackDifferences(from earlier: Timeline) -> [Difference] {
    let (old, new) = (earlier.tracks, tracks)
    func byProperty(_ tracks: [Track], _ timeline: Timeline) -> [String: Track] {
      Dictionary(
        tracks.map { (timeline.property(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    }
    let (oldTracks, newTracks) = (byProperty(old, earlier), byProperty(new, self))
    var differences: [Difference] = []
    for track in new {
      guard let before = oldTracks[property(of: track)] else {
        differences.append(.trackAdded(track))
        continue
      }
      let pairs = Timeline.pairs(earlier.comparable(before), comparable(track))
      if !pairs.isEmpty { differences.append(.segments(track: track.name, pairs)) }
    }
    for track in old where newTracks[earlier.property(of: track)] == nil {
      differences.append(.trackRemoved(track))
    }
    return differences
  }

  /// The whole property of a track, which two timelines share even if one moves more of it.
  private func property(of track: Track) -> String {
    spelling(of: PropertyPath(root: track.reference.root), for: track.reference.object)
  }

  /// The segments of the whole property of a track.
  private func comparable(_ track: Track) -> [Segment] {
    var reference = track.reference
    reference.path.component = ""
    return self.track(reference).segments
  }

  private static func pairs(
    _ old: [Segment], _ new: [Segment]
  ) -> [Difference.SegmentPair] {
    (0..<max(old.count, new.count)).compactMap { index in
      let before = index < old.count ? old[index] : nil
      let after = index < new.count ? new[index] : nil
      if let before, let after, before.looks(like: after) { return nil }
      return Difference.SegmentPair(before: before, after: after)
    }
  }

  private func eventDifferences(from earlier: Timeline) -> [Difference] {
    var differences: [Difference] = []
    var waiting: [String: [Event]] = [:]
    for event in earlier.events where event.isComparable {
      waiting[event.name, default: []].append(event)
    }
    for event in events where event.isComparable {
      guard let before = waiting[event.name]?.first else {
        differences.append(.eventAdded(event))
        continue
      }
      waiting[event.name]?.removeFirst()
      if case .set(_, _, let new) = event.kind, case .set(_, _, let old) = before.kind,
        !new.looks(like: old)
      {
        differences.append(
          .valueChanged(name: event.name, at: event.at.seconds, before: old, after: new))
      } else if before.at != event.at {
        differences.append(
          .eventMoved(name: event.name, before: before.at.seconds, after: event.at.seconds))
      }
    }
    for event in earlier.events where event.isComparable {
      guard let first = waiting[event.name]?.first, first == event else { continue }
      waiting[event.name]?.removeFirst()
      differences.append(.eventRemoved(event))
    }
    return differences
  }
}

extension Event {
  /// Whether it is no mere sign of a segment's begin or end.
  fileprivate var isComparable: Bool {
    switch kind {
    case .started, .ended: false
    default: true
    }
  }
}

extension Segment {
  /// Whether a viewer could not tell the two apart.
  package func looks(like other: Segment) -> Bool {
    begin.looks(like: other.begin) && end.looks(like: other.end) && from.looks(like: other.from)
      && to.looks(like: other.to) && pacing == other.pacing && portion == other.portion
      && cycles.duration.looks(like: other.cycles.duration)
      && cycles.count.looks(like: other.cycles.count)
      && cycles.autoreverses == other.cycles.autoreverses && isAdditive == other.isAdditive
  }
}

extension Value {
  /// Whether the two are equal to a millionth.
  package func looks(like other: Value) -> Bool {
    if self == other { return true }
    let (a, b) = (numbers, other.numbers)
    guard kind == other.kind, !a.isEmpty, a.count == b.count else { return false }
    return zip(a, b).allSatisfy { $0.looks(like: $1) }
  }
}

extension Double {
  fileprivate func looks(like other: Double) -> Bool {
    self == other || (self - other).magnitude < 1e-6
  }
}
