import Engine
import QuartzCore

/// Turns the constraints of a view tree into linear ones, solves them and reads the frames.
@MainActor
struct LayoutSolver {
  let root: UIView
  private(set) var system = LinearSystem()
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  private var contentBoxes: [ObjectIdentifier: LayoutBox] = [:]
  private var variables = 0
  /// Views whose frame is to be found, the outer ones first.
  private var placed: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var hosts: [any LayoutContentHost] = []
  private var views: [UIView] = []
  /// Widths of an earlier round, at which texts of several lines break.
  private let widths: [ObjectIdentifier: CGFloat]
  private let wantedSize: CGSize?

  /// A solver for everything in `root`, whose own frame is given; with `fitting` its size is sought.
  init(_ root: UIView, widths: [ObjectIdentifier: CGFloat] = [:], fitting: CGSize? = nil) {
    self.root = root
    self.widths = widths
    wantedSize = fitting
  }

  // MARK: Solving

  /// Finds all frames; a second round lets texts of several lines have the height of their width.
  static func solve(_ root: UIView) {
    var solver = LayoutSolver(root)
    solver.run()
    let widths = solver.widthsOfTexts
    if !widths.isEmpty {
      solver = LayoutSolver(root, widths: widths)
      solver.run()
    }
    solver.store()
  }

  /// The size that a view's constraints ask for.
  static func fittingSize(of root: UIView, near size: CGSize) -> CGSize {
    var solver = LayoutSolver(root, fitting: size)
    solver.run()
    guard let box = solver.boxes[ObjectIdentifier(root)] else { return size }
    return CGSize(width: solver.value(box.width), height: solver.value(box.height))
  }

  private mutating func run() {
    visit(root, in: nil)
    for view in views {
      for constraint in view.constraints { add(constraint) }
      (view as? any LayoutArranger)?.arrange(in: &self)
    }
    for view in placed { addContentWishes(of: view) }
    for view in placed { keepInPlace(view) }
    system.minimize()
  }

  private mutating func visit(_ view: UIView, in outer: LayoutBox?) {
    views.append(view)
    let box = makeBox(view, in: outer)
    boxes[ObjectIdentifier(view)] = box
    for guide in view.layoutGuides {
      guides.append(guide)
      let guideBox = newBox()
      mustNotBeNegative(guideBox)
      boxes[ObjectIdentifier(guide)] = guideBox
    }
    if let host = view as? any LayoutContentHost { makeContentBox(host, view, box) }
    for inner in view.subviews { visit(inner, in: box) }
  }

  private mutating func makeBox(_ view: UIView, in outer: LayoutBox?) -> LayoutBox {
    guard let outer, let superview = view.superview else {
      guard let wantedSize else { return LayoutBox(CGRect(origin: .zero, size: root.bounds.size)) }
      var box = newBox()
      (box.x, box.y) = (LinearExpression(), LinearExpression())
      mustNotBeNegative(box)
      require(box.width - number(wantedSize.width), .equal, .fittingSizeLevel)
      require(box.height - number(wantedSize.height), .equal, .fittingSizeLevel)
      return box
    }
    guard !view.translatesAutoresizingMaskIntoConstraints else {
      let frame = view.plainFrame
      let origin = superview.bounds.origin
      return LayoutBox(frame).moved(x: outer.x - number(origin.x), y: outer.y - number(origin.y))
    }
    placed.append(view)
    let box = newBox()
    mustNotBeNegative(box)
    return box
  }

  private mutating func makeContentBox(
    _ host: any LayoutContentHost, _ view: UIView, _ box: LayoutBox
  ) {
    hosts.append(host)
    var content = newBox()
    content.x = box.x - number(view.bounds.origin.x)
    content.y = box.y - number(view.bounds.origin.y)
    mustNotBeNegative(content)
    let size = host.layoutContentSize
    require(content.width - number(size.width), .equal, UILayoutPriority(0.01))
    require(content.height - number(size.height), .equal, UILayoutPriority(0.01))
    contentBoxes[ObjectIdentifier(view)] = content
  }

  mutating func newBox() -> LayoutBox {
    variables += 4
    return LayoutBox(variablesFrom: variables - 4)
  }

  /// One more variable.
  mutating func newLength() -> LinearExpression {
    variables += 1
    return LinearExpression(variable: variables - 1)
  }

  private mutating func mustNotBeNegative(_ box: LayoutBox) {
    require(box.width, .greaterThanOrEqual, .required)
    require(box.height, .greaterThanOrEqual, .required)
  }

  func number(_ value: CGFloat) -> LinearExpression { LinearExpression(constant: value.native) }

  /// Asks that an expression be 0, at least 0 or at most 0; false if that contradicts other musts.
  @discardableResult
  mutating func require(
    _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation,
    _ priority: UILayoutPriority
  ) -> Bool {
    let kind: LinearConstraint.Relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return system.add(
      LinearConstraint(
        expression: expression, relation: kind, priority: Double(priority.rawValue)))
  }

  func box(of view: UIView) -> LayoutBox? { boxes[ObjectIdentifier(view)] }

  // MARK: Wishes

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let owner = constraint.owner, let origin = box(of: owner),
      let first = side(
        constraint.firstItem, constraint.firstAttribute, constraint.secondItem, origin)
    else { return }
    var expression = first - number(constraint.constant)
    if constraint.secondItem != nil {
      guard
        let second = side(
          constraint.secondItem, constraint.secondAttribute, constraint.firstItem, origin)
      else { return }
      expression = expression - second * constraint.multiplier.native
    }
    if !require(expression, constraint.relation, constraint.priority) {
      Conductor.current.note("constraints", LayoutMessage.contradiction(constraint))
    }
  }

  /// The edge or length of one side, in the coordinates of the constraint's owner.
  private func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?,
    _ origin: LayoutBox
  ) -> LinearExpression? {
    guard let item, let box = box(ofItem: item, beside: other, attribute) else { return nil }
    let view = item as? UIView
    let inner = view.map { box.inset($0.layoutMargins) } ?? box
    return switch attribute {
    case .left, .leading: box.x - origin.x
    case .right, .trailing: box.right - origin.x
    case .top: box.y - origin.y
    case .bottom: box.bottom - origin.y
    case .width: box.width
    case .height: box.height
    case .centerX: box.centerX - origin.x
    case .centerY: box.centerY - origin.y
    case .firstBaseline: box.y + number(view?.firstBaseline ?? 0) - origin.y
    case .lastBaseline: box.bottom - number(view?.lastBaseline ?? 0) - origin.y
    case .leftMargin, .leadingMargin: inner.x - origin.x
    case .rightMargin, .trailingMargin: inner.right - origin.x
    case .topMargin: inner.y - origin.y
    case .bottomMargin: inner.bottom - origin.y
    case .centerXWithinMargins: inner.centerX - origin.x
    case .centerYWithinMargins: inner.centerY - origin.y
    case .notAnAttribute: LinearExpression()
    }
  }

  private func box(
    ofItem item: AnyObject, beside other: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutBox? {
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView, let whole = box(of: owner) else { return nil }
      return switch guide.kind {
      case .own: boxes[ObjectIdentifier(guide)]
      case .margins: whole.inset(owner.layoutMargins)
      case .edges: whole
      case .content: contentBoxes[ObjectIdentifier(owner)]
      case .topLine: whole.line(at: whole.y)
      case .bottomLine: whole.line(at: whole.bottom)
      }
    }
    guard let view = item as? UIView else { return nil }
    // Documented: edges of a scroll view mean its content for what is in it, lengths its frame.
    if let content = contentBoxes[ObjectIdentifier(view)], let other,
      attribute != .width, attribute != .height,
      let inner = other as? UIView ?? (other as? UILayoutGuide)?.owningView,
      inner !== view, inner.isDescendant(of: view)
    {
      return content
    }
    return box(of: view)
  }

  /// Content neither wants to be stretched nor to be squeezed.
  private mutating func addContentWishes(of view: UIView) {
    guard let box = box(of: view) else { return }
    let size = contentSize(of: view)
    let traits = view.traits.layout
    if size.width >= 0 {
      let expression = box.width - number(size.width)
      require(expression, .lessThanOrEqual, traits.hugging.horizontal)
      require(expression, .greaterThanOrEqual, traits.resistance.horizontal)
    }
    if size.height >= 0 {
      let expression = box.height - number(size.height)
      require(expression, .lessThanOrEqual, traits.hugging.vertical)
      require(expression, .greaterThanOrEqual, traits.resistance.vertical)
    }
  }

  private func contentSize(of view: UIView) -> CGSize {
    let whole = view.intrinsicContentSize
    guard let label = view as? UILabel, let width = widths[ObjectIdentifier(view)] else {
      return whole
    }
    return CGSize(width: whole.width, height: label.measured(width: width).height)
  }

  /// Texts of several lines that are narrower than they would like.
  private var widthsOfTexts: [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for case let label as UILabel in placed where label.numberOfLines != 1 {
      guard let box = box(of: label) else { continue }
      let width = value(box.width)
      if width < label.intrinsicContentSize.width { widths[ObjectIdentifier(label)] = width }
    }
    return widths
  }

  /// What nothing else decides stays as it is.
  private mutating func keepInPlace(_ view: UIView) {
    guard let box = box(of: view), let superview = view.superview,
      let outer = self.box(of: superview)
    else { return }
    let now = view.plainFrame
    let origin = superview.bounds.origin
    let least = UILayoutPriority(0.001)
    require(box.width - number(now.width), .equal, least)
    require(box.height - number(now.height), .equal, least)
    require(box.x - outer.x - number(now.minX - origin.x), .equal, least)
    require(box.y - outer.y - number(now.minY - origin.y), .equal, least)
  }

  // MARK: Reading

  func value(_ expression: LinearExpression) -> CGFloat {
    let sum = expression.terms.reduce(expression.constant) { sum, term in
      sum + term.coefficient * system.value(of: term.variable)
    }
    // Rounding noise of the method must not show as motion.
    return CGFloat((sum * 1e9).rounded() / 1e9)
  }

  private func rect(_ box: LayoutBox, in outer: LayoutBox, _ origin: CGPoint) -> CGRect {
    CGRect(
      x: value(box.x - outer.x) + origin.x, y: value(box.y - outer.y) + origin.y,
      width: value(box.width), height: value(box.height))
  }

  /// Writes the frames down; views take them when their superview places its subviews.
  private func store() {
    for view in placed {
      guard let superview = view.superview, let box = box(of: view),
        let outer = self.box(of: superview)
      else { continue }
      let frame = rect(box, in: outer, superview.bounds.origin)
      if view.traits.layout.solution != frame {
        view.traits.layout.solution = frame
        superview.setNeedsLayout()
      }
    }
    for guide in guides {
      guard let owner = guide.owningView, let box = boxes[ObjectIdentifier(guide)],
        let outer = self.box(of: owner)
      else { continue }
      guide.solution = rect(box, in: outer, owner.bounds.origin)
    }
    for host in hosts {
      guard let view = host as? UIView, let box = contentBoxes[ObjectIdentifier(view)] else {
        continue
      }
      let size = CGSize(width: value(box.width), height: value(box.height))
      if size != host.layoutContentSize { host.layoutContentSize = size }
    }
  }
}

/// A view whose content is larger than itself: a scroll view.
@MainActor
protocol LayoutContentHost: AnyObject {
  var layoutContentSize: CGSize { get set }
}

/// A view that adds wishes about its subviews: a stack view.
@MainActor
protocol LayoutArranger: AnyObject {
  func arrange(in solver: inout LayoutSolver)
}
