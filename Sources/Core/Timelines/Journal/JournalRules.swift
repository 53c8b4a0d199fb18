import Geometry

/// What must hold between the lines of a journal, whoever wrote it.
struct JournalRules {
  private var latest = Instant(microseconds: Int64.min)
  private var isFirst = true
  private var kinds: [ObjectID: ObjectKind] = [:]
  private var parents: [ObjectID: ObjectID] = [:]
  private var running: Set<Int> = []
  private var serials: Set<Int> = []

  /// Checks the next record against everything before it.
  mutating func admit(_ record: Record) throws(JournalError.Reason) {
    guard record.at >= latest else { throw .timeRunsBackward }
    latest = record.at
    if case .stage(let size, let horizon) = record.content {
      guard isFirst else { throw .stageNotFirst }
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
        horizon > 0, horizon.isFinite
      else { throw .outOfRange("the stage") }
    } else if isFirst {
      throw .stageNotFirst
    }
    isFirst = false
    try admit(record.content)
  }

  private mutating func admit(_ content: Record.Content) throws(JournalError.Reason) {
    switch content {
    case .object(let id, let kind, _, _):
      guard id > 0 else { throw .outOfRange("an object's number") }
      guard kinds.updateValue(kind, forKey: id) == nil else { throw .objectTwice(id) }
    case .name(let id, _), .set(let id, _, _), .initial(let id, _, _), .pace(let id, _):
      try require(id)
    case .insert(let child, let parent, let index):
      try require(child)
      if parent != 0 { try require(parent) }
      guard index >= 0 else { throw .outOfRange("an index") }
      try place(child, in: parent)
    case .detach(let child):
      try require(child)
      parents[child] = nil
    case .add(let id, _, let serial, let animation):
      try require(id)
      guard serial > 0 else { throw .outOfRange("a serial number") }
      guard serials.insert(serial).inserted else { throw .serialTwice(serial) }
      running.insert(serial)
      if let animator = animation.animator { try require(animator) }
    case .drop(let serial, _):
      guard running.remove(serial) != nil else { throw .unknownAnimation(serial) }
    case .event(let event): for id in event.objects { try require(id) }
    case .stage, .note, .commit, .stop, .trap, .end: break
    }
  }

  private func require(_ id: ObjectID) throws(JournalError.Reason) {
    guard kinds[id] != nil else { throw .unknownObject(id) }
  }

  private mutating func place(
    _ child: ObjectID, in parent: ObjectID
  ) throws(JournalError.Reason) {
    var above = parent
    var depth = 0
    while above != 0 {
      guard above != child else { throw .insideItself(child) }
      depth += 1
      guard depth <= Timeline.deepest else { throw .tooDeep }
      guard let next = parents[above] else { break }
      above = next
    }
    parents[child] = parent
  }
}

extension EventKind {
  /// The objects that the event mentions.
  package var objects: [ObjectID] {
    switch self {
    case .completion(_, _, let objects): objects
    case .animatorCompletion(let id, _), .animator(let id, _), .transition(let id, _, _): [id]
    case .input(_, let target): target == 0 ? [] : [target]
    case .missedInput, .callback, .output, .custom: []
    }
  }
}
