import UIKit

extension SmallProgram {
  static let blocks: [SmallProgram] = [
    SmallProgram("block-move") {
      let box = makeBox()
      UIView.animate(withDuration: 1) { box.center.x = 150 }
    },
    SmallProgram("block-delay-and-curve") {
      let box = makeBox()
      UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveEaseOut) { box.alpha = 0 }
    },
    SmallProgram("block-chain") {
      let box = makeBox()
      UIView.animate(withDuration: 0.5, animations: { box.center.x = 150 }) { _ in
        UIView.animate(withDuration: 0.5, animations: { box.center.y = 150 }) { _ in
          UIView.animate(withDuration: 0.5) { box.alpha = 0.5 }
        }
      }
    },
    SmallProgram("block-frame") {
      let box = makeBox()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.frame = CGRect(x: 100, y: 200, width: 50, height: 80)
      }
    },
    SmallProgram("block-several-properties") {
      let box = makeBox()
      UIView.animate(withDuration: 1) {
        box.center = CGPoint(x: 200, y: 300)
        box.backgroundColor = .red
        box.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
        box.layer.cornerRadius = 12
      }
    },
    SmallProgram("block-repeat", horizon: 3) {
      let box = makeBox()
      UIView.animate(withDuration: 0.4, delay: 0.1, options: [.repeat, .autoreverse]) {
        box.center.y = 150
      }
    },
    SmallProgram("block-autoreverse-once") {
      let box = makeBox()
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .autoreverse, animations: { box.alpha = 0 }
      ) { _ in box.alpha = 1 }
    },
    SmallProgram("block-spring") {
      let box = makeBox()
      UIView.animate(
        withDuration: 0.8, delay: 0.2, usingSpringWithDamping: 0.4, initialSpringVelocity: 2
      ) { box.center.x = 250 }
    },
    SmallProgram("block-spring-bounce") {
      let box = makeBox()
      UIView.animate(springDuration: 0.6, bounce: 0.3) { box.center.x = 250 }
    },
    SmallProgram("block-retargeted") {
      let box = makeBox()
      UIView.animate(withDuration: 1) { box.center.x = 250 }
      after(0.5) { UIView.animate(withDuration: 1) { box.center.x = 0 } }
    },
    SmallProgram("block-fade-interrupted") {
      let box = makeBox()
      UIView.animate(withDuration: 1, animations: { box.alpha = 0 }) { print("first", $0) }
      after(0.4) {
        UIView.animate(
          withDuration: 0.5, delay: 0, options: .beginFromCurrentState,
          animations: { box.alpha = 1 })
      }
    },
    SmallProgram("block-nested") {
      let (box, other) = (makeBox(), makeBox("other"))
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveEaseIn) {
        box.center.x = 150
        UIView.animate(withDuration: 0.2, delay: 0.1, options: []) { other.alpha = 0 }
      }
    },
    SmallProgram("keyframes-plane") {
      let plane = makeBox("plane")
      UIView.animateKeyframes(withDuration: 1.5, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          plane.center.x += 80
          plane.center.y -= 10
        }
        UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.4) {
          plane.transform = CGAffineTransform(rotationAngle: -.pi / 8)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
          plane.center.x += 100
          plane.alpha = 0
        }
      }
    },
    SmallProgram("keyframes-discrete") {
      let lamp = makeBox("lamp")
      UIView.animateKeyframes(
        withDuration: 1, delay: 0.5, options: [.calculationModeDiscrete, .repeat]
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { lamp.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { lamp.alpha = 1 }
      }
    },
  ]
}
