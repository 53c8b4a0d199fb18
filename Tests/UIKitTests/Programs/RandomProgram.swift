import QuartzCore
import Samples
import UIKit

extension Seeded {
  /// A number in hundredths between two bounds.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + Double(below(101)) / 100 * (high - low)
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}

/// A legal program made of random calls, the same for the same seed.
@MainActor
final class RandomProgram {
  private var dice: Seeded
  private var boxes: [UIView] = []
  private var animators: [UIViewPropertyAnimator] = []
  /// How many completions were handed over and how many ran.
  private(set) var promised = 0
  private(set) var kept = 0

  init(seed: UInt64) {
    dice = Seeded(seed: seed)
  }

  func run(_ count: Int) {
    for number in 0..<3 {
      boxes.append(makeBox("box\(number)", at: CGPoint(x: 60 * number + 50, y: 80)))
    }
    for _ in 0..<count {
      after(dice.number(0, 4)) { [self] in step() }
    }
    // Whatever is still active is ended, so that nothing is released too early, and no clock
    // stands still for ever.
    after(6) { [self] in
      for animator in animators where animator.state == .active { animator.stopAnimation(true) }
      for box in boxes { box.layer.speed = 1 }
    }
  }

  private func promise() -> @MainActor (Bool) -> Void {
    promised += 1
    return { [self] _ in kept += 1 }
  }

  private func step() {
    switch dice.below(10) {
    case 0...3: animateBlock()
    case 4: animateKeyframes()
    case 5: addAnimation()
    case 6: touchTree()
    case 7: startAnimator()
    case 8: steerAnimator()
    default: useTransaction()
    }
  }

  /// Changes one property of a box.
  private func change(_ box: UIView) {
    switch dice.below(6) {
    case 0: box.center.x = CGFloat(dice.number(0, 400))
    case 1: box.center.y += CGFloat(dice.number(-50, 50))
    case 2: box.alpha = CGFloat(dice.number(0, 1))
    case 3: box.bounds.size.width = CGFloat(dice.number(10, 200))
    case 4:
      box.transform = CGAffineTransform(rotationAngle: CGFloat(dice.number(-3, 3)))
        .scaledBy(x: CGFloat(dice.number(0.2, 2)), y: 1)
    default: box.backgroundColor = dice.pick([.red, .blue, .clear, .green])
    }
  }

  private func animateBlock() {
    let box = dice.pick(boxes)
    let options: [UIView.AnimationOptions] = [
      [], .curveLinear, .beginFromCurrentState, .autoreverse, .allowUserInteraction,
      .layoutSubviews,
    ]
    let (duration, delay) = (dice.number(0, 1), dice.number(0, 0.5))
    if dice.below(3) == 0 {
      UIView.animate(
        withDuration: duration, delay: delay,
        usingSpringWithDamping: CGFloat(dice.number(0.2, 1.2)),
        initialSpringVelocity: CGFloat(dice.number(-2, 2)), options: dice.pick(options),
        animations: { self.change(box) }, completion: promise())
    } else {
      UIView.animate(
        withDuration: duration, delay: delay, options: dice.pick(options),
        animations: {
          self.change(box)
          if self.dice.below(4) == 0 { self.animateBlock() }
          self.change(self.dice.pick(self.boxes))
        }, completion: promise())
    }
  }

  private func animateKeyframes() {
    let box = dice.pick(boxes)
    UIView.animateKeyframes(
      withDuration: dice.number(0, 1.5), delay: dice.number(0, 0.3),
      animations: {
        for _ in 0...self.dice.below(4) {
          UIView.addKeyframe(
            withRelativeStartTime: self.dice.number(0, 1), relativeDuration: self.dice.number(0, 1)
          ) { self.change(box) }
        }
      }, completion: promise())
  }

  private func addAnimation() {
    let layer = dice.pick(boxes).layer
    let animation: CAAnimation
    switch dice.below(3) {
    case 0:
      let basic = CABasicAnimation(
        keyPath: dice.pick(["opacity", "position.x", "transform.scale"]))
      basic.toValue = dice.number(0, 1)
      basic.isAdditive = dice.below(2) == 0
      animation = basic
    case 1:
      let frames = CAKeyframeAnimation(keyPath: "transform.rotation.z")
      frames.values = [0, dice.number(-3, 3), 0]
      animation = frames
    default:
      let spring = CASpringAnimation(keyPath: "position.y")
      spring.byValue = dice.number(-30, 30)
      animation = spring
    }
    animation.duration = dice.number(0, 1)
    animation.repeatCount = Float(dice.below(3))
    animation.autoreverses = dice.below(2) == 0
    animation.speed = dice.pick([1, 2, 0.5])
    layer.add(animation, forKey: dice.pick(["a", "b", nil]))
  }

  private func touchTree() {
    let box = dice.pick(boxes)
    switch dice.below(6) {
    case 0: box.removeFromSuperview()
    case 1: view.addSubview(box)
    case 2: view.sendSubviewToBack(box)
    case 3: box.layer.removeAllAnimations()
    case 4: box.layer.speed = dice.pick([0, 1, 2])
    default: change(box)
    }
  }

  private func startAnimator() {
    let box = dice.pick(boxes)
    let animator = UIViewPropertyAnimator(
      duration: dice.number(0.1, 1.5), curve: dice.pick([.linear, .easeIn, .easeOut, .easeInOut])
    ) { self.change(box) }
    if dice.below(3) == 0 {
      animator.addAnimations({ self.change(box) }, delayFactor: CGFloat(dice.number(0, 1)))
    }
    animators.append(animator)
    animator.startAnimation(afterDelay: dice.number(0, 0.3))
  }

  private func steerAnimator() {
    guard !animators.isEmpty else { return }
    let animator = dice.pick(animators)
    guard animator.state == .active else { return }
    switch dice.below(6) {
    case 0: animator.pauseAnimation()
    case 1: animator.fractionComplete = CGFloat(dice.number(0, 1))
    case 2: animator.isReversed.toggle()
    case 3: animator.startAnimation()
    case 4: animator.stopAnimation(true)
    default:
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: nil, durationFactor: CGFloat(dice.number(0, 1)))
    }
  }

  private func useTransaction() {
    let done = promise()
    CATransaction.begin()
    CATransaction.setAnimationDuration(dice.number(0, 1))
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { done(true) } }
    addAnimation()
    CATransaction.commit()
  }
}
