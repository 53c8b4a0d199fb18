import CoreGraphics
import Engine
import QuartzCore
import Testing
import Timelines

@Suite(.serialized) @MainActor struct BasicAnimationTests {
  private func slide(_ change: (CABasicAnimation) -> Void) -> Timeline {
    play {
      let box = makeLayer(at: CGPoint(x: 3, y: 0))
      let move = CABasicAnimation(keyPath: "position.x")
      move.duration = 1
      change(move)
      box.add(move, forKey: "move")
    }
  }

  @Test func snapsBackBecauseTheModelWasNeverSet() {
    let timeline = slide {
      $0.fromValue = 0
      $0.toValue = 10
    }
    #expect(timeline.numbers("box.position.x", at: [0, 0.5, 1]) == [0, 5, 3])
    #expect(timeline.number("box.position.x", at: 1, .before) == 10)
    #expect(timeline.number("model:box.position.x", at: 0.5) == 3)
  }

  /// What is given of from, to and by, and what shows at the start, in the middle and at the end.
  struct Given: Sendable {
    var from: Double?
    var to: Double?
    var by: Double?
    var expected: [Double]
  }

  // The documented meanings of from, to and by; the model is 3.
  nonisolated static let given: [Given] = [
    Given(from: 0, to: 10, expected: [0, 5, 10]),
    Given(from: 0, by: 4, expected: [0, 2, 4]),
    Given(to: 10, by: 4, expected: [6, 8, 10]),
    Given(from: 0, expected: [0, 1.5, 3]),
    Given(to: 10, expected: [3, 6.5, 10]),
    Given(by: 4, expected: [3, 5, 7]),
    Given(expected: [3, 3, 3]),
  ]

  @Test(arguments: given)
  func interpolatesWhatIsGiven(row: Given) {
    let timeline = slide {
      $0.fromValue = row.from
      $0.toValue = row.to
      $0.byValue = row.by
    }
    let found = [0, 0.5].map { timeline.number("box.position.x", at: $0) }
    #expect(found + [timeline.number("box.position.x", at: 1, .before)] == row.expected)
  }

  // A 1 s move from 0 to 10 that begins at 0.5, on a model of 3.
  @Test(arguments: [
    (CAMediaTimingFillMode.removed, false, [3.0, 3, 3]),
    (.forwards, false, [3, 10, 10]),
    (.backwards, false, [0, 3, 3]),
    (.both, false, [0, 10, 10]),
    (.removed, true, [3, 3, 3]),
    (.forwards, true, [3, 3, 3]),
    (.backwards, true, [0, 3, 3]),
    (.both, true, [0, 3, 3]),
  ])
  func fillsAsItsModeSays(mode: CAMediaTimingFillMode, isRemoved: Bool, expected: [Double]) {
    let timeline = slide {
      $0.fromValue = 0
      $0.toValue = 10
      $0.beginTime = CACurrentMediaTime() + 0.5
      $0.fillMode = mode
      $0.isRemovedOnCompletion = isRemoved
    }
    #expect(timeline.numbers("box.position.x", at: [0.2, 1.5, 1.8]) == expected)
    #expect(timeline.number("box.position.x", at: 1) == 5)
  }

  @Test func coercesWhatObjectiveCWouldBox() {
    let values: [Any] = [
      10, 10.0, Float(10), CGFloat(10), NSNumber(value: 10), Int64(10), 10 as Any? as Any,
    ]
    for value in values {
      let timeline = slide {
        $0.fromValue = 0
        $0.toValue = value
      }
      #expect(timeline.number("box.position.x", at: 0.5) == 5, "\(type(of: value))")
      #expect(timeline.notes.isEmpty)
    }
    let timeline = play {
      let box = makeLayer()
      let move = CABasicAnimation(keyPath: "position")
      move.fromValue = NSValue(cgPoint: .zero)
      move.toValue = CGPoint(x: 8, y: 4)
      move.duration = 1
      box.add(move, forKey: nil)
    }
    #expect(timeline.numbers("box.position.y", at: [0.5]) == [2])
  }

  @Test func saysWhatCannotBeAnimated() {
    let timeline = slide {
      $0.fromValue = "zero"
      $0.toValue = 10
    }
    #expect(timeline.rules == ["value-type"])
    #expect(timeline.number("box.position.x", at: 0) == 3)
  }

  @Test(arguments: [
    ("strokend", "strokeEnd"), ("postion.x", "position.x"),
    ("transform.rotate", "transform.rotation"),
    ("opacty", "opacity"),
  ])
  func namesTheNearestKeyPath(wrong: String, right: String) {
    let timeline = play {
      let box = makeLayer()
      let move = CABasicAnimation(keyPath: wrong)
      move.toValue = 1
      move.duration = 1
      box.add(move, forKey: nil)
    }
    #expect(timeline.rules == ["key-path"])
    #expect(timeline.notes.first?.text.contains("\"\(right)\"") == true)
    #expect(timeline.duration == 1)
  }

  @Test func saysThatFrameIsNotAnimatable() {
    let timeline = play {
      let box = makeLayer()
      let move = CABasicAnimation(keyPath: "frame")
      move.toValue = CGRect.zero
      box.add(move, forKey: nil)
    }
    #expect(timeline.notes.first?.text.contains("position") == true)
  }

  @Test func copiesWhatIsAdded() {
    let timeline = play {
      let box = makeLayer()
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 10
      move.duration = 1
      box.add(move, forKey: "move")
      move.toValue = 99
      move.duration = 5
      #expect((box.animation(forKey: "move") as? CABasicAnimation)?.toValue as? Int == 10)
      #expect(box.animation(forKey: "move")?.duration == 1)
    }
    #expect(timeline.number("box.position.x", at: 0.5) == 5)
    #expect(timeline.duration == 1)
  }

  @Test func refusesToChangeWhatALayerHolds() {
    let timeline = play {
      let box = makeLayer()
      let move = CABasicAnimation(keyPath: "position.x")
      move.duration = 1
      box.add(move, forKey: "move")
      box.animation(forKey: "move")?.duration = 2
    }
    guard case .stopped? = timeline.ending else {
      Issue.record("it went on")
      return
    }
  }

  @Test func replacesUnderTheSameKeyAndStacksWithoutOne() {
    play {
      let box = makeLayer()
      let move = CABasicAnimation(keyPath: "position.x")
      move.toValue = 10
      move.duration = 1
      box.add(move, forKey: "a")
      box.add(move, forKey: "a")
      box.add(move, forKey: "b")
      #expect(box.animationKeys() == ["a", "b"])
      box.add(move, forKey: nil)
      box.add(move, forKey: nil)
      #expect(box.animationKeys() == ["a", "b"])
      #expect(box.liveAnimations.count == 4)
      box.removeAnimation(forKey: "a")
      #expect(box.animationKeys() == ["b"])
      box.removeAllAnimations()
      #expect(box.animationKeys() == nil)
    }
  }

  @Test func addsUpAdditiveValues() {
    let timeline = slide {
      $0.fromValue = 10
      $0.toValue = 20
      $0.isAdditive = true
    }
    #expect(timeline.number("box.position.x", at: 0.5) == 18)
  }

  @Test func runsBackAndForthAndRepeats() {
    let timeline = slide {
      $0.fromValue = 0
      $0.toValue = 10
      $0.autoreverses = true
      $0.repeatCount = 1.5
    }
    #expect(timeline.numbers("box.position.x", at: [0.5, 1.5, 2.5]) == [5, 5, 5])
    #expect(timeline.number("box.position.x", at: 3, .before) == 10)
    #expect(timeline.duration == 3)
  }

  @Test func accumulatesCycles() {
    let timeline = slide {
      $0.fromValue = 10
      $0.toValue = 20
      $0.isCumulative = true
      $0.repeatCount = 3
    }
    #expect(timeline.number("box.position.x", at: 1.5) == 35)
  }

  @Test func takesTheTransactionsDurationWhenItHasNone() {
    let timeline = play {
      let box = makeLayer()
      let move = CABasicAnimation(keyPath: "position.x")
      move.toValue = 10
      box.add(move, forKey: nil)
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      box.add(move, forKey: nil)
      CATransaction.commit()
    }
    #expect(timeline.runs.map(\.animation.timing.duration) == [0.25, 3])
  }

  @Test func turnsOnceThroughTheAngleAndNotThroughTheMatrix() {
    func turn(_ path: String, _ value: Any) -> Timeline {
      play {
        let box = makeLayer()
        let turn = CABasicAnimation(keyPath: path)
        turn.toValue = value
        turn.duration = 1
        box.add(turn, forKey: nil)
      }
    }
    let angle = turn("transform.rotation.z", 2 * Double.pi)
    #expect(isClose(angle.number("box.transform.a", at: 0.25), 0))
    #expect(isClose(angle.number("box.transform.b", at: 0.25), 1))
    let matrix = turn("transform", CATransform3DMakeRotation(2 * .pi, 0, 0, 1))
    #expect(isClose(matrix.number("box.transform.a", at: 0.25), 1))
  }

  @Test func keepsTheOtherPartsOfATransform() {
    let timeline = play {
      let box = makeLayer()
      box.transform = CATransform3DMakeScale(2, 3, 4)
      let grow = CABasicAnimation(keyPath: "transform.scale.x")
      grow.toValue = 4
      grow.duration = 1
      box.add(grow, forKey: nil)
    }
    let shown = timeline.shown(timeline.object(named: "box") ?? 0, "transform", at: 0.5)
    guard case .matrix3D(let matrix) = shown else {
      Issue.record("no transform of space")
      return
    }
    #expect(
      [matrix[0, 0], matrix[1, 1], matrix[2, 2]].elementsEqual([3, 3, 4]) { isClose($0, $1) })
  }

  @Test func tellsItsDelegate() {
    final class Listener: CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) {
        heard.append("start \(anim.value(forKey: "id") ?? "") \(CACurrentMediaTime())")
      }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        heard.append("stop \(flag) \(CACurrentMediaTime())")
      }
    }
    let listener = Listener()
    play {
      let box = makeLayer()
      let move = CABasicAnimation(keyPath: "position.x")
      move.toValue = 10
      move.duration = 1
      move.beginTime = 0.5
      move.delegate = listener
      move.setValue("one", forKey: "id")
      box.add(move, forKey: "move")
      at(1) { box.add(move, forKey: "move") }
      at(1.2) { box.removeAllAnimations() }
    }
    #expect(
      listener.heard == [
        "start one 0.5", "stop false 1.0", "start one 1.0", "stop false 1.2",
      ])
  }

  @Test func givesPresentationValuesInFlight() {
    var seen: [CGFloat] = []
    play {
      let box = makeLayer(at: CGPoint(x: 3, y: 0))
      #expect(box.presentation() == nil)
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 10
      move.duration = 1
      box.add(move, forKey: nil)
      for time in [0.25, 0.75, 1.5] {
        at(time) {
          let shown = box.presentation()
          seen.append(shown?.position.x ?? .nan)
          // A presentation copy cannot be changed.
          shown?.position.x = 77
          #expect(shown?.frame.midX == shown?.position.x)
        }
      }
    }
    #expect(seen == [2.5, 7.5, 3])
  }
}
