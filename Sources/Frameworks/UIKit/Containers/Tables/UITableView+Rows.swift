import Engine
import QuartzCore

extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int {
    if isPlanDue { makePlan() }
    return plan.sections.count
  }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    if isPlanDue { makePlan() }
    return plan.sections.indices.contains(section) ? plan.sections[section].rows.count : 0
  }

  /// The cells that can be seen, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The places of the rows that can be seen.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// The cell of a row; nil if it cannot be seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// The place of a cell; nil if it cannot be seen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The place of the row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    if isPlanDue { makePlan() }
    return plan.rows(between: point.y, and: point.y + 0.001).first
  }

  /// Where a row is in the content.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    if isPlanDue { makePlan() }
    guard let span = plan.span(of: indexPath) else { return .zero }
    return CGRect(
      x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
  }

  /// The header of a section.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The chosen row.
  public var indexPathForSelectedRow: IndexPath? { chosen.first }

  /// The chosen rows.
  public var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }

  /// Chooses a row.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return }
    if !allowsMultipleSelection {
      for old in chosen { deselectRow(at: old, animated: animated) }
    }
    chosen.append(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Chooses a row no more.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Scrolls to a row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    let y: CGFloat
    switch scrollPosition {
    case .top: y = rect.minY
    case .middle: y = rect.midY - bounds.height / 2
    case .bottom: y = rect.maxY - bounds.height
    case .none: return scrollRectToVisible(rect, animated: animated)
    }
    setContentOffset(held(CGPoint(x: 0, y: y)), animated: animated)
  }

  /// Turns editing on or off.
  public func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  /// A tap chooses the row under the finger.
  func chooseByTap(_ tap: UITapGestureRecognizer) {
    guard allowsSelection, let path = indexPathForRow(at: tap.location(in: self)) else { return }
    let delegate = delegate as? any UITableViewDelegate
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    if allowsMultipleSelection, chosen.contains(path) {
      deselectRow(at: path, animated: true)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let wanted = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
    else { return }
    let before = chosen
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    for old in before where !chosen.contains(old) {
      delegate?.tableView(self, didDeselectRowAt: old)
    }
    Conductor.current.callback("selection")
    delegate?.tableView(self, didSelectRowAt: wanted)
  }
}
