import Evaluation
import Timelines

// Sentences about springs, keyframes, transforms, strokes, layer animations and animators.

extension DiagnosisMessage {
  // MARK: Curves and springs

  static func mirroredCurve(
    _ found: String, wanted: String, value: String, _ place: SourcePlace?
  ) -> Cause {
    "The curve of your animation\(line: place) is \(found), eased the other way; with \(wanted) "
      + "it would be \(value) there."
  }

  static func otherDamping(_ found: Double, wanted: Double, _ place: SourcePlace?) -> Cause {
    "Your spring has the damping ratio \(ValueText.number(found))\(line: place); "
      + "\(ValueText.number(wanted)) is asked for."
  }

  static func otherVelocity(_ found: Double, wanted: Double, _ place: SourcePlace?) -> Cause {
    "Your spring has the initial velocity \(ValueText.number(found))\(line: place); "
      + "\(ValueText.number(wanted)) is asked for."
  }

  static func otherSpring(
    ratio: Double, velocity: Double, wantedRatio: Double, wantedVelocity: Double,
    _ place: SourcePlace?
  ) -> Cause {
    "Your spring has the damping ratio \(ValueText.number(ratio)) and the initial velocity "
      + "\(ValueText.number(velocity))\(line: place); \(ValueText.number(wantedRatio)) and "
      + "\(ValueText.number(wantedVelocity)) are asked for."
  }

  static func dampingForOvershoot(
    _ found: Double, wanted: Double, percent: Double, _ place: SourcePlace?
  ) -> Cause {
    let effect =
      percent == 0
      ? "does not go beyond its target" : "goes beyond it by \(ValueText.number(percent)) %"
    return "Your spring has the damping ratio \(ValueText.number(found))\(line: place); "
      + "one of \(ValueText.number(wanted)) \(effect)."
  }

  static func velocityForSpeed(
    _ found: Double, wanted: Double, speed: Double, way: Double, _ place: SourcePlace?
  ) -> Cause {
    "Your spring has the initial velocity \(ValueText.number(found))\(line: place), in ways per "
      + "second; over a way of \(ValueText.number(way)) the speed \(ValueText.number(speed)) "
      + "takes \(ValueText.number(wanted))."
  }

  // MARK: Keyframes

  static func secondsAsFractions(
    _ found: ClosedRange<Double>, of whole: Double, shown: ClosedRange<Double>,
    wanted: ClosedRange<Double>, _ place: SourcePlace?
  ) -> Cause {
    func pair(_ range: ClosedRange<Double>, _ text: (Double) -> String) -> String {
      "\(text(range.lowerBound)) to \(text(range.upperBound))"
    }
    return "Keyframe times are fractions of the whole, not seconds\(line: place): "
      + "\(pair(found) { ValueText.number($0) }) of \(ValueText.time(whole)) is "
      + "\(pair(shown, ValueText.time)); write \(pair(wanted) { ValueText.number($0) })."
  }

  static func keyframePart(
    _ found: ClosedRange<Double>, of whole: Double, shown: ClosedRange<Double>,
    wanted: ClosedRange<Double>, fractions: ClosedRange<Double>, _ place: SourcePlace?
  ) -> Cause {
    "Your keyframe\(line: place) goes from \(ValueText.number(found.lowerBound)) to "
      + "\(ValueText.number(found.upperBound)) of the whole, \(ValueText.time(whole)): from "
      + "\(ValueText.time(shown.lowerBound)) to \(ValueText.time(shown.upperBound)); "
      + "\(ValueText.time(wanted.lowerBound)) to \(ValueText.time(wanted.upperBound)) is "
      + "\(ValueText.number(fractions.lowerBound)) to \(ValueText.number(fractions.upperBound))."
  }

  static func keyframeWithoutLength(_ place: SourcePlace?) -> Cause {
    "Your keyframe\(line: place) has a relative duration of 0, so it leaps."
  }

  static func keyframeOnTheWay(until end: Double, _ place: SourcePlace?) -> Cause {
    "The keyframe\(line: place) is still on its way there until \(ValueText.time(end))."
  }

  static func keyTimesIgnored(
    _ text: String, of duration: Double, _ place: SourcePlace?
  ) -> Cause {
    Cause(
      sentence: "Line \(place?.line ?? 0): \(text); they are fractions of the "
        + "\(ValueText.time(duration)), not seconds.",
      place: place)
  }

  static func keyTimesInSeconds(_ last: Double, of duration: Double, _ place: SourcePlace?)
    -> Cause
  {
    "`keyTimes` are fractions of the duration, not seconds\(line: place): yours end at "
      + "\(ValueText.number(last)), and the end of the \(ValueText.time(duration)) is 1."
  }

  // MARK: Transforms

  static func swappedOrder(
    _ property: String, found: String, other: String, _ place: SourcePlace?
  ) -> Cause {
    "The order of the transforms counts\(line: place): this way \(property) becomes \(found); "
      + "the other way round it is \(other)."
  }

  static func scaleZero(_ property: String, wanted: String, _ place: SourcePlace?) -> Cause {
    "\(property) goes to a scale of 0\(line: place), which leaves nothing and has no inverse; "
      + "\(wanted) is asked for."
  }

  static func flattened(_ property: String, _ place: SourcePlace?) -> Cause {
    "\(property) is there at once because its transform has a scale of 0\(line: place), which has no "
      + "inverse; 0.01 looks alike and moves."
  }

  static func longWay(
    from: Double, to: Double, short: Double, _ place: SourcePlace?
  ) -> Cause {
    let texts = [from, to, short].map { ValueText.number($0) + " rad" }
    return "It turns the long way round\(line: place), from \(texts[0]) to \(texts[1]); "
      + "\(texts[2]) is the same direction, the short way."
  }

  static func shortWay(
    from: Double, to: Double, wanted: Double, _ place: SourcePlace?
  ) -> Cause {
    let texts = [from, to, wanted].map { ValueText.number($0) + " rad" }
    return "A transform turns the short way\(line: place): from \(texts[0]) to \(texts[1]), which "
      + "looks like \(texts[2]) in the end. Turn in steps of less than half a turn."
  }

  static func fullTurn(_ place: SourcePlace?) -> Cause {
    "A full turn ends where it began\(line: place): 2π is the same transform as 0, so nothing "
      + "moves. Turn in steps of less than half a turn."
  }

  // MARK: Strokes

  static func strokeBackwards(
    _ property: String, from: Double, to: Double, wanted: Double, _ place: SourcePlace?
  ) -> Cause {
    let numbers = [from, to, wanted].map { ValueText.number($0) }
    return "The stroke is drawn backwards\(line: place): \(property) goes from \(numbers[0]) to "
      + "\(numbers[1]), not to \(numbers[2])."
  }

  static func otherStrokeEnd(
    _ found: String, from: Double, to: Double, wanted: String, _ place: SourcePlace?
  ) -> Cause {
    let way =
      to < from
      ? "draws the stroke backwards, from the path's end to its start"
      : "takes the stroke away from the path's start"
    return "Your code moves \(found) from \(ValueText.number(from)) to "
      + "\(ValueText.number(to))\(line: place), which \(way); move \(wanted)."
  }

  static func pathBackwards(
    _ path: String, found: String, wanted: String, _ place: SourcePlace?
  ) -> Cause {
    "\(path) runs the other way\(line: place): its stroke is at \(found) when it should be at "
      + "\(wanted)."
  }

  static func tipElsewhere(
    stroke: String, found: Double, wanted: Double, _ place: SourcePlace?
  ) -> Cause {
    "The path passes there when \(stroke) is \(ValueText.number(wanted)); it is "
      + "\(ValueText.number(found))\(line: place)."
  }

  static func tipOffPath(_ path: String, wanted: String, _ place: SourcePlace?) -> Cause {
    "\(path) does not pass through \(wanted)\(line: place)."
  }

  static func tipFollows(_ path: String, _ stroke: String, _ fraction: Double) -> Cause {
    "The tip follows from \(path) and \(stroke), which is \(ValueText.number(fraction)) here."
  }

  static func pathLength(_ path: String, _ length: Double, _ place: SourcePlace?) -> Cause {
    "The pieces of \(path)\(line: place) add up to \(ValueText.number(length)) pt."
  }

  static func noPath(_ path: String) -> Cause { "No line that ran sets \(path)." }

  // MARK: Layer animations

  static func valuesMissing(_ property: String, at value: String, _ place: SourcePlace?) -> Cause {
    "The layer animation of \(property)\(line: place) goes from \(value) to \(value); give it a "
      + "`fromValue` or a `toValue`."
  }

  static func unusedAnimation(_ type: String, _ place: SourcePlace?) -> Cause {
    "A `\(type)` is made\(line: place), but no layer gets it; it waits for `add(_:forKey:)`."
  }

  // MARK: Animators

  static func idleAnimator(_ name: String, _ place: SourcePlace?) -> Cause {
    let isNamed = name.hasPrefix("`")
    let text: Cause =
      isNamed ? "\(animator(name)) is made\(line: place) but" : "\(animator(name)) is"
    return Cause(
      sentence: text.sentence + " never started; it waits for `startAnimation()`.", place: place)
  }

  static func heldAnimator(_ name: String, at time: Double, _ place: SourcePlace?) -> Cause {
    "\(animator(name)) is held still from \(ValueText.time(time)) on\(line: place); it waits for "
      + "`startAnimation()`."
  }

  static func reversedAnimator(_ name: String, at time: Double, _ place: SourcePlace?) -> Cause {
    "\(animator(name)) is reversed at \(ValueText.time(time))\(line: place), so it goes back to "
      + "where it began."
  }

  static func pausedAnimator(_ name: String, at time: Double, _ place: SourcePlace?) -> Cause {
    "\(animator(name)) is paused at \(ValueText.time(time))\(line: place) and never goes on; it "
      + "waits for `startAnimation()`."
  }

  static func unfinishedAnimator(_ name: String, at time: Double, _ place: SourcePlace?) -> Cause {
    "\(animator(name)) is stopped at \(ValueText.time(time))\(line: place) and never finished; "
      + "after `stopAnimation(false)` it waits for `finishAnimation(at:)`."
  }

  static func stoppedForGood(_ name: String, at time: Double, _ place: SourcePlace?) -> Cause {
    "`stopAnimation(true)` at \(ValueText.time(time))\(line: place) ends \(animator(name, false)) "
      + "where it is: its completion does not run."
  }

  static func finishedElsewhere(
    _ position: String, found: String, wanted: String, _ place: SourcePlace?
  ) -> Cause {
    "`finishAnimation(at: .\(position))`\(line: place) leaves it at \(found), not at \(wanted)."
  }

  /// `` The animator `mover` ``, or the words for one without a name.
  static func animator(_ name: String, _ isFirst: Bool = true) -> String {
    let text = name.hasPrefix("`") ? "the animator \(name)" : name
    return isFirst ? text.prefix(1).uppercased() + text.dropFirst() : text
  }
}
