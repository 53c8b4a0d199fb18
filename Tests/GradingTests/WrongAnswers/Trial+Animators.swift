extension Trial {
  /// Animators.
  static let animators: [Trial] = [
    Trial(
      "animator",
      "track box.center.x 50 -> 250 over 0s..1s",
      right: """
        let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
        mover.startAnimation()
        """,
      wrong: [
        WrongAnswer(
          says: "The animator `mover` is made (line 1) but never started; it waits for "
            + "`startAnimation()`.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          """),
        WrongAnswer(
          says: "The animator made on line 1 is never started; it waits for `startAnimation()`.",
          """
          UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          """),
        WrongAnswer(
          says: "The animator `mover` is paused at 0 s (line 2) and never goes on; it waits for "
            + "`startAnimation()`.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.pauseAnimation()
          """),
        WrongAnswer(
          says: "The animator `mover` is paused at 0.5 s (line 3) and never goes on; it waits "
            + "for `startAnimation()`.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.startAnimation()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { mover.pauseAnimation() }
          """),
        WrongAnswer(
          says: "`stopAnimation(true)` at 0.5 s (line 3) ends the animator `mover` where it is: "
            + "its completion does not run.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.startAnimation()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { mover.stopAnimation(true) }
          """),
        WrongAnswer(
          says: "The animator `mover` is stopped at 0.5 s (line 3) and never finished; after "
            + "`stopAnimation(false)` it waits for `finishAnimation(at:)`.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.startAnimation()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { mover.stopAnimation(false) }
          """),
        WrongAnswer(
          says: "`finishAnimation(at: .current)` (line 5) leaves it at 150 pt, not at 250 pt.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.startAnimation()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { 
              mover.stopAnimation(false)
              mover.finishAnimation(at: .current)
          }
          """),
        WrongAnswer(
          says: "`finishAnimation(at:)` (line 5) ends the animator `mover` at 0.5 s, not at 1 "
            + "s.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.startAnimation()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { 
              mover.stopAnimation(false)
              mover.finishAnimation(at: .end)
          }
          """),
        WrongAnswer(
          says: "The animator `mover` is reversed at 0.5 s (line 3), so it goes back to where "
            + "it began.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.startAnimation()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { mover.isReversed = true }
          """),
        WrongAnswer(
          says: "It goes the other way (line 1): from 250 pt to 50 pt, not to 250 pt.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.isReversed = true
          mover.startAnimation()
          """),
        WrongAnswer(
          says: "The animator `mover` is held still from 0 s on (line 2); it waits for "
            + "`startAnimation()`.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.fractionComplete = 0.5
          """),
        WrongAnswer(
          says: "`fractionComplete` (line 2) puts the animator `mover` to 0.5 of its way before "
            + "it starts.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.fractionComplete = 0.5
          mover.startAnimation()
          """),
        WrongAnswer(
          says: "Your animation runs from 0.5 s to 1 s (line 1); 0 s to 1 s is asked for.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
          mover.addAnimations({ box.center.x = 250 }, delayFactor: 0.5)
          mover.startAnimation()
          """),
        WrongAnswer(
          says: "`stopAnimation(true)` at 0 s (line 3) ends the animator `mover` where it is: "
            + "its completion does not run.",
          """
          let mover = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
          mover.startAnimation()
          mover.stopAnimation(true)
          """),
      ])
  ]
}
