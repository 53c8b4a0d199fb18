import QuartzCore

/// Ties an item to a point or to another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// The items that are tied.
  public let items: [any UIDynamicItem]
  /// What the item is tied to.
  public let attachedBehaviorType: AttachmentType
  /// The point.
  open var anchorPoint: CGPoint {
    didSet { dynamicAnimator?.wake() }
  }
  /// How long the tie is, in points.
  open var length: CGFloat {
    didSet { dynamicAnimator?.wake() }
  }
  /// How often the tie swings in a second; 0 means it is a stick.
  open var frequency: CGFloat = 0
  /// How little it swings: 0 to 1.
  open var damping: CGFloat = 0
  /// How little items turn about each other; without effect.
  open var frictionTorque: CGFloat = 0

  /// Ties an item's middle to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties an item to a point; etude ties its middle.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = distance(item.center, point)
    super.init()
  }

  /// Ties two items' middles.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    attachedBehaviorType = .items
    anchorPoint = item2.center
    length = distance(item1.center, item2.center)
    super.init()
  }

  /// Ties two items; etude ties their middles, and the offsets are without effect.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(item: item1, attachedTo: item2)
    if offset1 != .zero || offset2 != .zero {
      InertNotes.say("offsets", "the offsets of a UIAttachmentBehavior")
    }
  }

  private var far: CGPoint { items.count > 1 ? items[1].center : anchorPoint }

  /// How far the item may slide or turn; kept, and without effect.
  open var attachmentRange = UIFloatRange.infinite

  /// An attachment along a line; kept as one to the anchor, the line is without effect.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    InertNotes.say("sliding", "the line of a sliding UIAttachmentBehavior")
    return UIAttachmentBehavior(item: item, attachedToAnchor: point)
  }

  /// An attachment between two items along a line; the line is without effect.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    InertNotes.say("sliding", "the line of a sliding UIAttachmentBehavior")
    return UIAttachmentBehavior(item: item1, attachedTo: item2)
  }

  override func applyForces(_ step: DynamicStep) {
    guard frequency > 0 else { return }
    let item = items[0]
    let gap = distance(item.center, far)
    guard gap > 0 else { return }
    let toward = CGVector(dx: (far.x - item.center.x) / gap, dy: (far.y - item.center.y) / gap)
    let stiffness = pow(2 * CGFloat.pi * frequency, 2)
    let body = step.body(of: item)
    let speed = body.velocity.dx * toward.dx + body.velocity.dy * toward.dy
    let pull = (gap - length) * stiffness - speed * 2 * damping * sqrt(stiffness)
    step.accelerate(item, by: CGVector(dx: toward.dx * pull, dy: toward.dy * pull))
    if items.count > 1 {
      step.accelerate(items[1], by: CGVector(dx: -toward.dx * pull, dy: -toward.dy * pull))
    }
  }

  override func constrain(_ step: DynamicStep) {
    guard frequency == 0 else { return }
    let item = items[0]
    let gap = distance(item.center, far)
    guard gap > 0 || length > 0 else { return }
    let away =
      gap > 0
      ? CGVector(dx: (item.center.x - far.x) / gap, dy: (item.center.y - far.y) / gap)
      : CGVector(dx: 0, dy: 1)
    let before = item.center
    item.center = CGPoint(x: far.x + away.dx * length, y: far.y + away.dy * length)
    step.change(item) { body in
      // What the stick takes away from the motion, and what a moved anchor adds to it.
      body.velocity.dx += (item.center.x - before.x) / step.seconds
      body.velocity.dy += (item.center.y - before.y) / step.seconds
    }
  }
}
