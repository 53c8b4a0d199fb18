import Lessons
import Timelines

extension PlayedAnswer {
  /// The events that a pattern describes, whatever its occurrence, in order.
  func occurrences(of pattern: EventPattern) throws(Trouble) -> [Event] {
    let matches = try matcher(of: pattern)
    return events.filter(matches)
  }

  private func matcher(of pattern: EventPattern) throws(Trouble) -> (Event) -> Bool {
    switch pattern.kind {
    case .completion(let finished, let reference):
      let id = try reference.map { reference throws(Trouble) in try object(reference) }
      let animators = id.map(animatorsMoving) ?? []
      return { Self.isCompletion($0, finished: finished, of: id, or: animators) }
    case .added(let reference):
      guard let id = try objectIfMade(reference) else { return { _ in false } }
      return { if case .added(id, to: _) = $0.kind { true } else { false } }
    case .removed(let reference):
      guard let id = try objectIfMade(reference) else { return { _ in false } }
      return { if case .removed(id) = $0.kind { true } else { false } }
    case .set(let reference):
      let property = try property(reference)
      let roots = Self.causes(of: property.root)
      return { event in
        guard case .set(property.object, let key, _) = event.kind else { return false }
        return roots.contains(PropertyPath(key).root)
      }
    case .tap(let reference):
      let id = try object(reference)
      return { Self.isTap($0, on: id) }
    case .missedTap:
      return { if case .reported(.missedInput) = $0.kind { true } else { false } }
    case .transition(let kind, let reference, let duration):
      let id = try object(reference)
      return { event in
        guard case .reported(.transition(id, let found, let seconds)) = event.kind else {
          return false
        }
        let isAsLong = duration.map { ($0 - seconds).magnitude < 1e-6 } ?? true
        return found == kind && isAsLong
      }
    case .animator(let state, let reference):
      let id = try reference.map { reference throws(Trouble) in try object(reference) }
      return { event in
        guard case .reported(.animator(let animator, state: state)) = event.kind else {
          return false
        }
        return id == nil || id == animator
      }
    case .printed(let text):
      return { if case .reported(.output(text)) = $0.kind { true } else { false } }
    case .sceneCall(let name):
      return { if case .reported(.custom(name)) = $0.kind { true } else { false } }
    }
  }

  /// An object of the learner's that was never made matches nothing.
  private func objectIfMade(_ reference: Reference) throws(Trouble) -> ObjectID? {
    do throws(Trouble) {
      return try object(reference)
    } catch {
      if case .notMade = error { return nil }
      throw error
    }
  }

  /// The animators that added an animation to an object.
  private func animatorsMoving(_ id: ObjectID) -> Set<ObjectID> {
    Set(
      timeline.records.compactMap { record in
        guard case .add(id, _, _, let animation) = record.content else { return nil }
        return animation.animator
      })
  }

  /// Whether a completion ran for what moves an object, or for an animator by its own name.
  private static func isCompletion(
    _ event: Event, finished: Bool?, of id: ObjectID?, or animators: Set<ObjectID>
  ) -> Bool {
    switch event.kind {
    case .reported(.completion(let found, _, let objects)):
      return (finished == nil || finished == found) && id.map(objects.contains) != false
    case .reported(.animatorCompletion(let animator, let position)):
      let isEnd = position == "end"
      return (finished == nil || finished == isEnd)
        && (id == nil || id == animator || animators.contains(animator))
    default: return false
    }
  }

  private static func isTap(_ event: Event, on id: ObjectID) -> Bool {
    guard case .reported(.input(let text, let target)) = event.kind else { return false }
    return target == id && text.hasPrefix("tap")
  }
}
