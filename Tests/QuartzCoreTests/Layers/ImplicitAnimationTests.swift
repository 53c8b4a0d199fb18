import CoreGraphics
import Engine
import QuartzCore
import Testing
import Timelines

@Suite(.serialized) @MainActor struct ImplicitAnimationTests {
  /// Documented: 0.25 seconds with the default curve.
  @Test func animatesALayerWithoutView() {
    let timeline = play {
      let dot = makeLayer("dot")
      at(1) { dot.position.x = 100 }
    }
    #expect(
      areClose(
        timeline.numbers("dot.position.x", at: [1, 1.0625, 1.125, 1.1875, 1.25]),
        [0, 40.851059, 80.240339, 96.045898, 100], 1e-5))
    #expect(timeline.number("model:dot.position.x", at: 1) == 100)
  }

  @Test func showsAFreshLayerAtOnce() {
    let timeline = play {
      let dot = makeLayer("dot")
      dot.opacity = 0.5
      at(1) {
        let late = makeLayer("late", in: dot)
        late.opacity = 0.2
      }
    }
    #expect(timeline.runs.isEmpty)
  }

  @Test func followsTheTransaction() {
    let timeline = play {
      let dot = makeLayer("dot")
      at(1) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        dot.opacity = 0
        CATransaction.commit()
        dot.cornerRadius = 8
      }
      at(5) {
        CATransaction.setDisableActions(true)
        dot.opacity = 1
      }
      at(6) {
        CATransaction.setAnimationDuration(0)
        dot.opacity = 0.5
      }
    }
    #expect(areClose(timeline.numbers("dot.opacity", at: [1, 2, 2.9, 3]), [1, 0.5, 0.05, 0]))
    #expect(timeline.number("dot.opacity", at: 5) == 1)
    #expect(timeline.number("dot.opacity", at: 6) == 0.5)
    #expect(timeline.runs.map(\.animation.timing.duration) == [2, 0.25])
  }

  @Test func startsFromWhatShowsWhenItIsRetargeted() {
    let timeline = play {
      let dot = makeLayer("dot")
      at(1) { dot.position.x = 100 }
      at(1.125) { dot.position.x = 0 }
    }
    #expect(isClose(timeline.number("dot.position.x", at: 1.125), 80.240339, 1e-5))
    #expect(timeline.number("dot.position.x", at: 1.375) == 0)
  }

  @Test func leavesPathAndHiddenAlone() {
    let timeline = play {
      let stage = makeStage()
      let shape = CAShapeLayer()
      stage.addSublayer(shape)
      at(1) {
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        shape.isHidden = true
        shape.masksToBounds = true
        shape.lineCap = .round
      }
      at(2) { shape.strokeEnd = 0.5 }
    }
    #expect(timeline.runs.map(\.animation.keyPath) == ["strokeEnd"])
  }

  @Test func asksDelegateThenTableThenClass() {
    final class Answer: CAAction {
      var heard: [String] = []
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        heard.append(event)
      }
    }
    final class Delegate: CALayerDelegate {
      let answer: any CAAction
      init(_ answer: any CAAction) { self.answer = answer }
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? answer : nil
      }
    }
    let (first, second) = (Answer(), Answer())
    let delegate = Delegate(first)
    let timeline = play {
      let dot = makeLayer("dot")
      dot.delegate = delegate
      dot.actions = ["opacity": second, "cornerRadius": second, "borderWidth": NSNull()]
      at(1) {
        dot.opacity = 0
        dot.cornerRadius = 1
        dot.borderWidth = 2
        dot.zPosition = 3
      }
    }
    #expect(first.heard == ["opacity"])
    #expect(second.heard == ["cornerRadius"])
    #expect(timeline.runs.map(\.animation.keyPath) == ["zPosition"])
  }

  @Test func addsNoAnimationForAnEqualValue() {
    let timeline = play {
      let dot = makeLayer("dot")
      at(1) { dot.opacity = 1 }
    }
    #expect(timeline.runs.isEmpty)
  }
}
