import Evaluation
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
      if let animator = idleAnimator() ?? haltedAnimator() { return animator }
      if hasEndlessAnimation { return DiagnosisMessage.endless }
      return DiagnosisMessage.noCompletion
    case .transition(let kind, let reference, let duration):
      return ofMissingTransition(kind, reference, lasting: duration)
    case .tap: return ofMissedTap()
    case .removed(let reference): return DiagnosisMessage.neverRemoved(answer.words(reference))
    case .animator(let state, let reference):
      let id = reference.flatMap { try? answer.object($0) }
      return state == "inactive"
        ? idleAnimator() ?? haltedAnimator(moving: nil, only: id)
        : idleAnimator()
    default: return nil
    }
  }

  private var hasEndlessAnimation: Bool {
    answer.tracks.contains { $0.segments.contains { $0.cycles.count.isInfinite } }
  }

  /// Why a transition is missing: the nearest one that runs, by container and then by kind.
  private func ofMissingTransition(
    _ kind: String, _ reference: Reference, lasting wanted: Double?
  ) -> String? {
    let container = try? answer.object(reference)
    var found: [(id: ObjectID, kind: String, seconds: Double, place: SourcePlace?)] = []
    for event in answer.events {
      guard case .reported(.transition(let id, let kind, let seconds)) = event.kind else {
        continue
      }
      found.append((id, kind, seconds, answer.place(of: event.sites)))
    }
    let own = found.filter { $0.id == container }
    if let same = own.first(where: { $0.kind == kind }) {
      guard let wanted, (same.seconds - wanted).magnitude > 1e-6 else { return nil }
      return DiagnosisMessage.otherDuration(same.seconds, wanted: wanted, same.place)
    }
    if let elsewhere = found.first(where: { $0.kind == kind }) {
      return DiagnosisMessage.otherContainer(
        answer.words(elsewhere.id), wanted: answer.words(reference), elsewhere.place)
    }
    guard let other = own.first ?? found.first else { return DiagnosisMessage.noTransition }
    return DiagnosisMessage.otherTransition(
      other.kind, wanted: kind, on: answer.words(other.id), other.place)
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
  func ofJump(_ reference: PropertyReference, at instant: Double) -> String? {
    let segments = answer.segments(of: reference)
    if let next = segments.last(where: { ($0.begin - instant).magnitude < 1e-6 }),
      !next.isAdditive
    {
      return DiagnosisMessage.restart(from: next.from, answer.place(of: next.sites))
    }
    guard let ended = segments.last(where: { ($0.end - instant).magnitude < 1e-6 }) else {
      return answer.cause(of: reference, at: instant).map {
        DiagnosisMessage.outsideBlock(answer.words(reference), $0)
      }
    }
    let place = answer.place(of: ended.sites)
    if ended.cycles.autoreverses {
      return DiagnosisMessage.autoreverseJump(at: instant, to: ended.to, place)
    }
    if let run = timeline.run(serial: ended.serial), run.animation.block == nil,
      run.animation.animator == nil
    {
      return modelNotSet(reference, at: instant, place)
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
