import Geometry
import Timelines

/// A change of a whole timeline that checks should notice.
enum TimelineChange: CaseIterable {
  /// Nothing is animated: every value is there at once.
  case still
  /// Everything takes half as long again.
  case slow
  /// Other curves: linear ones for all, eased ones for those that are linear.
  case otherCurves

  /// The timeline with this change.
  func applied(to timeline: Timeline) -> Timeline {
    var changed = Timeline()
    for record in timeline.records {
      if let record = self.changed(record) { changed.append(record) }
    }
    return changed
  }

  private func changed(_ record: Record) -> Record? {
    var copy = record
    if self == .slow { copy.at = Instant(seconds: record.at.seconds * Self.slowness) }
    switch record.content {
    case .stage(let size, let horizon) where self == .slow:
      copy.content = .stage(size, horizon: horizon * Self.slowness)
    case .add(let id, let key, let serial, let animation):
      if self == .still { return nil }
      copy.content = .add(id, key: key, serial: serial, self.changed(animation))
    case .pace(let id, var pace) where self == .slow:
      // An animator's own time runs slower instead of its animations lasting longer.
      pace.speed /= Self.slowness
      copy.content = .pace(id, pace)
    default: break
    }
    return copy
  }

  private static let slowness = 1.5

  private func changed(_ animation: Animation) -> Animation {
    var copy = animation
    switch self {
    case .still: break
    case .slow:
      guard animation.animator == nil else { break }
      copy.timing.begin *= Self.slowness
      copy.timing.speed /= Self.slowness
    case .otherCurves:
      copy.curve = animation.curve == nil || animation.curve == .linear ? .easeIn : .linear
      if case .spring(_, let from, let to, let by) = animation.motion {
        copy.motion = .basic(from: from, to: to, by: by)
      }
    }
    return copy
  }
}
