import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor struct NestingTests {
  @Test func readsTheInheritedDuration() {
    play {
      var seen = [UIView.inheritedAnimationDuration]
      UIView.animate(withDuration: 2) {
        seen.append(UIView.inheritedAnimationDuration)
        UIView.animate(withDuration: 1) { seen.append(UIView.inheritedAnimationDuration) }
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
          seen.append(UIView.inheritedAnimationDuration)
        }
        UIView.performWithoutAnimation { seen.append(UIView.inheritedAnimationDuration) }
      }
      UIView.animateKeyframes(withDuration: 4, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          seen.append(UIView.inheritedAnimationDuration)
        }
      }
      #expect(seen == [0, 2, 2, 1, 0, 1])
    }
  }

  @Test func changesWithoutAnimation() {
    let timeline = play {
      let (box, other) = (makeBox(), makeBox("other"))
      UIView.animate(withDuration: 1) {
        box.alpha = 0
        UIView.performWithoutAnimation {
          other.alpha = 0
          UIView.animate(withDuration: 1) { other.center.x = 0 }
        }
        box.center.x = 100
      }
    }
    #expect(timeline.tracks.map(\.name) == ["box.alpha", "box.center.x"])
  }

  @Test func canBeSwitchedOff() {
    var log: [String] = []
    let timeline = play {
      let box = makeBox()
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, delay: 1, animations: { box.alpha = 0 }) {
        log.append("\($0) \(now)")
      }
      UIView.setAnimationsEnabled(true)
      UIView.animate(withDuration: 1) { box.center.x = 0 }
    }
    #expect(log == ["true 0.0"])
    #expect(timeline.tracks.map(\.name) == ["box.center.x"])
  }

  @Test func completesInnerAndOuterOnTheirOwn() {
    var log: [String] = []
    play {
      let (box, other) = (makeBox(), makeBox("other"))
      UIView.animate(
        withDuration: 2,
        animations: {
          box.alpha = 0
          UIView.animate(
            withDuration: 1, delay: 0, options: .overrideInheritedDuration,
            animations: { other.alpha = 0 }
          ) { log.append("inner \($0) \(now)") }
        }
      ) { log.append("outer \($0) \(now)") }
    }
    #expect(log == ["inner true 1.0", "outer true 2.0"])
  }

  @Test func inheritsOptionsUnlessOverridden() {
    func repeats(_ options: UIView.AnimationOptions) -> [Double] {
      let timeline = play(horizon: 5) {
        let box = makeBox()
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
          UIView.animate(withDuration: 1, delay: 0, options: options) { box.alpha = 0 }
        }
      }
      return timeline.runs.map(\.animation.timing.repeatCount)
    }
    #expect(repeats([]) == [.infinity])
    #expect(repeats(.overrideInheritedOptions) == [0])
  }

  @Test func keepsTheOldMoveGoing() {
    // "position", "position-2", … as a device names them.
    play {
      let box = makeBox()
      for x in [100, 200, 300] { UIView.animate(withDuration: 1) { box.center.x = CGFloat(x) } }
      UIView.animate(withDuration: 1) { box.alpha = 0 }
      UIView.animate(withDuration: 1) { box.alpha = 1 }
      #expect(
        box.layer.animationKeys() == ["position", "position-2", "position-3", "opacity"])
    }
  }

  @Test func animatesTheFrameAsPlaceAndSize() {
    let timeline = play {
      let box = makeBox()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
      }
    }
    #expect(timeline.runs.map(\.animation.keyPath) == ["position", "bounds.size"])
    #expect(timeline.runs.allSatisfy { $0.animation.isAdditive })
    #expect(timeline.numbers("box.frame.minX", at: [0, 0.5, 1]) == [0, 50, 100])
    #expect(timeline.numbers("box.frame.width", at: [0, 0.5, 1]) == [100, 150, 200])
  }

  @Test func animatesTheLayersLooks() {
    let timeline = play {
      let box = makeBox()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.layer.cornerRadius = 10
        box.backgroundColor = .red
        box.layer.borderWidth = 4
        box.clipsToBounds = true
        box.contentMode = .center
        box.tag = 3
      }
    }
    #expect(
      timeline.runs.map(\.animation.keyPath) == ["cornerRadius", "backgroundColor", "borderWidth"])
    #expect(timeline.runs.allSatisfy { !$0.animation.isAdditive })
    #expect(timeline.number("box.layer.cornerRadius", at: 0.5) == 5)
  }

  @Test func letsAChangeOutsideJoinTheMotion() {
    let timeline = play {
      let box = makeBox()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.center.x = 150
        box.alpha = 0
      }
      after(0.5) {
        box.center.x = 250
        box.alpha = 0.8
      }
    }
    // The offset that is left is added to the new place; a fade bends to the new value.
    #expect(timeline.numbers("box.center.x", at: [0.5, 1]) == [200, 250])
    #expect(isClose(timeline.number("box.alpha", at: 0.5), 0.9))
    #expect(isClose(timeline.number("box.alpha", at: 0.75), 0.85))
  }

  @Test func runsLegacyBlocks() {
    final class Delegate: UIResponder {
      var heard: [String] = []
      func didStop(_ name: Any, _ finished: NSNumber) { heard.append("\(finished) \(now)") }
    }
    let delegate = Delegate()
    let timeline = play {
      let box = makeBox()
      UIView.beginAnimations("fade", context: nil)
      UIView.setAnimationDelay(0.5)
      UIView.setAnimationDelegate(delegate)
      UIView.setAnimationDidStop(_selector(delegate.didStop))
      box.alpha = 0
      UIView.commitAnimations()
      #expect(AnimationStackProbe.isEmpty)
      UIView.commitAnimations()
    }
    #expect(timeline.runs[0].animation.timing.duration == 0.2)
    #expect(timeline.runs[0].animation.curve == .easeInEaseOut)
    #expect(delegate.heard == ["1 0.7"])
    #expect(timeline.rules == ["commit-animations"])
  }

  @Test func stopsAtKeyframesBeyondTheWhole() {
    for (start, length) in [(1.5, 0.1), (-0.1, 0.5), (0, 2), (0.5, .nan)] {
      let timeline = play {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {}
        }
      }
      guard case .stopped(let reason, _)? = timeline.ending else {
        Issue.record("it went on with \(start), \(length)")
        continue
      }
      #expect(reason.contains("0 to 1"))
    }
  }

  @Test func saysThatAKeyframeStandsAlone() {
    let timeline = play {
      let box = makeBox()
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.alpha = 0 }
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.alpha = 1 }
    }
    #expect(timeline.rules == ["add-keyframe", "modify-animations"])
    #expect(timeline.runs.isEmpty)
  }

  @Test func buildsKeyframesOfEveryMode() {
    func frames(_ options: UIView.KeyframeAnimationOptions) -> Keyframes? {
      let timeline = play {
        let box = makeBox()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.alpha = 0.5 }
          UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0) { box.alpha = 0.25 }
          UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.9) { box.alpha = 0 }
        }
      }
      guard case .keyframes(let frames)? = timeline.runs.first?.animation.motion else { return nil }
      return frames
    }
    let linear = frames([])
    #expect(linear?.keyTimes == [0, 0.5, 0.75, 0.75, 0.8, 1])
    #expect(linear?.values == [1, 0.5, 0.5, 0.25, 0.25, 0].map { .number($0) })
    let discrete = frames(.calculationModeDiscrete)
    #expect(discrete?.keyTimes == [0, 0.75, 0.8, 1])
    #expect(discrete?.values == [0.5, 0.25, 0].map { .number($0) })
    let paced = frames(.calculationModePaced)
    #expect(paced?.keyTimes == nil && paced?.values.count == 4)
  }

  @Test func cutsOverlappingKeyframes() {
    let timeline = play {
      let box = makeBox()
      let linear = UIView.AnimationOptions.curveLinear.rawValue
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .init(rawValue: linear)) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 0 }
      }
    }
    #expect(
      areClose(timeline.numbers("box.center.x", at: [0.25, 0.5, 0.75, 1]), [75, 100, 50, 0]))
  }
}
