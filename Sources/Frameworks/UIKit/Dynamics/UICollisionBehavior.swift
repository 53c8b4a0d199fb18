import Geometry
import QuartzCore

/// Keeps items apart and inside boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIItemsBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A mode by its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// What items collide with.
  open var collisionMode = Mode.everything
  /// Who is told about contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the edges of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { insets = translatesReferenceBoundsIntoBoundary ? insets ?? .zero : nil }
  }
  private var insets: UIEdgeInsets?
  private var boundaries: [Boundary] = []
  private var contacts: Set<String> = []

  /// Collisions of items.
  public override init(items: [any UIDynamicItem] = []) {
    super.init(items: items)
  }

  /// Lets the edges of the reference view, moved inward, be a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    self.insets = insets
  }

  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    boundaries.append(Boundary(identifier: identifier, walls: [Wall(start: p1, end: p2)]))
    dynamicAnimator?.wake()
  }

  /// Adds a path as a boundary; curves count as 16 lines.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.append(
      Boundary(identifier: identifier, walls: Wall.walls(along: bezierPath.outline)))
    dynamicAnimator?.wake()
  }

  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.key == Boundary.key(of: identifier) }
    dynamicAnimator?.wake()
  }

  /// Takes all boundaries away.
  open func removeAllBoundaries() {
    boundaries = []
    dynamicAnimator?.wake()
  }

  override func constrain(_ step: DynamicStep) {
    var found: Set<String> = []
    for (index, item) in items.enumerated() {
      step.animator.adopt(item)
      if collisionMode.contains(.boundaries) {
        keepInsideReference(item, step, index, &found)
        for (number, boundary) in boundaries.enumerated() {
          for wall in boundary.walls where bounce(item, off: wall, step) {
            tell("\(index)|\(number)", item, boundary.identifier, &found)
          }
        }
      }
      guard collisionMode.contains(.items) else { continue }
      for other in items[(index + 1)...] where separate(item, other, step) {
        let key = "\(index)~\(ObjectIdentifier(other).hashValue)"
        found.insert(key)
        if !contacts.contains(key) {
          collisionDelegate?.collisionBehavior(
            self, beganContactFor: item, with: other, at: item.center)
        }
      }
    }
    contacts = found
  }

  private func keepInsideReference(
    _ item: any UIDynamicItem, _ step: DynamicStep, _ index: Int, _ found: inout Set<String>
  ) {
    guard let insets, let room = step.animator.referenceView?.bounds.inset(by: insets) else {
      return
    }
    let corners = [
      CGPoint(x: room.minX, y: room.minY), CGPoint(x: room.maxX, y: room.minY),
      CGPoint(x: room.maxX, y: room.maxY), CGPoint(x: room.minX, y: room.maxY),
    ]
    for number in 0..<4 {
      let wall = Wall(start: corners[number], end: corners[(number + 1) % 4], isOneSided: true)
      if bounce(item, off: wall, step) { tell("\(index)#", item, nil, &found) }
    }
  }

  private func tell(
    _ key: String, _ item: any UIDynamicItem, _ identifier: (any NSCopying)?,
    _ found: inout Set<String>
  ) {
    found.insert(key)
    guard !contacts.contains(key) else { return }
    contacts.insert(key)
    collisionDelegate?.collisionBehavior(
      self, beganContactFor: item, withBoundaryIdentifier: identifier, at: item.center)
  }

  /// Pushes an item out of a wall and turns its velocity back; answers whether they touched.
  private func bounce(_ item: any UIDynamicItem, off wall: Wall, _ step: DynamicStep) -> Bool {
    let box = item.box
    guard let push = wall.push(on: box) else { return false }
    item.center = CGPoint(x: item.center.x + push.dx, y: item.center.y + push.dy)
    let depth = hypot(push.dx, push.dy)
    guard depth > 0 else { return false }
    let normal = CGVector(dx: push.dx / depth, dy: push.dy / depth)
    step.change(item) { body in
      let speed = body.velocity.dx * normal.dx + body.velocity.dy * normal.dy
      guard speed < 0 else { return }
      // Slow contacts rest instead of trembling.
      let back = -speed < 30 ? 0 : -speed * body.elasticity
      let along = CGVector(
        dx: body.velocity.dx - speed * normal.dx, dy: body.velocity.dy - speed * normal.dy)
      let kept = 1 - min(max(body.friction, 0), 1) * 0.2
      body.velocity = CGVector(
        dx: along.dx * kept + back * normal.dx, dy: along.dy * kept + back * normal.dy)
    }
    return true
  }

  /// Pushes two items apart along the shorter way; answers whether they touched.
  private func separate(
    _ one: any UIDynamicItem, _ other: any UIDynamicItem, _ step: DynamicStep
  ) -> Bool {
    let common = one.box.intersection(other.box)
    guard !common.isNull, common.width > 0, common.height > 0 else { return false }
    let isAcross = common.width < common.height
    let side: CGFloat =
      isAcross
      ? (one.center.x <= other.center.x ? -1 : 1) : (one.center.y <= other.center.y ? -1 : 1)
    let depth = isAcross ? common.width : common.height
    let (first, second) = (step.body(of: one), step.body(of: other))
    let (m1, m2) = (first.isAnchored ? 0 : 1 / first.mass, second.isAnchored ? 0 : 1 / second.mass)
    guard m1 + m2 > 0 else { return true }
    let share = m1 / (m1 + m2)
    shift(one, by: side * depth * share, isAcross)
    shift(other, by: -side * depth * (1 - share), isAcross)
    let speed =
      isAcross
      ? (first.velocity.dx - second.velocity.dx) * side
      : (first.velocity.dy - second.velocity.dy) * side
    guard speed < 0 else { return true }
    let bounce = -speed < 30 ? 0 : max(first.elasticity, second.elasticity)
    let impulse = -(1 + bounce) * speed / (m1 + m2) * side
    push(one, by: impulse * m1, isAcross, step)
    push(other, by: -impulse * m2, isAcross, step)
    return true
  }

  private func shift(_ item: any UIDynamicItem, by way: CGFloat, _ isAcross: Bool) {
    guard way != 0 else { return }
    if isAcross { item.center.x += way } else { item.center.y += way }
  }

  private func push(
    _ item: any UIDynamicItem, by speed: CGFloat, _ isAcross: Bool, _ step: DynamicStep
  ) {
    step.change(item) { body in
      if isAcross { body.velocity.dx += speed } else { body.velocity.dy += speed }
    }
  }
}

/// Walls that the program named.
private struct Boundary {
  let identifier: any NSCopying
  let walls: [Wall]

  var key: String { Self.key(of: identifier) }

  /// Texts are named alike as `String` and as `NSString`.
  static func key(of identifier: any NSCopying) -> String { "\(identifier)" }
}

/// Is told about contacts.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items no longer touch; etude tells of beginnings alone.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// An item touches a boundary; the reference view's edges have no identifier.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item no longer touches a boundary; etude tells of beginnings alone.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

// Objective-C's optional methods.
extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
