import Evaluation
import Geometry
import Lessons
import Timelines

/// An answer that was played, with what checks ask about it.
final class PlayedAnswer {
  let timeline: Timeline
  /// The checks of the exercise; none for a demo.
  let checks: [Check]
  let run: Run
  /// The learner's text and what its file is called.
  let source: String
  let fileName: String
  /// The solution's timeline on the same stage, made when a check needs it.
  let solution: () -> Timeline?

  private(set) lazy var events: [Event] = timeline.events
  private(set) lazy var tracks: [Track] = timeline.tracks
  private(set) lazy var sourceLines = source.split(
    separator: "\n", omittingEmptySubsequences: false)
  private(set) lazy var instants: [Double] = significantInstants()
  private lazy var classes = DeclaredClasses(in: source)
  private lazy var newObjects: [ObjectID] = findNewObjects()
  private lazy var showings: [ObjectID: Set<String>] = findShowings()

  init(
    timeline: Timeline, checks: [Check], run: Run, source: String, fileName: String,
    solution: @escaping () -> Timeline?
  ) {
    self.timeline = timeline
    self.checks = checks
    self.run = run
    self.source = source
    self.fileName = fileName
    self.solution = solution
  }

  /// A timeline without an exercise, as of a demo.
  convenience init(timeline: Timeline) {
    self.init(
      timeline: timeline, checks: [], run: Run(outcome: .played(timeline)), source: "",
      fileName: "", solution: { nil })
  }

  /// The last second that checks look at.
  var end: Double {
    if case .horizon? = timeline.ending { return timeline.horizon }
    return timeline.duration
  }

  // MARK: Objects and properties

  /// The object that a reference without a property names.
  func object(_ reference: Reference) throws(Trouble) -> ObjectID {
    switch reference.subject {
    case .new(let type, let ordinal, let text): return try newObject(type, ordinal, showing: text)
    case .named(let first):
      let name = ([first] + reference.path).joined(separator: ".")
      if let id = timeline.object(named: name) { return id }
      throw .unknownName(
        UnknownName(
          name: name, kind: .object, nearest: nearestMatch(to: name, among: timeline.objectNames)))
    }
  }

  /// The property that a reference names, called as the author wrote it.
  func property(_ reference: Reference) throws(Trouble) -> PropertyReference {
    switch reference.subject {
    case .new(let type, let ordinal, let text):
      let id = try newObject(type, ordinal, showing: text)
      let path = try path(reference.path.joined(separator: "."), of: id)
      return PropertyReference(
        object: id, path: path, isModel: reference.isModel, text: reference.text)
    case .named:
      do throws(UnknownName) {
        return try timeline.resolve(reference.text)
      } catch {
        throw .unknownName(error)
      }
    }
  }

  private func path(_ text: String, of id: ObjectID) throws(Trouble) -> PropertyPath {
    do throws(UnknownName) {
      return try timeline.path(of: text, for: id)
    } catch {
      throw .unknownName(error)
    }
  }

  private func newObject(
    _ type: String, _ ordinal: Int, showing text: String?
  ) throws(Trouble) -> ObjectID {
    let all = newObjects.filter {
      let isKind =
        classes.isKind(timeline.typeName(of: $0), of: type)
        || timeline.layerTypeName(of: $0) == type
      return isKind && (text == nil || showings[$0]?.contains(text ?? "") == true)
    }
    guard ordinal <= all.count else {
      throw .notMade(type: type, ordinal: ordinal, count: all.count)
    }
    return all[ordinal - 1]
  }

  /// The texts and pictures that each object ever showed.
  private func findShowings() -> [ObjectID: Set<String>] {
    var showings: [ObjectID: Set<String>] = [:]
    for record in timeline.records {
      guard case .set(let id, let key, .text(let text)) = record.content,
        ["text", "image", "title"].contains(key)
      else { continue }
      showings[id, default: []].insert(text)
    }
    return showings
  }

  /// Whether the learner's own code made an object.
  func isNew(_ id: ObjectID) -> Bool { newObjects.contains(id) }

  /// Objects that the learner's own code made: a call in the learner's file led to them.
  private func findNewObjects() -> [ObjectID] {
    timeline.records.compactMap { record in
      guard case .object(let id, _, _, _) = record.content, !isStage(id) else { return nil }
      let chain = run.places.chain(of: record.sites)
      return chain.contains { $0.fileName == fileName } ? id : nil
    }
  }

  /// Whether an object is a window or its root view, which come by themselves.
  func isStage(_ id: ObjectID) -> Bool {
    guard let parent = timeline.parent(of: id, at: timeline.duration) else { return false }
    return parent == 0
      || timeline.parent(of: parent, at: timeline.duration) == 0 && timeline.name(of: id) == "view"
  }

  // MARK: Times

  /// Every instant at which something happens or an animation begins or ends, in seconds.
  private func significantInstants() -> [Double] {
    var all: Set<Double> = [0]
    for record in timeline.records { all.insert(record.at.seconds) }
    for track in tracks {
      for segment in track.segments {
        if segment.begin.isFinite { all.insert(segment.begin) }
        if segment.end.isFinite { all.insert(segment.end) }
        all.formUnion(borders(of: segment))
      }
    }
    return all.filter { $0 >= 0 && $0 <= end + 1e-9 }.sorted()
  }

  /// When a keyframe animation passes from one key to the next, in its first cycles.
  private func borders(of segment: Segment) -> [Double] {
    guard case .keyframes(_, let whole, _) = segment.pacing, segment.begin.isFinite,
      let animation = timeline.run(serial: segment.serial)?.animation,
      case .keyframes(let frames) = animation.motion, animation.animator == nil
    else { return [] }
    let isPart = !segment.portion.isWhole
    let length = isPart ? animation.timing.duration : segment.cycles.duration
    guard length > 0, length.isFinite else { return [] }
    let start = segment.begin - (isPart ? length * segment.portion.begin : 0)
    let times = KeyframeMotion(frames).borders.map { whole.fraction(at: $0) * length }
    let period = segment.cycles.autoreverses ? 2 * length : length
    let cycles = isPart ? 1 : Int(min(max(segment.cycles.count.rounded(.up), 1), 50))
    return (0..<cycles).flatMap { cycle in
      let begin = start + Double(cycle) * period
      let back = segment.cycles.autoreverses ? times.map { begin + period - $0 } : []
      return times.map { begin + $0 } + back
    }
  }

  /// The moments at which a stretch is looked at: both sides of each instant, and a fine grid.
  func moments(from start: Double, to stop: Double) -> [Moment] {
    guard stop > start else { return [Moment(start)] }
    let step = max(1.0 / 60, (stop - start) / 2000)
    var moments = [Moment(start)]
    var index = (start / step).rounded(.down) + 1
    let isStopInstant = instants.contains { ($0 - stop).magnitude < 1e-9 }
    for instant in instants.filter({ $0 > start && $0 < stop - 1e-9 }) + [stop] {
      while index * step < instant - 1e-9 {
        moments.append(Moment(index * step))
        index += 1
      }
      let isCut = instant == stop && !isStopInstant
      moments.append(Moment(instant, isCut ? .from : .before))
      if instant < stop { moments.append(Moment(instant)) }
      if (index * step - instant).magnitude <= 1e-9 { index += 1 }
    }
    return moments
  }

  /// The second at which a time of a check lies.
  func seconds(_ time: TimeExpression) throws(Trouble) -> Double {
    switch time {
    case .seconds(let seconds): return seconds
    case .event(let pattern, let offset):
      let matches = try occurrences(of: pattern)
      let index = (pattern.occurrence ?? 1) - 1
      guard matches.indices.contains(index) else { throw .noEvent(pattern) }
      return matches[index].at.seconds + offset
    }
  }

  // MARK: Places

  /// The learner's line behind some call sites; nil if none of them is the learner's.
  func place(of sites: [UInt64]) -> SourcePlace? {
    guard !sites.isEmpty else { return nil }
    return run.places.chain(of: sites).first { $0.fileName == fileName }
  }

  /// The learner's line if the innermost of the calls is the learner's own.
  func directPlace(of sites: [UInt64]) -> SourcePlace? {
    guard let place = run.places.place(of: sites), place.fileName == fileName else { return nil }
    return place
  }

  /// The learner's line that last changed a property at or before a time.
  func cause(of reference: PropertyReference, at time: Double) -> SourcePlace? {
    cause(of: reference, from: -.infinity, to: time)
  }

  /// The stretches in which a property moves; for `frame`, which is derived, those behind it.
  func segments(of reference: PropertyReference) -> [Segment] {
    guard reference.root == "frame" else { return timeline.track(reference).segments }
    var source = reference
    let component = reference.path.component
    if Self.isSize(component) {
      source.path = PropertyPath(root: "bounds", component: component)
    } else {
      let part = component.split(separator: ".").last.map(String.init) ?? ""
      let isPart = part == "x" || part == "y"
      source.path = PropertyPath(root: "position", component: isPart ? part : "")
    }
    let moves = timeline.track(source).segments.map { derived($0, of: reference) }
    source.path = PropertyPath("transform")
    let shifts = timeline.track(source).segments.map { derived($0, of: reference) }
      .filter { !Tolerance(plain: 1e-6).accepts($0.from, $0.to) }
    return shifts.isEmpty ? moves : (moves + shifts).sorted { $0.begin < $1.begin }
  }

  /// A stretch in which something else moves, with the values of a property derived from it.
  private func derived(_ segment: Segment, of reference: PropertyReference) -> Segment {
    var derived = segment
    derived.from = timeline.value(reference, at: segment.begin)
    // What goes back is at its goal in between.
    derived.to = timeline.value(
      reference, at: min(segment.end, segment.begin + segment.cycles.duration), .before)
    return derived
  }

  /// Whether a part of a frame is a size rather than a place.
  static func isSize(_ component: String) -> Bool {
    component.hasPrefix("size") || component == "width" || component == "height"
  }

  /// The stored keys behind a property.
  static func causes(of root: String) -> Set<String> {
    root == "frame" ? ["position", "bounds", "transform"] : [root]
  }
}

/// Why a check could not be decided as it stands.
enum Trouble: Error, Hashable {
  case unknownName(UnknownName)
  /// The learner's code made too few objects of a type.
  case notMade(type: String, ordinal: Int, count: Int)
  case noEvent(EventPattern)
  /// Two values of different kinds.
  case notComparable(String, String)
  /// The solution did not play.
  case noSolution
}
