import CoreGraphics
import Engine
import QuartzCore
import Testing
import Timelines

@Suite(.serialized) @MainActor struct OtherAnimationTests {
  // Measured on Apple's QuartzCore and published; the first and third also in Apple's reference.
  @Test(arguments: [
    (5.0, 2.854974609888761), (10, 1.4727003346780927), (15, 1.0220937981854987),
    (1, 13.91321015404625), (20, 1.0), (100, 1.0),
  ])
  func settlesWhenMeasured(damping: Double, expected: Double) {
    play {
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.damping = CGFloat(damping)
      #expect(isClose(spring.settlingDuration, expected, 1e-12))
    }
  }

  @Test func makesSpringsByHowTheyLook() {
    play {
      let spring = CASpringAnimation(perceptualDuration: 1, bounce: 0.5)
      #expect(isClose(spring.stiffness.native, 39.47841760435743, 1e-12))
      #expect(isClose(spring.damping.native, 6.283185307179586, 1e-12))
      #expect(isClose(spring.settlingDuration, 2.3438753795710707, 1e-12))
      #expect(spring.duration == spring.settlingDuration && spring.allowsOverdamping)
      #expect(spring.perceptualDuration == 1 && spring.bounce == 0.5 && spring.mass == 1)
      let plain = CASpringAnimation()
      #expect(plain.mass == 1 && plain.stiffness == 100 && plain.damping == 10)
      #expect(plain.initialVelocity == 0 && !plain.allowsOverdamping)
      #expect(isClose(plain.perceptualDuration, 0.6283185307179586, 1e-12))
      #expect(isClose(plain.bounce.native, 0.5, 1e-12))
    }
  }

  @Test func refusesImpossibleSprings() {
    let timeline = play {
      let spring = CASpringAnimation()
      spring.mass = 0
      spring.stiffness = -1
      spring.damping = -2
      #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    }
    #expect(timeline.rules == ["spring", "spring", "spring"])
  }

  /// Samples of the default spring at 0.1 s steps.
  @Test func swingsAsTheDefaultSpringDoes() {
    let timeline = play {
      let box = makeLayer()
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 0
      spring.toValue = 1
      spring.duration = spring.settlingDuration
      box.add(spring, forKey: nil)
    }
    let expected = [0, 0.340300, 0.849426, 1.124355, 1.153123, 1.074591, 1.002289]
    let times = (0...6).map { Double($0) / 10 }
    #expect(areClose(timeline.numbers("box.position.x", at: times), expected))
    #expect(timeline.notes.isEmpty)
  }

  @Test func cutsASpringWithoutDurationAndSaysSo() {
    let timeline = play {
      let box = makeLayer()
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.toValue = 1
      box.add(spring, forKey: nil)
    }
    #expect(timeline.duration == 0.25)
    #expect(timeline.rules == ["spring-duration"])
  }

  @Test func cutsTheChildrenOfAGroup() {
    let timeline = play {
      let box = makeLayer()
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 100
      move.duration = 4
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.beginTime = 1
      let group = CAAnimationGroup()
      group.animations = [move, fade]
      group.duration = 2
      box.add(group, forKey: nil)
    }
    #expect(timeline.duration == 2)
    #expect(timeline.numbers("box.position.x", at: [1, 1.999, 2]) == [25, 49.975, 0])
    // A child without duration takes its group's.
    #expect(timeline.numbers("box.opacity", at: [0.5, 1.5]) == [1, 0.75])
  }

  @Test func lastsAQuarterSecondAsAGroupWithoutDuration() {
    let timeline = play {
      let box = makeLayer()
      let move = CABasicAnimation(keyPath: "position.x")
      move.toValue = 100
      move.duration = 4
      let group = CAAnimationGroup()
      group.animations = [move]
      box.add(group, forKey: nil)
    }
    #expect(timeline.duration == 0.25)
  }

  /// Rounds of 0.4 s, whose turning instants are no exact numbers.
  @Test func keepsItsChildrenAtTheInstantsAtWhichItTurns() {
    let timeline = play {
      let box = makeLayer()
      let grow = CABasicAnimation(keyPath: "transform.scale.x")
      grow.fromValue = 1
      grow.toValue = 1.2
      let group = CAAnimationGroup()
      group.animations = [grow]
      group.duration = 0.4
      group.autoreverses = true
      group.repeatCount = 5
      box.add(group, forKey: nil)
    }
    for turn in [0.4, 1.2, 2, 2.8, 3.6] {
      #expect(isClose(timeline.number("box.transform.scale.x", at: turn), 1.2, 1e-6), "\(turn)")
    }
  }

  @Test func doesNotTellTheDelegateOfAChild() {
    final class Listener: CAAnimationDelegate {
      var count = 0
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { count += 1 }
    }
    let listener = Listener()
    play {
      let box = makeLayer()
      let move = CABasicAnimation(keyPath: "position.x")
      move.delegate = listener
      let group = CAAnimationGroup()
      group.animations = [move]
      group.duration = 1
      box.add(group, forKey: nil)
    }
    #expect(listener.count == 0)
  }

  private func keyframes(
    _ change: (CAKeyframeAnimation) -> Void, path: String = "position.x"
  ) -> Timeline {
    play {
      let box = makeLayer(at: CGPoint(x: -1, y: -1))
      let frames = CAKeyframeAnimation(keyPath: path)
      frames.duration = 1
      change(frames)
      box.add(frames, forKey: nil)
    }
  }

  // Rows of a project that measured some of them on QuartzCore; the rest is arithmetic.
  @Test func goesThroughItsValues() {
    let plain = keyframes { $0.values = [0, 10, 30] }
    #expect(plain.numbers("box.position.x", at: [0, 0.25, 0.5, 0.75]) == [0, 5, 10, 20])
    let timed = keyframes {
      $0.values = [0, 10, 30]
      $0.keyTimes = [0, 0.2, 1]
    }
    #expect(timed.numbers("box.position.x", at: [0.1, 0.2, 0.6]) == [5, 10, 20])
    let cubic = keyframes {
      $0.values = [0, 1, 4, 9]
      $0.keyTimes = [0, 0.25, 0.75, 1]
      $0.calculationMode = .cubic
    }
    #expect(isClose(cubic.number("box.position.x", at: 0.5), 2.25, 1e-3))
    let discrete = keyframes {
      $0.values = [1, 2, 3]
      $0.keyTimes = [0, 0.25, 0.75, 1]
      $0.calculationMode = .discrete
    }
    #expect(discrete.numbers("box.position.x", at: [0.1, 0.25, 0.5, 0.9]) == [1, 2, 2, 3])
    let paced = keyframes {
      $0.values = [0, 10, 40]
      $0.calculationMode = .paced
    }
    #expect(paced.numbers("box.position.x", at: [0.25, 0.5]) == [10, 20])
  }

  @Test func easesEachStretchAndTheWhole() {
    let timeline = keyframes {
      $0.values = [0, 10, 20]
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut),
      ]
    }
    #expect(isClose(timeline.number("box.position.x", at: 0.25), 3.1535681, 1e-5))
    #expect(isClose(timeline.number("box.position.x", at: 0.75), 16.8464319, 1e-5))
  }

  @Test func followsAPathSegmentBySegmentOrAtEvenSpeed() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 90))
    let linear = keyframes({ $0.path = path }, path: "position")
    #expect(linear.number("box.position.x", at: 0.25) == 5)
    let paced = keyframes(
      {
        $0.path = path
        $0.calculationMode = .paced
      }, path: "position")
    #expect(isClose(paced.number("box.position.y", at: 0.25), 15, 1e-6))
    #expect(isClose(paced.number("box.position.y", at: 0.5), 40, 1e-6))
  }

  @Test(arguments: [
    (id: "too few", [0, 1] as [NSNumber]), (id: "decreasing", [0, 0.8, 0.5]),
    (id: "beyond 1", [0, 0.5, 2]), (id: "does not begin at 0", [0.1, 0.5, 1]),
    (id: "does not end at 1", [0, 0.5, 0.9]),
  ])
  func ignoresImpossibleKeyTimes(id: String, times: [NSNumber]) {
    let timeline = keyframes {
      $0.values = [0, 10, 20]
      $0.keyTimes = times
    }
    #expect(timeline.rules == ["key-times"])
    #expect(timeline.number("box.position.x", at: 0.5) == 10)
  }

  @Test func saysThatTransformsHaveNoPace() {
    let timeline = keyframes(
      {
        $0.values = [CATransform3DIdentity, CATransform3DMakeScale(2, 2, 1)]
        $0.calculationMode = .paced
      }, path: "transform")
    #expect(timeline.rules == ["paced"])
    #expect(timeline.number("box.transform.a", at: 0.5) == 1)
  }

  @Test func putsATransitionUnderItsOwnKey() {
    let timeline = play {
      let box = makeLayer()
      let push = CATransition()
      push.type = .push
      push.subtype = .fromLeft
      push.duration = 0.5
      box.add(push, forKey: "mine")
      #expect(box.animationKeys() == ["transition"])
    }
    #expect(
      timeline.runs.first?.animation.motion == .transition(.init(kind: "push", subtype: "fromLeft"))
    )
    #expect(timeline.duration == 0.5)
    let plain = CATransition()
    #expect(plain.type == .fade && plain.startProgress == 0 && plain.endProgress == 1)
  }

  @Test func callsAtEveryFrame() {
    final class Counter {
      var times: [Double] = []
      var link: CADisplayLink?
      @MainActor func tick(_ link: CADisplayLink) {
        times.append(link.timestamp)
        if times.count == 3 { link.isPaused = true }
        if times.count == 5 { link.invalidate() }
      }
    }
    let counter = Counter()
    play {
      let link = CADisplayLink(target: counter, selector: _selector(counter.tick))
      link.add(to: .main, forMode: .common)
      at(0.5) { link.isPaused = false }
    }
    #expect(areClose(counter.times, [1, 2, 3, 31, 32].map { $0 / 60 }))
  }

  @Test func namesItsControlPoints() {
    let curve = CAMediaTimingFunction(name: .default)
    var point: [Float] = [0, 0]
    let expected: [[Float]] = [[0, 0], [0.25, 0.1], [0.25, 1], [1, 1]]
    for index in 0...3 {
      curve.getControlPoint(at: index, values: &point)
      #expect(point == expected[index])
    }
    play {
      #expect(CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).curve.control2.y == 0.4)
    }
  }
}
