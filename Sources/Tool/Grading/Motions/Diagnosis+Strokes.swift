import Evaluation
import Geometry
import Timelines

extension Diagnosis {
  /// A stroke that is taken back where it should be drawn, or the other way round.
  func ofBackwardStroke(
    _ reference: PropertyReference, from: Value, to: Value, wanted: Value, _ place: SourcePlace?
  ) -> Cause? {
    guard ["strokeEnd", "strokeStart"].contains(reference.root),
      reference.path.component.isEmpty, let from = from.number, let to = to.number,
      let wanted = wanted.number
    else { return nil }
    return DiagnosisMessage.strokeBackwards(
      answer.words(reference), from: from, to: to, wanted: wanted, place)
  }

  /// The other end of the stroke that moves instead.
  func ofOtherStrokeEnd(_ reference: PropertyReference) -> Cause? {
    let others = ["strokeEnd": "strokeStart", "strokeStart": "strokeEnd"]
    guard let other = others[reference.root], reference.path.component.isEmpty else { return nil }
    for track in answer.tracks
    where track.reference.object == reference.object && track.reference.root == other {
      guard let segment = track.segments.first, let from = segment.from.number,
        let to = segment.to.number, from != to
      else { continue }
      return DiagnosisMessage.otherStrokeEnd(
        answer.words(track), from: from, to: to, wanted: answer.words(reference),
        answer.place(of: segment.sites))
    }
    return nil
  }

  // MARK: What follows from a path

  /// Whether a property is worked out from others, so that no line can set it.
  static func isDerived(_ reference: PropertyReference) -> Bool {
    switch reference.root {
    case "strokeEnd", "strokeStart": reference.path.component.hasPrefix("tip")
    case "path": reference.path.component == "length"
    case "transition": true
    default: false
    }
  }

  /// Why a value that follows from others is not as it should be.
  func ofDerived(
    _ reference: PropertyReference, expected: Value, at moment: Moment
  ) -> Cause? {
    if reference.root == "transition" {
      let hasTransition = answer.events.contains { event in
        if case .reported(.transition) = event.kind { return true }
        return false
      }
      return hasTransition ? nil : DiagnosisMessage.noTransitionAtAll
    }
    let path = sibling(of: reference, root: "path")
    let place = answer.cause(of: path, at: moment.time)
    guard case .outline(let outline) = timeline.value(path, at: moment.time, moment.side) else {
      return DiagnosisMessage.noPath(answer.words(path))
    }
    let meter = OutlineMeter(outline)
    if reference.root == "path" {
      return DiagnosisMessage.pathLength(answer.words(path), meter.length, place)
    }
    let stroke = sibling(of: reference, root: reference.root)
    guard let fraction = timeline.value(stroke, at: moment.time, moment.side).number else {
      return nil
    }
    guard case .point(let wanted) = expected, reference.path.component == "tip" else {
      return DiagnosisMessage.tipFollows(answer.words(path), answer.words(stroke), fraction)
    }
    return ofTip(stroke, path, meter, fraction: fraction, wanted: wanted, place)
  }

  private func ofTip(
    _ stroke: PropertyReference, _ path: PropertyReference, _ meter: OutlineMeter,
    fraction: Double, wanted: Point, _ place: SourcePlace?
  ) -> Cause? {
    let found = meter.point(at: min(max(fraction, 0), 1) * meter.length) ?? .zero
    let backwards = meter.point(at: (1 - min(max(fraction, 0), 1)) * meter.length) ?? .zero
    let text = ValueText.value(.point(wanted))
    if Self.distance(backwards, wanted) < 0.5, Self.distance(found, wanted) > 0.5 {
      return DiagnosisMessage.pathBackwards(
        answer.words(path), found: ValueText.value(.point(found)), wanted: text, place)
    }
    guard let share = Self.share(of: wanted, on: meter) else {
      return DiagnosisMessage.tipOffPath(answer.words(path), wanted: text, place)
    }
    if (share - fraction).magnitude < 0.005 { return nil }
    let segment = answer.segments(of: stroke).first
    return DiagnosisMessage.tipElsewhere(
      stroke: answer.words(stroke), found: fraction, wanted: share,
      segment.flatMap { answer.place(of: $0.sites) })
  }

  private static func distance(_ left: Point, _ right: Point) -> Double {
    ((left.x - right.x) * (left.x - right.x) + (left.y - right.y) * (left.y - right.y)).squareRoot()
  }

  /// The fraction of a path's length at which it passes within half a point of a place.
  private static func share(of wanted: Point, on meter: OutlineMeter) -> Double? {
    let count = max(64, min(Int(meter.length * 2), 4000))
    var best: (share: Double, distance: Double)?
    for index in 0...count {
      let share = Double(index) / Double(count)
      guard let point = meter.point(at: share * meter.length) else { continue }
      let distance = distance(point, wanted)
      if distance < best?.distance ?? .infinity { best = (share, distance) }
    }
    let reach = max(0.5, meter.length / Double(count))
    return best.flatMap { $0.distance <= reach ? $0.share : nil }
  }

  /// Another whole property of the same object.
  private func sibling(of reference: PropertyReference, root: String) -> PropertyReference {
    let path = PropertyPath(root: root)
    let owner = Self.plainName(reference)
    let tail = "." + reference.path.text
    let isPlain = owner.hasSuffix(tail)
    let text =
      isPlain
      ? owner.dropLast(tail.count) + "." + root
      : Substring(timeline.spelling(of: path, for: reference.object))
    return PropertyReference(
      object: reference.object, path: path, isModel: reference.isModel, text: String(text))
  }
}
