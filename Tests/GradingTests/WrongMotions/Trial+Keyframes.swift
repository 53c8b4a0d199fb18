extension Trial {
  /// Keyframes of views.
  static let keyframes: [Trial] = [
    Trial(
      "keyframes seconds",
      "track box.center.x 50 -> 250 over 0s..0.5s curve linear",
      "track box.center.y 50 -> 250 over 0.5s..1s curve linear",
      right: """
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: [.calculationModeLinear, UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 250 }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { box.center.y = 250 }
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Keyframe times are fractions of the whole, not seconds (line 2): 0 to 0.5 of 2 "
            + "s is 0 s to 1 s; write 0 to 0.25.",
          """
          UIView.animateKeyframes(withDuration: 2, delay: 0, options: [.calculationModeLinear, UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)]) {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 250 }
              UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.y = 250 }
          }
          """),
        WrongAnswer(
          says: "Keyframe times are fractions of the whole duration, and the default curve "
            + "eases all of it (line 1).",
          """
          UIView.animateKeyframes(withDuration: 2, delay: 0, options: []) {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 250 }
              UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { box.center.y = 250 }
          }
          """),
        WrongAnswer(
          says: "Your keyframe (line 3) goes from 0.5 to 0.75 of the whole, 2 s: from 1 s to "
            + "1.5 s; 0.5 s to 1 s is 0.25 to 0.5.",
          """
          UIView.animateKeyframes(withDuration: 2, delay: 0, options: [.calculationModeLinear, UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)]) {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 250 }
              UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { box.center.y = 250 }
          }
          """),
        WrongAnswer(
          says: "Your keyframe (line 3) goes from 0.25 to 0.5 of the whole, 2 s: from 0.5 s to "
            + "1 s; 0 s to 0.5 s is 0 to 0.25.",
          """
          UIView.animateKeyframes(withDuration: 2, delay: 0, options: [.calculationModeLinear, UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)]) {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.y = 250 }
              UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { box.center.x = 250 }
          }
          """),
        WrongAnswer(
          says: "Your keyframes are discrete (line 1): the value leaps from one to the next and "
            + "never moves.",
          """
          UIView.animateKeyframes(withDuration: 2, delay: 0, options: [.calculationModeDiscrete, UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)]) {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 250 }
              UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { box.center.y = 250 }
          }
          """),
      ]),
    Trial(
      "keyframe plane",
      "at 2s box.center.x == 250",
      right: """
        UIView.animateKeyframes(withDuration: 4, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { box.center.x = 250 }
        }
        """,
      wrong: [
        WrongAnswer(
          says: "The keyframe (line 3) is still on its way there until 3 s.",
          """
          UIView.animateKeyframes(withDuration: 4, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)) {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 150 }
              UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { box.center.x = 250 }
          }
          """),
        WrongAnswer(
          says: "The curve of your animation is easeInOut (line 1); with linear it would be 250 "
            + "pt there.",
          """
          UIView.animateKeyframes(withDuration: 4, delay: 0, options: []) {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 150 }
              UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.3) { box.center.x = 250 }
          }
          """),
      ]),
  ]
}
