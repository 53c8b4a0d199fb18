extension Trial {
  /// Parts of frames, points and colours.
  static let parts: [Trial] = [
    Trial(
      "bounds vs frame",
      "track box.bounds.size.width 100 -> 180 over 0s..1s",
      "always box.center.x == 50",
      right: """
        UIView.animate(withDuration: 1) {
            box.bounds.size.width = 180
        }
        """,
      wrong: [
        WrongAnswer(
          says: "It moves from 50 pt to 90 pt (line 2), and it should rest.",
          """
          UIView.animate(withDuration: 1) {
              box.frame.size.width = 180
          }
          """)
      ]),
    Trial(
      "colour",
      "track box.backgroundColor clear -> red over 0s..1s curve linear",
      right: """
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            box.backgroundColor = .red
        }
        """,
      wrong: [
        WrongAnswer(
          says: "It goes to blue (line 2), not to red.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              box.backgroundColor = .blue
          }
          """),
        WrongAnswer(
          says: "It goes to #ff3b30 (line 2), not to red.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              box.backgroundColor = .systemRed
          }
          """),
        WrongAnswer(
          says: "It goes to red at alpha 0.5 (line 2), not to red.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              box.backgroundColor = UIColor.red.withAlphaComponent(0.5)
          }
          """),
      ]),
    Trial(
      "colour value",
      "from 1s box.backgroundColor == red",
      right: """
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            box.backgroundColor = .red
        }
        """,
      wrong: [
        WrongAnswer(
          says: "It goes to blue (line 2), not to red.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              box.backgroundColor = .blue
          }
          """),
        WrongAnswer(
          says: "`other.backgroundColor` becomes red (line 2), which is asked of "
            + "`box.backgroundColor`.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              other.backgroundColor = .red
          }
          """),
        WrongAnswer(
          says: "Your code sets `box.backgroundColor` to green (line 1); red is asked for.",
          """
          box.backgroundColor = .green
          """),
      ]),
    Trial(
      "point track",
      "track box.center (50, 50) -> (200, 300) over 0s..1s curve easeInOut",
      right: """
        UIView.animate(withDuration: 1) {
            box.center = CGPoint(x: 200, y: 300)
        }
        """,
      wrong: [
        WrongAnswer(
          says: "It goes to (300, 200) (line 2), not to (200, 300).",
          """
          UIView.animate(withDuration: 1) {
              box.center = CGPoint(x: 300, y: 200)
          }
          """),
        WrongAnswer(
          says: "It goes to (200, 50) (line 2), not to (200, 300).",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 200
          }
          """),
        WrongAnswer(
          says: "The times are right; the curve of your animation is easeIn (line 1), not "
            + "easeInOut.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
              box.center = CGPoint(x: 200, y: 300)
          }
          """),
      ]),
    Trial(
      "frame midX",
      "track box.frame.midX 40 -> 60 over 0s..0.07s curve linear",
      right: """
        let shake = CABasicAnimation(keyPath: "position")
        shake.fromValue = CGPoint(x: 40, y: 50)
        shake.toValue = CGPoint(x: 60, y: 50)
        shake.duration = 0.07
        shake.autoreverses = true
        shake.repeatCount = 4
        box.layer.add(shake, forKey: "position")
        """,
      wrong: [
        WrongAnswer(
          says: "Line 7: \"position\" cannot animate with a value of type Int, so it is left "
            + "out.",
          """
          let shake = CABasicAnimation(keyPath: "position")
          shake.fromValue = 40
          shake.toValue = 60
          shake.duration = 0.07
          shake.autoreverses = true
          shake.repeatCount = 4
          box.layer.add(shake, forKey: "position")
          """)
      ]),
    Trial(
      "bounds origin",
      "track box.bounds.size.width 100 -> 140 over 0s..1s",
      right: """
        UIView.animate(withDuration: 1) { box.bounds.size.width = 140 }
        """,
      wrong: [
        WrongAnswer(
          says: "Your code changes `box.bounds.origin.x` instead (line 1); change "
            + "`box.bounds.size.width`.",
          """
          UIView.animate(withDuration: 1) { box.bounds.origin.x += 40 }
          """)
      ]),
    Trial(
      "frame transform",
      "track box.frame.midX 50 -> -30 over 0s..1s",
      right: """
        UIView.animate(withDuration: 1) { box.transform = CGAffineTransform(translationX: -80, y: 0) }
        """,
      wrong: [
        WrongAnswer(
          says: "Your code changes `box.transform` instead (line 1); change `box.frame.midX`.",
          """
          UIView.animate(withDuration: 1) { box.transform = CGAffineTransform(translationX: 0, y: -80) }
          """),
        WrongAnswer(
          says: "Your code changes `box.alpha` instead (line 1); change `box.frame.midX`.",
          """
          UIView.animate(withDuration: 1) { box.alpha = 0 }
          """),
        WrongAnswer(
          says: "Your code changes `box.center.y` instead (line 1); change `box.frame.midX`.",
          """
          UIView.animate(withDuration: 1) { box.alpha = 0; box.center.y -= 80 }
          """),
      ]),
  ]
}
