extension Trial {
  /// How animators end.
  static let endedAnimators: [Trial] = [
    Trial(
      "animator completion",
      "event completion(true) of box at 1s",
      "from 1s box.center.x == 250",
      right: """
        let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
        mover.addCompletion { _ in print("there") }
        mover.startAnimation()
        """,
      wrong: [
        WrongAnswer(
          says: "The completion of the animator `mover` runs at 0.5 s with the position "
            + "`.current` (line 6), so it did not come to its end.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.addCompletion { _ in print("there") }
          mover.startAnimation()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { 
              mover.stopAnimation(false)
              mover.finishAnimation(at: .current)
          }
          """),
        WrongAnswer(
          says: "`finishAnimation(at:)` (line 6) ends the animator `mover` at 0.5 s, not at 1 "
            + "s.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.addCompletion { _ in print("there") }
          mover.startAnimation()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { 
              mover.stopAnimation(false)
              mover.finishAnimation(at: .end)
          }
          """),
        WrongAnswer(
          says: "The animator `mover` is reversed at 0.5 s (line 4), so it goes back to where "
            + "it began.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.addCompletion { _ in print("there") }
          mover.startAnimation()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { mover.isReversed = true }
          """),
      ]),
    Trial(
      "animator states",
      "event animator inactive of mover at 1s",
      right: """
        let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
        mover.startAnimation()
        """,
      wrong: [
        WrongAnswer(
          says: "Your `UIViewPropertyAnimator` is called `slider` (line 1); the exercise calls "
            + "it `mover`.",
          """
          let slider = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          slider.startAnimation()
          """)
      ]),
    Trial(
      "finish at",
      "from 0.5s box.center.x == 250",
      right: """
        let mover = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 250 }
        mover.startAnimation()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            mover.stopAnimation(false)
            mover.finishAnimation(at: .end)
        }
        """,
      wrong: [
        WrongAnswer(
          says: "`finishAnimation(at: .start)` (line 5) leaves it at 50 pt, not at 250 pt.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 250 }
          mover.startAnimation()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
              mover.stopAnimation(false)
              mover.finishAnimation(at: .start)
          }
          """),
        WrongAnswer(
          says: "The animator `mover` is stopped at 0.5 s (line 4) and never finished; after "
            + "`stopAnimation(false)` it waits for `finishAnimation(at:)`.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 250 }
          mover.startAnimation()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
              mover.stopAnimation(false)
          }
          """),
        WrongAnswer(
          says: "The model value is right; the animation (line 1) is still on its way there "
            + "until 1 s.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 250 }
          mover.startAnimation()
          """),
      ]),
  ]
}
