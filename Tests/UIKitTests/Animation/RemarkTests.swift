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

  /// In space as in the plane, from a block as from an animation, and between two keyframes.
  @Test func saysThatHalfATurnHasNoShortWay() {
    var deep = CATransform3DIdentity
    deep.m34 = -1 / 500
    for half in [
      CATransform3DMakeRotation(.pi, 0, 1, 0), CATransform3DMakeRotation(-.pi, 1, 0, 0),
      CATransform3DMakeRotation(.pi, 0, 0, 1), CATransform3DRotate(deep, .pi, 0, 1, 0),
    ] {
      let block = rules { box in UIView.animate(withDuration: 1) { box.transform3D = half } }
      #expect(block == ["half-turn"])
      let basic = rules { box in
        let turn = CABasicAnimation(keyPath: "transform")
        turn.toValue = half
        turn.duration = 1
        box.layer.add(turn, forKey: nil)
      }
      #expect(basic == ["half-turn"])
      #expect(keyframes([CATransform3DIdentity, half]) == ["half-turn"])
    }
    #expect(twoFrames(.pi, 2 * .pi) == ["half-turn"])
    #expect(twoFrames(0, 2 * .pi) == ["whole-turn"])
  }

  @Test func saysNothingOfTurnsThatHaveAShortWay() {
    for turn in [
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeRotation(3.1, 1, 1, 0),
      CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(1, -1, 1),
      CATransform3DMakeTranslation(10, 0, 5),
    ] {
      let block = rules { box in UIView.animate(withDuration: 1) { box.transform3D = turn } }
      #expect(block.isEmpty)
    }
    #expect(twoFrames(0.6 * .pi, 1.2 * .pi).isEmpty)
    let half = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(keyframes([CATransform3DIdentity, half], mode: .discrete).isEmpty)
    let number = rules { box in
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.byValue = CGFloat.pi
      box.layer.add(turn, forKey: nil)
    }
    #expect(number.isEmpty)
  }

  private func twoFrames(_ first: CGFloat, _ second: CGFloat) -> [String] {
    rules { box in
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        for (start, angle) in [(0, first), (0.5, second)] {
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.5) {
            box.transform = CGAffineTransform(rotationAngle: angle)
          }
        }
      }
    }
  }

  private func keyframes(
    _ values: [CATransform3D], mode: CAAnimationCalculationMode = .linear
  ) -> [String] {
    rules { box in
      let turn = CAKeyframeAnimation(keyPath: "transform")
      turn.values = values
      turn.calculationMode = mode
      turn.duration = 1
      box.layer.add(turn, forKey: nil)
    }
  }

  /// A child takes its group's duration, and every animation that of its transaction.
  @Test func saysWhenASpringIsCut() {
    func add(_ change: @escaping @MainActor (CALayer, CASpringAnimation) -> Void) -> [String] {
      play {
        let box = makeBox()
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.byValue = 10
        after(1) { change(box.layer, spring) }
      }.notes.map(\.text)
    }
    #expect(
      add { layer, spring in layer.add(spring, forKey: nil) }.first?.contains("0.25 s") == true)
    let short = add { layer, spring in
      CATransaction.setAnimationDuration(0.1)
      layer.add(spring, forKey: nil)
    }
    #expect(short.first?.contains("0.1 s") == true)
    let long = add { layer, spring in
      CATransaction.setAnimationDuration(2)
      layer.add(spring, forKey: nil)
    }
    #expect(long.isEmpty)
    let child = add { layer, spring in
      let group = CAAnimationGroup()
      group.animations = [spring]
      group.duration = 2
      layer.add(group, forKey: nil)
    }
    #expect(child.isEmpty)
    let whole = add { layer, spring in
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: nil)
    }
    #expect(whole.isEmpty)
  }

  @Test func saysNothingOfAViewThatIsOnlyBeingFilled() {
    let fresh = rules { box in
      UIView.animate(withDuration: 1) {
        let label = UILabel()
        label.text = "new"
        label.isHidden = true
        box.addSubview(label)
        UIView.animate(withDuration: 1) { label.text = "newer" }
      }
    }
    #expect(fresh.isEmpty)
    let live = rules { box in
      let label = UILabel()
      box.addSubview(label)
      let options: UIView.AnimationOptions = [.transitionFlipFromLeft, .allowAnimatedContent]
      after(1) {
        UIView.transition(with: box, duration: 1, options: options) { label.text = "new" }
      }
    }
    #expect(live.isEmpty)
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
    // A dissolve changes only what differs, and without a transition nothing turns.
    for options in [UIView.AnimationOptions.transitionCrossDissolve, []] {
      #expect(
        rules { box in UIView.transition(from: box, to: UIView(), duration: 1, options: options) }
          .isEmpty)
    }
  }

  /// The views of a lesson's scene came before the learner's code: that is not their doing.
  @Test func saysThatATransitionComesTooEarly() {
    func rules(_ isOfScene: Bool) -> [String] {
      play {
        let box = makeBox()
        let label = UILabel()
        box.addSubview(label)
        if isOfScene { _Names.sceneStands() }
        UIView.transition(with: label, duration: 1, options: .transitionCurlUp) { label.alpha = 0 }
      }.rules
    }
    #expect(rules(false) == ["transition-too-early"])
    #expect(rules(true).isEmpty)
    let added = play {
      let box = makeBox()
      _Names.sceneStands()
      let label = UILabel()
      box.addSubview(label)
      UIView.transition(with: label, duration: 1, options: .transitionCurlUp) { label.alpha = 0 }
    }
    #expect(added.rules == ["transition-too-early"])
  }

  @Test func saysThatChangesAreModifiedOutsideOfABlock() {
    func rules(_ duration: Double?) -> [String] {
      self.rules { box in
        let modify: @MainActor () -> Void = {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.alpha = 0 }
        }
        guard let duration else { return modify() }
        UIView.animate(withDuration: duration, animations: modify)
      }
    }
    #expect(rules(nil) == ["modify-animations"])
    #expect(rules(1).isEmpty)
    // Such a block animates nothing, but it is one.
    #expect(rules(0).isEmpty)
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
