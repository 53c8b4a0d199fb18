extension Trial {
  /// Moves one after the other, and moves that change their goal.
  static let chains: [Trial] = [
    Trial(
      "chain",
      "track box.center.x 50 -> 250 over 0s..1s",
      "track box.center.x 250 -> 50 over 1s..1.5s curve linear",
      right: """
        UIView.animate(withDuration: 1) {
            box.center.x = 250
        } completion: { _ in
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                box.center.x = 50
            }
        }
        """,
      wrong: [
        WrongAnswer(
          says: "`box.center.x` moves from 0 s to 1 s (line 1); nothing moves it between 1 s "
            + "and 1.5 s.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "From 0 s to 0.5 s two animations act on `box.center.x` at the same time (lines "
            + "1 and 4); their effects add up.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          }
          UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
              box.center.x = 50
          }
          """),
        WrongAnswer(
          says: "From 0.8 s to 1 s two animations act on `box.center.x` at the same time (lines "
            + "1 and 4); their effects add up.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          }
          UIView.animate(withDuration: 0.5, delay: 0.8, options: .curveLinear) {
              box.center.x = 50
          }
          """),
        WrongAnswer(
          says: "At 1 s `other.center.x` begins to move (line 5); `box.center.x` should.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          } completion: { _ in
              UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                  other.center.x = 150
              }
          }
          """),
      ]),
    Trial(
      "retarget",
      "track box.alpha 0.5 -> 1 over 0.5s..1.5s curve linear",
      right: """
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            box.alpha = 0
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
                box.alpha = 1
            }
        }
        """,
      wrong: [
        WrongAnswer(
          says: "It starts from 0 (line 5), not from 0.5, which is shown; "
            + "`.beginFromCurrentState` starts there.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
              box.alpha = 0
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
              UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) {
                  box.alpha = 1
              }
          }
          """)
      ]),
    Trial(
      "nested completion velocity",
      "track box.bounds.size.width 100 -> 180 over 0s..0.5s curve spring(0.6, 0)",
      "track box.backgroundColor clear -> green over 0.5s..1s",
      right: """
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) { box.bounds.size.width = 180 } completion: { _ in
            UIView.animate(withDuration: 0.5) { box.backgroundColor = .green }
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Your animation begins at 0 s (line 2); it should begin at 0.5 s.",
          """
          UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) { box.bounds.size.width = 180 }
          UIView.animate(withDuration: 0.5) { box.backgroundColor = .green }
          """),
        WrongAnswer(
          says: "Your spring has the damping ratio 0.9 (line 1); 0.6 is asked for.",
          """
          UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0) { box.bounds.size.width = 180 } completion: { _ in
              UIView.animate(withDuration: 0.5) { box.backgroundColor = .blue }
          }
          """),
        WrongAnswer(
          says: "Your animation begins at 0 s (line 1); it should begin at 0.5 s.",
          """
          UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) { box.bounds.size.width = 180; box.backgroundColor = .green }
          """),
        WrongAnswer(
          says: "It goes to blue (line 2), not to green.",
          """
          UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) { box.bounds.size.width = 180 } completion: { _ in
              UIView.animate(withDuration: 0.5) { box.backgroundColor = .blue }
          }
          """),
      ]),
  ]
}
