import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

/// Notes about what is often meant otherwise, or not guaranteed.
@Suite(.serialized) @MainActor struct RemarkTests {
  private func rules(_ program: @escaping @MainActor (UIView) -> Void) -> [String] {
    play {
      let box = makeBox()
      after(1) { program(box) }
    }.rules
  }

  @Test func saysThatAWholeTurnDoesNotMove() {
    #expect(
      rules { box in
        UIView.animate(withDuration: 1) {
          box.transform = CGAffineTransform(rotationAngle: 2 * .pi)
        }
      } == ["whole-turn"])
  }

  @Test func saysWhatIsNoAnimation() {
    #expect(
      rules { box in UIView.animate(withDuration: 1) { box.isHidden = true } } == ["not-animatable"]
    )
    #expect(
      rules { box in
        let label = UILabel()
        box.addSubview(label)
        UIView.animate(withDuration: 1) { label.text = "new" }
      } == ["not-animatable"])
    #expect(
      rules { box in
        let label = UILabel()
        box.addSubview(label)
        UIView.transition(with: label, duration: 1, options: .transitionCrossDissolve) {
          label.text = "new"
        }
        UIView.animate(withDuration: 0) { box.isHidden = true }
        box.isHidden = false
      }.filter { $0 == "not-animatable" }.isEmpty)
  }

  @Test func saysThatALayerIgnoresTheBlock() {
    #expect(
      play {
        let box = makeBox()
        let dot = CALayer()
        box.layer.addSublayer(dot)
        after(1) { UIView.animate(withDuration: 2) { dot.opacity = 0 } }
        after(5) { dot.opacity = 1 }
      }.rules == ["layer-in-block"])
  }

  @Test func saysThatTheWholeScreenTurns() {
    #expect(
      rules { box in
        UIView.transition(
          from: box, to: UIView(), duration: 1, options: .transitionFlipFromLeft)
      } == ["whole-screen"])
  }

  @Test func saysThatFillModeHoldsNothing() {
    func add(_ change: @escaping @MainActor (CABasicAnimation) -> Void) -> [String] {
      rules { box in
        let move = CABasicAnimation(keyPath: "position.x")
        move.toValue = 10
        move.duration = 0.5
        change(move)
        box.layer.add(move, forKey: nil)
      }
    }
    #expect(add { $0.fillMode = .forwards } == ["fill-mode"])
    #expect(
      add {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }.isEmpty)
    #expect(add { $0.beginTime = 0.3 } == ["begin-time"])
    #expect(add { $0.beginTime = 1.5 }.isEmpty)
    #expect(
      add {
        $0.repeatCount = 2
        $0.repeatDuration = 3
      } == ["repeat"])
  }

  @Test func repeatsFromInsideTheBlock() {
    let timeline = play {
      let box = makeBox()
      UIView.animate(withDuration: 0.5) {
        UIView.setAnimationRepeatCount(2.5)
        UIView.setAnimationRepeatAutoreverses(true)
        box.center.x = 150
      }
    }
    #expect(timeline.duration == 2.5)
    #expect(timeline.number("box.center.x", at: 2.5, .before) == 150)
    let animator = play {
      let box = makeBox()
      UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.setAnimationRepeatAutoreverses(true)
        box.alpha = 0
      }.startAnimation()
    }
    #expect(animator.rules == ["animator-options"])
  }

  @Test func interruptedTransitionFails() {
    var log: [String] = []
    play {
      let box = makeBox()
      after(1) {
        UIView.transition(with: box, duration: 1, options: .transitionCurlUp, animations: nil) {
          log.append("first \($0) \(now)")
        }
      }
      after(1.5) {
        UIView.transition(with: box, duration: 1, options: .transitionCurlDown, animations: nil) {
          log.append("second \($0) \(now)")
        }
      }
    }
    #expect(log == ["first false 1.5", "second true 2.5"])
  }
}

/// Numbers that no device would take kindly.
@Suite(.serialized) @MainActor struct BrokenNumberTests {
  @Test func keepsValuesThatAreNoNumbers() {
    let timeline = play {
      let box = makeBox()
      box.alpha = .nan
      box.transform = CGAffineTransform(rotationAngle: .nan)
      box.layer.cornerRadius = .nan
      #expect(box.alpha == 1 && box.transform.isIdentity)
    }
    #expect(timeline.rules == ["not-a-number", "not-a-number", "not-a-number"])
  }

  @Test func takesStrangeTimesAsTheNearestSensibleOnes() {
    let timeline = play {
      let box = makeBox()
      UIView.animate(withDuration: .nan) { box.alpha = 0.9 }
      UIView.animate(withDuration: -1) { box.alpha = 0.8 }
      UIView.animate(withDuration: 1, delay: .nan, options: []) { box.alpha = 0.5 }
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: .nan, initialSpringVelocity: .infinity
      ) { box.center.x = 100 }
      let move = CABasicAnimation()
      move.duration = -3
      box.layer.add(move, forKey: nil)
    }
    #expect(timeline.duration == 1)
    #expect(timeline.rules == ["key-path"])
    #expect(timeline.number("box.center.x", at: 0.5) > 90)
  }

  @Test func neverEndsAnEndlessDuration() {
    let timeline = play(horizon: 3) {
      let box = makeBox()
      UIView.animate(withDuration: .infinity) { box.alpha = 0 }
      UIView.animate(withDuration: 1, delay: .infinity, options: []) { box.center.x = 0 }
    }
    #expect(timeline.number("box.alpha", at: 2) == 1)
    #expect(timeline.number("box.center.x", at: 2) == 50)
  }

  @Test func placesANewViewAtOnce() {
    let timeline = play {
      let box = makeBox()
      UIView.animate(withDuration: 1) {
        let fresh = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        box.addSubview(fresh)
      }
    }
    #expect(timeline.runs.isEmpty)
  }
}
