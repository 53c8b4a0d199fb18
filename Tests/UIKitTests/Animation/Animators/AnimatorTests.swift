import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

/// Behaviour of `UIViewPropertyAnimator`: Apple's reference, its 2016 talk, and measurements that a
/// project published for iOS 26.
@Suite(.serialized) @MainActor struct AnimatorTests {
  private func slide(
    _ duration: Double = 2, _ curve: UIView.AnimationCurve = .easeInOut, _ box: UIView
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { box.center.x = 250 }
  }

  @Test func startsWithTheDocumentedDefaults() {
    play {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
      #expect(animator.fractionComplete == 0 && animator.delay == 0 && animator.duration == 1)
      #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
      #expect(!animator.isManualHitTestingEnabled && animator.scrubsLinearly)
      #expect(!animator.pausesOnCompletion)
      #expect(UIViewAnimatingState.stopped.rawValue == 2)
      #expect(UIViewAnimatingPosition.current.rawValue == 2)
    }
  }

  @Test func runsToItsEnd() {
    var log: [String] = []
    let timeline = play {
      let box = makeBox()
      let animator = slide(2, .easeInOut, box)
      animator.addCompletion {
        log.append("first \($0) \(now) \(animator.state) \(animator.isRunning)")
      }
      animator.addCompletion { log.append("second \($0)") }
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
      #expect(box.center.x == 250)
      after(0.5) { #expect(animator.fractionComplete == 0.25) }
    }
    #expect(log == ["first end 2.0 inactive false", "second end"])
    #expect(isClose(timeline.number("box.center.x", at: 0.5), 50 + 200 * 0.129162, 1e-3))
    #expect(timeline.number("box.center.x", at: 2) == 250)
  }

  @Test func movesWhatItIsGivenRightAfterItsStart() {
    var ends: [Double] = []
    let timeline = play {
      let box = makeBox()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
      animator.addCompletion { _ in ends.append(now) }
      animator.startAnimation()
      animator.addAnimations { box.center.x = 250 }
    }
    #expect(timeline.numbers("box.center.x", at: [0, 0.5, 1]) == [50, 100, 150])
    #expect(ends == [2])
  }

  /// Paused at a quarter of its time the fraction becomes the eased 0.129162, and nothing jumps.
  @Test func pausesAtTheEasedFraction() {
    let timeline = play {
      let box = makeBox()
      let animator = slide(2, .easeInOut, box)
      animator.startAnimation()
      after(0.5) {
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        #expect(isClose(animator.fractionComplete.native, 0.129162, 1e-5))
      }
      after(1.5) { animator.startAnimation() }
      after(2) { #expect(isClose(animator.fractionComplete.native, 0.5)) }
    }
    let held = 50 + 200 * 0.12916193
    #expect(
      areClose(
        timeline.numbers("box.center.x", at: [0.5, 1, 1.5, 2, 3]), [held, held, held, 150, 250],
        1e-4))
    #expect(timeline.duration == 3)
  }

  @Test func scrubsLinearlyOrAlongTheCurve() {
    func scrub(_ linearly: Bool) -> Double {
      let timeline = play {
        let box = makeBox()
        let animator = slide(2, .easeIn, box)
        animator.scrubsLinearly = linearly
        animator.fractionComplete = 0.5
        #expect(animator.state == .active && !animator.isRunning)
        #expect(animator.fractionComplete == 0.5)
        after(1) { animator.stopAnimation(true) }
      }
      return timeline.number("box.center.x", at: 0.5)
    }
    #expect(isClose(scrub(true), 150))
    #expect(isClose(scrub(false), 50 + 200 * 0.31535681, 1e-4))
  }

  @Test func reversesAlongTheSameCurve() {
    var log: [String] = []
    let timeline = play {
      let box = makeBox()
      let animator = slide(2, .easeInOut, box)
      animator.addCompletion { log.append("\($0) \(now) \(box.center.x)") }
      animator.startAnimation()
      after(0.5) {
        animator.isReversed = true
        #expect(isClose(animator.fractionComplete.native, 0.75))
        #expect(animator.isRunning)
      }
    }
    #expect(log == ["start 1.0 50.0"])
    let early = timeline.number("box.center.x", at: 0.3)
    #expect(isClose(timeline.number("box.center.x", at: 0.7), early))
    #expect(timeline.number("model:box.center.x", at: 0.9) == 250)
    #expect(timeline.number("model:box.center.x", at: 1) == 50)
  }

  @Test func animatingBackIsNotReversing() {
    var log: [String] = []
    play {
      let box = makeBox()
      let animator = slide(1, .linear, box)
      animator.addCompletion { log.append("\($0)") }
      animator.startAnimation()
      after(0.5) { animator.addAnimations { box.center.x = 50 } }
    }
    #expect(log == ["end"])
  }

  @Test func stopsWhereItIs() {
    var log: [String] = []
    let timeline = play {
      let box = makeBox()
      let animator = slide(1, .linear, box)
      animator.addCompletion { _ in log.append("never") }
      animator.startAnimation()
      after(0.5) {
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(box.center.x == 150)
      }
    }
    #expect(log.isEmpty)
    #expect(timeline.numbers("model:box.center.x", at: [0.4, 0.5, 2]) == [250, 150, 150])
    #expect(timeline.number("box.center.x", at: 1) == 150)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 250.0), (.start, 50), (.current, 150),
  ])
  func finishesWhereItIsTold(position: UIViewAnimatingPosition, place: Double) {
    var log: [String] = []
    let timeline = play {
      let box = makeBox()
      let animator = slide(1, .linear, box)
      animator.addCompletion { log.append("\($0) \(now)") }
      animator.startAnimation()
      after(0.5) {
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(box.center.x == 150)
      }
      after(0.7) {
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive)
      }
    }
    #expect(log == ["\(position) 0.7"])
    #expect(timeline.number("box.center.x", at: 0.7) == place)
  }

  @Test func holdsAtItsEndWhenAsked() {
    var count = 0
    let timeline = play {
      let box = makeBox()
      let animator = slide(1, .linear, box)
      animator.pausesOnCompletion = true
      animator.addCompletion { _ in count += 1 }
      animator.startAnimation()
      after(1.5) {
        #expect(animator.state == .active && !animator.isRunning)
        #expect(animator.fractionComplete == 1)
        animator.isReversed = true
        animator.startAnimation()
      }
      after(2) {
        animator.pausesOnCompletion = false
      }
    }
    #expect(count == 1)
    #expect(timeline.numbers("box.center.x", at: [1, 1.5, 2, 2.5]) == [250, 250, 150, 50])
  }

  @Test func canBeWatched() {
    var log: [String] = []
    play {
      let box = makeBox()
      let animator = slide(1, .linear, box)
      animator.pausesOnCompletion = true
      let observation = animator.observe(\.isRunning, options: [.new]) { animator, change in
        log.append("\(change.newValue ?? false) \(now) \(animator.state)")
      }
      animator.startAnimation()
      after(2) { animator.stopAnimation(true) }
      after(3) {
        observation.invalidate()
        animator.addAnimations { box.alpha = 0 }
        animator.startAnimation()
        animator.stopAnimation(true)
      }
    }
    #expect(log == ["true 0.0 active", "false 1.0 active"])
  }

  @Test func waitsForItsDelay() {
    let timeline = play {
      let box = makeBox()
      let animator = slide(1, .linear, box)
      animator.startAnimation(afterDelay: 0.5)
      #expect(animator.state == .active && animator.isRunning && animator.delay == 0.5)
      #expect(box.center.x == 250)
      after(0.25) { #expect(animator.fractionComplete == 0) }
    }
    #expect(timeline.numbers("box.center.x", at: [0, 0.4, 1, 1.5]) == [50, 50, 150, 250])
  }

  @Test func addsAnimationsForTheRemainingTime() {
    let timeline = play {
      let (box, other) = (makeBox(), makeBox("other"))
      let animator = slide(2, .linear, box)
      animator.startAnimation()
      after(1) { animator.addAnimations { other.center.x = 150 } }
    }
    #expect(timeline.numbers("other.center.x", at: [1, 1.5, 2]) == [50, 100, 150])
    #expect(timeline.duration == 2)
  }

  @Test func delaysAnimationsByAFractionOfTheRest() {
    let timeline = play {
      let (box, other) = (makeBox(), makeBox("other"))
      let animator = slide(2, .linear, box)
      animator.addAnimations({ other.center.x = 150 }, delayFactor: 0.5)
      animator.startAnimation()
    }
    #expect(timeline.numbers("other.center.x", at: [0, 1, 1.5, 2]) == [50, 50, 100, 150])
    let late = play {
      let box = makeBox()
      let animator = slide(1, .linear, box)
      animator.addAnimations({ box.alpha = 0 }, delayFactor: 3)
      animator.startAnimation()
    }
    #expect(late.rules == ["delay-factor"])
  }

  @Test func retargetsWithoutAJump() {
    let timeline = play {
      let box = makeBox()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        box.center.x = 250
        box.alpha = 0
      }
      animator.startAnimation()
      after(1) {
        animator.addAnimations {
          box.center.x = 50
          box.alpha = 1
        }
      }
    }
    #expect(timeline.numbers("box.alpha", at: [1, 1.5, 2]) == [0.5, 0.75, 1])
    #expect(timeline.numbers("box.center.x", at: [1, 1.5, 2]) == [150, 100, 50])
  }

  @Test func goesOnWithAnotherPacing() {
    let timeline = play {
      let box = makeBox()
      let animator = slide(2, .linear, box)
      animator.startAnimation()
      after(1) {
        animator.pauseAnimation()
        animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
          durationFactor: 2)
      }
    }
    #expect(timeline.number("box.center.x", at: 1) == 150)
    #expect(isClose(timeline.number("box.center.x", at: 3), 150 + 100 * 0.31535681, 1e-4))
    #expect(timeline.duration == 5)
    let same = play {
      let box = makeBox()
      let animator = slide(2, .linear, box)
      animator.startAnimation()
      after(1) {
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    }
    #expect(same.duration == 2 && same.number("box.center.x", at: 1.5) == 200)
  }

  @Test func canBeUsedAgain() {
    var log: [String] = []
    let timeline = play {
      let box = makeBox()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil)
      animator.stopAnimation(true)
      animator.addAnimations { box.center.x = 150 }
      animator.addCompletion { _ in
        log.append("there \(now)")
        animator.stopAnimation(true)
        animator.addAnimations { box.center.x = 50 }
        animator.addCompletion { _ in log.append("back \(now)") }
        animator.startAnimation()
      }
      animator.startAnimation()
    }
    #expect(log == ["there 1.0", "back 2.0"])
    #expect(timeline.numbers("box.center.x", at: [0.5, 1, 1.5, 2]) == [100, 150, 100, 50])
  }

  @Test func finishesAtOnceWithoutAnimations() {
    var log: [String] = []
    play {
      let animator = UIViewPropertyAnimator(duration: 3, curve: .linear)
      animator.addCompletion { log.append("\($0) \(now)") }
      animator.startAnimation()
      log.append("started")
    }
    #expect(log == ["started", "end 0.0"])
  }

  @Test func startsByItself() {
    var log: [String] = []
    let timeline = play {
      let box = makeBox()
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: [.curveLinear, .repeat],
        animations: { box.alpha = 0 }, completion: { log.append("\($0) \(now)") })
      #expect(animator.isRunning)
    }
    #expect(log == ["end 1.5"])
    #expect(timeline.rules == ["animator-options"])
    #expect(timeline.number("box.alpha", at: 1) == 0.5)
  }

  @Test func keepsItselfWhileItRuns() {
    weak var gone: UIViewPropertyAnimator?
    let timeline = play {
      let box = makeBox()
      let animator = slide(1, .linear, box)
      gone = animator
      animator.startAnimation()
    }
    #expect(timeline.number("box.center.x", at: 0.5) == 150)
    #expect(gone == nil)
    #expect(timeline.ending == .idle)
  }

  @Test func isHitWhereItShows() {
    func taps(_ change: @escaping @MainActor (UIViewPropertyAnimator) -> Void, _ x: Int) -> Int {
      var count = 0
      play(input: ["at 0.5s tap \(x),50"]) {
        let box = makeBox()
        box.addGestureRecognizer(Tap { count += 1 })
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 350 }
        change(animator)
        animator.startAnimation()
      }
      return count
    }
    #expect(taps({ _ in }, 200) == 1)
    #expect(taps({ _ in }, 350) == 0)
    #expect(taps({ $0.isManualHitTestingEnabled = true }, 350) == 1)
    #expect(taps({ $0.isManualHitTestingEnabled = true }, 200) == 0)
    #expect(taps({ $0.isUserInteractionEnabled = false }, 200) == 0)
  }
}
