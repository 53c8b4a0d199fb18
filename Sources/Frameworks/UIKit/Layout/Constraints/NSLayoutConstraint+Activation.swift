import Engine
import Timelines

extension NSLayoutConstraint {
  /// Gives the constraint to the nearest view that contains both sides.
  func activate() {
    guard owner == nil else { return }
    guard let first = view(of: firstItem) else { return }
    guard secondItem != nil else { return first.keep(self) }
    guard let second = view(of: secondItem), let shared = first.nearestAncestor(with: second) else {
      Conductor.current.stop(
        reason: LayoutMessage.noCommonAncestor(self), remedy: LayoutMessage.noCommonAncestorRemedy)
      return
    }
    shared.keep(self)
  }

  func deactivate() {
    owner?.drop(self)
  }

  func noteChange() {
    owner?.setNeedsUpdateConstraints()
  }

  /// The view that stands for a side: the view itself, or the one a guide belongs to.
  func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// The constraint as an equation, with the classes of its views.
  var equation: String {
    func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
      item.map { "\(type(of: $0)).\(attribute)" } ?? ""
    }
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var right = side(secondItem, secondAttribute)
    if multiplier != 1, !right.isEmpty {
      right = "\(FixedPoint.short(multiplier.native)) * \(right)"
    }
    if constant != 0 || right.isEmpty {
      let number = FixedPoint.short(constant.magnitude.native)
      let minus = constant < 0
      right += right.isEmpty ? (minus ? "-" : "") + number : (minus ? " - " : " + ") + number
    }
    return
      "\(identifier.map { $0 + ": " } ?? "")\(side(firstItem, firstAttribute)) \(sign) \(right)"
  }
}

extension UIView {
  /// The constraints that this view keeps: those between it and views in it.
  public var constraints: [NSLayoutConstraint] { traits.layout.constraints }

  /// Lets a constraint count.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Lets constraints count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets a constraint count no more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Lets constraints count no more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraints that decide about a direction: those of this view and of the ones around it.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    var found: [NSLayoutConstraint] = []
    var current: UIView? = self
    while let view = current {
      found += view.constraints.filter { $0.firstItem === self || $0.secondItem === self }
      current = view.superview
    }
    return found
  }

  func keep(_ constraint: NSLayoutConstraint) {
    traits.layout.constraints.append(constraint)
    constraint.owner = self
    LayoutWorld.current.isUsed = true
    setNeedsUpdateConstraints()
  }

  func drop(_ constraint: NSLayoutConstraint) {
    traits.layout.constraints.removeAll { $0 === constraint }
    constraint.owner = nil
    setNeedsUpdateConstraints()
  }

  /// The innermost view that contains this one and another one.
  func nearestAncestor(with other: UIView) -> UIView? {
    var current: UIView? = self
    while let view = current {
      if other.isDescendant(of: view) { return view }
      current = view.superview
    }
    return nil
  }
}

extension NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }
}
