import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

/// What real tutorial programs need besides: one rule each.
@Suite(.serialized) @MainActor struct TutorialNoteTests {
  /// All animations due at an instant end before any completion of that instant runs.
  @Test func endsComeBeforeCompletions() {
    var log: [String] = []
    play {
      let (a, b) = (makeBox("a"), makeBox("b"))
      UIView.animate(withDuration: 1, animations: { a.alpha = 0 }) { _ in
        log.append("a sees \(b.layer.animationKeys() == nil)")
      }
      UIView.animate(withDuration: 0.5, delay: 0.5, animations: { b.alpha = 0 }) { _ in
        log.append("b")
      }
    }
    #expect(log == ["a sees true", "b"])
  }

  /// A tap in the middle of a run stops it; the completions added before are dropped.
  @Test func stoppedRunDropsItsCompletions() {
    var flips = 0
    let timeline = play(input: ["at 1.5s tap car"]) {
      let car = UIView(frame: CGRect(x: 0, y: 700, width: 50, height: 50))
      car.accessibilityIdentifier = "car"
      view.addSubview(car)
      let animator = UIViewPropertyAnimator(duration: 3, curve: .linear, animations: nil)
      @MainActor func drive(to x: CGFloat) {
        animator.stopAnimation(true)
        animator.addAnimations { car.frame.origin.x = x }
        animator.addCompletion { _ in flips += 1 }
        animator.startAnimation()
      }
      car.addGestureRecognizer(Tap { drive(to: 0) })
      drive(to: 300)
    }
    #expect(flips == 1)
    #expect(timeline.number("car.center.x", at: 1.5) == 175)
    #expect(timeline.duration == 4.5)
  }

  /// A fresh layer has no implicit animation; a kept to-only animation shows for ever.
  @Test func keptAnimationShowsForEver() {
    var done = 0.0
    let timeline = play {
      let line = CAShapeLayer()
      line.name = "line"
      line.strokeEnd = 0
      view.layer.addSublayer(line)
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      draw.toValue = 1
      draw.duration = 2
      draw.fillMode = .both
      draw.isRemovedOnCompletion = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { done = now }
      line.add(draw, forKey: draw.keyPath)
      CATransaction.commit()
    }
    #expect(done == 2 && timeline.runs.count == 1)
    #expect(timeline.numbers("line.strokeEnd", at: [0, 1, 2, 9]) == [0, 0.5, 1, 1])
    #expect(timeline.number("model:line.strokeEnd", at: 9) == 0)
  }

  /// `add(_, forKey: "position")` replaces UIKit's own animation and fails its completion.
  @Test func explicitKeyReplacesUIKitsOwn() {
    var log: [String] = []
    play {
      let box = makeBox()
      UIView.animate(withDuration: 2, animations: { box.center.x = 150 }) {
        log.append("\($0) \(now)")
      }
      after(1) {
        let shake = CABasicAnimation(keyPath: "position")
        shake.fromValue = NSValue(cgPoint: CGPoint(x: 140, y: 50))
        shake.toValue = NSValue(cgPoint: CGPoint(x: 160, y: 50))
        shake.duration = 0.07
        box.layer.add(shake, forKey: "position")
      }
    }
    #expect(log == ["false 1.0"])
  }

  /// A transform set to what it is completes at once, and the chain goes on there.
  @Test func unchangedTransformGoesOnAtOnce() {
    var log: [Double] = []
    play {
      let box = makeBox()
      after(1) {
        UIView.animate(
          withDuration: 0.5, animations: { box.transform = CGAffineTransform(scaleX: 1, y: 1) }
        ) { _ in log.append(now) }
      }
    }
    #expect(log == [1])
  }

  /// From a flattened transform with a shift to the identity the picture grows straight.
  @Test func flattenedTransformGrowsStraight() {
    let timeline = play {
      let box = makeBox()
      box.transform = CGAffineTransform(scaleX: 1, y: 0).concatenating(
        CGAffineTransform(translationX: 0, y: 50))
      #expect(box.frame.height == 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.transform = .identity
      }
    }
    #expect(isClose(timeline.number("box.transform.d", at: 0.5), 0.5))
    #expect(isClose(timeline.number("box.transform.ty", at: 0.5), 25))
    #expect(isClose(timeline.number("box.transform.c", at: 0.5), 0))
  }

  /// Key instants of a keyframe animation with delay 1 and duration 1, eased by default.
  @Test func keyframesHaveTheirInstants() {
    let timeline = play {
      let plane = makeBox("plane")
      UIView.animateKeyframes(withDuration: 1, delay: 1) {
        UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.4) {
          plane.transform = CGAffineTransform(rotationAngle: -.pi / 8)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
          plane.alpha = 0
        }
        UIView.addKeyframe(withRelativeStartTime: 0.51, relativeDuration: 0.01) {
          plane.transform = .identity
        }
        UIView.addKeyframe(withRelativeStartTime: 0.55, relativeDuration: 0.45) {
          plane.alpha = 1
        }
      }
    }
    let starts = timeline.tracks.flatMap(\.segments).flatMap { [$0.begin, $0.end] }.sorted()
    let expected = [1.2207, 1.3462, 1.5, 1.5, 1.5058, 1.5116, 1.5291, 2]
    #expect(areClose(starts, expected, 1e-4))
  }

  /// A transition takes its time even if nothing changes.
  @Test func emptyTransitionTakesItsTime() {
    var log: [String] = []
    play {
      let box = makeBox()
      after(0.1) {
        UIView.transition(
          with: box, duration: 0.5, options: .transitionFlipFromTop, animations: nil
        ) { log.append("flip \($0) \(now)") }
        UIView.transition(with: box, duration: 0.5, options: [], animations: nil) {
          log.append("none \($0) \(now)")
        }
      }
    }
    #expect(log == ["none true 0.1", "flip true 0.6"])
  }

  /// `contentStretch` is the layer's `contentsCenter`.
  @Test func contentStretchIsTheCentreOfTheContents() {
    let timeline = play {
      let box = makeBox()
      #expect(box.contentStretch == CGRect(x: 0, y: 0, width: 1, height: 1))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.contentStretch = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
      }
    }
    #expect(timeline.runs.map(\.animation.keyPath) == ["contentsCenter"])
    #expect(timeline.runs.allSatisfy { !$0.animation.isAdditive })
  }

  /// Arithmetic of Dispatch times is exact.
  @Test func dispatchTimesAreExact() {
    var times: [Double] = []
    play {
      let work = { @MainActor in times.append(now) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 + 0.2, execute: work)
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500), execute: work)
      DispatchQueue.main.asyncAfter(
        deadline: DispatchTime(
          uptimeNanoseconds: DispatchTime.now().uptimeNanoseconds + UInt64(Double(NSEC_PER_SEC) * 2)
        ), execute: work)
      DispatchQueue.main.asyncAfter(deadline: .now() - 5, execute: work)
    }
    #expect(times == [0, 0.3, 1.5, 2])
  }
}
