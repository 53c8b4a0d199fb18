import Evaluation
import Lessons
import Timelines

// Animations that other lines of the learner's replace, shift or hide.

extension Diagnosis {
  /// A move that another animation of the same property replaced in the turn in which it began.
  func ofReplacement(_ reference: PropertyReference) -> Cause? {
    let roots = PlayedAnswer.causes(of: reference.root)
    for run in timeline.runs where run.object == reference.object && !run.finished {
      guard !roots.isDisjoint(with: run.animation.roots), run.dropped == run.added,
        let next = timeline.runs.first(where: {
          $0.object == run.object && $0.key == run.key && $0.added == run.added
            && $0.serial > run.serial
        })
      else { continue }
      let goal = timeline.model(
        reference.object, reference.path.text, at: next.added.seconds)
      return DiagnosisMessage.replaced(
        begun: answer.callPlace(of: run), at: run.added.seconds,
        by: ValueText.value(goal, unit: ValueText.unit(of: reference.path)),
        answer.callPlace(of: next))
    }
    return nil
  }

  /// A plain change while an additive move is under way, which shifts the rest of it.
  func ofShift(_ reference: PropertyReference, _ segment: Segment) -> Cause? {
    guard segment.isAdditive else { return nil }
    var model = reference
    model.isModel = true
    for event in answer.events
    where event.at.seconds > segment.begin + 0.001 && event.at.seconds < segment.end - 0.001 {
      guard case .set(reference.object, let key, _) = event.kind,
        PropertyPath(key).root == reference.root, let place = answer.place(of: event.sites),
        !timeline.runs.contains(where: {
          $0.object == reference.object && $0.added == event.at
            && $0.animation.roots.contains(reference.root)
        }),
        let before = timeline.value(model, at: event.at.seconds, .before).number,
        let after = timeline.value(model, at: event.at.seconds).number,
        (after - before).magnitude > 0.01
      else { continue }
      return DiagnosisMessage.shifted(
        answer.words(reference), at: event.at.seconds,
        by: ValueText.value(.number(after - before), unit: ValueText.unit(of: reference.path)),
        place)
    }
    return nil
  }

  /// A layer animation that is kept after its end, so that the right model value does not show.
  func ofKeptAnimation(
    _ segments: [Segment], _ reference: PropertyReference, expected: Value, at moment: Moment
  ) -> Cause? {
    guard !reference.isModel,
      let last = segments.last(where: { $0.end <= moment.time + 1e-9 }),
      let run = timeline.run(serial: last.serial), run.dropped == nil,
      !run.animation.isRemovedOnCompletion, run.animation.block == nil
    else { return nil }
    let model = timeline.model(
      reference.object, reference.path.text, at: moment.time, moment.side)
    guard Tolerance.standard.accepts(model, expected) else { return nil }
    return DiagnosisMessage.keptAnimation(
      ValueText.value(model, unit: ValueText.unit(of: reference.path)),
      answer.place(of: last.sites))
  }

  /// Another part of a frame than the one that is asked for, as its centre, size or transform moves.
  func otherSide(of reference: PropertyReference) -> Cause? {
    guard reference.root == "frame" else { return nil }
    let isSize = PlayedAnswer.isSize(reference.path.component)
    let home = isSize ? "bounds" : "position"
    let roots = PlayedAnswer.causes(of: "frame")
    let track = answer.tracks.first {
      $0.reference.object == reference.object && roots.contains($0.reference.root)
        && ($0.reference.root != home || isAcross($0.reference.path, reference.path))
        && !$0.segments.isEmpty && !isAsked($0.reference)
    }
    return track.map {
      DiagnosisMessage.otherProperty(
        answer.words($0), wanted: answer.words(reference), place(of: $0))
    }
  }

  /// Whether one part is of the width or x, and the other of the height or y: `y` beside `midX`.
  private func isAcross(_ found: PropertyPath, _ wanted: PropertyPath) -> Bool {
    func direction(_ path: PropertyPath) -> Character? {
      let part = path.component.split(separator: ".").last.map { $0.lowercased() } ?? ""
      if part == "width" { return "x" }
      if part == "height" { return "y" }
      return part.last.flatMap { "xy".contains($0) ? $0 : nil }
    }
    guard let one = direction(found), let other = direction(wanted) else { return false }
    return one != other
  }

  /// Why a move has no constant speed.
  func ofUnevenSpeed(_ reference: PropertyReference) -> Cause? {
    for segment in moves(reference) {
      switch segment.pacing {
      case .curve(let curve) where curve != .linear,
        .keyframes(_, whole: let curve, stretch: _) where curve != .linear:
        return DiagnosisMessage.unevenCurve(
          DiagnosisMessage.name(of: curve), callPlace(segment))
      default: continue
      }
    }
    return nil
  }

  /// Why a property is not at rest from a time on.
  func ofUnrest(_ reference: PropertyReference, at time: Double) -> Cause? {
    guard let segment = moves(reference).last(where: { $0.begin <= time && $0.end > time }) else {
      return nil
    }
    if case .spring(let constants) = segment.pacing {
      if let own = solutionSpring(reference),
        let other = ofSpring(
          constants, ratio: own.dampingRatio, velocity: own.initialVelocity, callPlace(segment))
      {
        return other
      }
    }
    return DiagnosisMessage.movesUntil(segment.end, callPlace(segment))
  }

  /// Why a value is beyond a limit: where it goes, or the spring that goes too far.
  func ofLimit(
    _ reference: PropertyReference, _ limit: String, found: Value, at moment: Moment,
    breaks: (Value) -> Bool
  ) -> Cause? {
    guard !reference.isModel else { return nil }
    let unit = ValueText.unit(of: reference.path)
    let segments = moves(reference)
    if let segment = segments.last(where: { $0.begin <= moment.time && $0.end >= moment.time }) {
      let (_, to) = ends(of: segment)
      if breaks(to) {
        return DiagnosisMessage.goesBeyond(
          ValueText.value(to, unit: unit), limit: limit, settingPlace(of: segment, reference))
      }
      guard case .spring(let constants) = segment.pacing else { return nil }
      return DiagnosisMessage.springGoesBeyond(
        constants.dampingRatio, target: ValueText.value(to, unit: unit), callPlace(segment))
    }
    return nil
  }
}
