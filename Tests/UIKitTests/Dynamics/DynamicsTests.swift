import QuartzCore
import Testing
import Timelines
import UIKit

/// Strengths are documented: gravity of 1 is 1000 points per second squared, a push of 1 gives 100 × 100
/// points of density 1 an acceleration of 100.
@Suite(.serialized) @MainActor
struct DynamicsTests {
  @Test func gravityFalls() {
    let timeline = play(horizon: 0.5) {
      let box = makeBox("box", at: CGPoint(x: 100, y: 100))
      keep(UIDynamicAnimator(referenceView: view)).addBehavior(UIGravityBehavior(items: [box]))
    }
    #expect(isClose(timeline.number("box.center.y", at: 0.5), 225, 0.5))
    #expect(timeline.number("box.center.x", at: 0.5) == 100)
  }

  @Test func fallsOnTheFloorAndComesToRest() {
    let listener = Listener()
    let timeline = play {
      let box = makeBox("box", at: CGPoint(x: 100, y: 500))
      let animator = keep(UIDynamicAnimator(referenceView: view))
      animator.delegate = listener
      animator.addBehavior(UIGravityBehavior(items: [box]))
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = listener
      animator.addBehavior(collision)
      let properties = UIDynamicItemBehavior(items: [box])
      properties.elasticity = 0.5
      animator.addBehavior(properties)
    }
    #expect(isClose(timeline.number("box.center.y", at: 9), 750, 0.2))
    #expect(listener.log.first == "resume" && listener.log.last == "pause")
    #expect(listener.log.filter { $0 == "touch" }.count > 1)
  }

  @Test func pushesOnceOrAllTheTime() {
    let timeline = play(horizon: 1) {
      let once = makeBox("once", at: CGPoint(x: 50, y: 100))
      let always = makeBox("always", at: CGPoint(x: 50, y: 300))
      let animator = keep(UIDynamicAnimator(referenceView: view))
      for (box, mode) in [(once, UIPushBehavior.Mode.instantaneous), (always, .continuous)] {
        let push = UIPushBehavior(items: [box], mode: mode)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        animator.addBehavior(push)
      }
    }
    #expect(isClose(timeline.number("once.center.x", at: 1), 150, 1))
    #expect(isClose(timeline.number("always.center.x", at: 1), 100, 1))
  }

  @Test func snapsToAPoint() {
    let timeline = play {
      let box = makeBox("box", at: CGPoint(x: 100, y: 100))
      keep(UIDynamicAnimator(referenceView: view))
        .addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 400)))
    }
    #expect(isClose(timeline.number("box.center.x", at: 5), 300, 0.5))
    #expect(isClose(timeline.number("box.center.y", at: 5), 400, 0.5))
  }

  @Test func swingsOnAStick() {
    let timeline = play(horizon: 2) {
      let box = makeBox("box", at: CGPoint(x: 300, y: 100))
      let animator = keep(UIDynamicAnimator(referenceView: view))
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(
        UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 100)))
    }
    for time in [0.25, 0.5, 1, 1.5] {
      let (x, y) = (
        timeline.number("box.center.x", at: time), timeline.number("box.center.y", at: time)
      )
      #expect(isClose(((x - 200) * (x - 200) + (y - 100) * (y - 100)).squareRoot(), 100, 0.5))
    }
  }

  @Test func itemsPushEachOtherAway() {
    let timeline = play(horizon: 3) {
      let left = makeBox("left", at: CGPoint(x: 60, y: 100))
      let right = makeBox("right", at: CGPoint(x: 250, y: 100))
      let animator = keep(UIDynamicAnimator(referenceView: view))
      let push = UIPushBehavior(items: [left], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      animator.addBehavior(push)
      animator.addBehavior(UICollisionBehavior(items: [left, right]))
      let properties = UIDynamicItemBehavior(items: [left, right])
      properties.elasticity = 1
      animator.addBehavior(properties)
    }
    // Equal weights change their speeds.
    #expect(isClose(timeline.number("left.center.x", at: 3), 150, 2))
    #expect(timeline.number("right.center.x", at: 3) > 400)
  }

  /// Programs keep their animator in a property; here the listener does.
  private func keep(_ animator: UIDynamicAnimator) -> UIDynamicAnimator {
    Listener.kept.append(animator)
    return animator
  }
}

@MainActor
private final class Listener: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  static var kept: [UIDynamicAnimator] = []
  var log: [String] = []

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    log.append("touch")
  }
}
