import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

/// Calls at which a device raises: the program stops there, with the state and what to do.
@Suite(.serialized) @MainActor struct AnimatorMisuseTests {
  private func stop(
    _ program: @escaping @MainActor (UIViewPropertyAnimator) -> Void
  ) -> (reason: String, remedy: String)? {
    let timeline = play {
      let box = makeBox()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.center.x = 250 }
      kept = animator
      program(animator)
    }
    kept = nil
    guard case .stopped(let reason, let remedy)? = timeline.ending else { return nil }
    return (reason, remedy)
  }

  @Test(arguments: ["addAnimations", "startAnimation", "pauseAnimation", "fractionComplete"])
  func refusesWhatAStoppedAnimatorCannotDo(call: String) {
    let found = stop { animator in
      animator.startAnimation()
      animator.stopAnimation(false)
      switch call {
      case "addAnimations": animator.addAnimations {}
      case "startAnimation": animator.startAnimation(afterDelay: 1)
      case "pauseAnimation": animator.pauseAnimation()
      default: animator.fractionComplete = 0.5
      }
    }
    #expect(found?.reason == "an animator in state stopped got \(call)")
    #expect(found?.remedy.contains("finishAnimation(at:)") == true)
  }

  @Test func finishesOnlyWhatIsStopped() {
    let inactive = stop { $0.finishAnimation(at: .end) }
    #expect(inactive?.reason == "an animator in state inactive got finishAnimation(at:)")
    let active = stop {
      $0.startAnimation()
      $0.finishAnimation(at: .end)
    }
    #expect(active?.reason == "an animator in state active got finishAnimation(at:)")
    let completion = stop { animator in
      animator.addCompletion { _ in animator.finishAnimation(at: .end) }
      animator.startAnimation()
    }
    #expect(completion?.remedy.contains("stopAnimation(false)") == true)
  }

  @Test func goesOnOnlyWhenPaused() {
    let running = stop {
      $0.startAnimation()
      $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    #expect(running?.reason.contains("running") == true)
    #expect(stop { $0.continueAnimation(withTimingParameters: nil, durationFactor: 1) } != nil)
  }

  @Test(arguments: ["pauseAnimation", "stopAnimation", "fractionComplete", "pausesOnCompletion"])
  func respectsThatItCannotBeInterrupted(call: String) {
    let found = stop {
      $0.isInterruptible = false
      $0.startAnimation()
      switch call {
      case "pauseAnimation": $0.pauseAnimation()
      case "stopAnimation": $0.stopAnimation(true)
      case "fractionComplete": $0.fractionComplete = 0.5
      default: $0.pausesOnCompletion = true
      }
    }
    #expect(found?.reason == "an animator whose isInterruptible is false got \(call)")
  }

  @Test func mayBeScrubbedBeforeItStartsAlthoughItCannotBeInterrupted() {
    let found = stop {
      $0.isInterruptible = false
      $0.fractionComplete = 0.5
      $0.fractionComplete = 0.75
      $0.stopAnimation(true)
    }
    #expect(found?.reason == "an animator whose isInterruptible is false got stopAnimation")
  }

  @Test func isConfiguredBeforeItStarts() {
    for isFirst in [true, false] {
      let found = stop {
        $0.startAnimation()
        if isFirst { $0.isInterruptible = false } else { $0.isUserInteractionEnabled = false }
      }
      #expect(found?.remedy == "set it before startAnimation()")
    }
  }

  @Test func mustNotBeReleasedWhilePausedOrStopped() {
    for isPaused in [true, false] {
      let found = stop { animator in
        animator.startAnimation()
        if isPaused { animator.pauseAnimation() } else { animator.stopAnimation(false) }
        after(1) { kept = nil }
      }
      let state = isPaused ? "paused" : "stopped"
      #expect(found?.reason == "a UIViewPropertyAnimator was released while it was \(state)")
      #expect(found?.remedy.contains("stopAnimation(true)") == true)
    }
  }

  /// The variable that lets go of it is being changed at that moment, and is named all the same.
  @Test func namesVariablesThatAreBeingChanged() {
    let timeline = play {
      let box = UIView()
      view.addSubview(box)
      Conductor.current.nameSources.insert({ [("kept", kept as Any), ("crate", box)] }, at: 0)
      kept = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.center.x = 250 }
      after(1) {
        kept?.pauseAnimation()
        kept = nil
      }
    }
    guard case .stopped(let reason, _)? = timeline.ending else {
      Issue.record("was not stopped")
      return
    }
    #expect(reason == "a UIViewPropertyAnimator was released while it was paused")
    #expect(timeline.object(named: "crate") != nil)
  }

  @Test func mayBeReleasedOtherwise() {
    #expect(stop { _ in after(1) { kept = nil } } == nil)
    #expect(
      stop { animator in
        animator.startAnimation()
        animator.pauseAnimation()
        animator.stopAnimation(true)
        after(1) { kept = nil }
      } == nil)
  }

  @Test func ignoresStoppingWhatNeverStarted() {
    #expect(
      stop { animator in
        animator.stopAnimation(true)
        animator.stopAnimation(false)
        animator.startAnimation()
      } == nil)
  }
}

@MainActor private var kept: UIViewPropertyAnimator?
