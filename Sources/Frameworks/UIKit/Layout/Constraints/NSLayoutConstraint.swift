import Engine

/// A wish about two edges or lengths: `first = multiplier · second + constant`, or at least, or at most.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObjectProtocol {
  /// What is the same about the two sides.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// Which edge or length of a view is meant.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle across.
    case centerX
    /// The middle up and down.
    case centerY
    /// The last line of text.
    case lastBaseline
    /// The first line of text.
    case firstBaseline
    /// The left edge inside the margin.
    case leftMargin
    /// The right edge inside the margin.
    case rightMargin
    /// The top edge inside the margin.
    case topMargin
    /// The bottom edge inside the margin.
    case bottomMargin
    /// The edge where lines begin, inside the margin.
    case leadingMargin
    /// The edge where lines end, inside the margin.
    case trailingMargin
    /// The middle across, between the margins.
    case centerXWithinMargins
    /// The middle up and down, between the margins.
    case centerYWithinMargins
    /// Nothing: the other side is the constant alone.
    case notAnAttribute = 0

    /// An old name of the last line of text.
    public static let baseline = Attribute.lastBaseline
  }

  /// How views of a written format stand beside each other.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Left edges in line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges in line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges in line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges in line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges in line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges in line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles in line, one above the other.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles in line, side by side.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
  }

  /// The view or guide of the first side.
  public private(set) weak var firstItem: AnyObject?
  /// The edge or length of the first side.
  public let firstAttribute: Attribute
  /// What is the same about the two sides.
  public let relation: Relation
  /// The view or guide of the second side; nil if that is the constant alone.
  public private(set) weak var secondItem: AnyObject?
  /// The edge or length of the second side.
  public let secondAttribute: Attribute
  /// A factor of the second side.
  public let multiplier: CGFloat
  /// A name for messages.
  open var identifier: String?
  /// Whether the constraint is written to an archive; without effect.
  open var shouldBeArchived = false
  /// The view that keeps the constraint while it is active.
  weak var owner: UIView?

  /// Points that are added to the second side.
  open var constant: CGFloat {
    didSet { if constant != oldValue { noteChange() } }
  }

  /// How much the constraint matters: 1000 is a must.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { noteChange() } }
  }

  /// A constraint between two sides; it counts once it is active.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  /// A constraint about nothing, until another takes its place.
  public convenience init() {
    self.init(
      item: NSObject(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// Whether the constraint counts.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Lets constraints count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets constraints count no more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether the other object is this constraint.
  nonisolated open func isEqual(_ object: Any?) -> Bool {
    (object as? NSLayoutConstraint) === self
  }

  /// Equal for the same constraint only.
  nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The constraint as an equation.
  nonisolated open var description: String { MainActor.assumeIsolated { equation } }
}

extension NSLayoutConstraint: Hashable, CustomStringConvertible {
  /// Whether both are the same constraint.
  nonisolated public static func == (left: NSLayoutConstraint, right: NSLayoutConstraint) -> Bool {
    left === right
  }

  /// Feeds `hash` to the hasher.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// How much a wish about layout matters, from 1 to 1000; 1000 is a must.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority by its number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// A must.
  public static let required = UILayoutPriority(1000)
  /// What content does against being squeezed.
  public static let defaultHigh = UILayoutPriority(750)
  /// What content does against being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// What a drag that resizes does.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// What keeps the scene's size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// What a drag that cannot resize does.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// What fits a view to its content.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority so much higher.
  public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + amount)
  }

  /// A priority so much lower.
  public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - amount)
  }
}
