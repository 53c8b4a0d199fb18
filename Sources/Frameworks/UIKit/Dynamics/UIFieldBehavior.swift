import QuartzCore

/// A force field; etude keeps it and moves nothing by it.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// Where the field is.
  open var position = CGPoint.zero
  /// How strong it is.
  open var strength: CGFloat = 1
  /// How quickly it fades with distance.
  open var falloff: CGFloat = 0
  /// How far away it begins to fade, in points.
  open var minimumRadius: CGFloat = 0
  /// Its direction.
  open var direction = CGVector.zero
  /// How smooth its noise is.
  open var smoothness: CGFloat = 0
  /// How fast its noise changes.
  open var animationSpeed: CGFloat = 0
  /// Where it works.
  open var region = UIRegion.infinite
  /// The items in it.
  public private(set) var items: [any UIDynamicItem] = []

  /// Puts an item into the field.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    InertNotes.say("fields", "the forces of UIFieldBehavior")
  }

  /// Takes an item out of the field.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
  }

  /// A field like gravity around a point.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.position = position
    return field
  }

  /// A field that pulls in one direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.direction = direction
    return field
  }

  /// A field like a magnet's.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior() }
  /// A field like that of a charge.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior() }
  /// A field of gusts.
  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }
  /// A field that lets things go at one speed.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    linearGravityField(direction: direction)
  }
  /// A field that turns.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior() }
  /// A field that pulls like a spring.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior() }
  /// A field that slows.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior() }
  /// A field of noise.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior
  {
    let field = UIFieldBehavior()
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
}

/// A place where a field works; kept with the field, and without effect.
open class UIRegion: NSObject, @unchecked Sendable {
  private let contour: UIBezierPath?
  private let isInverse: Bool

  private init(_ contour: UIBezierPath?, isInverse: Bool = false) {
    self.contour = contour
    self.isInverse = isInverse
  }

  /// A circle around the origin.
  public convenience init(radius: CGFloat) {
    self.init(
      UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)))
  }

  /// A rectangle around the origin.
  public convenience init(size: CGSize) {
    self.init(
      UIBezierPath(
        rect: CGRect(
          x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)))
  }

  /// Everywhere.
  public static let infinite = UIRegion(nil)

  /// Everywhere else.
  open func inverse() -> Self {
    unsafeDowncast(UIRegion(contour, isInverse: !isInverse), to: Self.self)
  }

  /// Whether a point lies in it.
  open func contains(_ point: CGPoint) -> Bool {
    (contour?.contains(point) ?? true) != isInverse
  }
}
