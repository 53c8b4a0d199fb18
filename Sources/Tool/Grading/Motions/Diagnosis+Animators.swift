import Evaluation
import Lessons
import Timelines

extension Diagnosis {
  /// What became of one animator.
  private struct AnimatorFate {
    var id: ObjectID
    var made: Record
    /// Its states, in order.
    var states: [(word: String, event: Event)]
    var completions: [Event]
  }

  private var animatorFates: [AnimatorFate] {
    timeline.records.compactMap { record in
      guard case .object(let id, kind: .animator, _, _) = record.content else { return nil }
      var fate = AnimatorFate(id: id, made: record, states: [], completions: [])
      for event in answer.events {
        switch event.kind {
        case .reported(.animator(id, let state)): fate.states.append((state, event))
        case .reported(.animatorCompletion(id, _)): fate.completions.append(event)
        default: break
        }
      }
      return fate
    }
  }

  /// An animator that was made and never became active.
  func idleAnimator() -> Cause? {
    guard let fate = animatorFates.first(where: { $0.states.isEmpty }) else { return nil }
    return DiagnosisMessage.idleAnimator(
      answer.words(fate.id), answer.place(of: fate.made.sites))
  }

  /// An animator that does not get to its end, so that its completion never runs.
  ///
  /// - Parameters:
  ///   - object: only animators that move this object; nil: any.
  ///   - animator: only this one; nil: any.
  /// - Returns: a sentence; nil if none was halted.
  func haltedAnimator(moving object: ObjectID? = nil, only animator: ObjectID? = nil) -> Cause? {
    for fate in animatorFates
    where isMoving(fate.id, object) && fate.completions.isEmpty
      && (animator == nil || animator == fate.id)
    {
      guard let last = fate.states.last else { continue }
      let name = answer.words(fate.id)
      let place = answer.place(of: last.event.sites)
      let time = last.event.at.seconds
      if isFinishedByHand(fate) { continue }
      switch last.word {
      case "active": return DiagnosisMessage.heldAnimator(name, at: time, place)
      case "stopped": return DiagnosisMessage.unfinishedAnimator(name, at: time, place)
      case "paused": return DiagnosisMessage.pausedAnimator(name, at: time, place)
      case "inactive" where wasCut(fate.id, at: last.event.at):
        return DiagnosisMessage.stoppedForGood(name, at: time, place)
      default: continue
      }
    }
    return nil
  }

  /// Whether `finishAnimation(at:)` ended an animator.
  private func isFinishedByHand(_ fate: AnimatorFate) -> Bool {
    fate.states.last?.word == "inactive" && fate.states.dropLast().last?.word == "stopped"
  }

  /// An animator that `fractionComplete` put on its way before it started.
  func advancedAnimator(of segment: Segment) -> Cause? {
    guard let animator = timeline.run(serial: segment.serial)?.animation.animator,
      segment.portion.begin > 0, segment.portion.end == 1,
      let line = SymbolMentions(of: "fractionComplete", in: answer.source).lines.first
    else { return nil }
    return DiagnosisMessage.beginsAtFraction(
      DiagnosisMessage.animator(answer.words(animator), false), segment.portion.begin,
      SourcePlace(fileName: answer.fileName, line: line))
  }

  /// An animator that was turned round and ended where it began.
  func reversedAnimator(moving object: ObjectID) -> Cause? {
    for fate in animatorFates where isMoving(fate.id, object) {
      guard let turn = fate.states.last(where: { $0.word == "reversed" }),
        fate.completions.isEmpty
          || fate.completions.contains(where: { event in
            if case .reported(.animatorCompletion(_, position: "start")) = event.kind {
              return true
            }
            return false
          })
      else { continue }
      return DiagnosisMessage.reversedAnimator(
        answer.words(fate.id), at: turn.event.at.seconds, answer.place(of: turn.event.sites))
    }
    return nil
  }

  /// An animator that was finished at another position than the one that is asked for.
  func ofFinish(
    _ reference: PropertyReference, expected: Value, found: Value, at moment: Moment,
    until wanted: Double? = nil
  ) -> Cause? {
    let segments = answer.segments(of: reference)
    for fate in animatorFates where isMoving(fate.id, reference.object) {
      let runs = segments.filter {
        timeline.run(serial: $0.serial)?.animation.animator == fate.id
      }
      guard let ending = ending(of: fate, found: found, runs, at: moment) else { continue }
      let tolerance = Tolerance.standard
      let goal = timeline.value(
        PropertyReference(
          object: reference.object, path: reference.path, isModel: true, text: reference.text),
        at: ending.at, .before)
      let ends = runs.flatMap { [$0.from, $0.to] } + [goal]
      guard
        ends.contains(where: { tolerance.accepts($0, expected) }) || ending.position == "current"
      else { continue }
      let unit = ValueText.unit(of: reference.path)
      let texts = ValueText.pair(found, expected, unit: unit)
      if let wanted, tolerance.accepts(found, expected) {
        return DiagnosisMessage.endsEarly(
          DiagnosisMessage.animator(answer.words(fate.id), false), at: ending.at, wanted: wanted,
          ending.place)
      }
      return DiagnosisMessage.finishedElsewhere(
        ending.position, found: texts.0, wanted: texts.1, ending.place)
    }
    return nil
  }

  /// How and where the learner's own line finished an animator.
  private func ending(
    of fate: AnimatorFate, found: Value, _ runs: [Segment], at moment: Moment
  ) -> (position: String, at: Double, place: SourcePlace)? {
    if let completion = fate.completions.last, moment.includes(completion.at),
      case .reported(.animatorCompletion(_, let position)) = completion.kind,
      // Only `finishAnimation(at:)` calls completions out of the learner's own line.
      let place = answer.directPlace(of: completion.sites)
    {
      return (position, completion.at.seconds, place)
    }
    guard isFinishedByHand(fate), let last = fate.states.last?.event, moment.includes(last.at),
      let place = answer.place(of: last.sites), let run = runs.last
    else { return nil }
    let tolerance = Tolerance.standard
    let position =
      tolerance.accepts(found, run.to)
      ? "current"
      : tolerance.accepts(found, run.from)
        ? "start" : "end"
    return (position, last.at.seconds, place)
  }

  /// The end of an animator by the learner's own line, before what waits for it should happen.
  func earlyFinish(_ event: Event, wanted: Double) -> Cause? {
    guard case .reported(.animatorCompletion(let id, _)) = event.kind,
      let place = answer.directPlace(of: event.sites)
    else { return nil }
    return DiagnosisMessage.endsEarly(
      DiagnosisMessage.animator(answer.words(id), false), at: event.at.seconds, wanted: wanted,
      place)
  }

  private func isMoving(_ animator: ObjectID, _ object: ObjectID?) -> Bool {
    guard let object else { return true }
    return timeline.runs.contains { $0.object == object && $0.animation.animator == animator }
  }

  /// Whether what an animator moved was taken away at an instant, before its end.
  private func wasCut(_ animator: ObjectID, at instant: Instant) -> Bool {
    timeline.runs.contains {
      $0.animation.animator == animator && $0.dropped == instant && !$0.finished
    }
  }
}
