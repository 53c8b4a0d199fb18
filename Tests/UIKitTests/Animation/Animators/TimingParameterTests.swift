import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor struct TimingParameterTests {
  private func run(_ parameters: any UITimingCurveProvider, duration: Double = 1) -> Timeline {
    play {
      let box = makeBox(at: .zero)
      let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
      animator.addAnimations {
        box.center = CGPoint(x: 100, y: 100)
        box.alpha = 0
      }
      animator.startAnimation()
    }
  }

  @Test func takesCoreAnimationsDefaultCurve() {
    #expect(run(UICubicTimingParameters()).runs[0].animation.curve == .standard)
    let curve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(run(curve).runs[0].animation.curve?.control1 == .init(x: 0.1, y: 0.2))
    let cut = play {
      _ = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.1, y: 2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    }
    #expect(cut.rules == ["timing-curve"])
  }

  /// Measured: one stiffness, a velocity for each axis, x alone for other properties.
  @Test func givesEachAxisItsVelocity() {
    let timeline = run(
      UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 3)))
    let springs = timeline.runs.compactMap { run -> (String, SpringConstants)? in
      if case .spring(let constants, _, _, _) = run.animation.motion {
        (run.animation.keyPath, constants)
      } else {
        nil
      }
    }
    #expect(springs.map(\.0) == ["position.x", "position.y", "opacity"])
    #expect(springs.map(\.1.initialVelocity) == [0, 3, 0])
    #expect(Set(springs.map(\.1.stiffness)).count == 1)
    #expect(timeline.duration == 1)
  }

  @Test func ignoresTheDurationForPhysicalSprings() {
    let physical = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    #expect(isClose(run(physical, duration: 7).duration, 1.472700, 1e-6))
    // The system's spring: 3, 1000, 500, clamped to critical damping; it lasts 9.235035 / 18.2574.
    #expect(isClose(run(UISpringTimingParameters()).duration, 0.505824, 2e-6))
    // By how it looks, clamped too: published end of a spring of 0.4 s with bounce -0.2.
    let look = UISpringTimingParameters(duration: 0.4, bounce: -0.2)
    #expect(isClose(run(look).duration, 0.58792, 1e-5))
  }

  /// Measured samples of the system's spring.
  @Test func movesAsTheSystemSpring() {
    let timeline = run(UISpringTimingParameters())
    let expected = [23.223, 54.478, 87.928, 97.292, 99.441, 99.890]
    #expect(
      areClose(
        timeline.numbers("box.center.x", at: [0.05, 0.1, 0.2, 0.3, 0.4, 0.5]), expected, 1e-3))
  }

  @Test func fitsARatioIntoTheDuration() {
    let timeline = run(UISpringTimingParameters(dampingRatio: 0.8), duration: 0.4)
    guard case .spring(let constants, _, _, _)? = timeline.runs.first?.animation.motion else {
      Issue.record("no spring")
      return
    }
    // Measured on a device.
    #expect(isClose(constants.stiffness, 505.60858, 1e-4))
    #expect(isClose(constants.damping, 35.97719, 1e-4))
    #expect(timeline.duration == 0.4)
  }

  /// Published ends of `animate(springDuration:bounce:)`: duration, bounce, velocity, end.
  @Test(arguments: [
    (0.5, 0.0, 0.0, 0.73490), (0.5, 0.15, 0, 0.73665), (0.5, 0.3, 0, 0.86296),
    (0.4, -0.2, 0, 0.58792), (0.5, 0, 1, 0.72833), (0.5, 0, 5, 0.69583),
  ])
  func endsABouncingBlock(duration: Double, bounce: Double, velocity: Double, end: Double) {
    var finished = 0.0
    play {
      let box = makeBox()
      UIView.animate(
        springDuration: duration, bounce: CGFloat(bounce),
        initialSpringVelocity: CGFloat(velocity),
        animations: { box.center.x = 150 }
      ) { _ in finished = now }
    }
    #expect(isClose(finished, end, 1e-5))
  }

  @Test func saysWhereUIKitsSpringIsUnstable() {
    func rules(_ ratio: CGFloat, _ velocity: CGFloat) -> [String] {
      play {
        let box = makeBox()
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity,
          animations: { box.center.x = 150 })
      }.rules
    }
    #expect(rules(0.8, 3.2) == ["spring-unstable"])
    #expect(rules(1, 5) == ["spring-unstable"])
    #expect(rules(1, 1).isEmpty && rules(0.5, 0).isEmpty && rules(0.5, 10).isEmpty)
    #expect(rules(0, 0) == ["spring-damping"])
  }
}
