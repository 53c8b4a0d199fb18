import Evaluation
import Timelines

/// The sentences that name a likely mistake.
///
/// Objects and properties come as words, with their backticks; `PlayedAnswer.words` makes them.
enum DiagnosisMessage {
  /// ` (line 3)`, or nothing.
  static func line(_ place: SourcePlace?) -> String {
    place.map { " (line \($0.line))" } ?? ""
  }

  // MARK: What moves

  static func nothingChanges(_ property: String) -> String {
    "No line of your code that ran changes \(property)."
  }

  static let emptyBlock =
    "Your animation block changes nothing that can move, so there is nothing to show."

  static func otherProperty(_ found: String, wanted: String, _ place: SourcePlace?) -> String {
    "Your code changes \(found) instead\(line(place)); change \(wanted)."
  }

  static func otherObject(_ found: String, wanted: String, _ place: SourcePlace?) -> String {
    "\(found) moves\(line(place)), but nothing moves \(wanted)."
  }

  static func outsideBlock(_ property: String, _ place: SourcePlace?) -> String {
    "\(property) is changed outside of an animation block\(line(place)), so it is there at once."
  }

  static func blockWithoutTime(_ property: String, _ place: SourcePlace?) -> String {
    "The animation block around it\(line(place)) takes no time, so \(property) is there at once; "
      + "look at its duration."
  }

  static func unchanged(_ property: String, _ value: String, _ place: SourcePlace?) -> String {
    "\(property) is set\(line(place)), but to what it is already: \(value)."
  }

  static func setTo(_ property: String, _ value: String, _ place: SourcePlace?) -> String {
    "Your code sets \(property) to \(value)\(line(place))."
  }

  static func exchangedAxis(
    _ found: String, _ value: String, wanted: String, _ place: SourcePlace?
  ) -> String {
    "The two directions are exchanged\(line(place)): \(found) becomes \(value), which is asked of "
      + "\(wanted)."
  }

  static func oneStep(_ property: String, _ place: SourcePlace?) -> String {
    "\(property) changes in one step\(line(place)); nothing animates it."
  }

  static func changedOften(_ property: String, _ places: [SourcePlace]) -> String {
    let lines = places.map { String($0.line) }
    let list = lines.dropLast().joined(separator: ", ") + " and " + (lines.last ?? "")
    return "\(property) is changed in lines \(list), and all of these changes count."
  }

  static func severalAnimations(_ property: String, _ count: Int) -> String {
    "\(count) animations act on \(property) at the same time; their effects add up."
  }

  static func changesLater(_ property: String, at time: Double, _ place: SourcePlace?) -> String {
    "\(property) changes at \(ValueText.time(time))\(line(place)), which is too late."
  }

  static func becomesLater(_ value: String, at time: Double, _ place: SourcePlace?) -> String {
    "It becomes \(value) only at \(ValueText.time(time))\(line(place))."
  }

  static func movesElsewhen(
    _ property: String, begin: Double, end: Double, wanted: ExpectedTrack, _ place: SourcePlace?
  ) -> String {
    "\(property) moves from \(ValueText.time(begin)) to \(ValueText.time(end))\(line(place)); "
      + "nothing moves it between \(ValueText.time(wanted.begin)) and "
      + "\(ValueText.time(wanted.end))."
  }

  /// A remark of the engine; it begins in lower case and has no full stop.
  static func remark(_ text: String, _ place: SourcePlace?) -> String {
    let start = place.map { "Line \($0.line): " } ?? ""
    return start + text + (text.hasSuffix("?") ? "" : ".")
  }

  // MARK: Where to

  static func passesAt(
    _ value: String, at time: Double, wanted: Double, _ place: SourcePlace?
  ) -> String {
    "It passes \(value) at \(ValueText.time(time))\(line(place)), not at \(ValueText.time(wanted))."
  }

  static func keyframesMiss(_ value: String, _ place: SourcePlace?) -> String {
    "Its keyframes\(line(place)) never show \(value)."
  }

  static func otherWay(
    from: Value, to: Value, wanted: Value, unit: String, _ place: SourcePlace?
  ) -> String {
    let texts = [from, to, wanted].map { ValueText.value($0, unit: unit) }
    return
      "It goes the other way\(line(place)): from \(texts[0]) to \(texts[1]), not to \(texts[2])."
  }

  static func otherTarget(
    to: Value, wanted: Value, unit: String, _ place: SourcePlace?
  ) -> String {
    let texts = ValueText.pair(to, wanted, unit: unit)
    return "It goes to \(texts.0)\(line(place)), not to \(texts.1)."
  }

  static func otherStart(
    from: Value, wanted: Value, unit: String, _ place: SourcePlace?
  ) -> String {
    let texts = ValueText.pair(from, wanted, unit: unit)
    return "It starts from \(texts.0)\(line(place)), not from \(texts.1)."
  }

  static func shouldRest(
    from: Value, to: Value, unit: String, _ place: SourcePlace?
  ) -> String {
    let texts = [from, to].map { ValueText.value($0, unit: unit) }
    return "It moves from \(texts[0]) to \(texts[1])\(line(place)), and it should rest."
  }

  static func staysThere(
    from: Value, to: Value, unit: String, _ place: SourcePlace?
  ) -> String {
    let texts = [from, to].map { ValueText.value($0, unit: unit) }
    return "It goes from \(texts[0]) to \(texts[1])\(line(place)), and nothing sets it back."
  }

  static func degrees(_ degrees: Double, radians: Double, _ place: SourcePlace?) -> String {
    "Angles are in radians\(line(place)): \(ValueText.number(degrees)) degrees are "
      + "\(ValueText.number(radians)), that is, \(ValueText.number(radians / .pi)) × π."
  }

  // MARK: When

  static func otherDuration(_ found: Double, wanted: Double, _ place: SourcePlace?) -> String {
    "Your animation lasts \(ValueText.time(found))\(line(place)); "
      + "\(ValueText.time(wanted)) is asked for."
  }

  static func otherBegin(_ found: Double, wanted: Double, _ place: SourcePlace?) -> String {
    "Your animation begins at \(ValueText.time(found))\(line(place)); "
      + "it should begin at \(ValueText.time(wanted))."
  }

  static func otherTimes(
    begin: Double, end: Double, wanted: ExpectedTrack, _ place: SourcePlace?
  ) -> String {
    "Your animation runs from \(ValueText.time(begin)) to \(ValueText.time(end))\(line(place)); "
      + "\(ValueText.time(wanted.begin)) to \(ValueText.time(wanted.end)) is asked for."
  }

  static func stillOnTheWay(until end: Double, _ place: SourcePlace?) -> String {
    "The model value is right; the animation\(line(place)) is still on its way there "
      + "until \(ValueText.time(end))."
  }

  static func goesBack(_ place: SourcePlace?) -> String {
    "Your animation goes forth and back: it autoreverses\(line(place))."
  }

  static func runsOnce(_ place: SourcePlace?) -> String {
    "Your animation runs once\(line(place)); it should repeat."
  }

  static func repeats(_ count: Double, _ place: SourcePlace?) -> String {
    count.isInfinite
      ? "Your animation repeats for ever\(line(place))."
      : "Your animation runs \(ValueText.number(count)) times\(line(place))."
  }

  // MARK: How

  static func name(of curve: TimingCurve) -> String {
    switch curve {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInEaseOut: "easeInOut"
    case .standard: "default"
    default:
      "(\(ValueText.number(curve.control1.x)), \(ValueText.number(curve.control1.y))), "
        + "(\(ValueText.number(curve.control2.x)), \(ValueText.number(curve.control2.y)))"
    }
  }

  static func otherCurve(_ found: String, wanted: String?, _ place: SourcePlace?) -> String {
    "The times are right; the curve of your animation is \(found)\(line(place))"
      + (wanted.map { ", not \($0)." } ?? ".")
  }

  static func mirroredCurve(_ found: String, wanted: String, _ place: SourcePlace?) -> String {
    let manners = [
      "easeIn": " starts gently and stops at full speed",
      "easeOut": " starts at full speed and stops gently",
    ]
    let manner = manners[found].map { ": \(found)\($0)" } ?? ""
    return "The times are right; the curve of your animation\(line(place)) is eased the other way"
      + "\(manner); \(wanted) is asked for."
  }

  static func springInstead(wanted: String, _ place: SourcePlace?) -> String {
    "A spring moves it\(line(place)); \(wanted) is asked for."
  }

  static func keyframeTimes(_ place: SourcePlace?) -> String {
    "Keyframe times are fractions of the whole duration, and the default curve eases "
      + "all of it\(line(place))."
  }

  static func springFound(ratio: Double, velocity: Double, _ place: SourcePlace?) -> String {
    "Your spring has the damping ratio \(ValueText.number(ratio)) and the initial velocity "
      + "\(ValueText.number(velocity))\(line(place))."
  }

  static func noSpring(_ place: SourcePlace?) -> String {
    "No spring moves it\(line(place)): only a spring goes beyond its target and comes back."
  }

  static func autoreverseJump(at time: Double, to value: Value, _ place: SourcePlace?) -> String {
    "An autoreverse ends where it began; at \(ValueText.time(time)) the model value "
      + "\(ValueText.value(value)) shows\(line(place))."
  }

  static func modelNotSet(
    _ property: String, at time: Double, model: String, _ place: SourcePlace?
  ) -> String {
    "A layer animation\(line(place)) leaves the model value as it is; when it ends at "
      + "\(ValueText.time(time)), \(property) falls back to it: \(model)."
  }

  static func modelLeftAlone(_ property: String, _ place: SourcePlace?) -> String {
    "A layer animation\(line(place)) only changes what is shown; set \(property) as well."
  }

  static let onlyOneStage =
    "On the usual stage your answer is right, so one of its places or sizes is fixed; take it from "
    + "`view.bounds` or from another view."

  static func restart(from value: Value, _ place: SourcePlace?) -> String {
    "The animation that begins there\(line(place)) starts from \(ValueText.value(value)), "
      + "not from what is shown."
  }

  // MARK: Events

  static func emptyCompletion(_ time: Double) -> String {
    "The completion runs at \(ValueText.time(time)): it does not wait when its block changes "
      + "nothing that can move, or when its duration is shorter than you think."
  }

  static func tooEarly(at time: Double, wanted: Double) -> String {
    "It happens at \(ValueText.time(time)), \(ValueText.time(wanted - time)) too early; "
      + "what should wait for an animation belongs in its completion."
  }

  static func tooLate(at time: Double, wanted: Double) -> String {
    "It happens \(ValueText.time(time - wanted)) too late."
  }

  static func otherFinished(wanted: Bool) -> String {
    "A completion does run, but with `finished == \(!wanted)`."
  }

  static let endless = "An animation that repeats for ever never calls its completion."

  static let noCompletion = "No completion runs; pass a closure as `completion`."

  static func otherContainer(_ found: String, wanted: String, _ place: SourcePlace?) -> String {
    "The transition runs on \(found)\(line(place)); the container should be \(wanted)."
  }

  static let noTransition =
    "No transition runs. `UIView.transition` plays one; `UIView.animate` does not look at "
    + "transition options."

  static func otherTransition(
    _ found: String, wanted: String, on container: String, _ place: SourcePlace?
  ) -> String {
    "On \(container) runs \(found)\(line(place)); \(wanted) is asked for."
  }

  static func removed(at time: Double, _ place: SourcePlace?) -> String {
    "It was removed at \(ValueText.time(time))\(line(place))."
  }

  static func neverRemoved(_ name: String) -> String {
    "No line that ran takes \(name) out of its superview."
  }

  static func addedLater(at time: Double, _ place: SourcePlace?) -> String {
    "It is added to its superview at \(ValueText.time(time))\(line(place)), which is too late."
  }

  static func cutShort(at time: Double, _ place: SourcePlace?) -> String {
    "Your animation is cut short at \(ValueText.time(time))\(line(place))."
  }

  static let neverAdded = "Nothing adds it to a superview."

  static func otherType(_ found: String, wanted: String) -> String {
    "Your code makes a `\(found)`; a `\(wanted)` is asked for."
  }
}
