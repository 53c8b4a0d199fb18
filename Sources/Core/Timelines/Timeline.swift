import Geometry

/// Everything one program did: objects, model values, animations and events, by virtual time.
///
/// It grows by appending records, live in the child process or read from a journal, and answers
/// for any moment in any order; nothing is ever advanced. Two timelines are equal when their
/// records are, whatever lines of source they come from.
///
/// ```swift
/// let timeline = try JournalReader.read(text)
/// timeline.value(try timeline.resolve("box.center.x"), at: 0.5)  // .number(50)
/// ```
package struct Timeline: Sendable {
  /// What was appended, in order.
  package private(set) var records: [Record] = []
  /// The window's size in points.
  package private(set) var stage = Size(width: 400, height: 800)
  /// The virtual second at which play stops if it does not end before.
  package private(set) var horizon = 10.0
  /// How the run ended; nil while it goes on, or when the journal was cut off.
  package private(set) var ending: Ending?
  package private(set) var notes: [Note] = []
  /// Every animation that was ever added, by serial.
  package private(set) var runs: [AnimationRun] = []

  /// The names that an exercise's scene gives, so that `(new UILabel)` passes over their objects.
  ///
  /// Set by whoever knows the scene; no part of equality.
  package var sceneNames: Set<String> = []
  /// Further objects that the scene made.
  package var sceneObjects: Set<ObjectID> = []

  private var positions: [ObjectID: Int] = [:]
  private(set) var objects: [ObjectHistory] = []
  private var windows = ChildHistory()
  /// Objects in the order in which they first came into a tree.
  private(set) var insertionOrder: [ObjectID] = []
  private var serials: [Int: Int] = [:]
  private var ordinals: [String: Int] = [:]
  private(set) var named: [String: ObjectID] = [:]
  /// Whether any layer's speed, time offset or begin time was ever set.
  private(set) var hasLayerClocks = false

  package init() {}

  /// How a run ended.
  package enum Ending: Hashable, Sendable {
    /// Nothing was left to happen.
    case idle
    /// Something was still going on at the horizon.
    case horizon
    /// The cap on events or on the journal's size was reached.
    case events
    /// UIKit refused to go on.
    case stopped(reason: String, remedy: String)
    /// The processor or the Swift runtime stopped the program.
    case trapped(signal: Int)
  }

  /// A remark on something that UIKit does not guarantee.
  package struct Note: Hashable, Sendable {
    package var at: Instant
    package var rule: String
    package var text: String
    package var sites: [UInt64]
  }
}

extension Timeline: Equatable {
  package static func == (left: Timeline, right: Timeline) -> Bool {
    left.records.count == right.records.count
      && zip(left.records, right.records).allSatisfy {
        $0.at == $1.at && $0.content == $1.content
      }
  }
}

extension Timeline {
  /// Adds what happened next.
  ///
  /// A record that mentions an unknown object or animation is kept but has no effect.
  package mutating func append(_ record: Record) {
    records.append(record)
    let at = record.at
    switch record.content {
    case .stage(let size, let horizon):
      stage = size
      self.horizon = horizon
    case .object(let id, let kind, let type, let layerType):
      create(id, kind, type, layerType, record)
    case .name(let id, let name): bind(name, to: id)
    case .set(let id, let key, let value), .initial(let id, let key, let value):
      set(id, key, value, at: at)
    case .insert(let child, let parent, let index): move(child, to: parent, at: index, at)
    case .detach(let child): leave(child, at: at)
    case .add(let id, let key, let serial, let animation):
      let run = AnimationRun(
        serial: serial, object: id, key: key, prepared: PreparedAnimation(animation), added: at,
        sites: record.sites)
      start(run)
    case .drop(let serial, let finished): stop(serial, finished: finished, at: at)
    case .pace(let id, let pace):
      if let position = positions[id] { objects[position].paces.append(pace, at: at) }
    case .note(let rule, let text):
      notes.append(Note(at: at, rule: rule, text: text, sites: record.sites))
    case .stop(let reason, let remedy): ending = .stopped(reason: reason, remedy: remedy)
    case .trap(let signal): ending = .trapped(signal: signal)
    case .end(let word): end(word)
    case .event, .commit: break
    }
  }

  private mutating func end(_ word: String) {
    guard ending == nil else { return }
    switch word {
    case "horizon": ending = .horizon
    case "events": ending = .events
    default: ending = .idle
    }
  }

  private mutating func create(
    _ id: ObjectID, _ kind: ObjectKind, _ type: String, _ layerType: String, _ record: Record
  ) {
    guard positions[id] == nil else { return }
    let ordinal = (ordinals[type] ?? 0) + 1
    ordinals[type] = ordinal
    positions[id] = objects.count
    objects.append(
      ObjectHistory(
        id: id, kind: kind, type: type, layerType: layerType, ordinal: ordinal,
        created: record.at, hasSites: !record.sites.isEmpty))
  }

  private mutating func bind(_ name: String, to id: ObjectID) {
    guard let position = positions[id], named[name] == nil else { return }
    objects[position].names.append(name)
    named[name] = id
  }

  private mutating func set(_ id: ObjectID, _ key: String, _ value: Value, at: Instant) {
    guard let position = positions[id] else { return }
    let path = PropertyPath(key)
    var stored = value
    if !path.component.isEmpty {
      let whole =
        objects[position].properties[path.root]?.last
        ?? PropertyTable.property(key: path.root)?.initial ?? .none
      stored = whole.replacing(path.component, with: value)
    }
    if objects[position].properties[path.root] == nil { objects[position].keys.append(path.root) }
    objects[position].properties[path.root, default: History()].append(stored, at: at)
    switch path.root {
    case "speed", "timeOffset", "beginTime": hasLayerClocks = true
    default: break
    }
  }

  private mutating func move(
    _ child: ObjectID, to parent: ObjectID, at index: Int, _ at: Instant
  ) {
    guard let position = positions[child], parent == 0 || positions[parent] != nil else { return }
    if objects[position].parents.last == nil { insertionOrder.append(child) }
    leave(child, at: at)
    objects[position].parents.append(parent, at: at)
    if parent == 0 {
      windows.insert(child, at: index, instant: at)
    } else if let above = positions[parent] {
      objects[above].children.insert(child, at: index, instant: at)
    }
  }

  private mutating func leave(_ child: ObjectID, at: Instant) {
    guard let position = positions[child], let parent = objects[position].parents.last ?? nil
    else { return }
    objects[position].parents.append(nil, at: at)
    if parent == 0 {
      windows.remove(child, instant: at)
    } else if let above = positions[parent] {
      objects[above].children.remove(child, instant: at)
    }
  }

  private mutating func start(_ run: AnimationRun) {
    guard let position = positions[run.object], serials[run.serial] == nil else { return }
    let index = runs.count
    serials[run.serial] = index
    runs.append(run)
    for root in run.animation.roots {
      if objects[position].animated[root] == nil { objects[position].animatedKeys.append(root) }
      objects[position].animated[root, default: AnimatedProperty()].add(index, at: run.added)
    }
  }

  private mutating func stop(_ serial: Int, finished: Bool, at: Instant) {
    guard let index = serials[serial], runs[index].dropped == nil,
      let position = positions[runs[index].object]
    else { return }
    runs[index].dropped = at
    runs[index].finished = finished
    for root in runs[index].animation.roots {
      objects[position].animated[root]?.end(index, at: at)
    }
  }
}

extension AnimatedProperty {
  fileprivate mutating func add(_ run: Int, at: Instant) {
    runs.append(run)
    live.append(begin: at)
  }

  /// Runs are in ascending order, so that the place of one is found by halving.
  fileprivate mutating func end(_ run: Int, at: Instant) {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle] < run { low = middle + 1 } else { high = middle }
    }
    if low < runs.count, runs[low] == run { live.end(low, at: at) }
  }
}

extension Timeline {
  /// What is known of an object, or nil for one that was never created.
  func history(of id: ObjectID) -> ObjectHistory? { positions[id].map { objects[$0] } }

  /// The place of an object's history in `objects`.
  func position(of id: ObjectID) -> Int? { positions[id] }

  /// The run of an animation's serial number.
  package func run(serial: Int) -> AnimationRun? { serials[serial].map { runs[$0] } }

  /// The windows in order, the topmost last.
  func windowList(at moment: Moment) -> [ObjectID] { windows.children(at: moment) }
}
