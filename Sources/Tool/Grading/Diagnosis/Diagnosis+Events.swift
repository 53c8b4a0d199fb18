import Evaluation
import Lessons
import Timelines

// Events that happen too early, too late or never.

extension Diagnosis {
  /// Why an event is missing or happens at another time.
  func ofEvent(_ pattern: EventPattern, wanted: Double?, found: [Event]) -> Cause? {
    guard let first = found.first else { return ofMissing(pattern) }
    guard let wanted else { return nil }
    let time = first.at.seconds
    if let early = earlyFinish(first, wanted: wanted) { return early }
    if let completion = completion(calling: first),
      let cause = ofWaiting(completion, wanted: wanted)
    {
      return cause
    }
    let place = answer.place(of: first.sites)
    return time < wanted
      ? DiagnosisMessage.tooEarly(at: time, wanted: wanted, place)
      : DiagnosisMessage.tooLate(at: time, wanted: wanted, place)
  }

  /// Why an event does not come after another one.
  func ofOrder(_ pattern: EventPattern, _ event: Event?, after other: String?) -> Cause? {
    guard let event else { return ofMissing(pattern) }
    return other.map {
      DiagnosisMessage.beforeOther($0, at: event.at.seconds, answer.place(of: event.sites))
    }
  }

  /// The completion in which an event happens: one that ran just then, where the learner's line
  /// stands in a completion; the event itself if it is one.
  private func completion(calling event: Event) -> Event? {
    if event.isCompletion { return event }
    if case .reported(.animator(_, state: "inactive")) = event.kind { return event }
    let places = answer.run.places.chain(of: event.sites).filter {
      $0.fileName == answer.fileName
    }
    guard places.isEmpty || places.contains(where: isInCompletion) else { return nil }
    return answer.events.prefix { $0 != event }.last { $0.isCompletion && $0.at == event.at }
  }

  /// Whether a line of the learner's stands in the braces of a completion.
  func isInCompletion(_ place: SourcePlace) -> Bool {
    if answer.text(of: place).lowercased().contains("completion") { return true }
    var depth = 0
    for number in stride(from: place.line - 1, to: 0, by: -1) {
      let text = answer.text(of: SourcePlace(fileName: place.fileName, line: number))
      for character in text.reversed() {
        if character == "}" { depth += 1 }
        guard character == "{" else { continue }
        if depth == 0 { return text.lowercased().contains("completion") }
        depth -= 1
      }
    }
    return false
  }

  /// Why a completion runs at another time than it should: because of what it waits for.
  private func ofWaiting(_ completion: Event, wanted: Double) -> Cause? {
    let time = completion.at.seconds
    var waits: AnimationRun?
    switch completion.kind {
    case .reported(.completion(_, let block, let objects)):
      if objects.isEmpty {
        return DiagnosisMessage.emptyCompletion(time, answer.place(of: completion.sites))
      }
      waits = timeline.runs.first { $0.animation.block == block }
    case .reported(.animatorCompletion(let id, _)), .reported(.animator(let id, _)):
      waits = timeline.runs.first { $0.animation.animator == id }
    default: break
    }
    guard let waits, let place = answer.callPlace(of: waits) else { return nil }
    return DiagnosisMessage.waitsForOther(time, wanted: wanted, place)
  }

  private func ofMissing(_ pattern: EventPattern) -> Cause? {
    switch pattern.kind {
    case .completion(let finished, let reference):
      return ofMissingCompletion(finished, reference)
    case .transition(let kind, let reference, let duration):
      return ofMissingTransition(kind, reference, lasting: duration)
    case .tap: return ofMissedTap()
    case .removed(let reference): return ofMissingRemoval(reference)
    case .printed(let text): return ofMissingPrint(text)
    case .animator(let state, let reference):
      let id = reference.flatMap { try? answer.object($0) }
      return state == "inactive"
        ? idleAnimator() ?? haltedAnimator(moving: nil, only: id)
        : idleAnimator()
    case .added, .set, .missedTap, .sceneCall: return nil
    }
  }

  // MARK: Completions

  private func ofMissingCompletion(_ finished: Bool?, _ reference: Reference?) -> Cause? {
    let id = reference.flatMap { try? answer.object($0) }
    let completions = answer.events.filter(\.isCompletion)
    for event in completions {
      switch event.kind {
      case .reported(.completion(let found, let block, let objects)):
        guard let finished, found != finished, id.map(objects.contains) ?? true else { continue }
        return DiagnosisMessage.otherFinished(
          wanted: finished, at: event.at.seconds, cutBy: found ? nil : cutter(of: block))
      case .reported(.animatorCompletion(let animator, let position)):
        guard finished == true, position != "end" else { continue }
        if let turned = id.flatMap(reversedAnimator) { return turned }
        return DiagnosisMessage.otherPosition(
          DiagnosisMessage.animator(answer.words(animator), false), position,
          at: event.at.seconds, answer.place(of: event.sites))
      default: continue
      }
    }
    if let animator = idleAnimator() ?? haltedAnimator() { return animator }
    if hasEndlessAnimation { return DiagnosisMessage.endless }
    if let id, let reference, let other = otherCompletion(completions, than: id, reference) {
      return other
    }
    let own = id.flatMap { id in timeline.runs.first { $0.object == id } } ?? timeline.runs.first
    return DiagnosisMessage.noCompletion(own.flatMap(answer.callPlace))
  }

  /// A completion of what moves something else, or of a block that moves nothing.
  private func otherCompletion(
    _ completions: [Event], than id: ObjectID, _ reference: Reference
  ) -> Cause? {
    for event in completions {
      guard case .reported(.completion(_, let block, let objects)) = event.kind else { continue }
      guard let other = objects.first else {
        return DiagnosisMessage.emptyCompletion(event.at.seconds, answer.place(of: event.sites))
      }
      guard !objects.contains(id) else { continue }
      let run = timeline.runs.first { $0.animation.block == block }
      return DiagnosisMessage.otherCompletion(
        answer.words(other), at: event.at.seconds, wanted: answer.words(reference),
        run.flatMap(answer.callPlace))
    }
    return nil
  }

  /// The learner's line that took an animation of a block away before its end.
  private func cutter(of block: Int) -> SourcePlace? {
    let serials = timeline.runs.filter { $0.animation.block == block && !$0.finished }.map(\.serial)
    for record in timeline.records {
      guard case .drop(let serial, _) = record.content, serials.contains(serial) else { continue }
      if let place = answer.place(of: record.sites) { return place }
    }
    return nil
  }

  private var hasEndlessAnimation: Bool { endless != nil }

  /// A completion that never runs because its animation repeats for ever, where the learner's code has
  /// one.
  func ofEndlessWait() -> Cause? {
    guard let endless, let call = callPlace(endless),
      let line = SymbolMentions(of: "completion", in: answer.source).lines.first,
      line >= call.line
    else { return nil }
    return DiagnosisMessage.endless(call)
  }

  /// The first move that repeats for ever.
  private var endless: Segment? {
    answer.tracks.lazy.flatMap(\.segments).first { $0.cycles.count.isInfinite }
  }

  // MARK: Removals and texts

  private func ofMissingRemoval(_ reference: Reference) -> Cause? {
    let words = answer.words(reference)
    if let unrun = ofLineThatNeverRuns("removeFromSuperview") { return unrun }
    for event in answer.events {
      guard case .removed(let other) = event.kind, let place = answer.place(of: event.sites) else {
        continue
      }
      return DiagnosisMessage.otherRemoved(answer.words(other), wanted: words, place)
    }
    return DiagnosisMessage.neverRemoved(words)
  }

  private func ofMissingPrint(_ wanted: String) -> Cause? {
    for event in answer.events {
      guard case .reported(.output(let text)) = event.kind else { continue }
      return DiagnosisMessage.otherPrinted(text, wanted: wanted)
    }
    return ofLineThatNeverRuns("print") ?? DiagnosisMessage.nothingPrinted
  }

  /// Why a call that stands in the learner's code never runs: what it waits for does not end.
  private func ofLineThatNeverRuns(_ call: String) -> Cause? {
    let lines = SymbolMentions(of: call, in: answer.source).lines
    let places = lines.map { SourcePlace(fileName: answer.fileName, line: $0) }
    guard let place = places.first(where: isInCompletion) else { return nil }
    if let animator = idleAnimator() ?? haltedAnimator() { return animator }
    if let endless { return DiagnosisMessage.endless(callPlace(endless)) }
    let flags = answer.events.compactMap { event -> Bool? in
      if case .reported(.completion(let finished, _, _)) = event.kind { return finished }
      return nil
    }
    guard flags.contains(false), !flags.contains(true) else { return nil }
    return DiagnosisMessage.neverRuns(finished: false, place)
  }

  private func ofMissedTap() -> Cause? {
    for event in answer.events {
      if case .reported(.missedInput(_, let reason)) = event.kind {
        return DiagnosisMessage.missedInput(reason)
      }
    }
    return nil
  }

  // MARK: Transitions

  /// Why a transition is missing: the nearest one that runs, by container and then by kind.
  private func ofMissingTransition(
    _ kind: String, _ reference: Reference, lasting wanted: Double?
  ) -> Cause? {
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
      return DiagnosisMessage.otherTransitionTime(same.seconds, wanted: wanted, same.place)
    }
    let others = found.filter { !isAskedTransition($0.id, $0.kind) }
    if let elsewhere = others.first(where: { $0.kind == kind }) {
      return DiagnosisMessage.otherContainer(
        answer.words(elsewhere.id), wanted: answer.words(reference), elsewhere.place)
    }
    guard let other = own.first ?? others.first else {
      return found.isEmpty
        ? ofNoTransition(kind, on: reference)
        : DiagnosisMessage.noTransition(on: answer.words(reference))
    }
    return DiagnosisMessage.otherTransition(
      other.kind, on: answer.words(other.id), wanted: kind, onto: answer.words(reference),
      other.place)
  }
}

extension Diagnosis {
  /// Why no transition runs at all.
  private func ofNoTransition(_ kind: String, on reference: Reference) -> Cause {
    func place(_ symbol: String) -> SourcePlace? {
      SymbolMentions(of: symbol, in: answer.source).lines.first.map {
        SourcePlace(fileName: answer.fileName, line: $0)
      }
    }
    if let call = place("UIView.transition") {
      return DiagnosisMessage.transitionWithoutKind(wanted: kind, call)
    }
    let option = "transition" + kind.prefix(1).uppercased() + kind.dropFirst()
    if let line = place(option) { return DiagnosisMessage.transitionInAnimate(line) }
    return DiagnosisMessage.noTransition(on: answer.words(reference))
  }

  /// Whether another check of the exercise asks for a transition of this kind on this object.
  private func isAskedTransition(_ id: ObjectID, _ kind: String) -> Bool {
    answer.checks.contains { check in
      guard case .event(let pattern, _) = check.assertion,
        case .transition(kind, let reference, _) = pattern.kind
      else { return false }
      return (try? answer.object(reference)) == id
    }
  }
}

extension Event {
  /// Whether it is a completion, of a block or of an animator.
  var isCompletion: Bool {
    switch kind {
    case .reported(.completion), .reported(.animatorCompletion): true
    default: false
    }
  }
}
