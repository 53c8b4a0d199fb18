extension Trial {
  /// Completions, removals and what is printed.
  static let events: [Trial] = [
    Trial(
      "completion",
      "event removed box at 1s",
      right: """
        UIView.animate(withDuration: 1) {
            box.center.x = 250
        } completion: { _ in
            box.removeFromSuperview()
        }
        """,
      wrong: [
        WrongAnswer(
          says: "It happens at 0 s (line 4), 1 s too early; what should wait for an animation "
            + "belongs in its completion.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          }
          box.removeFromSuperview()
          """),
        WrongAnswer(
          says: "It happens at 0 s (line 3), 1 s too early; what should wait for an animation "
            + "belongs in its completion.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
              box.removeFromSuperview()
          }
          """),
        WrongAnswer(
          says: "No line that ran takes `box` out of its superview.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "It waits for an animation that ends at 2 s (line 1), not at 1 s.",
          """
          UIView.animate(withDuration: 2) {
              box.center.x = 250
          } completion: { _ in
              box.removeFromSuperview()
          }
          """),
        WrongAnswer(
          says: "It waits for an animation that ends at 0.5 s (line 1), not at 1 s.",
          """
          UIView.animate(withDuration: 0.5) {
              box.center.x = 250
          } completion: { _ in
              box.removeFromSuperview()
          }
          """),
        WrongAnswer(
          says: "The completion runs at 0 s because there is nothing to wait for: its block "
            + "moves nothing, or takes no time.",
          """
          UIView.animate(withDuration: 1) {
          } completion: { _ in
              box.removeFromSuperview()
          }
          """),
        WrongAnswer(
          says: "It happens at 1.1 s (line 5), 0.1 s too late.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.1) {
              box.removeFromSuperview()
          }
          """),
        WrongAnswer(
          says: "Your code removes `other` (line 4); `box` should go.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          } completion: { _ in
              other.removeFromSuperview()
          }
          """),
        WrongAnswer(
          says: "No line that ran takes `box` out of its superview.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          } completion: { _ in
              box.isHidden = true
          }
          """),
        WrongAnswer(
          says: "Your animation repeats for ever (line 1), so its completion never runs.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
              box.center.x = 250
          } completion: { _ in
              box.removeFromSuperview()
          }
          """),
        WrongAnswer(
          says: "The animator `mover` is made (line 1) but never started; it waits for "
            + "`startAnimation()`.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.addCompletion { _ in box.removeFromSuperview() }
          """),
        WrongAnswer(
          says: "Your completion runs with `finished == false`, and then line 4 is passed over.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          } completion: { finished in
              if finished { box.removeFromSuperview() }
          }
          box.layer.removeAllAnimations()
          """),
        WrongAnswer(
          says: "The completion runs at 0 s because there is nothing to wait for: its block "
            + "moves nothing, or takes no time.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 50
          } completion: { _ in
              box.removeFromSuperview()
          }
          """),
      ]),
    Trial(
      "completion missing",
      "event completion(true) of box at 1s",
      right: """
        UIView.animate(withDuration: 1) {
            box.center.x = 250
        } completion: { _ in
        }
        """,
      wrong: [
        WrongAnswer(
          says: "No completion runs for your animation (line 1); pass a closure as "
            + "`completion`.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          }
          """),
        WrongAnswer(
          says: "The completion that runs at 1 s is of what moves `other` (line 1), not of what "
            + "moves `box`.",
          """
          UIView.animate(withDuration: 1) {
              other.center.x = 250
          } completion: { _ in
          }
          """),
        WrongAnswer(
          says: "A completion does run at 0.5 s, but with `finished == false`: line 5 ends its "
            + "animation before it is there.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 250
          } completion: { _ in
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { box.layer.removeAllAnimations() }
          """),
        WrongAnswer(
          says: "No completion runs for your animation (line 2); pass a closure as "
            + "`completion`.",
          """
          func run(done: @escaping () -> Void) {
              UIView.animate(withDuration: 1) {
                  box.center.x = 250
              }
          }
          run { print("done") }
          """),
      ]),
    Trial(
      "completion handed on",
      "event printed \"done\" at 1s",
      right: """
        func run(done: @escaping () -> Void) {
            UIView.animate(withDuration: 1) {
                box.center.x = 250
            } completion: { _ in done() }
        }
        run { print("done") }
        """,
      wrong: [
        WrongAnswer(
          says: "It happens at 0 s, 1 s too early; what should wait for an animation belongs in "
            + "its completion.",
          """
          func run(done: @escaping () -> Void) {
              UIView.animate(withDuration: 1) {
                  box.center.x = 250
              }
              done()
          }
          run { print("done") }
          """),
        WrongAnswer(
          says: "It happens at 0 s, 1 s too early; what should wait for an animation belongs in "
            + "its completion.",
          """
          func run(done: @escaping () -> Void) {
              UIView.animate(withDuration: 1) {
                  box.center.x = 250
                  done()
              }
          }
          run { print("done") }
          """),
        WrongAnswer(
          says: "No line of your code that ran prints anything.",
          """
          func run(done: @escaping () -> Void) {
              UIView.animate(withDuration: 1) {
                  box.center.x = 250
              } completion: { _ in }
          }
          run { print("done") }
          """),
        WrongAnswer(
          says: "Your code prints `Done`; `done` is asked for.",
          """
          func run(done: @escaping () -> Void) {
              UIView.animate(withDuration: 1) {
                  box.center.x = 250
              } completion: { _ in done() }
          }
          run { print("Done") }
          """),
        WrongAnswer(
          says: "No line of your code that ran prints anything.",
          """
          func run(done: @escaping () -> Void) {
              UIView.animate(withDuration: 1) {
                  box.center.x = 250
              } completion: { _ in done() }
          }
          """),
      ]),
    Trial(
      "gone and tree",
      "from 1s box gone",
      right: """
        UIView.animate(withDuration: 1) { box.alpha = 0 } completion: { _ in box.removeFromSuperview() }
        """,
      wrong: [
        WrongAnswer(
          says: "It leaves its superview only at 2 s (line 1).",
          """
          UIView.animate(withDuration: 2) { box.alpha = 0 } completion: { _ in box.removeFromSuperview() }
          """)
      ]),
    Trial(
      "endless",
      "track other.alpha 1 -> 0 over 1s..2s",
      right: """
        UIView.animate(withDuration: 1) { box.center.y = 200 } completion: { _ in
            UIView.animate(withDuration: 1) { other.alpha = 0 }
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Your animation repeats for ever (line 1), so its completion never runs.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .repeat) { box.center.y = 200 } completion: { _ in
              UIView.animate(withDuration: 1) { other.alpha = 0 }
          }
          """)
      ]),
  ]
}
