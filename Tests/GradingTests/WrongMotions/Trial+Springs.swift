extension Trial {
  /// Springs.
  static let springs: [Trial] = [
    Trial(
      "spring",
      "track box.center.x 50 -> 250 over 0s..1s curve spring(0.5, 0)",
      right: """
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            box.center.x = 250
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Your spring has the damping ratio 0.3 (line 1); 0.5 is asked for.",
          """
          UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "Your spring has the initial velocity 2 (line 1); 0 is asked for.",
          """
          UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "Your spring has the damping ratio 0.8 and the initial velocity 2 (line 1); 0.5 "
            + "and 0 are asked for.",
          """
          UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 2) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "Your spring has the damping ratio 0.01 and the initial velocity 0.5 (line 1); "
            + "0.5 and 0 are asked for.",
          """
          UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0, initialSpringVelocity: 0.5) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "No spring moves it (line 1): its curve is easeInOut; a spring of the damping "
            + "ratio 0.5 and the initial velocity 0 is asked for.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "Your spring has the damping ratio 0.3 (line 1); 0.5 is asked for.",
          """
          UIView.animate(withDuration: 2, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "Your spring has the initial velocity 3 (line 2); 0 is asked for.",
          """
          let parameters = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 3, dy: 3))
          let mover = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
          mover.addAnimations { box.center.x = 250 }
          mover.startAnimation()
          """),
      ]),
    Trial(
      "overshoot",
      "overshoots box.center.x by 16.3%",
      right: """
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            box.center.x = 250
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Your spring has the damping ratio 0.2 (line 1); one of 0.5 goes beyond it by "
            + "16.3 %.",
          """
          UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "Your spring has the damping ratio 1 (line 1); one of 0.5 goes beyond it by "
            + "16.3 %.",
          """
          UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "No spring moves it (line 1): only a spring goes beyond its target and comes "
            + "back.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: nil,
          """
          UIView.animateKeyframes(withDuration: 1, delay: 0) {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 300 }
              UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 250 }
          }
          """),
      ]),
    Trial(
      "speed",
      "speed box.center.x at 0s 300",
      right: """
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 2) {
            box.center.x = 200
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Your spring has the initial velocity 300 (line 1), in ways per second; over a "
            + "way of 150 the speed 300 takes 2.",
          """
          UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 300) {
              box.center.x = 200
          }
          """),
        WrongAnswer(
          says: "Your spring has the initial velocity 0 (line 1), in ways per second; over a "
            + "way of 150 the speed 300 takes 2.",
          """
          UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
              box.center.x = 200
          }
          """),
        WrongAnswer(
          says: "No spring moves it (line 1): its curve is easeInOut; a spring of the damping "
            + "ratio 0.7 and the initial velocity 2 is asked for.",
          """
          UIView.animate(withDuration: 0.5) {
              box.center.x = 200
          }
          """),
        WrongAnswer(
          says: "No line of your code that ran changes `box.center.x`.",
          """
          other.center.x = 200
          """),
      ]),
  ]
}
