extension Trial {
  /// Transitions.
  static let transitions: [Trial] = [
    Trial(
      "transition",
      "event transition flipFromLeft of box at 0s",
      right: """
        UIView.transition(with: box, duration: 1, options: .transitionFlipFromLeft) {
            box.backgroundColor = .red
        }
        """,
      wrong: [
        WrongAnswer(
          says: "The transition runs on `view` (line 1); the container should be `box`.",
          """
          UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
              box.backgroundColor = .red
          }
          """),
        WrongAnswer(
          says: "The transition runs on `other` (line 1); the container should be `box`.",
          """
          UIView.transition(with: other, duration: 1, options: .transitionFlipFromLeft) {
              box.backgroundColor = .red
          }
          """),
        WrongAnswer(
          says: "On `box` runs flipFromRight (line 1); flipFromLeft is asked for.",
          """
          UIView.transition(with: box, duration: 1, options: .transitionFlipFromRight) {
              box.backgroundColor = .red
          }
          """),
        WrongAnswer(
          says: "On `view` runs curlUp (line 1); flipFromLeft on `box` is asked for.",
          """
          UIView.transition(with: view, duration: 1, options: .transitionCurlUp) {
              box.backgroundColor = .red
          }
          """),
        WrongAnswer(
          says: "`UIView.animate` does not look at transition options (line 1); "
            + "`UIView.transition` does.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .transitionFlipFromLeft) {
              box.backgroundColor = .red
          }
          """),
        WrongAnswer(
          says: "No transition runs on `box`; `UIView.transition(with:duration:options:)` plays "
            + "one.",
          """
          box.backgroundColor = .red
          """),
        WrongAnswer(
          says: "Your transition has no kind (line 1), so nothing of it shows; pass "
            + "`.transitionFlipFromLeft` in its options.",
          """
          UIView.transition(with: box, duration: 1) {
              box.backgroundColor = .red
          }
          """),
        WrongAnswer(
          says: "On `box` runs curlUp (line 1); flipFromLeft is asked for.",
          """
          UIView.transition(with: box, duration: 1, options: [.transitionFlipFromLeft, .transitionFlipFromRight]) {
              box.backgroundColor = .red
          }
          """),
        WrongAnswer(
          says: "It happens at 1 s (line 2), 1 s too late.",
          """
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
              UIView.transition(with: box, duration: 1, options: .transitionFlipFromLeft) {
                  box.backgroundColor = .red
              }
          }
          """),
      ]),
    Trial(
      "transition lasting",
      "event transition crossDissolve of box lasting 0.5s at 0s",
      right: """
        UIView.transition(with: box, duration: 0.5, options: .transitionCrossDissolve) {
            box.backgroundColor = .red
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Your transition lasts 2 s (line 1); 0.5 s is asked for.",
          """
          UIView.transition(with: box, duration: 2, options: .transitionCrossDissolve) {
              box.backgroundColor = .red
          }
          """),
        WrongAnswer(
          says: "On `box` runs curlDown (line 1); crossDissolve is asked for.",
          """
          UIView.transition(with: box, duration: 2, options: .transitionCurlDown) {
              box.backgroundColor = .red
          }
          """),
      ]),
  ]
}
