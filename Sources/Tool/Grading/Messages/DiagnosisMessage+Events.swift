import Evaluation
import Timelines

// Sentences about events: completions, removals, transitions and what is printed.

extension DiagnosisMessage {
  // MARK: Too early, too late

  static func waitsForOther(
    _ end: Double, wanted: Double, _ place: SourcePlace?
  ) -> Cause {
    "It waits for an animation that ends at \(ValueText.time(end))\(line: place), not at "
      + "\(ValueText.time(wanted))."
  }

  static func endsEarly(
    _ animator: String, at time: Double, wanted: Double, _ place: SourcePlace?
  ) -> Cause {
    "`finishAnimation(at:)`\(line: place) ends \(animator) at \(ValueText.time(time)), not at "
      + "\(ValueText.time(wanted))."
  }

  static func emptyCompletion(_ time: Double, _ place: SourcePlace?) -> Cause {
    "The completion\(line: place) runs at \(ValueText.time(time)) because there is nothing to wait "
      + "for: its block moves nothing, or takes no time."
  }

  static func tooEarly(at time: Double, wanted: Double, _ place: SourcePlace?) -> Cause {
    "It happens at \(ValueText.time(time))\(line: place), \(ValueText.time(wanted - time)) too early; "
      + "what should wait for an animation belongs in its completion."
  }

  static func tooLate(at time: Double, wanted: Double, _ place: SourcePlace?) -> Cause {
    "It happens at \(ValueText.time(time))\(line: place), \(ValueText.time(time - wanted)) too late."
  }

  static func beforeOther(_ other: String, at time: Double, _ place: SourcePlace?) -> Cause {
    "It happens at \(ValueText.time(time))\(line: place); what should come after \(other) has to wait "
      + "for it, as in a completion."
  }

  static func missedInput(_ reason: String) -> Cause {
    "The input does not arrive: \(reason)."
  }

  // MARK: Never

  static func otherFinished(
    wanted: Bool, at time: Double, cutBy place: SourcePlace?
  ) -> Cause {
    let cut: Cause =
      place == nil ? "." : ": \(theLine: place) ends its animation before it is there."
    let found: Cause =
      "A completion does run at \(ValueText.time(time)), but with `finished == \(String(!wanted))`"
    return found + cut
  }

  static func otherPosition(
    _ animator: String, _ position: String, at time: Double, _ place: SourcePlace?
  ) -> Cause {
    "The completion of \(animator) runs at \(ValueText.time(time)) with the position "
      + "`.\(position)`\(line: place), so it did not come to its end."
  }

  static func otherCompletion(
    _ found: String, at time: Double, wanted: String, _ place: SourcePlace?
  ) -> Cause {
    "The completion that runs at \(ValueText.time(time)) is of what moves \(found)\(line: place), not "
      + "of what moves \(wanted)."
  }

  static let endless: Cause = "An animation that repeats for ever never calls its completion."

  static func endless(_ place: SourcePlace?) -> Cause {
    "Your animation repeats for ever\(line: place), so its completion never runs."
  }

  static func noCompletion(_ place: SourcePlace?) -> Cause {
    "No completion runs for your animation\(line: place); pass a closure as `completion`."
  }

  static func neverRuns(finished: Bool, _ place: SourcePlace?) -> Cause {
    "Your completion runs with `finished == \(String(finished))`, and then \(theLine: place) is passed "
      + "over."
  }

  static func neverRemoved(_ name: String) -> Cause {
    "No line that ran takes \(name) out of its superview."
  }

  static func otherRemoved(_ found: String, wanted: String, _ place: SourcePlace?) -> Cause {
    "Your code removes \(found)\(line: place); \(wanted) should go."
  }

  static func otherPrinted(_ found: String, wanted: String) -> Cause {
    "Your code prints `\(found)`; `\(wanted)` is asked for."
  }

  static let nothingPrinted: Cause = "No line of your code that ran prints anything."

  // MARK: Transitions

  static func otherContainer(_ found: String, wanted: String, _ place: SourcePlace?) -> Cause {
    "The transition runs on \(found)\(line: place); the container should be \(wanted)."
  }

  static func noTransition(on container: String) -> Cause {
    "No transition runs on \(container); `UIView.transition(with:duration:options:)` plays one."
  }

  static let noTransitionAtAll: Cause = "No transition runs; `UIView.transition` plays one."

  static func transitionInAnimate(_ place: SourcePlace?) -> Cause {
    "`UIView.animate` does not look at transition options\(line: place); `UIView.transition` does."
  }

  static func transitionWithoutKind(wanted: String, _ place: SourcePlace?) -> Cause {
    "Your transition has no kind\(line: place), so nothing of it shows; pass `.transition"
      + "\(wanted.prefix(1).uppercased() + wanted.dropFirst())` in its options."
  }

  static func otherTransition(
    _ found: String, on container: String, wanted: String, onto other: String,
    _ place: SourcePlace?
  ) -> Cause {
    let tail = container == other ? "" : " on \(other)"
    return "On \(container) runs \(found)\(line: place); \(wanted)\(tail) is asked for."
  }

  static func otherTransitionTime(
    _ found: Double, wanted: Double, _ place: SourcePlace?
  ) -> Cause {
    "Your transition lasts \(ValueText.time(found))\(line: place); \(ValueText.time(wanted)) is asked "
      + "for."
  }

  // MARK: Places

  static func leavesLater(at time: Double, _ place: SourcePlace?) -> Cause {
    "It leaves its superview only at \(ValueText.time(time))\(line: place)."
  }

  static func removed(at time: Double, _ place: SourcePlace?) -> Cause {
    "It was removed at \(ValueText.time(time))\(line: place)."
  }

  static func addedLater(at time: Double, _ place: SourcePlace?) -> Cause {
    "It is added to its superview at \(ValueText.time(time))\(line: place), which is too late."
  }

  static let neverAdded: Cause = "Nothing adds it to a superview."

  static func otherType(_ found: String, wanted: String, _ place: SourcePlace?) -> Cause {
    "Your code makes a `\(found)`\(line: place); a `\(wanted)` is asked for."
  }

  static func otherName(
    _ found: String, wanted: String, type: String, _ place: SourcePlace?
  ) -> Cause {
    "Your `\(type)` is called \(found)\(line: place); the exercise calls it `\(wanted)`."
  }
}
