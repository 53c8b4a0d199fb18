import Timelines

/// What one entry changed in a timeline.
package struct TimelineChange: Sendable {
  /// Tracks with only the stretches that are new.
  package var added: [Track]
  /// Tracks with only the stretches that are gone.
  package var removed: [Track]
  /// Events that are new, and those that are gone.
  package var addedEvents: [Event]
  package var removedEvents: [Event]

  package init(from before: Timeline, to after: Timeline) {
    let old = before.tracks
    let new = after.tracks
    added = Self.difference(new, from: old)
    removed = Self.difference(old, from: new)
    addedEvents = Self.difference(after.events, from: before.events)
    removedEvents = Self.difference(before.events, from: after.events)
  }

  package var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && addedEvents.isEmpty && removedEvents.isEmpty
  }

  private static func difference(_ tracks: [Track], from others: [Track]) -> [Track] {
    let known = Set(others.flatMap { track in track.segments.map { Stretch(track, $0) } })
    return tracks.compactMap { track in
      var rest = track
      rest.segments = track.segments.filter { !known.contains(Stretch(track, $0)) }
      return rest.segments.isEmpty ? nil : rest
    }
  }

  private static func difference(_ events: [Event], from others: [Event]) -> [Event] {
    var known: [String: Int] = [:]
    for event in others { known["\(event.at.microseconds) \(event.name)", default: 0] += 1 }
    return events.filter { event in
      let key = "\(event.at.microseconds) \(event.name)"
      guard let count = known[key], count > 0 else { return true }
      known[key] = count - 1
      return false
    }
  }

  /// A stretch by what it does, its number and call sites aside.
  private struct Stretch: Hashable {
    var object: Int
    var path: PropertyPath
    var segment: Segment

    init(_ track: Track, _ segment: Segment) {
      object = track.reference.object
      path = track.reference.path
      self.segment = segment
      self.segment.serial = 0
      self.segment.sites = []
    }
  }
}
