import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor struct BlockGotchaTests {
  /// 4: there and back ends with a jump to the new value; half a cycle more does not.
  @Test func autoreverseJumpsAtItsEnd() {
    let jump = play {
      let box = makeBox()
      UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
        box.center.x = 150
      }
    }
    #expect(jump.numbers("box.center.x", at: [0.5, 1, 1.5, 2]) == [100, 150, 100, 150])
    #expect(jump.number("box.center.x", at: 2, .before) == 50)
    #expect(jump.duration == 2)
    let smooth = play {
      let box = makeBox()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { box.center.x = 150 }
      }
    }
    #expect(smooth.number("box.center.x", at: 3, .before) == 150)
    #expect(smooth.duration == 3)
  }

  /// 5, 6: without anything to animate the completion does not wait, not even for the delay.
  @Test func completionDoesNotWaitForNothing() {
    var log: [String] = []
    play {
      let box = makeBox()
      after(1) {
        UIView.animate(withDuration: 3, animations: {}) { log.append("empty \($0) \(now)") }
        UIView.animate(withDuration: 3, delay: 2, options: [], animations: { box.alpha = 1 }) {
          log.append("unchanged \($0) \(now)")
        }
        UIView.animate(withDuration: 0, delay: 2, options: [], animations: { box.alpha = 0 }) {
          log.append("zero \($0) \(now)")
        }
        log.append("after the calls \(box.alpha)")
      }
    }
    #expect(
      log == ["after the calls 0.0", "empty true 1.0", "unchanged true 1.0", "zero true 1.0"])
  }

  /// 7: an interrupted fade jumps, unless it begins from the current state (measured 0.1886).
  @Test func fadeJumpsWithoutBeginFromCurrentState() {
    func fade(_ options: UIView.AnimationOptions) -> Timeline {
      play {
        let box = makeBox()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 0.2 }
        after(0.5) {
          UIView.animate(withDuration: 1, delay: 0, options: options.union(.curveLinear)) {
            box.alpha = 1
          }
        }
      }
    }
    #expect(isClose(fade([]).number("box.alpha", at: 0.5), 0.2))
    #expect(isClose(fade(.beginFromCurrentState).number("box.alpha", at: 0.5), 0.6))
  }

  /// Keyframes begin from the current state in the same way, and from the old model without it.
  @Test(arguments: [(false, 0.2), (true, 0.6)])
  func keyframesBeginWhereTheyAreTold(fromShown: Bool, start: Double) {
    let timeline = play {
      let box = makeBox()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 0.2 }
      after(0.5) {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0, options: fromShown ? .beginFromCurrentState : []
        ) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.alpha = 1 }
        }
      }
    }
    #expect(isClose(timeline.number("box.alpha", at: 0.5), start))
    #expect(isClose(timeline.number("box.alpha", at: 1.5), 1))
  }

  /// 8: for the place of a view beginFromCurrentState changes nothing, since moves add up.
  @Test func beginFromCurrentStateDoesNothingForPlaces() {
    func move(_ options: UIView.AnimationOptions) -> [Double] {
      let timeline = play {
        let box = makeBox()
        UIView.animate(withDuration: 1) { box.center.x = 250 }
        after(0.4) {
          UIView.animate(withDuration: 1, delay: 0, options: options) { box.center.x = 100 }
        }
      }
      return timeline.numbers("box.center.x", at: (0...14).map { Double($0) / 10 })
    }
    #expect(move([]) == move(.beginFromCurrentState))
  }

  /// 9: two opposite even moves hold the view still until the first one ends.
  @Test func oppositeEvenMovesFreeze() {
    func run(_ options: UIView.AnimationOptions) -> Timeline {
      play {
        let box = makeBox()
        UIView.animate(withDuration: 1, delay: 0, options: options) { box.center.x = 150 }
        after(0.5) {
          UIView.animate(withDuration: 1, delay: 0, options: options) { box.center.x = 50 }
        }
      }
    }
    let times = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.5]
    #expect(
      areClose(
        run(.curveLinear).numbers("box.center.x", at: times), [100, 100, 100, 100, 100, 100, 50]))
    let eased = [50, 64.839, 73.094, 73.094, 64.839, 50, 0].map { $0 + 50 }
    #expect(areClose(run([]).numbers("box.center.x", at: times), eased, 1e-3))
  }

  /// 11: hiding is no animation.
  @Test func hidingIsNotAnimated() {
    var finished = -1.0
    let timeline = play {
      let box = makeBox()
      UIView.animate(withDuration: 1, animations: { box.isHidden = true }) { _ in finished = now }
    }
    #expect(timeline.runs.isEmpty && finished == 0)
  }

  /// 12, 13: keyframes are eased as a whole, and values hold in the gaps.
  @Test func keyframesAreEasedAsAWhole() {
    func fade(_ options: UIView.KeyframeAnimationOptions) -> Timeline {
      play {
        let box = makeBox()
        UIView.animateKeyframes(withDuration: 1.5, delay: 0, options: options) {
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { box.alpha = 0 }
        }
      }
    }
    let eased = fade([])
    #expect(eased.number("box.alpha", at: 0.5193) == 1)
    #expect(eased.number("box.alpha", at: 0.5194) < 1)
    #expect(eased.number("box.alpha", at: 0.75) == 0)
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    #expect(areClose(fade(linear).numbers("box.alpha", at: [0.375, 0.5625, 0.75]), [1, 0.5, 0]))
    // Measured on a device: times (0, 0.1, 1), values (1, 0, 0), linear, eased in and out.
    let log = play {
      let box = makeBox()
      UIView.animateKeyframes(withDuration: 10, delay: 0, options: []) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { box.alpha = 0 }
      }
    }
    guard case .keyframes(let frames)? = log.runs.first?.animation.motion else {
      Issue.record("no keyframes")
      return
    }
    #expect(frames.keyTimes == [0, 0.1, 1])
    #expect(frames.values == [.number(1), .number(0), .number(0)])
    #expect(frames.mode == .linear && log.runs[0].animation.curve == .easeInEaseOut)
    #expect(log.runs[0].animation.timing.fill == .both && !log.runs[0].animation.isAdditive)
    #expect(log.runs[0].animation.keyPath == "opacity")
  }

  /// 20, 21, 22: damping above 1 counts as 1; the duration is when it settles; the end is cut.
  @Test func springsSettleInTheirDuration() {
    func spring(_ damping: CGFloat, _ duration: Double) -> Timeline {
      play {
        let box = makeBox(at: .zero)
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: damping,
          initialSpringVelocity: 0
        ) { box.center.x = 1 }
      }
    }
    #expect(spring(1.5, 1).runs[0].animation.motion == spring(1, 1).runs[0].animation.motion)
    // d = 0.5, ratio 1: half way at about 0.09 s.
    #expect(isClose(spring(1, 0.5).number("box.center.x", at: 0.0909), 0.5, 0.01))
    // Left limits of the end for d = 1.
    for (damping, rest) in [(0.5, -0.000969), (0.7, 0.001428), (1, 0.001)] as [(CGFloat, Double)] {
      let timeline = spring(damping, 1)
      #expect(isClose(1 - timeline.number("box.center.x", at: 1, .before), rest, 1e-6))
      #expect(timeline.number("box.center.x", at: 1) == 1)
    }
  }

  /// 23: the velocity is in whole distances a second, and points toward the target.
  @Test func velocityCountsWholeDistances() {
    let timeline = play {
      let box = makeBox(at: .zero)
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3
      ) { box.center.x = 200 }
    }
    #expect(isClose(timeline.number("box.center.x", at: 1e-4) / 1e-4, 600, 3))
  }

  /// 40: a nested block inherits duration and curve.
  @Test func nestedBlocksInherit() {
    func nested(_ options: UIView.AnimationOptions) -> Animation? {
      let timeline = play {
        let box = makeBox()
        UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
          UIView.animate(
            withDuration: 0.5, delay: 0, options: options.union(.curveLinear),
            animations: { box.alpha = 0 })
        }
      }
      return timeline.runs.first?.animation
    }
    #expect(nested([])?.timing.duration == 2)
    #expect(nested([])?.curve == .easeIn)
    #expect(nested(.overrideInheritedDuration)?.timing.duration == 0.5)
    #expect(nested(.overrideInheritedCurve)?.curve == .linear)
  }

  /// 43: an additive animation that is overlapped still finishes.
  @Test func overlappedMovesFinish() {
    var log: [String] = []
    play {
      let box = makeBox()
      UIView.animate(withDuration: 1, animations: { box.center.x = 150 }) {
        log.append("first \($0) \(now)")
      }
      UIView.animate(withDuration: 1, animations: { box.alpha = 0 }) {
        log.append("fade \($0) \(now)")
      }
      after(0.5) {
        UIView.animate(withDuration: 1, animations: { box.center.x = 0 }) {
          log.append("second \($0) \(now)")
        }
        UIView.animate(withDuration: 1, animations: { box.alpha = 1 }) {
          log.append("fade back \($0) \(now)")
        }
      }
    }
    #expect(
      log == [
        "fade false 0.5", "first true 1.0", "second true 1.5", "fade back true 1.5",
      ])
  }

  /// 44: a moving view takes no touches, and is hit at its goal.
  @Test func touchesMissWhatMoves() {
    func taps(_ options: UIView.AnimationOptions, _ place: String) -> (Int, Timeline) {
      var count = 0
      let timeline = play(input: ["at 0.5s tap \(place)"]) {
        let box = makeBox()
        box.addGestureRecognizer(Tap { count += 1 })
        UIView.animate(withDuration: 1, delay: 0, options: options) { box.center.x = 350 }
      }
      return (count, timeline)
    }
    #expect(taps([], "box").0 == 0)
    #expect(taps(.allowUserInteraction, "box").0 == 1)
    #expect(taps(.allowUserInteraction, "350,50").0 == 1)
    #expect(taps(.allowUserInteraction, "200,50").0 == 0)
    #expect(
      taps([], "box").1.missedReasons == [
        "box is being animated without the option allowUserInteraction"
      ])
  }

  /// 46: an endless repeat completes only when it is taken away.
  @Test func endlessRepeatNeverFinishes() {
    var log: [String] = []
    let timeline = play {
      let box = makeBox()
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { box.alpha = 0 }
      ) { log.append("\($0) \(now)") }
      after(2.5) { box.layer.removeAllAnimations() }
    }
    #expect(log == ["false 2.5"])
    #expect(timeline.ending == .idle)
    let endless = play {
      let box = makeBox()
      UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { box.alpha = 0 })
    }
    #expect(endless.ending == .horizon)
  }
}
