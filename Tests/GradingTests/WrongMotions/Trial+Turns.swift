extension Trial {
  /// Turns.
  static let turns: [Trial] = [
    Trial(
      "rotation",
      "track box.transform.rotation 0 -> π/2 over 0s..1s curve linear",
      right: """
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            box.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Angles are in radians (line 2): 90 degrees are 1.571, that is, 0.5 × π.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              box.transform = CGAffineTransform(rotationAngle: 90)
          }
          """),
        WrongAnswer(
          says: "It goes the other way (line 2): from 0 rad to -1.571 rad, not to 1.571 rad.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              box.transform = CGAffineTransform(rotationAngle: -.pi / 2)
          }
          """),
        WrongAnswer(
          says: "It goes to 3.142 rad (line 2), not to 1.571 rad.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              box.transform = CGAffineTransform(rotationAngle: .pi)
          }
          """),
        WrongAnswer(
          says: "It turns the long way round (line 5), from 0 rad to -4.712 rad; 1.571 rad is "
            + "the same direction, the short way.",
          """
          let turn = CABasicAnimation(keyPath: "transform.rotation")
          turn.fromValue = 0
          turn.toValue = -3 * Double.pi / 2
          turn.duration = 1
          box.layer.add(turn, forKey: nil)
          box.transform = CGAffineTransform(rotationAngle: .pi / 2)
          """),
        WrongAnswer(
          says: "Angles are in radians (line 5): 90 degrees are 1.571, that is, 0.5 × π.",
          """
          let turn = CABasicAnimation(keyPath: "transform.rotation.z")
          turn.fromValue = 0
          turn.toValue = 90
          turn.duration = 1
          box.layer.add(turn, forKey: nil)
          """),
        WrongAnswer(
          says: "A full turn ends where it began (line 2): 2π is the same transform as 0, so "
            + "nothing moves. Turn in steps of less than half a turn.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              box.transform = CGAffineTransform(rotationAngle: 2 * .pi)
          }
          """),
        WrongAnswer(
          says: "`box.transform.rotation` is changed in lines 1 and 3, and all of these changes "
            + "count.",
          """
          box.transform = CGAffineTransform(rotationAngle: .pi / 2)
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              box.transform = box.transform.rotated(by: .pi / 2)
          }
          """),
        WrongAnswer(
          says: "The times are right; the curve of your animation is easeInOut (line 1), not "
            + "linear.",
          """
          UIView.animate(withDuration: 1) {
              box.transform = CGAffineTransform(rotationAngle: .pi / 2)
          }
          """),
      ]),
    Trial(
      "rotation three quarters",
      "at 0.5s box.transform.rotation == 3 * π / 4",
      right: """
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.fromValue = 0
        turn.toValue = 3 * Double.pi / 2
        turn.duration = 1
        box.layer.add(turn, forKey: nil)
        """,
      wrong: [
        WrongAnswer(
          says: "A transform turns the short way (line 2): from 0 rad to -1.571 rad, which "
            + "looks like 4.712 rad in the end. Turn in steps of less than half a turn.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              box.transform = CGAffineTransform(rotationAngle: 3 * .pi / 2)
          }
          """),
        WrongAnswer(
          says: "It goes to -1.571 rad (line 5); on its way to 4.712 rad it would be 2.356 rad "
            + "there.",
          """
          let turn = CABasicAnimation(keyPath: "transform.rotation")
          turn.fromValue = 0
          turn.toValue = -Double.pi / 2
          turn.duration = 1
          box.layer.add(turn, forKey: nil)
          """),
        WrongAnswer(
          says: "Your animation lasts 2 s (line 5); with 1 s it would be 2.356 rad there.",
          """
          let turn = CABasicAnimation(keyPath: "transform.rotation")
          turn.fromValue = 0
          turn.toValue = 3 * Double.pi / 2
          turn.duration = 2
          box.layer.add(turn, forKey: nil)
          """),
      ]),
    Trial(
      "layer degrees value",
      "at 0.5s box.transform.rotation == π / 3",
      right: """
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = 2 * Double.pi
        turn.duration = 3
        box.layer.add(turn, forKey: nil)
        """,
      wrong: [
        WrongAnswer(
          says: "Your animation lasts 0.25 s (line 4); with 3 s it would be 1.047 rad there.",
          """
          let turn = CABasicAnimation(keyPath: "transform.rotation.z")
          turn.fromValue = 0
          turn.toValue = 2 * Double.pi
          box.layer.add(turn, forKey: nil)
          """)
      ]),
  ]
}
