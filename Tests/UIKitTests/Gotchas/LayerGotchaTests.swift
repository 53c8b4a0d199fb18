import QuartzCore
import Testing
import Timelines
import UIKit

/// Numbers are those of the collection of well-known surprises; each is a documented or widely
/// reported behaviour.
@Suite(.serialized) @MainActor struct LayerGotchaTests {
  private func slide(_ box: UIView, _ change: (CABasicAnimation) -> Void = { _ in }) {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 50
    move.toValue = 250
    move.duration = 1
    change(move)
    box.layer.add(move, forKey: "slide")
  }

  /// 1: the layer snaps back, because the model was never set.
  @Test func snapsBackUnlessTheModelIsSet() {
    let forgotten = play { slide(makeBox()) }
    #expect(forgotten.numbers("box.center.x", at: [0.5, 1]) == [150, 50])
    #expect(forgotten.number("box.center.x", at: 1, .before) == 250)
    let right = play {
      let box = makeBox()
      slide(box)
      box.layer.position.x = 250
    }
    #expect(right.numbers("box.center.x", at: [0.5, 1]) == [150, 250])
  }

  /// 2, 3: fill mode alone holds nothing; without removal the model stays behind for ever.
  @Test func holdsOnlyWithoutRemoval() {
    let removed = play { slide(makeBox()) { $0.fillMode = .forwards } }
    #expect(removed.number("box.center.x", at: 2) == 50)
    var hit = false
    let held = play(input: ["at 2s tap box"]) {
      let box = makeBox()
      box.addGestureRecognizer(Tap { hit = true })
      slide(box) {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }
    }
    #expect(held.number("box.center.x", at: 9) == 250)
    #expect(held.number("model:box.center.x", at: 9) == 50)
    #expect(hit)
  }

  /// 24: a spring without duration is cut after 0.25 s.
  @Test func cutsASpringWithoutDuration() {
    let timeline = play {
      let box = makeBox()
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 50
      spring.toValue = 250
      box.layer.add(spring, forKey: nil)
    }
    #expect(timeline.duration == 0.25)
    #expect(timeline.rules == ["spring-duration"])
  }

  /// 31: the completion block must be set before the animations are added.
  @Test func transactionWaitsOnlyForWhatFollows() {
    var times: [Double] = []
    play {
      let box = makeBox()
      for isFirst in [true, false] {
        CATransaction.begin()
        if isFirst { CATransaction.setCompletionBlock { times.append(now) } }
        slide(box)
        if !isFirst { CATransaction.setCompletionBlock { times.append(now) } }
        CATransaction.commit()
      }
    }
    #expect(times == [0, 1])
  }

  /// 32, 33: a layer of one's own animates by itself, a view's layer does not.
  @Test func onlyLayersWithoutViewAnimateByThemselves() {
    let timeline = play {
      let box = makeBox()
      let dot = CALayer()
      dot.name = "dot"
      box.layer.addSublayer(dot)
      after(1) {
        box.layer.opacity = 0
        dot.opacity = 0
      }
      after(2) {
        CATransaction.setDisableActions(true)
        dot.opacity = 1
      }
    }
    #expect(timeline.tracks.map(\.name) == ["dot.opacity"])
    #expect(timeline.number("box.alpha", at: 1) == 0)
    #expect(timeline.number("dot.opacity", at: 1.25) == 0)
    #expect(timeline.number("dot.opacity", at: 2) == 1)
  }

  /// 34: a sublayer inside a block keeps the transaction's timing.
  @Test func sublayerIgnoresTheBlock() {
    let timeline = play {
      let box = makeBox()
      let dot = CALayer()
      dot.name = "dot"
      box.layer.addSublayer(dot)
      after(1) {
        UIView.animate(withDuration: 2) {
          box.alpha = 0
          dot.opacity = 0
        }
      }
    }
    let ends = timeline.runs.map(\.animation.timing.duration)
    #expect(ends == [2, 0.25])
  }

  /// 35: a group's children are cut at its duration.
  @Test func groupCutsItsChildren() {
    let timeline = play {
      let box = makeBox()
      let move = CABasicAnimation(keyPath: "position.x")
      move.toValue = 250
      move.duration = 2
      let group = CAAnimationGroup()
      group.animations = [move]
      group.duration = 1
      box.layer.add(group, forKey: nil)
    }
    #expect(timeline.duration == 1)
    #expect(timeline.number("box.center.x", at: 0.5) == 100)
  }

  /// 36: a begin time is absolute, and needs a fill mode for what shows before.
  @Test func beginTimeIsAbsolute() {
    let timeline = play {
      let box = makeBox()
      after(1) {
        slide(box) {
          $0.fromValue = 0
          $0.beginTime = CACurrentMediaTime() + 2
        }
      }
    }
    #expect(timeline.numbers("box.center.x", at: [2, 3.5, 4]) == [50, 125, 50])
    let past = play {
      let box = makeBox()
      after(3) { slide(box) { $0.beginTime = 2 } }
    }
    #expect(past.numbers("box.center.x", at: [3, 3.5]) == [50, 50])
  }

  /// 37: paths of different make cannot turn into each other.
  @Test func morphNeedsTheSameElements() {
    func morph(_ end: UIBezierPath) -> Timeline {
      play {
        let shape = CAShapeLayer()
        shape.name = "shape"
        view.layer.addSublayer(shape)
        let change = CABasicAnimation(keyPath: "path")
        change.fromValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        change.toValue = end.cgPath
        change.duration = 1
        shape.add(change, forKey: nil)
      }
    }
    let good = morph(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)))
    #expect(good.rules.isEmpty)
    let bad = morph(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 10)))
    #expect(bad.rules == ["path-morph"])
  }

  /// 38: a shape is filled with black unless told otherwise.
  @Test func shapeIsBlackByDefault() {
    play { #expect(CAShapeLayer().read("fillColor") == .color(.black)) }
  }

  /// 47, 48: keys replace, nil stacks, and an added animation is a copy.
  @Test func keysReplaceAndAnimationsAreCopied() {
    let timeline = play {
      let box = makeBox()
      slide(box)
      slide(box) { $0.toValue = 150 }
      let move = CABasicAnimation(keyPath: "position.y")
      move.fromValue = 50
      move.toValue = 90
      move.duration = 1
      box.layer.add(move, forKey: nil)
      box.layer.add(move, forKey: nil)
      move.toValue = 1000
      #expect(box.layer.liveAnimations.count == 3)
    }
    #expect(timeline.number("box.center.x", at: 0.5) == 100)
    #expect(timeline.number("box.center.y", at: 0.5) == 70)
  }
}
