import Evaluation
import Timelines

// Sentences about one thing in which an animation differs from the exercise's own, and about
// animations that others disturb.

extension DiagnosisMessage {
  // MARK: What would make the value right

  static func withOtherDuration(
    _ found: Double, wanted: Double, value: String, _ place: SourcePlace?
  ) -> Cause {
    "Your animation lasts \(ValueText.time(found))\(line: place); with \(ValueText.time(wanted)) it "
      + "would be \(value) there."
  }

  static func withOtherBegin(
    _ found: Double, wanted: Double, value: String, _ place: SourcePlace?
  ) -> Cause {
    "Your animation begins at \(ValueText.time(found))\(line: place); if it began at "
      + "\(ValueText.time(wanted)), it would be \(value) there."
  }

  static func withOtherCurve(
    _ found: String, wanted: String, value: String, _ place: SourcePlace?
  ) -> Cause {
    "The curve of your animation is \(found)\(line: place); with \(wanted) it would be \(value) there."
  }

  static func withOtherTarget(
    _ found: String, wanted: String, value: String, _ place: SourcePlace?
  ) -> Cause {
    "It goes to \(found)\(line: place); on its way to \(wanted) it would be \(value) there."
  }

  static func withOtherSpring(
    ratio: Double, velocity: Double, wantedRatio: Double, wantedVelocity: Double, value: String,
    _ place: SourcePlace?
  ) -> Cause {
    "Your spring has the damping ratio \(ValueText.number(ratio)) and the initial velocity "
      + "\(ValueText.number(velocity))\(line: place); with \(ValueText.number(wantedRatio)) and "
      + "\(ValueText.number(wantedVelocity)) it would be \(value) there."
  }

  // MARK: Limits

  static func goesBeyond(
    _ found: String, limit: String, _ place: SourcePlace?
  ) -> Cause {
    "It goes to \(found)\(line: place); \(limit) is asked for."
  }

  static func springGoesBeyond(
    _ ratio: Double, target: String, _ place: SourcePlace?
  ) -> Cause {
    "Your spring of the damping ratio \(ValueText.number(ratio))\(line: place) goes beyond its target, "
      + "\(target)."
  }

  // MARK: Disturbed

  static func cutShort(at time: Double, _ place: SourcePlace?) -> Cause {
    "Your animation is cut short at \(ValueText.time(time))\(line: place)."
  }

  static func takenAway(
    begun: SourcePlace?, at time: Double, of whole: Double, _ place: SourcePlace?
  ) -> Cause {
    "The animation of \(theLine: begun) lasts \(ValueText.time(whole)), but \(theLine: place) takes "
      + "it away at \(ValueText.time(time))."
  }

  static func replaced(
    begun: SourcePlace?, at time: Double, by value: String, _ place: SourcePlace?
  ) -> Cause {
    "The animation of \(theLine: begun) is replaced at \(ValueText.time(time)) by that of "
      + "\(theLine: place), which goes to \(value)."
  }

  static func inheritedDuration(
    _ found: Double, wanted: Double, outer: SourcePlace, _ place: SourcePlace?
  ) -> Cause {
    "Your animation lasts \(ValueText.time(found))\(line: place), as long as the block around it in "
      + "line \(String(outer.line)); \(ValueText.time(wanted)) is asked for."
  }

  static func animationsDisabled(_ property: String, _ place: SourcePlace?) -> Cause {
    "`UIView.setAnimationsEnabled(false)`\(line: place) switches animations off, so \(property) is "
      + "there at once."
  }

  static func withoutAnimation(_ property: String, _ place: SourcePlace?) -> Cause {
    "\(property) is changed inside of `performWithoutAnimation`\(line: place), so it is there at "
      + "once."
  }

  static func inTransition(_ property: String, _ place: SourcePlace?) -> Cause {
    "\(property) is changed in the block of a transition\(line: place), whose content does not move; "
      + "`.allowAnimatedContent` lets it."
  }

  static func layerInBlock(_ layer: String, _ place: SourcePlace?) -> Cause {
    "\(layer) is a layer without a view, which the block of `UIView.animate`\(line: place) does not "
      + "move; add a layer animation."
  }

  static func actionsOff(_ property: String, _ place: SourcePlace?) -> Cause {
    "`setDisableActions(true)`\(line: place) switches implicit animations off, so \(property) is there "
      + "at once."
  }

  static func inEmptyCompletion(
    _ property: String, at time: Double, _ place: SourcePlace?
  ) -> Cause {
    "\(property) is changed in a completion\(line: place) that runs at \(ValueText.time(time)), because "
      + "its block moves nothing, or takes no time."
  }

  static func shifted(
    _ property: String, at time: Double, by value: String, _ place: SourcePlace?
  ) -> Cause {
    "\(property) is set outside of an animation block at \(ValueText.time(time))\(line: place) while it "
      + "moves, so the rest of its way is shifted by \(value)."
  }

  static func startsFromModel(
    _ value: String, shown: String, _ place: SourcePlace?
  ) -> Cause {
    "It starts from \(value)\(line: place), not from \(shown), which is shown; "
      + "`.beginFromCurrentState` starts there."
  }

  static func keptAnimation(_ model: String, _ place: SourcePlace?) -> Cause {
    "The layer animation\(line: place) is kept and hides the model value, \(model)."
  }

  static func unevenCurve(_ curve: String, _ place: SourcePlace?) -> Cause {
    "The curve of your animation is \(curve)\(line: place); only a linear one keeps its speed."
  }

  static func groupCurve(_ found: String, wanted: String, _ place: SourcePlace?) -> Cause {
    "The curve of your group is \(found)\(line: place), which eases all that is in it; \(wanted) is asked "
      + "for."
  }

  static func discreteKeyframes(_ place: SourcePlace?) -> Cause {
    "Your keyframes are discrete\(line: place): the value leaps from one to the next and never moves."
  }

  static func startsAnew(
    from value: String, to other: String, every seconds: Double, _ place: SourcePlace?
  ) -> Cause {
    "Your animation begins anew every \(ValueText.time(seconds))\(line: place), and leaps from "
      + "\(value) to \(other); with autoreverse it would go back."
  }

  static func beginsAtFraction(
    _ animator: String, _ fraction: Double, _ place: SourcePlace?
  ) -> Cause {
    "`fractionComplete`\(line: place) puts \(animator) to \(ValueText.number(fraction)) of its way "
      + "before it starts."
  }

  static func modelShows(
    _ value: String, wanted: String, at time: Double, _ place: SourcePlace?
  ) -> Cause {
    "When the layer animation ends at \(ValueText.time(time)), the model value shows, and "
      + "\(theLine: place) sets it to \(value); \(wanted) is asked for."
  }

  static func onlyOneStage(_ place: SourcePlace?) -> Cause {
    "On the usual stage your answer is right, so one of its places or sizes is fixed\(line: place); "
      + "take it from `view.bounds` or from another view."
  }

  static func restart(from value: String, shown: String, _ place: SourcePlace?) -> Cause {
    "The animation that begins there\(line: place) starts from \(value), not from \(shown), which is "
      + "shown."
  }
}
