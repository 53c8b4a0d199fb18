import Geometry

extension Timeline {
  /// What animates, in the order it first begins: one track for each property of each object.
  ///
  /// A track is as narrow as its changes: `box.center.x` when only x moves.
  package var tracks: [Track] {
    var seen: Set<TrackKey> = []
    var tracks: [Track] = []
    for run in runs {
      for root in run.animation.roots where isAnimatable(root, of: run.object) {
        guard seen.insert(TrackKey(object: run.object, root: root)).inserted else { continue }
        let path = narrowPath(of: root, for: run.object)
        let name = spelling(of: path, for: run.object)
        let reference = PropertyReference(object: run.object, path: path, text: name)
        var track = self.track(reference)
        track.id = tracks.count + 1
        tracks.append(track)
      }
    }
    return tracks
  }

  /// Whether animations of a key show: Core Animation ignores unknown and derived ones.
  private func isAnimatable(_ root: String, of id: ObjectID) -> Bool {
    PropertyTable.property(key: root).map { isAtHome($0, in: id) }
      ?? (history(of: id)?.properties[root] != nil)
  }

  private struct TrackKey: Hashable {
    var object: ObjectID
    var root: String
  }

  /// The stretches in which a property, or a part of one, animates.
  package func track(_ reference: PropertyReference) -> Track {
    var segments: [Segment] = []
    if let object = history(of: reference.object) {
      for index in object.animated[reference.root]?.runs ?? [] {
        segments += self.segments(of: runs[index], reference.path)
      }
    }
    segments.sort { $0.begin < $1.begin }
    return Track(
      id: 0, reference: reference, name: spelling(of: reference.path, for: reference.object),
      segments: segments)
  }

  /// When the last thing happens: an event, a change or the end of an animation, in seconds.
  ///
  /// What goes on for ever counts up to the last record, as does everything once a run has ended.
  package var duration: Double {
    var last = records.last?.at.seconds ?? 0
    guard ending == nil else { return last }
    for run in runs where run.dropped == nil && run.animation.animator == nil {
      let end = run.animation.timing.end
      if end.isFinite { last = max(last, min(end, horizon)) }
    }
    return last
  }
}
