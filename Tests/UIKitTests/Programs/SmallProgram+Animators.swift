import UIKit

extension SmallProgram {
  static let animators: [SmallProgram] = [
    SmallProgram("animator-run") {
      let box = makeBox()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 250 }
      animator.addCompletion { print("ended at", $0) }
      animator.startAnimation()
    },
    SmallProgram("animator-pause-and-scrub") {
      let box = makeBox()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.alpha = 0 }
      animator.startAnimation()
      after(0.5) { animator.pauseAnimation() }
      after(1) { animator.fractionComplete = 0.9 }
      after(1.5) { animator.startAnimation() }
    },
    SmallProgram("animator-reverse") {
      let box = makeBox()
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.6) { box.center.x = 250 }
      animator.addCompletion { print("ended at", $0, box.center.x) }
      animator.startAnimation()
      after(0.4) { animator.isReversed = true }
    },
    SmallProgram("animator-stop-and-finish") {
      let box = makeBox()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        box.center.x = 250
        box.backgroundColor = .red
      }
      animator.addCompletion { print("ended at", $0) }
      animator.startAnimation()
      after(0.5) { animator.stopAnimation(false) }
      after(1) { animator.finishAnimation(at: .start) }
    },
    SmallProgram("animator-continue") {
      let box = makeBox()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 250 }
      animator.startAnimation()
      after(0.25) {
        animator.pauseAnimation()
        animator.continueAnimation(
          withTimingParameters: UISpringTimingParameters(dampingRatio: 0.5), durationFactor: 1)
      }
    },
    SmallProgram("animator-delay-factor") {
      let (box, other) = (makeBox(), makeBox("other"))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { box.center.x = 250 }
      animator.addAnimations({ other.alpha = 0 }, delayFactor: 0.4)
      animator.startAnimation(afterDelay: 0.5)
    },
    SmallProgram("animator-misused") {
      let box = makeBox()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
      animator.startAnimation()
      after(0.5) { animator.finishAnimation(at: .end) }
    },
  ]
}
