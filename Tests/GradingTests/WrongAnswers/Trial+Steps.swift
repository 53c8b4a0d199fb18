extension Trial {
  /// Values that should rest or be set.
  static let steps: [Trial] = [
    Trial(
      "until",
      "until 1s box.alpha == 1",
      right: """
        UIView.animate(withDuration: 1, delay: 1) {
            box.alpha = 0
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Your animation begins at 0 s (line 1); if it began at 1 s, it would be 1 "
            + "there.",
          """
          UIView.animate(withDuration: 1) {
              box.alpha = 0
          }
          """)
      ]),
    Trial(
      "always",
      "always box.center.y == 50",
      "never box.center.x > 260",
      right: """
        UIView.animate(withDuration: 1) {
            box.center.x = 250
        }
        """,
      wrong: [
        WrongAnswer(
          says: "It moves from 50 pt to 250 pt (line 2), and it should rest.",
          """
          UIView.animate(withDuration: 1) {
              box.center = CGPoint(x: 250, y: 250)
          }
          """),
        WrongAnswer(
          says: "Your code sets `box.center.y` to 100 pt (line 1); 50 pt is asked for.",
          """
          box.center.y = 100
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "It goes to 350 pt (line 2); at most 260 pt is asked for.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 350
          }
          """),
        WrongAnswer(
          says: "Your spring of the damping ratio 0.3 (line 1) goes beyond its target, 250 pt.",
          """
          UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
              box.center.x = 250
          }
          """),
      ]),
    Trial(
      "text",
      "from 0s label.text == \"Rome\"",
      right: """
        let label = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 30))
        view.addSubview(label)
        label.text = "Rome"
        """,
      wrong: [
        WrongAnswer(
          says: "Your code sets `label.text` to \"rome\" (line 3); \"Rome\" is asked for.",
          """
          let label = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 30))
          view.addSubview(label)
          label.text = "rome"
          """),
        WrongAnswer(
          says: "It becomes \"Rome\" only at 1 s (line 3).",
          """
          let label = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 30))
          view.addSubview(label)
          UIView.animate(withDuration: 1) { label.alpha = 0 } completion: { _ in label.text = "Rome" }
          """),
      ]),
  ]
}
