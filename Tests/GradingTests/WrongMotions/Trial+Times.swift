extension Trial {
  /// Durations, delays and what is not in a block.
  static let times: [Trial] = [
    Trial(
      "duration",
      "track box.center.x 50 -> 250 over 0s..1s curve easeInOut",
      right: """
        UIView.animate(withDuration: 1) {
            box.center.x = 250
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Your animation lasts 2 s (line 1); 1 s is asked for.",
          """
          UIView.animate(withDuration: 2) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "Your animation lasts 0.5 s (line 1); 1 s is asked for.",
          """
          UIView.animate(withDuration: 0.5) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "The animation block around it (line 1) takes no time, so `box.center.x` is "
            + "there at once; look at its duration.",
          """
          UIView.animate(withDuration: 0) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "Your animation lasts 3 s (line 3), as long as the block around it in line 1; 1 "
            + "s is asked for.",
          """
          UIView.animate(withDuration: 3) {
              other.alpha = 0
              UIView.animate(withDuration: 1) {
                  box.center.x = 250
              }
          }
          """),
      ]),
    Trial(
      "duration alpha frame",
      "track other.alpha 1 -> 0.2 over 0.2s..0.8s curve linear",
      right: """
        UIView.animate(withDuration: 0.6, delay: 0.2, options: .curveLinear) {
            other.alpha = 0.2
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Your animation runs from 0.6 s to 0.8 s (line 1); 0.2 s to 0.8 s is asked for.",
          """
          UIView.animate(withDuration: 0.2, delay: 0.6, options: .curveLinear) {
              other.alpha = 0.2
          }
          """),
        WrongAnswer(
          says: "Your animation begins at 0 s (line 1); it should begin at 0.2 s.",
          """
          UIView.animate(withDuration: 0.6, delay: 0, options: .curveLinear) {
              other.alpha = 0.2
          }
          """),
        WrongAnswer(
          says: "Your animation begins at 1 s (line 1); it should begin at 0.2 s.",
          """
          UIView.animate(withDuration: 0.6, delay: 1, options: .curveLinear) {
              other.alpha = 0.2
          }
          """),
        WrongAnswer(
          says: "`box.alpha` moves (line 2), but nothing moves `other.alpha`.",
          """
          UIView.animate(withDuration: 0.6, delay: 0.4, options: .curveLinear) {
              box.alpha = 0.2
          }
          """),
        WrongAnswer(
          says: "It goes to 0 (line 2), not to 0.2.",
          """
          UIView.animate(withDuration: 0.6, delay: 0.4, options: .curveLinear) {
              other.alpha = 0
          }
          """),
        WrongAnswer(
          says: "`box.alpha` moves (line 2), but nothing moves `other.alpha`.",
          """
          UIView.animate(withDuration: 0.6, delay: 0.2, options: .curveLinear) {
              box.alpha = 0.2
          }
          """),
        WrongAnswer(
          says: "The times are right; the curve of your animation is easeInOut (line 1), not "
            + "linear.",
          """
          UIView.animate(withDuration: 0.6, delay: 0.2) {
              other.alpha = 0.2
          }
          """),
        WrongAnswer(
          says: "Your code changes `other.transform` instead (line 2); change `other.alpha`.",
          """
          UIView.animate(withDuration: 0.6, delay: 0.2, options: .curveLinear) {
              other.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
          }
          """),
        WrongAnswer(
          says: "Your code changes `other.isHidden` instead (line 2); change `other.alpha`.",
          """
          UIView.animate(withDuration: 0.6, delay: 0.2, options: .curveLinear) {
              other.isHidden = true
          }
          """),
        WrongAnswer(
          says: "`other.alpha` is changed outside of an animation block (line 1), so it is "
            + "there at once.",
          """
          other.alpha = 0.2
          UIView.animate(withDuration: 0.6, delay: 0.2, options: .curveLinear) {
          }
          """),
        WrongAnswer(
          says: "`other.alpha` is changed outside of an animation block (line 1), so it is "
            + "there at once.",
          """
          other.alpha = 0.2
          """),
        WrongAnswer(
          says: "`other.alpha` is changed in a completion (line 3) that runs at 0 s, because "
            + "its block moves nothing, or takes no time.",
          """
          UIView.animate(withDuration: 0.6, delay: 0.2, options: .curveLinear) {
          } completion: { _ in
              other.alpha = 0.2
          }
          """),
        WrongAnswer(
          says: "It starts from 0.5 (line 1), not from 1.",
          """
          other.alpha = 0.5
          UIView.animate(withDuration: 0.6, delay: 0.2, options: .curveLinear) {
              other.alpha = 0.2
          }
          """),
        WrongAnswer(
          says: "It goes the other way (line 3): from 0 to 1, not to 0.2.",
          """
          other.alpha = 0
          UIView.animate(withDuration: 0.6, delay: 0.2, options: .curveLinear) {
              other.alpha = 1
          }
          """),
        WrongAnswer(
          says: "`other.alpha` moves from 0 s to 0.3 s (line 4); nothing moves it between 0.2 s "
            + "and 0.8 s.",
          """
          UIView.animate(withDuration: 0.6, delay: 0.2, options: .curveLinear) {
              other.alpha = 0.2
          }
          UIView.animate(withDuration: 0.3) {
              other.alpha = 0.5
          }
          """),
        WrongAnswer(
          says: "`other.alpha` is changed inside of `performWithoutAnimation` (line 1), so it "
            + "is there at once.",
          """
          UIView.performWithoutAnimation {
              other.alpha = 0.2
          }
          """),
        WrongAnswer(
          says: "`UIView.setAnimationsEnabled(false)` (line 1) switches animations off, so "
            + "`other.alpha` is there at once.",
          """
          UIView.setAnimationsEnabled(false)
          UIView.animate(withDuration: 0.6, delay: 0.2, options: .curveLinear) {
              other.alpha = 0.2
          }
          """),
        WrongAnswer(
          says: "The animation of line 1 lasts 0.6 s, but line 4 takes it away at 0 s.",
          """
          UIView.animate(withDuration: 0.6, delay: 0.2, options: .curveLinear) {
              other.alpha = 0.2
          }
          other.layer.removeAllAnimations()
          """),
        WrongAnswer(
          says: "A spring moves it (line 1); linear is asked for.",
          """
          UIView.animate(withDuration: 0.6, delay: 0.2, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
              other.alpha = 0.2
          }
          """),
        WrongAnswer(
          says: "It goes to 0.4 (line 2), not to 0.2.",
          """
          UIView.animate(withDuration: 0.6, delay: 0.2, options: [.curveEaseIn, .curveEaseOut]) {
              other.alpha = 0.4
          }
          """),
      ]),
  ]
}
