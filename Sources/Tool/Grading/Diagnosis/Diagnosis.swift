import Evaluation
import Lessons
import Timelines

/// Finds the likely mistake behind a failed check, from what the timeline shows of the whole answer.
struct Diagnosis {
  let answer: PlayedAnswer

  var timeline: Timeline { answer.timeline }

  /// Why a property that should move, or at least change, rests.
  func ofRest(
    _ reference: PropertyReference, wantsMotion: Bool = true, expected: Value? = nil
  ) -> Cause? {
    let words = answer.words(reference)
    if let animator = idleAnimator() ?? haltedAnimator(moving: reference.object) {
      return animator
    }
    if let unused = ofUnusedAnimation() ?? ofEndlessWait() { return unused }
    if let turn = ofFullTurn(reference) { return turn }
    if let other = ofOtherStrokeEnd(reference) { return other }
    if let remark = ofRemark() { return remark }
    if let missing = ofMissingValues(reference) { return missing }
    if let part = otherPart(than: reference) ?? otherSide(of: reference) { return part }
    let moving = answer.tracks.filter { !$0.segments.isEmpty }
    let roots = PlayedAnswer.causes(of: reference.root)
    let own = moving.filter { $0.reference.object == reference.object }
    let asked = askedRoots(of: reference.object)
    if let track = own.first(where: {
      $0.reference.root != reference.root && !asked.contains($0.reference.root)
    }) {
      return DiagnosisMessage.otherProperty(
        answer.words(track), wanted: words, place(of: track))
    }
    if let change = otherChange(than: reference) { return change }
    if let expected, let other = otherObject(than: reference, with: expected) { return other }
    if wantsMotion {
      let others = moving.filter {
        $0.reference.object != reference.object && !isAsked($0.reference)
      }
      if let track = others.first(where: { roots.contains($0.reference.root) }) ?? others.first {
        return DiagnosisMessage.otherObject(answer.words(track), wanted: words, place(of: track))
      }
    }
    if hasEmptyBlock, wantsMotion { return DiagnosisMessage.emptyBlock }
    if !wantsMotion, isSetLater(reference) { return nil }
    return DiagnosisMessage.nothingChanges(words)
  }

  /// Why a property that should move does not, whether or not the learner's code changes it.
  func ofStill(_ reference: PropertyReference) -> Cause? {
    guard let place = answer.cause(of: reference, at: answer.end) else { return ofRest(reference) }
    let after = timeline.value(reference, at: answer.end)
    if let before = valueBeforeLearner(reference), Tolerance.standard.accepts(before, after) {
      return ofMissingValues(reference) ?? ofFullTurn(reference)
        ?? ofNoChange(reference, after, place)
    }
    return ofOutsideChange(reference, place, at: Moment(answer.end))
  }

  /// Another object of the scene whose property gets the value that is asked for.
  private func otherObject(
    than reference: PropertyReference, with expected: Value
  ) -> Cause? {
    let tolerance = Tolerance.standard
    for event in answer.events {
      guard case .set(let id, let key, _) = event.kind, id != reference.object,
        PropertyPath(key).root == reference.root, let place = answer.directPlace(of: event.sites)
      else { continue }
      var other = reference
      other.object = id
      other.isModel = true
      let owner = timeline.name(of: id)
      let tail = timeline.spelling(of: reference.path, for: id)
      other.text = tail.hasPrefix(owner) ? tail : owner + "." + tail
      guard tolerance.accepts(timeline.value(other, at: event.at.seconds), expected),
        let before = valueBeforeLearner(other), !tolerance.accepts(before, expected),
        !isAsked(other)
      else { continue }
      return DiagnosisMessage.otherObjectHasIt(
        answer.words(other), ValueText.value(expected, unit: ValueText.unit(of: reference.path)),
        wanted: answer.words(reference), place)
    }
    return nil
  }

  /// The property's name without the mark of a model value.
  static func plainName(_ reference: PropertyReference) -> String {
    let prefix = "model:"
    let text = reference.text
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }

  /// The stored keys of an object that the exercise's checks ask for.
  private func askedRoots(of id: ObjectID) -> Set<String> {
    var roots: Set<String> = []
    for check in answer.checks {
      for reference in check.assertion.references {
        guard let property = try? answer.property(reference), property.object == id else {
          continue
        }
        roots.formUnion(PlayedAnswer.causes(of: property.root))
      }
    }
    return roots
  }

  /// A property of the same object that the learner's code sets without moving it.
  private func otherChange(than reference: PropertyReference) -> Cause? {
    for event in answer.events {
      guard case .set(reference.object, let key, _) = event.kind,
        PropertyPath(key).root != reference.root,
        !askedRoots(of: reference.object).contains(PropertyPath(key).root),
        let place = answer.directPlace(of: event.sites),
        // What an initialiser sets is no change.
        place != answer.makingPlace(of: reference.object)
      else { continue }
      let path = PropertyPath(key)
      let name = answer.words(
        path, of: reference.object, text: timeline.spelling(of: path, for: reference.object))
      return DiagnosisMessage.otherProperty(name, wanted: answer.words(reference), place)
    }
    return nil
  }

  /// Whether anybody sets the property after the first turn.
  private func isSetLater(_ reference: PropertyReference) -> Bool {
    answer.events.contains { event in
      guard case .set(reference.object, let key, _) = event.kind, event.at > .zero else {
        return false
      }
      return PropertyPath(key).root == reference.root
    }
  }

  /// Whether some completion belongs to a block that moved nothing.
  private var hasEmptyBlock: Bool {
    answer.events.contains { event in
      if case .reported(.completion(_, _, let objects)) = event.kind { return objects.isEmpty }
      return false
    }
  }

  func place(of track: Track) -> SourcePlace? {
    track.segments.first.flatMap { answer.place(of: $0.sites) }
  }
}
