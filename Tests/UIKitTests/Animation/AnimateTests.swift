import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor
struct AnimateTests {
  /// The choice made for a colour where there was none: it fades in, as from transparent.
  @Test func aMissingColourFadesIn() {
    let timeline = play {
      let boxes = ["block", "frames", "layer"].map { makeBox($0) }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        boxes[0].backgroundColor = .red
      }
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        options: UIView.KeyframeAnimationOptions(
          rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          boxes[1].backgroundColor = .red
        }
      }
      let dot = CALayer()
      dot.name = "dot"
      boxes[2].layer.addSublayer(dot)
      after(2) {
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        dot.backgroundColor = UIColor.red.cgColor
      }
    }
    for (path, time) in [("block", 0.5), ("frames", 0.5), ("dot", 2.125)] {
      let parts = ["red", "green", "alpha"].map {
        timeline.number("\(path).backgroundColor.\($0)", at: time)
      }
      #expect(areClose(parts, [1, 0, 0.5]), "\(path)")
    }
  }

  @Test func movesAlongTheDefaultCurve() {
    let timeline = play {
      let box = makeBox()
      UIView.animate(withDuration: 1) { box.center.x = 150 }
    }
    #expect(
      areClose(
        timeline.numbers("box.center.x", at: [0, 0.25, 0.5, 0.75, 1]),
        [50, 50 + 12.916193, 100, 50 + 87.083807, 150], 1e-5))
    #expect(timeline.number("model:box.center.x", at: 0) == 150)
  }

  @Test func completionComesAtTheEnd() {
    var log: [(Bool, Double)] = []
    play {
      let box = makeBox()
      UIView.animate(withDuration: 1, delay: 0.5, animations: { box.alpha = 0 }) { finished in
        log.append((finished, now))
        UIView.animate(withDuration: 1, animations: { box.alpha = 1 }) { log.append(($0, now)) }
      }
    }
    #expect(log.map(\.0) == [true, true])
    #expect(log.map(\.1) == [1.5, 2.5])
  }

  /// Device samples of a spring retargeted in flight (measured).
  @Test func sumsSpringsInFlight() {
    let timeline = play {
      let box = makeBox()
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
        animations: { box.center.x = 150 })
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        UIView.animate(
          withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 1,
          animations: { box.center.x = 350 })
      }
    }
    let times = [0.01, 0.05, 0.1, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.64, 0.65]
    let measured = [
      52.2418, 84.3542, 124.8367, 151.4249, 222.4988, 301.3833, 340.1278, 351.8578, 352.8516,
      350.1168, 350.0,
    ]
    #expect(areClose(timeline.numbers("box.center.x", at: times), measured, 0.002))
  }
}
