import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor struct GeometryGotchaTests {
  private func turned(by angle: CGFloat, from start: CGFloat = 0) -> Timeline {
    play {
      let box = makeBox()
      box.transform = CGAffineTransform(rotationAngle: start)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.transform = CGAffineTransform(rotationAngle: angle)
      }
    }
  }

  /// 14: a whole turn does not move; three thirds do.
  @Test func wholeTurnDoesNothing() {
    let whole = turned(by: 2 * .pi)
    #expect(isClose(whole.number("box.transform.a", at: 0.5), 1))
    let thirds = play {
      let box = makeBox()
      UIView.animateKeyframes(
        withDuration: 3, delay: 0,
        options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      ) {
        for third in 1...3 {
          UIView.addKeyframe(
            withRelativeStartTime: Double(third - 1) / 3, relativeDuration: 1.0 / 3
          ) { box.transform = CGAffineTransform(rotationAngle: CGFloat(third) * 2 * .pi / 3) }
        }
      }
    }
    #expect(isClose(thirds.number("box.transform.b", at: 0.75), 1))
    #expect(isClose(thirds.number("box.transform.a", at: 1.5), -1))
    #expect(isClose(thirds.number("box.transform.b", at: 2.25), -1))
  }

  /// 15: a turn goes the short way; exactly half a turn has no short way, and a note says so.
  @Test func turnsGoTheShortWay() {
    #expect(turned(by: 3 * .pi / 2).number("box.transform.b", at: 0.5) < 0)
    #expect(turned(by: .pi * 0.99).number("box.transform.b", at: 0.5) > 0)
    #expect(turned(by: .pi * 1.01).number("box.transform.b", at: 0.5) < 0)
    let half = turned(by: .pi)
    #expect(half.rules == ["half-turn"])
    #expect(isClose(half.number("box.transform.b", at: 0.5), 1))
    #expect(turned(by: .pi * 0.999).rules.isEmpty)
  }

  /// 16: towards a scale of 0 the picture jumps; the completion does not.
  @Test func scaleToZeroJumps() {
    func scale(_ from: CGFloat, _ to: CGFloat) -> (Timeline, Double) {
      var end = 0.0
      let timeline = play {
        let box = makeBox()
        box.transform = CGAffineTransform(scaleX: from, y: from)
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: { box.transform = CGAffineTransform(scaleX: to, y: to) }
        ) { _ in end = now }
      }
      return (timeline, end)
    }
    let (gone, end) = scale(1, 0)
    #expect(gone.number("box.transform.a", at: 0.01) == 0)
    #expect(end == 1 && gone.rules == ["scale-zero"])
    #expect(isClose(scale(1, 0.001).0.number("box.transform.a", at: 0.5), 0.5005))
    // Popping in from 0 works.
    #expect(isClose(scale(0, 1).0.number("box.transform.a", at: 0.5), 0.5))
    #expect(scale(0, 1).0.rules.isEmpty)
  }

  /// 17: a new operation happens first.
  @Test func newOperationsHappenFirst() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let shift = CGAffineTransform(translationX: 10, y: 0)
    #expect(scale.concatenating(shift).tx == 10)
    #expect(scale.translatedBy(x: 10, y: 0).tx == 20)
    #expect(shift.scaledBy(x: 2, y: 2).tx == 10)
    let turned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
    #expect(isClose(turned.tx.native, 0) && isClose(turned.ty.native, 10))
  }

  /// 18: a frame under a transform is the box around the picture.
  @Test func frameIsTheBoundingBox() {
    play {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      box.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(box.frame == CGRect(x: -25, y: -25, width: 100, height: 100))
      #expect(box.bounds.size == CGSize(width: 50, height: 50))
      #expect(box.center == CGPoint(x: 25, y: 25))
    }
  }

  /// 19: another anchor point moves the picture; the place stays.
  @Test func anchorPointMovesThePicture() {
    play {
      let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      box.layer.anchorPoint = CGPoint(x: 0, y: 0)
      #expect(box.frame.origin == CGPoint(x: 125, y: 125))
      #expect(box.center == CGPoint(x: 125, y: 125))
      box.layer.position.x -= 25
      box.layer.position.y -= 25
      #expect(box.frame.origin == CGPoint(x: 100, y: 100))
    }
  }

  /// 39: angles turn clockwise on screen, and an arc is joined by a line.
  @Test func arcsTurnClockwiseOnScreen() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 100, y: 0), radius: 50, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    #expect(isClose(path.currentPoint.x.native, 100) && isClose(path.currentPoint.y.native, 50))
    #expect(path.cgPath.outline.elements[1] == .line(.init(x: 150, y: 0)))
  }

  /// 49: a mirror goes through a width of 0 and keeps its height.
  @Test func mirrorGoesThroughNoWidth() {
    let timeline = play {
      let box = makeBox()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.transform = CGAffineTransform(scaleX: -1, y: 1)
      }
    }
    #expect(areClose(timeline.numbers("box.transform.a", at: [0.25, 0.5, 0.75]), [0.5, 0, -0.5]))
    #expect(areClose(timeline.numbers("box.transform.d", at: [0.25, 0.5, 0.75]), [1, 1, 1]))
  }

  /// Transforms add up by multiplication: scales multiply, turns add (measured).
  @Test func transformsInFlightMultiply() {
    let timeline = play {
      let box = makeBox()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      after(0.5) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          box.transform = CGAffineTransform(scaleX: 4, y: 4)
        }
      }
    }
    // old/new is 0.5 each time, on its way to 1: 4 · 0.875 · 0.625 at 0.75 s.
    #expect(isClose(timeline.number("box.transform.a", at: 0.75), 4 * 0.875 * 0.625))
    #expect(timeline.number("box.transform.a", at: 1.5) == 4)
  }
}
