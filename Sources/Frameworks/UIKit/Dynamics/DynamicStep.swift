import QuartzCore

/// One small step of everything that moves.
@MainActor
struct DynamicStep {
  let animator: UIDynamicAnimator
  let seconds: CGFloat

  init(_ animator: UIDynamicAnimator, seconds: Double) {
    self.animator = animator
    self.seconds = CGFloat(seconds)
  }

  func run() {
    let behaviors = animator.allBehaviors
    for key in animator.order {
      let velocity = animator.bodies[key]?.velocity ?? .zero
      animator.bodies[key]?.velocityBefore = velocity
    }
    for behavior in behaviors { behavior.applyForces(self) }
    for key in animator.order { move(key) }
    for behavior in behaviors { behavior.constrain(self) }
  }

  /// Changes an item's velocity by an acceleration in points per second squared.
  func accelerate(_ item: any UIDynamicItem, by acceleration: CGVector) {
    change(item) { body in
      body.velocity.dx += acceleration.dx * seconds
      body.velocity.dy += acceleration.dy * seconds
    }
  }

  func change(_ item: any UIDynamicItem, _ edit: (inout DynamicBody) -> Void) {
    animator.adopt(item)
    let key = ObjectIdentifier(item)
    guard var body = animator.bodies[key] else { return }
    edit(&body)
    animator.bodies[key] = body
  }

  func body(of item: any UIDynamicItem) -> DynamicBody {
    animator.adopt(item)
    return animator.bodies[ObjectIdentifier(item)] ?? DynamicBody(item: item)
  }

  private func move(_ key: ObjectIdentifier) {
    guard var body = animator.bodies[key] else { return }
    guard !body.isAnchored else {
      body.velocity = .zero
      animator.bodies[key] = body
      return
    }
    let slowed = max(0, 1 - body.resistance * seconds)
    body.velocity = CGVector(dx: body.velocity.dx * slowed, dy: body.velocity.dy * slowed)
    body.angularVelocity *= max(0, 1 - body.angularResistance * seconds)
    let item = body.item
    // The mean of both velocities is exact for a steady force.
    let mean = CGVector(
      dx: (body.velocityBefore.dx + body.velocity.dx) / 2,
      dy: (body.velocityBefore.dy + body.velocity.dy) / 2)
    if mean.dx != 0 || mean.dy != 0 {
      item.center = CGPoint(
        x: item.center.x + mean.dx * seconds, y: item.center.y + mean.dy * seconds)
    }
    if body.allowsRotation, body.angularVelocity != 0 {
      body.angle += body.angularVelocity * seconds
      item.transform = CGAffineTransform(rotationAngle: body.angle)
    }
    animator.bodies[key] = body
  }
}
