import Lessons
import Timelines

extension Diagnosis {
  /// Why an event is missing or happens at another time.
  func ofEvent(_ pattern: EventPattern, wanted: Double?, found: [Double]) -> String? {
    guard let first = found.first else { return ofMissing(pattern) }
    guard let wanted else { return nil }
    if first < wanted - 0.001 {
      if case .completion = pattern.kind { return DiagnosisMessage.emptyCompletion(first) }
      let isAtOnce = first == 0 || answer.instants.contains(first)
      return isAtOnce ? DiagnosisMessage.tooEarly(at: first, wanted: wanted) : nil
    }
    return DiagnosisMessage.tooLate(at: first, wanted: wanted)
  }

  private func ofMissing(_ pattern: EventPattern) -> String? {
    switch pattern.kind {
    case .completion(let finished, _):
      let opposite = answer.events.contains { event in
        if case .reported(.completion(let found, _, _)) = event.kind { return found != finished }
        return false
      }
      if let finished, opposite { return DiagnosisMessage.otherFinished(wanted: finished) }
      if let animator = idleAnimator() { return DiagnosisMessage.idleAnimator(animator) }
      if hasEndlessAnimation { return DiagnosisMessage.endless }
      return DiagnosisMessage.noCompletion
    case .transition(let kind, let reference, let duration):
      return ofMissingTransition(kind, reference, lasting: duration)
    case .tap: return ofMissedTap()
    case .removed(let reference): return DiagnosisMessage.neverRemoved(reference.text)
    default: return nil
    }
  }

  private var hasEndlessAnimation: Bool {
    answer.tracks.contains { $0.segments.contains { $0.cycles.count.isInfinite } }
  }

  private func ofMissingTransition(
    _ kind: String, _ reference: Reference, lasting wanted: Double?
  ) -> String? {
    for event in answer.events {
      guard case .reported(.transition(let id, let found, let seconds)) = event.kind else {
        continue
      }
      let name = timeline.name(of: id)
      let place = answer.place(of: event.sites)
      if found == kind, let wanted, name == reference.text {
        return DiagnosisMessage.otherDuration(seconds, wanted: wanted, place)
      }
      if found == kind {
        return DiagnosisMessage.otherContainer(name, wanted: reference.text, place)
      }
      return DiagnosisMessage.otherTransition(found, wanted: kind, on: name, place)
    }
    return DiagnosisMessage.noTransition
  }

  private func ofMissedTap() -> String? {
    for event in answer.events {
      if case .reported(.missedInput(_, let reason)) = event.kind { return reason }
    }
    return nil
  }

  /// Why an object is not where a fact wants it.
  func ofPlace(_ fact: Fact, at moment: Moment) throws(Trouble) -> String? {
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
    if !isInTree, timeline.kind(of: id) == .view { return DiagnosisMessage.neverAdded }
    return nil
  }

  /// What kind of spring moved a property.
  func ofSpring(_ reference: PropertyReference) -> String? {
    let segments = answer.segments(of: reference)
    for segment in segments {
      if case .spring(let constants) = segment.pacing {
        return DiagnosisMessage.springFound(
          ratio: constants.dampingRatio, velocity: constants.initialVelocity,
          answer.place(of: segment.sites))
      }
    }
    if segments.isEmpty { return ofRest(reference) }
    return DiagnosisMessage.noSpring(segments.first.flatMap { answer.place(of: $0.sites) })
  }

  /// Why a value jumps.
  func ofJump(_ reference: PropertyReference, at instant: Double) -> String? {
    let segments = answer.segments(of: reference)
    if let next = segments.last(where: { ($0.begin - instant).magnitude < 1e-6 }),
      !next.isAdditive
    {
      return DiagnosisMessage.restart(from: next.from, answer.place(of: next.sites))
    }
    guard let ended = segments.last(where: { ($0.end - instant).magnitude < 1e-6 }) else {
      return answer.cause(of: reference, at: instant).map {
        DiagnosisMessage.outsideBlock(reference.text, $0)
      }
    }
    let place = answer.place(of: ended.sites)
    if ended.cycles.autoreverses {
      return DiagnosisMessage.autoreverseJump(at: instant, to: ended.to, place)
    }
    if let run = timeline.run(serial: ended.serial), run.animation.block == nil,
      run.animation.animator == nil
    {
      return DiagnosisMessage.modelNotSet(reference.text, at: instant, place)
    }
    return nil
  }

  /// What may have been meant by something that does not exist.
  func ofTrouble(_ trouble: Trouble) -> String? {
    switch trouble {
    case .notMade(let type, _, _): return ofMissingObject(type)
    case .noEvent(let pattern): return ofMissing(pattern)
    default: return nil
    }
  }

  private func ofMissingObject(_ type: String) -> String? {
    for record in timeline.records {
      guard case .object(let id, _, let found, _) = record.content, found != type,
        answer.place(of: record.sites) != nil, timeline.kind(of: id) == .view
      else { continue }
      return DiagnosisMessage.otherType(found, wanted: type)
    }
    return nil
  }
}
