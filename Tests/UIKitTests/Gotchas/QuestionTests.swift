import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

/// Questions that people really asked in public, each with the behaviour that answers it.
@Suite(.serialized) @MainActor struct QuestionTests {
  private func turn(_ box: UIView, _ change: (CABasicAnimation) -> Void) {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.duration = 1
    change(turn)
    box.layer.add(turn, forKey: "turn")
  }

  /// "A finite repeat with autoreverse ends with a snap": the model is the end value.
  @Test func finiteRepeatSnapsToTheModel() {
    func pulse(_ count: Float) -> Timeline {
      play {
        let box = makeBox()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationRepeatCount(count)
        UIView.setAnimationRepeatAutoreverses(true)
        box.center.x = 150
        UIView.commitAnimations()
      }
    }
    #expect(pulse(2).number("box.center.x", at: 4, .before) == 50)
    #expect(pulse(2).number("box.center.x", at: 4) == 150)
    #expect(pulse(2.5).number("box.center.x", at: 5, .before) == 150)
  }

  /// "A rotated layer returns to its first angle": the model was never set.
  @Test func rotationReturnsUnlessTheModelIsSet() {
    let back = play { turn(makeBox()) { $0.toValue = Double.pi / 2 } }
    #expect(isClose(back.number("box.transform.b", at: 0.5), 0.70710678))
    #expect(back.number("box.transform.b", at: 1) == 0)
    let kept = play {
      let box = makeBox()
      box.transform = CGAffineTransform(rotationAngle: .pi / 2)
      turn(box) { $0.fromValue = 0 }
    }
    #expect(isClose(kept.number("box.transform.b", at: 0.5), 0.70710678))
    #expect(kept.number("box.transform.b", at: 1) == 1)
  }

  /// "A kept animation leaks its delegate": as long as it is attached.
  @Test func keptAnimationKeepsItsDelegate() {
    final class Listener: CAAnimationDelegate {}
    weak var gone: Listener?
    play {
      let box = makeBox()
      let listener = Listener()
      gone = listener
      turn(box) {
        $0.toValue = 1
        $0.isRemovedOnCompletion = false
        $0.delegate = listener
      }
      after(2) {
        #expect(gone != nil)
        box.layer.removeAllAnimations()
      }
      after(3) { #expect(gone == nil) }
    }
  }

  /// "A ring driven by a display link never closes": each assignment starts an implicit animation.
  @Test func ringNeedsActionsDisabled() {
    func drive(_ quietly: Bool) -> Timeline {
      play(horizon: 2) {
        let ring = CAShapeLayer()
        ring.name = "ring"
        ring.strokeEnd = 0
        view.layer.addSublayer(ring)
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
          CATransaction.begin()
          CATransaction.setDisableActions(quietly)
          ring.strokeEnd += 0.1
          CATransaction.commit()
          if ring.strokeEnd > 0.95 { timer.invalidate() }
        }
      }
    }
    #expect(isClose(drive(true).number("ring.strokeEnd", at: 1), 1))
    #expect(drive(true).runs.isEmpty)
    #expect(drive(false).number("ring.strokeEnd", at: 1) < 0.95)
  }

  /// "The square pauses on short segments": each one takes the same time unless it is paced.
  @Test func pathSegmentsTakeEqualTime() {
    func drive(_ mode: CAAnimationCalculationMode) -> Timeline {
      play {
        let box = makeBox()
        let track = UIBezierPath()
        track.move(to: .zero)
        track.addLine(to: CGPoint(x: 300, y: 0))
        track.addLine(to: CGPoint(x: 300, y: 100))
        let drive = CAKeyframeAnimation(keyPath: "position")
        drive.path = track.cgPath
        drive.duration = 4
        drive.calculationMode = mode
        box.layer.add(drive, forKey: nil)
      }
    }
    #expect(drive(.linear).number("box.center.x", at: 1) == 150)
    #expect(isClose(drive(.paced).number("box.center.x", at: 1), 100, 1e-6))
  }

  /// "A pie slice from 0 to 90 degrees is drawn lower right", and Core Graphics turns the other way.
  @Test func anglesTurnClockwise() {
    let (bezier, plain) = (UIBezierPath(), CGMutablePath())
    bezier.addArc(
      withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    plain.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(bezier.currentPoint.y > 9.99 && plain.currentPoint.y > 9.99)
    #expect(bezier.bounds.width < 10.01 && plain.boundingBox.width < 10.01)
  }

  /// "Two keyframe animations that should be equal run at different times": one is eased as a whole.
  @Test func keyframesInsideALinearBlockAreLinear() {
    func fade(_ body: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void) -> Timeline {
      play {
        let box = makeBox()
        body {
          UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
              box.alpha = 0
            }
          }
        }
      }
    }
    let eased = fade { $0() }
    #expect(eased.number("box.alpha", at: 0.3) == 1)
    let linear = fade { body in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: body)
    }
    #expect(isClose(linear.number("box.alpha", at: 0.5), 0.5))
    #expect(linear.number("box.alpha", at: 0.25) == 1)
    #expect(isClose(linear.number("box.alpha", at: 0.3), 0.9))
  }

  /// "Equal keyframes move at different speeds although calculationModeLinear is given": the mode
  /// says how values are joined, not how the whole is eased.
  @Test func calculationModeIsNoCurve() {
    func steps(_ options: UIView.KeyframeAnimationOptions) -> [Double] {
      let timeline = play {
        let box = makeBox(at: .zero)
        UIView.animateKeyframes(
          withDuration: 4, delay: 0, options: options,
          animations: {
            for index in 0..<4 {
              UIView.addKeyframe(
                withRelativeStartTime: Double(index) / 4, relativeDuration: 0.25
              ) { box.center.x += 100 }
            }
          })
      }
      let places = timeline.numbers("box.center.x", at: [0, 1, 2, 3, 4])
      return zip(places, places.dropFirst()).map { $1 - $0 }
    }
    let eased = steps(.calculationModeLinear)
    #expect(areClose(eased, [51.664772, 148.335228, 148.335228, 51.664772], 1e-5))
    let even = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    #expect(areClose(steps([.calculationModeLinear, even]), [100, 100, 100, 100]))
  }

  /// "The progress begins at the top instead of at 315 degrees": strokes count from the path's
  /// first point, so the path must begin there.
  @Test func strokesBeginAtThePathsFirstPoint() {
    let timeline = play {
      let ring = CAShapeLayer()
      ring.name = "ring"
      let start = 1.75 * CGFloat.pi
      ring.path =
        UIBezierPath(
          arcCenter: .zero, radius: 100, startAngle: start, endAngle: start + 2 * .pi,
          clockwise: true
        ).cgPath
      view.layer.addSublayer(ring)
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      draw.fromValue = 0
      draw.toValue = 1
      draw.duration = 1
      ring.add(draw, forKey: nil)
    }
    let side = 100 * 0.5.squareRoot()
    for (time, x, y) in [(0.0, side, -side), (0.25, side, side), (0.5, -side, side)] {
      #expect(isClose(timeline.number("ring.strokeEnd.tip.x", at: time), x, 1e-6))
      #expect(isClose(timeline.number("ring.strokeEnd.tip.y", at: time), y, 1e-6))
    }
  }

  /// "Up, spin, down, spin moves the picture": a transform has no history, only a product.
  @Test func transformsHaveNoHistory() {
    let timeline = play {
      let box = makeBox()
      let up = CGAffineTransform(translationX: 0, y: -100)
      let spin = CGAffineTransform(rotationAngle: .pi / 2)
      let down = CGAffineTransform(translationX: 0, y: 100)
      UIView.animate(withDuration: 1) {
        box.transform = up.concatenating(spin).concatenating(down).concatenating(spin)
      }
    }
    #expect(isClose(timeline.number("box.transform.tx", at: 1), -100))
    #expect(isClose(timeline.number("box.transform.ty", at: 1), 100))
  }

  /// "Repeated rotation by pi swings back and forth": the angle must be animated.
  @Test func repeatedHalfTurnsNeedTheAngle() {
    let turns = play {
      turn(makeBox()) {
        $0.byValue = Double.pi
        $0.repeatCount = 2
        $0.isCumulative = true
      }
    }
    #expect(isClose(turns.number("box.transform.b", at: 0.5), 1))
    #expect(isClose(turns.number("box.transform.b", at: 1.5), -1))
  }

  /// "transition(from:to:) does nothing": its container came on the screen in the same turn.
  @Test func transitionNeedsAnEarlierTurn() {
    func flip(_ delay: Double) -> [String] {
      play {
        let container = makeBox("container")
        let (front, back) = (UIView(), UIView())
        container.addSubview(front)
        let flip = { @MainActor in
          UIView.transition(
            from: front, to: back, duration: 1, options: .transitionFlipFromRight)
        }
        if delay > 0 { after(delay, flip) } else { flip() }
      }.rules
    }
    #expect(flip(0) == ["transition-too-early"])
    #expect(flip(0.1).isEmpty)
  }

  /// "A moving button can only be tapped where it will arrive": ask its presentation layer.
  @Test func presentationFindsTheVisiblePlace() {
    var log: [Bool] = []
    play {
      let box = makeBox()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 350 }
      after(0.5) {
        let touch = CGPoint(x: 200, y: 50)
        log = [
          box.layer.presentation()?.hitTest(touch) != nil, box.layer.hitTest(touch) != nil,
        ]
      }
    }
    #expect(log == [true, false])
  }

  /// "Animations are gone after the layer left the window": they must be added again.
  @Test func animationsGoWithTheWindow() {
    let timeline = play(horizon: 4) {
      let box = makeBox()
      turn(box) {
        $0.toValue = 1
        $0.repeatCount = .infinity
      }
      after(1) { box.removeFromSuperview() }
      after(2) { view.addSubview(box) }
      after(3) { #expect(box.layer.animationKeys() == nil) }
    }
    #expect(timeline.ending == .idle)
  }

  /// "fractionComplete of an inactive animator moves nothing": it must bring the animator to life.
  @Test func fractionBringsAnAnimatorToLife() {
    let timeline = play {
      let box = makeBox()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.alpha = 0 }
      animator.fractionComplete = 0.25
      #expect(animator.state == .active && !animator.isRunning)
      after(1) { animator.stopAnimation(true) }
    }
    #expect(timeline.number("box.alpha", at: 0.5) == 0.75)
  }

  /// "Pressing again does nothing": a finished animator has nothing left to play, and turning to the
  /// angle already held is no change.
  @Test func finishedAnimatorHasNothingLeft() {
    var log: [Double] = []
    let timeline = play {
      let box = makeBox()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        box.transform = CGAffineTransform(rotationAngle: 1)
      }
      animator.startAnimation()
      after(2) {
        animator.addCompletion { _ in log.append(now) }
        animator.startAnimation()
        UIView.animate(
          withDuration: 1, animations: { box.transform = CGAffineTransform(rotationAngle: 1) }
        ) { _ in log.append(now) }
      }
    }
    #expect(log == [2, 2])
    #expect(timeline.runs.count == 1)
  }
}
