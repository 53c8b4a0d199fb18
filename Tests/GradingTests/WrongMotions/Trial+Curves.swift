extension Trial {
  /// Curves.
  static let curves: [Trial] = [
    Trial(
      "curve",
      "track box.center.x 50 -> 250 over 0s..1s curve easeOut",
      right: """
        UIView.animate(withDuration: 1, delay: 0, options: .curveEaseOut) {
            box.center.x = 250
        }
        """,
      wrong: [
        WrongAnswer(
          says: "The times are right; the curve of your animation (line 1) is eased the other "
            + "way: easeIn starts gently and stops at full speed; easeOut is asked for.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "The times are right; the curve of your animation is easeInOut (line 1), not "
            + "easeOut.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "The times are right; the curve of your animation is linear (line 1), not "
            + "easeOut.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "The times are right; the curve of your animation (line 1) is eased the other "
            + "way: easeIn starts gently and stops at full speed; easeOut is asked for.",
          """
          UIViewPropertyAnimator(duration: 1, curve: .easeIn) { box.center.x = 250 }.startAnimation()
          """),
        WrongAnswer(
          says: "The times are right; the curve of your animation is linear (line 5), not "
            + "easeOut.",
          """
          let move = CABasicAnimation(keyPath: "position.x")
          move.fromValue = 50
          move.toValue = 250
          move.duration = 1
          box.layer.add(move, forKey: nil)
          box.center.x = 250
          """),
        WrongAnswer(
          says: "A spring moves it (line 1); easeOut is asked for.",
          """
          UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "It goes to 200 pt (line 2), not to 250 pt.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
              box.center.x = 200
          }
          """),
        WrongAnswer(
          says: "The times are right; the curve of your animation is easeInOut (line 1), not "
            + "easeOut.",
          """
          UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.center.x = 250 }
          }
          """),
        WrongAnswer(
          says: "The times are right; the curve of your animation is (0.4, 0), (1, 1) (line 1), "
            + "not easeOut.",
          """
          UIViewPropertyAnimator(duration: 1, controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 1, y: 1)) { box.center.x = 250 }.startAnimation()
          """),
      ]),
    Trial(
      "curve value check",
      "at 0.25s box.center.x == 68.7 ± 0.5",
      right: """
        UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
            box.center.x = 250
        }
        """,
      wrong: [
        WrongAnswer(
          says: "The curve of your animation (line 1) is easeOut, eased the other way; with "
            + "easeIn it would be 68.69 pt there.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveEaseOut) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "The curve of your animation is linear (line 1); with easeIn it would be 68.7 "
            + "pt there.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "The curve of your animation is easeInOut (line 1); with easeIn it would be "
            + "68.7 pt there.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "Your animation lasts 2 s (line 1); with 1 s it would be 68.7 pt there.",
          """
          UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "Your animation begins at 0.1 s (line 1); if it began at 0 s, it would be 68.7 "
            + "pt there.",
          """
          UIView.animate(withDuration: 1, delay: 0.1, options: .curveEaseIn) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "It goes to 350 pt (line 2); on its way to 250 pt it would be 68.7 pt there.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
              box.center.x = 350
          }
          """),
      ]),
    Trial(
      "constant",
      "speed box.center.x constant 1%",
      right: """
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 50
        move.toValue = 250
        move.duration = 1
        box.layer.add(move, forKey: nil)
        """,
      wrong: [
        WrongAnswer(
          says: "The curve of your animation is easeOut (line 6); only a linear one keeps its "
            + "speed.",
          """
          let move = CABasicAnimation(keyPath: "position.x")
          move.fromValue = 50
          move.toValue = 250
          move.duration = 1
          move.timingFunction = CAMediaTimingFunction(name: .easeOut)
          box.layer.add(move, forKey: nil)
          """)
      ]),
  ]
}
