import Evaluation
import Lessons
import Timelines

// Objects that are not where they should be, values that jump, and things that do not exist.

extension Diagnosis {
  /// Why an object is not where a fact wants it.
  func ofPlace(_ fact: Fact, at moment: Moment) throws(Trouble) -> Cause? {
    let reference: Reference
    switch fact {
    case .compare: return nil
    case .above(let first, _), .below(let first, _), .inside(let first, _), .inTree(let first),
      .gone(let first):
      reference = first
    }
    guard let id = try? answer.object(reference) else { return nil }
    let removal = answer.events.last { event in
      if case .removed(id) = event.kind { return moment.includes(event.at) }
      return false
    }
    let isInTree = timeline.isInTree(id, at: moment.time, moment.side)
    if !isInTree, let removal {
      return DiagnosisMessage.removed(at: removal.at.seconds, answer.place(of: removal.sites))
    }
    if case .gone = fact, isInTree {
      let leaving = answer.events.first { event in
        if case .removed(id) = event.kind { return event.at.seconds > moment.time }
        return false
      }
      return leaving.map {
        DiagnosisMessage.leavesLater(at: $0.at.seconds, answer.place(of: $0.sites))
      } ?? DiagnosisMessage.neverRemoved(answer.words(reference))
    }
    guard !isInTree, timeline.kind(of: id) == .view else { return nil }
    let addition = answer.events.first { event in
      if case .added(id, _) = event.kind { return event.at.seconds > moment.time }
      return false
    }
    return addition.map {
      DiagnosisMessage.addedLater(at: $0.at.seconds, answer.place(of: $0.sites))
    } ?? DiagnosisMessage.neverAdded
  }

  /// Why a value jumps.
  func ofJump(
    _ reference: PropertyReference, at instant: Double, before: Value, after: Value
  ) -> Cause? {
    let segments = answer.segments(of: reference)
    let unit = ValueText.unit(of: reference.path)
    let texts = ValueText.pair(before, after, unit: unit)
    if let next = segments.last(where: { ($0.begin - instant).magnitude < 1e-6 }),
      !next.isAdditive
    {
      return DiagnosisMessage.restart(
        from: ValueText.value(next.from, unit: unit), shown: texts.0, callPlace(next))
    }
    if let repeated = segments.first(where: { $0.beginsAnew(at: instant) }) {
      return DiagnosisMessage.startsAnew(
        from: texts.0, to: texts.1, every: repeated.cycles.duration, callPlace(repeated))
    }
    guard let ended = segments.last(where: { ($0.end - instant).magnitude < 1e-6 }) else {
      return answer.cause(of: reference, at: instant).map {
        DiagnosisMessage.outsideBlock(answer.words(reference), $0)
      }
    }
    let place = answer.place(of: ended.sites)
    if ended.cycles.autoreverses {
      return DiagnosisMessage.autoreverseJump(at: instant, to: ended.to, unit: unit, place)
    }
    if let run = timeline.run(serial: ended.serial), run.animation.block == nil,
      run.animation.animator == nil
    {
      return modelNotSet(reference, at: instant, place)
    }
    return nil
  }

  /// What may have been meant by something that does not exist.
  func ofTrouble(_ trouble: Trouble) -> Cause? {
    switch trouble {
    case .notMade(let type, _, _): return ofMissingObject(type)
    case .noEvent(let pattern): return ofEvent(pattern, wanted: nil, found: [])
    case .unknownName(let unknown):
      return unknown.kind == .object && unknown.nearest == nil ? ofOtherName(unknown.name) : nil
    default: return nil
    }
  }

  private func ofMissingObject(_ type: String) -> Cause? {
    for record in timeline.records {
      guard case .object(let id, _, let found, _) = record.content, found != type,
        let place = answer.place(of: record.sites), timeline.kind(of: id) == .view
      else { continue }
      return DiagnosisMessage.otherType(found, wanted: type, place)
    }
    return nil
  }

  /// The learner's only object of the type that has the name in the solution.
  private func ofOtherName(_ name: String) -> Cause? {
    guard let solution = answer.solution(), let own = solution.object(named: name) else {
      return nil
    }
    let type = solution.typeName(of: own)
    let made = timeline.records.compactMap { record -> ObjectID? in
      guard case .object(let id, _, type, _) = record.content, answer.isNew(id) else { return nil }
      return id
    }
    guard made.count == 1, let id = made.first, answer.words(id).hasPrefix("`") else { return nil }
    return DiagnosisMessage.otherName(
      answer.words(id), wanted: name, type: type, answer.makingPlace(of: id))
  }
}

extension Segment {
  /// Whether one run ends and the next begins at a time, without going back in between.
  func beginsAnew(at time: Double) -> Bool {
    guard cycles.count > 1, !cycles.autoreverses, cycles.duration > 0, time > begin + 1e-6,
      time < end - 1e-6
    else { return false }
    let runs = (time - begin) / cycles.duration
    return (runs - runs.rounded()).magnitude * cycles.duration < 1e-6
  }
}
