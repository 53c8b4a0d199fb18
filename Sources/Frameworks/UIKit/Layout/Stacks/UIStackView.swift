/// Places views side by side or one below the other.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the room along the stack is shared.
  public enum Distribution: Int, Sendable {
    /// All of it is filled.
    case fill = 0
    /// All views are equally long.
    case fillEqually = 1
    /// Views are as long in proportion as their content.
    case fillProportionally = 2
    /// The gaps are equal.
    case equalSpacing = 3
    /// The middles are equally far apart.
    case equalCentering = 4
  }

  /// How views stand across the stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge or the top.
    case leading = 1
    /// On the first line of text.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge or the bottom.
    case trailing = 4
    /// On the last line of text.
    case lastBaseline = 5

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The views that are placed, in order.
  public private(set) var arrangedSubviews: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Side by side or one below the other.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { setNeedsUpdateConstraints() }
  }
  /// How the room along the stack is shared.
  open var distribution: Distribution = .fill {
    didSet { setNeedsUpdateConstraints() }
  }
  /// How views stand across the stack.
  open var alignment: Alignment = .fill {
    didSet { setNeedsUpdateConstraints() }
  }
  /// The gap between neighbours, in points; the least one where gaps are equal.
  open var spacing: CGFloat = 0 {
    didSet { setNeedsUpdateConstraints() }
  }
  /// Whether gaps are measured from line to line of text; without effect.
  open var isBaselineRelativeArrangement = false
  /// Whether the margins are kept free.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { setNeedsUpdateConstraints() }
  }

  /// An empty stack at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Places a view after the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Places a view among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    LayoutWorld.current.isUsed = true
    setNeedsUpdateConstraints()
  }

  /// Places a view no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsUpdateConstraints()
  }

  /// Sets the gap after one of the views, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsUpdateConstraints()
  }

  /// The gap after one of the views, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  /// A view that leaves the stack is placed no more.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }

  /// The room that the system leaves, 8 points.
  public static let spacingUseSystem: CGFloat = 8
  /// The room of the whole stack, as a value of its own.
  public static let spacingUseDefault: CGFloat = CGFloat.greatestFiniteMagnitude
}
