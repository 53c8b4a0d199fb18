import Evaluation
import Timelines

/// The sentences that name a likely mistake.
///
/// Objects and properties come as words, with their backticks; `PlayedAnswer.words` makes them.
enum DiagnosisMessage {
  // MARK: What moves

  static func nothingChanges(_ property: String) -> Cause {
    "No line of your code that ran changes \(property)."
  }

  static let emptyBlock: Cause =
    "Your animation block changes nothing that can move, so there is nothing to show."

  static func otherProperty(_ found: String, wanted: String, _ place: SourcePlace?) -> Cause {
    "Your code changes \(found) instead\(line: place); change \(wanted)."
  }

  static func otherObject(_ found: String, wanted: String, _ place: SourcePlace?) -> Cause {
    "\(found) moves\(line: place), but nothing moves \(wanted)."
  }

  static func otherObjectThen(
    _ found: String, wanted: String, at time: Double, _ place: SourcePlace?
  ) -> Cause {
    "At \(ValueText.time(time)) \(found) begins to move\(line: place); \(wanted) should."
  }

  static func outsideBlock(_ property: String, _ place: SourcePlace?) -> Cause {
    "\(property) is changed outside of an animation block\(line: place), so it is there at once."
  }

  static func blockWithoutTime(_ property: String, _ place: SourcePlace?) -> Cause {
    "The animation block around it\(line: place) takes no time, so \(property) is there at once; "
      + "look at its duration."
  }

  static func unchanged(_ property: String, _ value: String, _ place: SourcePlace?) -> Cause {
    "\(property) is set\(line: place), but to what it is already: \(value)."
  }

  static func unchangedThen(
    _ property: String, _ value: String, at time: Double, _ place: SourcePlace?
  ) -> Cause {
    "At \(ValueText.time(time)) your code sets \(property)\(line: place) to what it is already, "
      + "\(value), so nothing moves."
  }

  static func setBack(
    _ property: String, _ value: String, at time: Double, _ place: SourcePlace?
  ) -> Cause {
    "\(property) becomes \(value) again at \(ValueText.time(time))\(line: place)."
  }

  static func emptyMatrix(_ place: SourcePlace?) -> Cause {
    "`CGAffineTransform()`\(line: place) is not the identity: all its numbers are 0; write "
      + "`.identity`."
  }

  static func setTwice(_ property: String, _ value: String, _ places: [SourcePlace]) -> Cause {
    "\(property) is set in \(lines(places)) in the same turn, so only the last value shows: "
      + "\(value)."
  }

  static func setTo(
    _ property: String, _ found: Value, wanted: Value, unit: String, _ place: SourcePlace?
  ) -> Cause {
    let texts = ValueText.pair(found, wanted, unit: unit)
    return "Your code sets \(property) to \(texts.0)\(line: place); \(texts.1) is asked for."
  }

  static func overwritten(
    _ property: String, from earlier: SourcePlace, found: String, wanted: String,
    _ place: SourcePlace?
  ) -> Cause {
    "Line \(String(earlier.line)) makes \(property) \(wanted), but \(theLine: place) sets it again, "
      + "to \(found)."
  }

  static func otherObjectHasIt(
    _ found: String, _ value: String, wanted: String, _ place: SourcePlace?
  ) -> Cause {
    "\(found) becomes \(value)\(line: place), which is asked of \(wanted)."
  }

  static func exchangedAxis(
    _ found: String, _ value: String, wanted: String, _ place: SourcePlace?
  ) -> Cause {
    "The two directions are exchanged\(line: place): \(found) becomes \(value), which is asked of "
      + "\(wanted)."
  }

  static func oneStep(_ property: String, _ place: SourcePlace?) -> Cause {
    "\(property) changes in one step\(line: place); nothing animates it."
  }

  static func changedOften(_ property: String, _ places: [SourcePlace]) -> Cause {
    "\(property) is changed in \(lines(places)), and all of these changes count."
  }

  /// `lines 1, 2 and 5`; each line once.
  private static func lines(_ places: [SourcePlace]) -> String {
    var numbers: [String] = []
    for place in places where !numbers.contains(String(place.line)) {
      numbers.append(String(place.line))
    }
    guard let last = numbers.last, numbers.count > 1 else {
      return "line " + (numbers.last ?? "?")
    }
    return "lines " + numbers.dropLast().joined(separator: ", ") + " and " + last
  }

  static func severalAnimations(
    _ property: String, _ places: [SourcePlace], from begin: Double, to end: Double
  ) -> Cause {
    Cause(
      sentence: "From \(ValueText.time(begin)) to \(ValueText.time(end)) two animations act on "
        + "\(property) at the same time (\(lines(places))); their effects add up.",
      place: places.last)
  }

  static func changesLater(_ property: String, at time: Double, _ place: SourcePlace?) -> Cause {
    "\(property) changes at \(ValueText.time(time))\(line: place), which is too late."
  }

  static func movesLater(at time: Double, _ place: SourcePlace?) -> Cause {
    "It begins to move only at \(ValueText.time(time))\(line: place)."
  }

  static func movesUntil(_ end: Double, _ place: SourcePlace?) -> Cause {
    "Your animation\(line: place) moves it until \(ValueText.time(end))."
  }

  static func becomesLater(_ value: String, at time: Double, _ place: SourcePlace?) -> Cause {
    "It becomes \(value) only at \(ValueText.time(time))\(line: place)."
  }

  static func movesElsewhen(
    _ property: String, begin: Double, end: Double, wanted: ExpectedTrack, _ place: SourcePlace?
  ) -> Cause {
    "\(property) moves from \(ValueText.time(begin)) to \(ValueText.time(end))\(line: place); "
      + "nothing moves it between \(ValueText.time(wanted.begin)) and "
      + "\(ValueText.time(wanted.end))."
  }

  /// A remark of the engine; it begins in lower case and has no full stop.
  static func remark(_ text: String, _ place: SourcePlace?) -> Cause {
    let start = place.map { "Line \($0.line): " } ?? ""
    return Cause(sentence: start + text + (text.hasSuffix("?") ? "" : "."), place: place)
  }

  // MARK: Where to

  static func passesAt(
    _ value: String, at time: Double, wanted: Double, _ place: SourcePlace?
  ) -> Cause {
    "It passes \(value) at \(ValueText.time(time))\(line: place), not at \(ValueText.time(wanted))."
  }

  static func keyframesMiss(_ value: String, _ place: SourcePlace?) -> Cause {
    "Its keyframes\(line: place) never show \(value)."
  }

  static func otherWay(
    from: Value, to: Value, wanted: Value, unit: String, _ place: SourcePlace?
  ) -> Cause {
    let texts = [from, to, wanted].map { ValueText.value($0, unit: unit) }
    return
      "It goes the other way\(line: place): from \(texts[0]) to \(texts[1]), not to \(texts[2])."
  }

  static func otherTarget(
    to: Value, wanted: Value, unit: String, _ place: SourcePlace?
  ) -> Cause {
    let texts = ValueText.pair(to, wanted, unit: unit)
    return "It goes to \(texts.0)\(line: place), not to \(texts.1)."
  }

  static func otherStart(
    from: Value, wanted: Value, unit: String, _ place: SourcePlace?
  ) -> Cause {
    let texts = ValueText.pair(from, wanted, unit: unit)
    return "It starts from \(texts.0)\(line: place), not from \(texts.1)."
  }

  static func shouldRest(
    from: Value, to: Value, unit: String, _ place: SourcePlace?
  ) -> Cause {
    let texts = [from, to].map { ValueText.value($0, unit: unit) }
    return "It moves from \(texts[0]) to \(texts[1])\(line: place), and it should rest."
  }

  static func staysThere(
    from: Value, to: Value, unit: String, _ place: SourcePlace?
  ) -> Cause {
    let texts = [from, to].map { ValueText.value($0, unit: unit) }
    return "It goes from \(texts[0]) to \(texts[1])\(line: place), and nothing sets it back."
  }

  static func degrees(_ degrees: Double, radians: Double, _ place: SourcePlace?) -> Cause {
    "Angles are in radians\(line: place): \(ValueText.number(degrees)) degrees are "
      + "\(ValueText.number(radians)), that is, \(ValueText.number(radians / .pi)) × π."
  }

  // MARK: When

  static func otherDuration(_ found: Double, wanted: Double, _ place: SourcePlace?) -> Cause {
    "Your animation lasts \(ValueText.time(found))\(line: place); "
      + "\(ValueText.time(wanted)) is asked for."
  }

  static func otherBegin(_ found: Double, wanted: Double, _ place: SourcePlace?) -> Cause {
    "Your animation begins at \(ValueText.time(found))\(line: place); "
      + "it should begin at \(ValueText.time(wanted))."
  }

  static func otherTimes(
    begin: Double, end: Double, wanted: ExpectedTrack, _ place: SourcePlace?
  ) -> Cause {
    "Your animation runs from \(ValueText.time(begin)) to \(ValueText.time(end))\(line: place); "
      + "\(ValueText.time(wanted.begin)) to \(ValueText.time(wanted.end)) is asked for."
  }

  static func stillOnTheWay(until end: Double, _ place: SourcePlace?) -> Cause {
    "The model value is right; the animation\(line: place) is still on its way there "
      + "until \(ValueText.time(end))."
  }

  static func goesBack(_ place: SourcePlace?) -> Cause {
    "Your animation goes forth and back\(line: place): it autoreverses, and it should not."
  }

  static func neverGoesBack(_ place: SourcePlace?) -> Cause {
    "Your animation begins anew after each run\(line: place); it should go back the way it came, "
      + "with autoreverse."
  }

  static func runsOnce(goesBack: Bool, _ place: SourcePlace?) -> Cause {
    "Your animation runs once\(line: place); it should \(goesBack ? "go back and " : "")repeat."
  }

  static func repeats(_ count: Double, wanted: Double, _ place: SourcePlace?) -> Cause {
    let found =
      count.isInfinite ? "repeats for ever" : "runs \(ValueText.number(count)) times"
    let asked =
      wanted.isInfinite
      ? "go on for ever" : wanted == 1 ? "run once" : "run \(ValueText.number(wanted)) times"
    return "Your animation \(found)\(line: place); it should \(asked)."
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

  static func otherCurve(_ found: String, wanted: String?, _ place: SourcePlace?) -> Cause {
    let tail = wanted.map { ", not \($0)." } ?? "."
    return "The times are right; the curve of your animation is \(found)\(line: place)\(tail)"
  }

  static func curveInstead(
    _ found: String, ratio: Double, velocity: Double, _ place: SourcePlace?
  ) -> Cause {
    "No spring moves it\(line: place): its curve is \(found); a spring of the damping ratio "
      + "\(ValueText.number(ratio)) and the initial velocity \(ValueText.number(velocity)) is "
      + "asked for."
  }

  static func mirroredCurve(_ found: String, wanted: String, _ place: SourcePlace?) -> Cause {
    let manners = [
      "easeIn": " starts gently and stops at full speed",
      "easeOut": " starts at full speed and stops gently",
    ]
    let manner = manners[found].map { ": \(found)\($0)" } ?? ""
    return "The times are right; the curve of your animation\(line: place) is eased the other way"
      + "\(manner); \(wanted) is asked for."
  }

  static func springInstead(wanted: String, _ place: SourcePlace?) -> Cause {
    "A spring moves it\(line: place); \(wanted) is asked for."
  }

  static func keyframeTimes(_ place: SourcePlace?) -> Cause {
    "Keyframe times are fractions of the whole duration, and the default curve eases "
      + "all of it\(line: place)."
  }

  static func springFound(ratio: Double, velocity: Double, _ place: SourcePlace?) -> Cause {
    "Your spring has the damping ratio \(ValueText.number(ratio)) and the initial velocity "
      + "\(ValueText.number(velocity))\(line: place)."
  }

  static func noSpring(_ place: SourcePlace?) -> Cause {
    "No spring moves it\(line: place): only a spring goes beyond its target and comes back."
  }

  static func autoreverseJump(
    at time: Double, to value: Value, unit: String, _ place: SourcePlace?
  ) -> Cause {
    "An autoreverse ends where it began; at \(ValueText.time(time)) the model value "
      + "\(ValueText.value(value, unit: unit)) shows\(line: place)."
  }

  static func modelNotSet(
    _ property: String, at time: Double, model: String, _ place: SourcePlace?
  ) -> Cause {
    "A layer animation\(line: place) leaves the model value as it is; when it ends at "
      + "\(ValueText.time(time)), \(property) falls back to it: \(model)."
  }

  static func modelLeftAlone(_ property: String, _ place: SourcePlace?) -> Cause {
    "A layer animation\(line: place) only changes what is shown; set \(property) as well."
  }
}
