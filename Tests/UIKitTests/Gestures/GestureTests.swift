import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor
struct GestureTests {
  @Test func tapCallsItsTargetOnce() {
    let listener = Listener()
    let timeline = play(input: ["at 1.5s tap box"]) {
      makeBox().addGestureRecognizer(
        UITapGestureRecognizer(target: listener, action: _selector(listener.hear(_:))))
    }
    #expect(listener.log == ["ended"])
    #expect(listener.times == [1.5])
    #expect(timeline.events.contains { $0.name.contains("gesture") })
  }

  @Test func imageViewsTakeNoTouchesByThemselves() {
    let listener = Listener()
    play(input: ["at 1s tap picture", "at 2s tap picture"]) {
      let picture = UIImageView(image: UIImage(named: "cloud"))
      picture.accessibilityIdentifier = "picture"
      view.addSubview(picture)
      picture.addGestureRecognizer(
        UITapGestureRecognizer(target: listener, action: _selector(listener.hear(_:))))
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
        picture.isUserInteractionEnabled = true
      }
    }
    #expect(listener.times == [2])
  }

  @Test func doubleTapNeedsTwoTapsAndSingleTapCanWaitForItsFailure() {
    let (once, twice) = (Listener(), Listener())
    play(input: ["at 1s tap box", "at 3s doubletap box"]) {
      let box = makeBox()
      let double = UITapGestureRecognizer(target: twice, action: _selector(twice.hear(_:)))
      double.numberOfTapsRequired = 2
      let single = UITapGestureRecognizer(target: once, action: _selector(once.hear(_:)))
      single.require(toFail: double)
      box.addGestureRecognizer(single)
      box.addGestureRecognizer(double)
    }
    #expect(twice.log == ["ended"])
    #expect(once.log == ["ended"])
    #expect(once.times == [1.35])
  }

  @Test func panTellsTranslationAndVelocity() {
    let listener = Listener()
    let timeline = play(input: ["at 1s pan box by 40,20 in 0.4s"]) {
      let box = makeBox()
      let start = box.center
      let pan = UIPanGestureRecognizer(target: listener, action: _selector(listener.hear(_:)))
      listener.onCall = { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        let way = pan.translation(in: view)
        box.center = CGPoint(x: start.x + way.x, y: start.y + way.y)
        if pan.state == .ended { listener.velocity = pan.velocity(in: view) }
      }
      box.addGestureRecognizer(pan)
    }
    #expect(listener.log.first == "began" && listener.log.last == "ended")
    #expect(listener.log.filter { $0 == "changed" }.count >= 3)
    #expect(isClose(timeline.number("box.center.x", at: 2), 90))
    #expect(isClose(timeline.number("box.center.y", at: 2), 70))
    #expect(isClose(listener.velocity.x.native, 100, 1))
  }

  @Test func translationCountsFromWhereItIsSet() {
    let listener = Listener()
    let timeline = play(input: ["at 1s pan box by 40,0 in 0.4s"]) {
      let box = makeBox()
      let pan = UIPanGestureRecognizer(target: listener, action: _selector(listener.hear(_:)))
      listener.onCall = { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        box.center.x += pan.translation(in: view).x
        pan.setTranslation(.zero, in: view)
      }
      box.addGestureRecognizer(pan)
    }
    #expect(isClose(timeline.number("box.center.x", at: 2), 90))
  }

  @Test func pinchAndRotationFollowTwoFingers() {
    let (pinched, turned) = (Listener(), Listener())
    play(input: ["at 1s pinch box to 1.5 in 0.3s", "at 3s rotate box by 0.5 in 0.3s"]) {
      let box = makeBox()
      let pinch = UIPinchGestureRecognizer(target: pinched, action: _selector(pinched.hear(_:)))
      pinched.onCall = { recognizer in
        if let pinch = recognizer as? UIPinchGestureRecognizer { pinched.last = pinch.scale }
      }
      let turn = UIRotationGestureRecognizer(target: turned, action: _selector(turned.hear(_:)))
      turned.onCall = { recognizer in
        if let turn = recognizer as? UIRotationGestureRecognizer { turned.last = turn.rotation }
      }
      box.addGestureRecognizer(pinch)
      box.addGestureRecognizer(turn)
    }
    #expect(isClose(pinched.last.native, 1.5))
    #expect(isClose(turned.last.native, 0.5))
    #expect(pinched.log.last == "ended" && turned.log.last == "ended")
  }

  @Test func swipeKnowsItsDirection() {
    let (left, right) = (Listener(), Listener())
    play(input: ["at 1s swipe box left"]) {
      let box = makeBox("box", at: CGPoint(x: 200, y: 200))
      let toLeft = UISwipeGestureRecognizer(target: left, action: _selector(left.hear(_:)))
      toLeft.direction = .left
      let toRight = UISwipeGestureRecognizer(target: right, action: _selector(right.hear(_:)))
      box.addGestureRecognizer(toLeft)
      box.addGestureRecognizer(toRight)
    }
    #expect(left.log == ["ended"])
    #expect(right.log.isEmpty)
  }

  @Test func longPressBeginsAfterItsTimeAndEndsWithTheFinger() {
    let listener = Listener()
    play(input: ["at 1s press box for 0.8s", "at 3s tap box"]) {
      makeBox().addGestureRecognizer(
        UILongPressGestureRecognizer(target: listener, action: _selector(listener.hear(_:))))
    }
    #expect(listener.log == ["began", "ended"])
    #expect(listener.times == [1.5, 1.8])
  }

  @Test func oneGestureKeepsTheOthersFromBeginning() {
    let (outer, inner) = (Listener(), Listener())
    play(input: ["at 1s tap inner"]) {
      let box = makeBox()
      box.addGestureRecognizer(
        UITapGestureRecognizer(target: outer, action: _selector(outer.hear(_:))))
      let small = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      small.accessibilityIdentifier = "inner"
      box.addSubview(small)
      small.addGestureRecognizer(
        UITapGestureRecognizer(target: inner, action: _selector(inner.hear(_:))))
    }
    #expect(inner.log == ["ended"])
    #expect(outer.log.isEmpty)
  }

  @Test func delegatesLetGesturesGoOnTogetherOrNotAtAll() {
    let (pans, pinches) = (Listener(), Listener())
    pans.isSimultaneous = true
    let refused = Listener()
    refused.isRefusing = true
    play(input: ["at 1s pinch box to 2 in 0.3s", "at 3s tap box"]) {
      let box = makeBox()
      let pan = UIPinchGestureRecognizer(target: pans, action: _selector(pans.hear(_:)))
      pan.delegate = pans
      box.addGestureRecognizer(pan)
      box.addGestureRecognizer(
        UIPinchGestureRecognizer(target: pinches, action: _selector(pinches.hear(_:))))
      let tap = UITapGestureRecognizer(target: refused, action: _selector(refused.hear(_:)))
      tap.delegate = refused
      box.addGestureRecognizer(tap)
    }
    #expect(!pans.log.isEmpty && !pinches.log.isEmpty)
    #expect(refused.log.isEmpty)
  }
}

@MainActor
private final class Listener: UIGestureRecognizerDelegate {
  var log: [String] = []
  var times: [Double] = []
  var last: CGFloat = 0
  var velocity = CGPoint.zero
  var isSimultaneous = false
  var isRefusing = false
  var onCall: (UIGestureRecognizer) -> Void = { _ in }

  func hear(_ recognizer: UIGestureRecognizer) {
    log.append("\(recognizer.state)")
    times.append(now)
    onCall(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isRefusing
  }
}
