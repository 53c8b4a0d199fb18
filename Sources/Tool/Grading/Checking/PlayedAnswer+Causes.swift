import Evaluation
import Lessons
import Timelines

// Which of the learner's lines made something so.

extension PlayedAnswer {
  /// The learner's line that says how long and in which way a stretch goes: that of the call to
  /// `animate`, or of the animator, which stands around the change itself.
  func callPlace(of segment: Segment) -> SourcePlace? {
    timeline.run(serial: segment.serial).flatMap(callPlace)
  }

  /// The learner's line that made an animation, with its duration and curve.
  func callPlace(of run: AnimationRun) -> SourcePlace? {
    let chain = chain(of: run.sites)
    if let animator = run.animation.animator, let place = makingPlace(of: animator) { return place }
    guard run.animation.block != nil else { return chain.first }
    return animateCalls(in: chain).first ?? (chain.count > 1 ? chain[1] : chain.first)
  }

  /// The line of the block around the one that made an animation, where blocks are nested and the
  /// outer one moves something just as long.
  func outerCall(of run: AnimationRun) -> SourcePlace? {
    guard run.animation.block != nil else { return nil }
    let calls = animateCalls(in: chain(of: run.sites))
    guard let inner = calls.first,
      let outer = calls.dropFirst().first(where: { $0.line != inner.line })
    else { return nil }
    let isAsLong = timeline.runs.contains { other in
      other.animation.timing.duration == run.animation.timing.duration && other.added == run.added
        && callPlace(of: other) == outer
    }
    return isAsLong ? outer : nil
  }

  /// Where an object was made.
  func makingPlace(of id: ObjectID) -> SourcePlace? {
    let made = timeline.records.first { record in
      if case .object(id, _, _, _) = record.content { return true }
      return false
    }
    return made.flatMap { place(of: $0.sites) }
  }

  /// The calls whose line contains `animate`, without the innermost one, which is in the block.
  private func animateCalls(in chain: [SourcePlace]) -> [SourcePlace] {
    chain.dropFirst().filter { text(of: $0).contains("animate") }
  }

  /// A line of the learner's text.
  func text(of place: SourcePlace) -> Substring {
    sourceLines.indices.contains(place.line - 1) ? sourceLines[place.line - 1] : ""
  }

  private func chain(of sites: [UInt64]) -> [SourcePlace] {
    run.places.chain(of: sites).filter { $0.fileName == fileName }
  }

  /// The learner's line that last changed a property within a stretch of time.
  ///
  /// Of a part, such as `center.x`, the line that changed just that; else the last that set all of it.
  func cause(
    of reference: PropertyReference, from begin: Double, to end: Double
  ) -> SourcePlace? {
    var last: SourcePlace?
    var changing: SourcePlace?
    var value: Value?
    for record in timeline.records where record.at.seconds <= end + 0.001 {
      guard let touch = touch(record, reference, &value), record.at.seconds >= begin - 0.001,
        let place = place(of: record.sites)
      else { continue }
      last = place
      if touch == .changes { changing = place }
    }
    return changing ?? last
  }

  private enum Touch { case sets, changes }

  /// What a record does to a property; `value` is that of the whole so far.
  private func touch(
    _ record: Record, _ reference: PropertyReference, _ value: inout Value?
  ) -> Touch? {
    let roots = Self.causes(of: reference.root)
    let part = reference.path.component
    let isWhole = part.isEmpty || reference.root == "frame"
    switch record.content {
    case .set(reference.object, let key, let new):
      let path = PropertyPath(key)
      guard roots.contains(path.root) else { return nil }
      guard !isWhole, path.component.isEmpty else {
        return isWhole || Self.overlap(path.component, part) ? .changes : nil
      }
      defer { value = new }
      guard let before = value?.component(part), let after = new.component(part) else {
        return .changes
      }
      let isSame = before.difference(from: after).map { $0 < 1e-9 } ?? (before == after)
      return isSame ? .sets : .changes
    case .add(reference.object, _, _, let animation):
      guard !roots.isDisjoint(with: animation.roots) else { return nil }
      let path = PropertyPath(animation.keyPath)
      if animation.block == nil, animation.animator == nil, !path.component.isEmpty, !isWhole,
        !Self.overlap(path.component, part)
      {
        return nil
      }
      return animation.block == nil && animation.animator == nil ? .changes : .sets
    default: return nil
    }
  }

  /// Whether two parts of a property may have something in common, such as `size` and `size.width`;
  /// `x` and `y` have not.
  static func overlap(_ left: String, _ right: String) -> Bool {
    let pair = [left, right].map { $0.split(separator: ".").map(String.init) }
    guard let first = pair[0].first, let second = pair[1].first else { return true }
    let apart: [Set<String>] = [
      ["x", "y"], ["width", "height"], ["origin", "size"], ["rotation", "scale", "translation"],
    ]
    if first != second { return !apart.contains { $0.contains(first) && $0.contains(second) } }
    guard let inner = pair[0].dropFirst().first, let other = pair[1].dropFirst().first else {
      return true
    }
    return inner == other
  }
}
