extension Trial {
  /// Repetition and autoreverse.
  static let repetitions: [Trial] = [
    Trial(
      "autoreverse",
      "from 1s box.alpha == 1",
      right: """
        UIView.animate(withDuration: 0.5, delay: 0, options: .autoreverse) {
            box.alpha = 0
        } completion: { _ in
            box.alpha = 1
        }
        """,
      wrong: [
        WrongAnswer(
          says: "An autoreverse ends where it began; at 1 s the model value 0 shows (line 2).",
          """
          UIView.animate(withDuration: 0.5, delay: 0, options: .autoreverse) {
              box.alpha = 0
          }
          """),
        WrongAnswer(
          says: "An autoreverse ends where it began; at 1 s the model value 0.5 shows (line 2).",
          """
          UIView.animate(withDuration: 0.5, delay: 0, options: .autoreverse) {
              box.alpha = 0.5
          }
          """),
        WrongAnswer(
          says: "Your animation repeats for ever (line 1); it should run once.",
          """
          UIView.animate(withDuration: 0.5, delay: 0, options: [.autoreverse, .repeat]) {
              box.alpha = 0
          } completion: { _ in
              box.alpha = 1
          }
          """),
        WrongAnswer(
          says: "It goes from 1 to 0 (line 2), and nothing sets it back.",
          """
          UIView.animate(withDuration: 0.5) {
              box.alpha = 0
          }
          """),
        WrongAnswer(
          says: "It becomes 1 only at 2 s (line 4).",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .autoreverse) {
              box.alpha = 0
          } completion: { _ in
              box.alpha = 1
          }
          """),
        WrongAnswer(
          says: "Your code sets `box.alpha` to 0.8 (line 4); 1 is asked for.",
          """
          UIView.animate(withDuration: 0.5, delay: 0, options: .autoreverse) {
              box.alpha = 0
          } completion: { _ in
              box.alpha = 0.8
          }
          """),
      ]),
    Trial(
      "autoreverse smooth",
      "smooth box.center.x",
      right: """
        UIView.animate(withDuration: 0.5, delay: 0, options: .autoreverse) {
            box.center.x = 250
        } completion: { _ in
            box.center.x = 50
        }
        """,
      wrong: [
        WrongAnswer(
          says: "An autoreverse ends where it began; at 1 s the model value 250 pt shows (line "
            + "2).",
          """
          UIView.animate(withDuration: 0.5, delay: 0, options: .autoreverse) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "A layer animation (line 5) leaves the model value as it is; when it ends at 1 "
            + "s, `box.center.x` falls back to it: 50 pt.",
          """
          let move = CABasicAnimation(keyPath: "position.x")
          move.fromValue = 50
          move.toValue = 250
          move.duration = 1
          box.layer.add(move, forKey: nil)
          """),
        WrongAnswer(
          says: "The animation that begins there (line 7) starts from 250 pt, not from 150 pt, "
            + "which is shown.",
          """
          UIView.animate(withDuration: 1) { box.alpha = 0; box.center.x = 250 }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
              let back = CABasicAnimation(keyPath: "position.x")
              back.fromValue = 250
              back.toValue = 50
              back.duration = 0.5
              box.layer.add(back, forKey: nil)
              box.center.x = 50
          }
          """),
        WrongAnswer(
          says: "Your animation begins anew every 0.5 s (line 1), and leaps from 250 pt to 50 "
            + "pt; with autoreverse it would go back.",
          """
          UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) {
              box.center.x = 250
          }
          """),
      ]),
    Trial(
      "repeat",
      "track box.center.x 50 -> 250 over 0s..0.5s curve linear",
      "track box.center.x 250 -> 50 over 0.5s..1s curve linear",
      "track box.center.x 50 -> 250 over 2s..2.5s curve linear",
      right: """
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            box.center.x = 250
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Your animation runs once (line 1); it should repeat.",
          """
          UIView.animate(withDuration: 0.5, delay: 0, options: [.autoreverse, .curveLinear]) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "Your animation begins anew after each run (line 1); it should go back the way "
            + "it came, with autoreverse.",
          """
          UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .curveLinear]) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "Your animation runs once (line 1); it should go back and repeat.",
          """
          UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear]) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "Your animation runs once (line 2); it should go back and repeat.",
          """
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
              UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear]) {
                  box.center.x = 250
              }
          }
          """),
        WrongAnswer(
          says: "Your animation runs 2 times (line 7); it should go on for ever.",
          """
          let move = CABasicAnimation(keyPath: "position.x")
          move.fromValue = 50
          move.toValue = 250
          move.duration = 0.5
          move.autoreverses = true
          move.repeatCount = 2
          box.layer.add(move, forKey: nil)
          """),
      ]),
    Trial(
      "shake layer",
      "track box.center.x 40 -> 60 over 0s..0.1s curve linear",
      "track box.center.x 60 -> 40 over 0.7s..0.8s curve linear",
      "from 0.8s box.center.x == 50",
      right: """
        let shake = CABasicAnimation(keyPath: "position.x")
        shake.fromValue = 40
        shake.toValue = 60
        shake.duration = 0.1
        shake.autoreverses = true
        shake.repeatCount = 4
        box.layer.add(shake, forKey: "shake")
        """,
      wrong: [
        WrongAnswer(
          says: "Your animation runs 2 times (line 7); it should run 4 times.",
          """
          let shake = CABasicAnimation(keyPath: "position.x")
          shake.fromValue = 40
          shake.toValue = 60
          shake.duration = 0.1
          shake.autoreverses = true
          shake.repeatCount = 2
          box.layer.add(shake, forKey: "shake")
          """),
        WrongAnswer(
          says: "Your animation begins anew after each run (line 6); it should go back the way "
            + "it came, with autoreverse.",
          """
          let shake = CABasicAnimation(keyPath: "position.x")
          shake.fromValue = 40
          shake.toValue = 60
          shake.duration = 0.1
          shake.repeatCount = 4
          box.layer.add(shake, forKey: "shake")
          """),
        WrongAnswer(
          says: "It starts from 50 pt (line 7), not from 40 pt.",
          """
          let shake = CABasicAnimation(keyPath: "position.x")
          shake.fromValue = 50
          shake.toValue = 60
          shake.duration = 0.1
          shake.autoreverses = true
          shake.repeatCount = 4
          box.layer.add(shake, forKey: "shake")
          """),
        WrongAnswer(
          says: "Your animation repeats for ever (line 7); it should run 4 times.",
          """
          let shake = CABasicAnimation(keyPath: "position.x")
          shake.fromValue = 40
          shake.toValue = 60
          shake.duration = 0.1
          shake.autoreverses = true
          shake.repeatCount = .infinity
          box.layer.add(shake, forKey: "shake")
          """),
      ]),
  ]
}
