import QuartzCore

/// A force, a limit or a property of items.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Runs 60 times a second while things move.
  public final var action: (@MainActor () -> Void)?
  /// Behaviours that belong to this one.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator the behaviour was added to.
  public private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// A behaviour that does nothing by itself.
  public override nonisolated init() {
    super.init()
  }

  /// Adds a behaviour that belongs to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.join(dynamicAnimator)
    dynamicAnimator?.wake()
  }

  /// Takes a behaviour away that belongs to this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.join(nil)
  }

  /// The behaviour is added to an animator, or taken away.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  func join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
  }

  func applyForces(_ step: DynamicStep) {}
  func constrain(_ step: DynamicStep) {}
}

/// A behaviour of several items.
@preconcurrency @MainActor
open class UIItemsBehavior: UIDynamicBehavior {
  /// The items.
  public private(set) var items: [any UIDynamicItem] = []

  /// A behaviour of no items yet.
  public override nonisolated init() {
    super.init()
  }

  /// A behaviour of items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }

  /// Takes an item away.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.wake()
  }
}

/// Pulls items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIItemsBehavior {
  /// Direction and strength; (0, 1) is 1000 points per second squared downward.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { dynamicAnimator?.wake() }
  }

  /// Gravity on items.
  public override init(items: [any UIDynamicItem] = []) {
    super.init(items: items)
  }

  /// The direction in radians: 0 is to the right, clockwise.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength: 1 is 1000 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func applyForces(_ step: DynamicStep) {
    for item in items {
      step.accelerate(
        item, by: CGVector(dx: gravityDirection.dx * 1000, dy: gravityDirection.dy * 1000))
    }
  }
}

/// Pushes items, once or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIItemsBehavior {
  /// Once or all the time.
  public enum Mode: Int, Sendable {
    /// All the time.
    case continuous = 0
    /// Once.
    case instantaneous = 1
  }

  /// Once or all the time.
  public let mode: Mode
  /// Whether the push is to be given.
  open var active = true {
    didSet { if active { dynamicAnimator?.wake() } }
  }
  /// Direction and strength; 1 gives 100 points per second (squared) to 100 × 100 points.
  open var pushDirection = CGVector.zero {
    didSet { dynamicAnimator?.wake() }
  }

  /// A push of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// The direction in radians: 0 is to the right, clockwise.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Sets where the push meets an item; etude pushes the middle.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}

  override func applyForces(_ step: DynamicStep) {
    guard active else { return }
    for item in items {
      let mass = step.body(of: item).mass
      let push = CGVector(dx: pushDirection.dx * 100 / mass, dy: pushDirection.dy * 100 / mass)
      switch mode {
      case .continuous: step.accelerate(item, by: push)
      case .instantaneous:
        step.change(item) { body in
          body.velocity.dx += push.dx
          body.velocity.dy += push.dy
        }
      }
    }
    if mode == .instantaneous { active = false }
  }
}

/// Pulls an item to a point and holds it there.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point.
  open var snapPoint: CGPoint {
    didSet { dynamicAnimator?.wake() }
  }
  /// How little the item swings: 0 to 1.
  open var damping: CGFloat = 0.5

  /// A pull of an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  // How stiff UIKit's snap is, is not documented; etude swings 2.5 times a second.
  override func applyForces(_ step: DynamicStep) {
    let stiffness = pow(2 * .pi * 2.5, 2) as CGFloat
    let friction = 2 * sqrt(stiffness) * (0.35 + 0.65 * damping)
    let body = step.body(of: item)
    step.accelerate(
      item,
      by: CGVector(
        dx: (snapPoint.x - item.center.x) * stiffness - body.velocity.dx * friction,
        dy: (snapPoint.y - item.center.y) * stiffness - body.velocity.dy * friction))
    guard body.angle != 0 else { return }
    step.change(item) { body in
      let pull = -body.angle * stiffness - body.angularVelocity * friction
      body.angularVelocity += pull * step.seconds
    }
  }
}

/// Properties of items: how they bounce, slide and slow down.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIItemsBehavior {
  /// How much speed a bounce keeps: 0 to 1.
  open var elasticity: CGFloat = 0
  /// How much sliding along something slows: 0 to 1.
  open var friction: CGFloat = 0
  /// How heavy items are for their size.
  open var density: CGFloat = 1
  /// How quickly motion dies away, per second.
  open var resistance: CGFloat = 0
  /// How quickly turning dies away, per second.
  open var angularResistance: CGFloat = 0
  /// How strongly electric fields act; without effect.
  open var charge: CGFloat = 0
  /// Whether items stay where they are.
  open var isAnchored = false
  /// Whether items may turn.
  open var allowsRotation = true
  private var pushes: [(item: any UIDynamicItem, velocity: CGPoint, turn: CGFloat)] = []

  /// Properties of items.
  public override init(items: [any UIDynamicItem] = []) {
    super.init(items: items)
  }

  /// Adds to an item's velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pushes.append((item, velocity, 0))
    dynamicAnimator?.wake()
  }

  /// Adds to how fast an item turns, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pushes.append((item, .zero, velocity))
    dynamicAnimator?.wake()
  }

  /// How fast an item moves, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.bodies[ObjectIdentifier(item)]?.velocity ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// How fast an item turns, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.bodies[ObjectIdentifier(item)]?.angularVelocity ?? 0
  }

  override func applyForces(_ step: DynamicStep) {
    for item in items {
      step.change(item) { body in
        body.elasticity = elasticity
        body.friction = friction
        body.density = density
        body.resistance = resistance
        body.angularResistance = angularResistance
        body.isAnchored = isAnchored
        body.allowsRotation = allowsRotation
      }
    }
    for push in pushes {
      step.change(push.item) { body in
        body.velocity.dx += push.velocity.x
        body.velocity.dy += push.velocity.y
        body.angularVelocity += push.turn
      }
    }
    pushes = []
  }
}
