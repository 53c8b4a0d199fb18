import Evaluation
import Lessons
import Timelines

/// Finds how a property's course differs from the one that is asked for.
struct TrackDiagnosis {
  let answer: PlayedAnswer
  let wanted: ExpectedTrack

  var diagnosis: Diagnosis { Diagnosis(answer: answer) }
  var timeline: Timeline { answer.timeline }
  var words: String { answer.words(wanted.property) }
  var unit: String { ValueText.unit(of: wanted.property.path) }
  var tolerance: Tolerance { .range(wanted.from, wanted.to) }

  /// The likely mistake; nil where the differences have no name.
  func cause() -> Cause? {
    if Diagnosis.isDerived(wanted.property) {
      let moment = Moment(wanted.end, .before)
      return diagnosis.ofDerived(wanted.property, expected: wanted.to, at: moment)
    }
    if let keys = diagnosis.ofKeyTimes(wanted.property) { return keys }
    let moves = diagnosis.moves(wanted.property)
    let moving = answer.segments(of: wanted.property).filter { segment in
      if case .keyframes = segment.pacing { return true }
      return moves.contains(segment)
    }
    guard let first = closest(of: moving) else { return ofNoSegment() }
    return diagnosis.ofShift(wanted.property, first) ?? unchangedInTime(moving)
      ?? repetition(first) ?? elsewhere(first) ?? difference(first, moving)
      ?? diagnosis.ofEmptyMatrix(wanted.property)
  }

  /// The segment that was probably meant: the one that begins in time or leads to the goal.
  private func closest(of segments: [Segment]) -> Segment? {
    let overlapping = segments.filter { $0.begin < wanted.end && $0.end > wanted.begin }
    let inTime = overlapping.filter(isInTime)
    let toGoal = overlapping.filter { tolerance.accepts($0.to, wanted.to) }
    return inTime.first { tolerance.accepts($0.to, wanted.to) } ?? inTime.first ?? toGoal.first
      ?? segments.first { isCopy($0) && !isMeantElsewhere($0) } ?? overlapping.first
      ?? segments.first
  }

  private func isInTime(_ segment: Segment) -> Bool {
    (segment.begin - wanted.begin).magnitude <= CheckJudge.timeTolerance
  }

  /// Whether a segment goes the way that is asked for, at whatever time.
  private func isCopy(_ segment: Segment) -> Bool {
    tolerance.accepts(segment.to, wanted.to) && tolerance.accepts(segment.from, wanted.from)
  }

  /// Whether the solution has a segment as well where this one is, so that another one was meant.
  private func isMeantElsewhere(_ segment: Segment) -> Bool {
    let moves = diagnosis.solutionMoves(wanted.property) ?? []
    return !isInTime(segment)
      && moves.contains {
        ($0.begin - segment.begin).magnitude <= CheckJudge.timeTolerance
          && tolerance.accepts($0.to, segment.to)
      }
  }

  // MARK: Repetition

  /// How often a move runs and whether it goes back, beside the solution's.
  private func repetition(_ segment: Segment) -> Cause? {
    let cycles = segment.cycles
    let place = answer.callPlace(of: segment) ?? answer.place(of: segment.sites)
    guard let own = diagnosis.solutionMotion(wanted.property, at: wanted.begin) else {
      // In the first run it makes no difference what comes after it.
      guard wanted.end > segment.begin + cycles.duration + 1e-6 || !isInTime(segment) else {
        return nil
      }
      if cycles.autoreverses { return DiagnosisMessage.goesBack(place) }
      return cycles.count > 1
        ? DiagnosisMessage.repeats(cycles.count, wanted: 1, place) : nil
    }
    let repeats = cycles.count > 1 || cycles.autoreverses
    if !repeats {
      let isOver = segment.end <= wanted.begin + 1e-6
      let goesBack = own.cycles.autoreverses
      return isOver ? DiagnosisMessage.runsOnce(goesBack: goesBack, place) : nil
    }
    // What repeats is compared by its first run.
    let first = ExpectedTrack(
      property: wanted.property, from: own.from, to: own.to, begin: own.begin,
      end: own.begin + own.cycles.duration,
      curve: wanted.curve == nil ? nil : ExpectedCourse(own.pacing))
    if let cause = TrackDiagnosis(answer: answer, wanted: first).firstRun(segment) { return cause }
    if own.cycles.autoreverses != cycles.autoreverses {
      return cycles.autoreverses
        ? DiagnosisMessage.goesBack(place) : DiagnosisMessage.neverGoesBack(place)
    }
    guard own.cycles.count != cycles.count else { return nil }
    return cycles.count == 1
      ? DiagnosisMessage.runsOnce(goesBack: false, place)
      : DiagnosisMessage.repeats(cycles.count, wanted: own.cycles.count, place)
  }

  private func firstRun(_ segment: Segment) -> Cause? {
    let call = answer.callPlace(of: segment) ?? answer.place(of: segment.sites)
    return target(segment) ?? times(segment, call) ?? course(segment, call)
  }

  // MARK: Elsewhere

  /// Moves at other times that are no late or early copy of what is asked for.
  private func elsewhere(_ segment: Segment) -> Cause? {
    let isApart = segment.end <= wanted.begin + 1e-6 || segment.begin >= wanted.end - 1e-6
    let isForeign =
      !isInTime(segment) && !tolerance.accepts(segment.to, wanted.to)
      && !tolerance.accepts(segment.from, wanted.from)
    guard isApart || isForeign, segment.begin < segment.end else { return nil }
    if isCopy(segment), !isMeantElsewhere(segment) { return nil }
    if let idle = diagnosis.idleAnimator() { return idle }
    if let step = stepInTime() { return step }
    if let other = otherMoveInTime() { return other }
    return DiagnosisMessage.movesElsewhen(
      words, begin: segment.begin, end: segment.end, wanted: wanted,
      answer.callPlace(of: segment) ?? answer.place(of: segment.sites))
  }

  /// A plain change of the property at the time at which it should begin to move.
  private func stepInTime() -> Cause? {
    let roots = PlayedAnswer.causes(of: wanted.property.root)
    for event in answer.events where event.at.seconds > 0 {
      let time = event.at.seconds
      guard time >= wanted.begin - 0.001, time <= wanted.end + 0.001,
        case .set(wanted.property.object, let key, _) = event.kind,
        roots.contains(PropertyPath(key).root), let place = answer.place(of: event.sites),
        !timeline.runs.contains(where: { run in
          run.added == event.at && run.object == wanted.property.object
            && !roots.isDisjoint(with: run.animation.roots)
        })
      else { continue }
      return DiagnosisMessage.outsideBlock(words, place)
    }
    return nil
  }

  /// A line that ran when the property should begin to move, and set it to what it was.
  private func unchangedInTime(_ segments: [Segment]) -> Cause? {
    guard wanted.begin > 0, !segments.contains(where: isInTime) else { return nil }
    for event in answer.events where (event.at.seconds - wanted.begin).magnitude < 0.001 {
      guard case .set(wanted.property.object, let key, _) = event.kind,
        PropertyPath(key).root == wanted.property.root, let place = answer.place(of: event.sites)
      else { continue }
      var model = wanted.property
      model.isModel = true
      let values = [Side.before, .from].map { timeline.value(model, at: event.at.seconds, $0) }
      guard Tolerance.standard.accepts(values[0], values[1]) else { continue }
      return DiagnosisMessage.unchangedThen(
        words, ValueText.value(values[1], unit: unit), at: event.at.seconds, place)
    }
    return nil
  }

  /// Another property or object that begins to move when this one should.
  private func otherMoveInTime() -> Cause? {
    guard wanted.begin > 0.001 else { return nil }
    for track in answer.tracks where !diagnosis.isAsked(track.reference) {
      guard let move = track.segments.first(where: isInTime) else { continue }
      let isOwn = track.reference.object == wanted.property.object
      guard isOwn != (track.reference.root == wanted.property.root) else { continue }
      let place = answer.place(of: move.sites)
      return isOwn
        ? DiagnosisMessage.otherProperty(answer.words(track), wanted: words, place)
        : DiagnosisMessage.otherObjectThen(
          answer.words(track), wanted: words, at: wanted.begin, place)
    }
    return nil
  }

  // MARK: No move

  private func ofNoSegment() -> Cause? {
    let property = wanted.property
    guard let place = answer.cause(of: property, at: answer.end) else {
      return diagnosis.ofRest(property)
    }
    if let replaced = diagnosis.ofReplacement(property) { return replaced }
    if let missing = diagnosis.ofMissingValues(property) { return missing }
    if let turn = diagnosis.ofFullTurn(property) { return turn }
    if let flat = diagnosis.ofFlattening(property, wanted: wanted.to) { return flat }
    if let animator = diagnosis.idleAnimator()
      ?? diagnosis.haltedAnimator(moving: property.object)
      ?? diagnosis.reversedAnimator(moving: property.object) ?? diagnosis.ofUnusedAnimation()
    {
      return animator
    }
    if let other = diagnosis.ofOtherStrokeEnd(property) { return other }
    let end = Moment(answer.end)
    if let axis = diagnosis.exchangedAxis(property, expected: wanted.to, at: end) { return axis }
    if let other = diagnosis.otherSide(of: property) { return other }
    let after = timeline.value(property, at: answer.end)
    let start = diagnosis.valueBeforeLearner(property)
    let before = timeline.value(property, at: wanted.begin)
    // What was made ready and then set to its goal does change, though its end is its beginning.
    let isSpoilt =
      !tolerance.accepts(before, wanted.from)
      && diagnosis.line(putting: property, to: wanted.from, at: wanted.begin) != nil
    if let start, Tolerance.standard.accepts(start, after), !isSpoilt {
      return diagnosis.otherPart(than: property) ?? ofUntouched(property, after, place)
    }
    if let outside = diagnosis.ofOutsideChange(property, place, at: Moment(wanted.begin)),
      outside != DiagnosisMessage.outsideBlock(words, place)
    {
      return outside
    }
    if !tolerance.accepts(before, wanted.from) {
      return DiagnosisMessage.outsideBlock(words, place)
    }
    // What was only made ready for its move is not what moves too fast.
    let isReady = Tolerance.standard.accepts(before, after)
    return isReady ? diagnosis.ofRest(property) : DiagnosisMessage.oneStep(words, place)
  }

  /// Why a property is what it was, although a line of the learner's touches what it follows from.
  private func ofUntouched(
    _ property: PropertyReference, _ value: Value, _ place: SourcePlace
  ) -> Cause? {
    guard property.root == "frame" else { return diagnosis.ofNoChange(property, value, place) }
    return diagnosis.ofRest(property)
  }
}
