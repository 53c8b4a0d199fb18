import QuartzCore

extension UIStackView: LayoutArranger {
  /// Everything besides the views themselves that the arrangement depends on.
  var layoutInputs: [UInt64] {
    [UInt64(axis.rawValue), UInt64(distribution.rawValue), UInt64(alignment.rawValue)]
      + [spacing.native.bitPattern, isLayoutMarginsRelativeArrangement ? 1 : 0]
      + arrangedSubviews.map { customSpacing(after: $0).native.bitPattern }
  }

  /// Adds what the stack wants of its views: gaps, edges, lengths.
  func arrange(in solver: inout LayoutSolver) {
    guard let outer = solver.box(of: self) else { return }
    let room = isLayoutMarginsRelativeArrangement ? outer.inset(layoutMargins) : outer
    let shown = arrangedSubviews.filter { !$0.isHidden }
    collapse(in: &solver, room)
    // Nothing is larger than it must be.
    solver.require(along(outer).length, .equal, UILayoutPriority(49))
    solver.require(across(outer).length, .equal, UILayoutPriority(49))
    guard let first = shown.first, let last = shown.last,
      let start = solver.box(of: first), let end = solver.box(of: last)
    else { return }
    solver.require(along(start).start - along(room).start, .equal, .required)
    solver.require(along(end).end - along(room).end, .equal, .required)
    addGaps(shown, &solver)
    addLengths(shown, &solver)
    for view in shown { addAcross(view, room, &solver) }
  }

  private struct Span {
    var start: LinearExpression
    var length: LinearExpression
    var end: LinearExpression { start + length }
    var middle: LinearExpression { start + length * 0.5 }
  }

  private func along(_ box: LayoutBox) -> Span {
    axis == .horizontal
      ? Span(start: box.x, length: box.width) : Span(start: box.y, length: box.height)
  }

  private func across(_ box: LayoutBox) -> Span {
    axis == .horizontal
      ? Span(start: box.y, length: box.height) : Span(start: box.x, length: box.width)
  }

  /// A hidden view has no length; it lies after the one before it.
  private func collapse(in solver: inout LayoutSolver, _ room: LayoutBox) {
    var place = along(room).start
    for view in arrangedSubviews {
      guard let box = solver.box(of: view) else { continue }
      if view.isHidden {
        solver.require(along(box).length, .equal, .required)
        solver.require(along(box).start - place, .equal, UILayoutPriority(999))
        addAcross(view, room, &solver)
      } else {
        place = along(box).end
      }
    }
  }

  private func addGaps(_ shown: [UIView], _ solver: inout LayoutSolver) {
    let common = solver.newLength()
    for (before, after) in zip(shown, shown.dropFirst()) {
      guard let one = solver.box(of: before), let other = solver.box(of: after) else { continue }
      let gap = along(other).start - along(one).end
      let least = gap - solver.number(customSpacing(after: before))
      switch distribution {
      case .fill, .fillEqually, .fillProportionally: solver.require(least, .equal, .required)
      case .equalSpacing:
        solver.require(least, .greaterThanOrEqual, .required)
        solver.require(gap - common, .equal, UILayoutPriority(999))
      case .equalCentering:
        solver.require(least, .greaterThanOrEqual, .required)
        solver.require(
          along(other).middle - along(one).middle - common, .equal, UILayoutPriority(149))
      }
    }
  }

  private func addLengths(_ shown: [UIView], _ solver: inout LayoutSolver) {
    guard let first = shown.first, let box = solver.box(of: first) else { return }
    for view in shown.dropFirst() {
      guard let other = solver.box(of: view) else { continue }
      switch distribution {
      case .fillEqually:
        solver.require(along(other).length - along(box).length, .equal, .required)
      case .fillProportionally:
        let (one, two) = (wantedLength(first), wantedLength(view))
        guard one > 0, two > 0 else { continue }
        solver.require(
          along(other).length * one - along(box).length * two, .equal, UILayoutPriority(999))
      default: return
      }
    }
  }

  private func wantedLength(_ view: UIView) -> Double {
    let size = view.intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height).native
  }

  private func addAcross(_ view: UIView, _ room: LayoutBox, _ solver: inout LayoutSolver) {
    guard let box = solver.box(of: view) else { return }
    let (inner, outer) = (across(box), across(room))
    solver.require(inner.start - outer.start, .greaterThanOrEqual, .required)
    solver.require(inner.end - outer.end, .lessThanOrEqual, .required)
    switch alignment {
    case .fill:
      solver.require(inner.start - outer.start, .equal, .required)
      solver.require(inner.end - outer.end, .equal, .required)
    case .leading: solver.require(inner.start - outer.start, .equal, .required)
    case .trailing: solver.require(inner.end - outer.end, .equal, .required)
    case .center: solver.require(inner.middle - outer.middle, .equal, .required)
    case .firstBaseline, .lastBaseline:
      guard axis == .horizontal, let lead = arrangedSubviews.first(where: { !$0.isHidden }),
        lead !== view, let leadBox = solver.box(of: lead)
      else { return }
      let isFirst = alignment == .firstBaseline
      let offset = isFirst ? view.firstBaseline - lead.firstBaseline : 0
      let line =
        isFirst
        ? inner.start + solver.number(offset) - across(leadBox).start
        : inner.end - solver.number(view.lastBaseline - lead.lastBaseline) - across(leadBox).end
      solver.require(line, .equal, .required)
    }
  }
}
