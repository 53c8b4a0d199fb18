import QuartzCore

/// One change of the rows.
enum TableChange {
  case insert([IndexPath])
  case delete([IndexPath])
  case reload([IndexPath])
  case move(IndexPath, IndexPath)
}

extension UITableView {
  /// Shows rows that the data source has now, with an animation.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(.insert(indexPaths), animation)
  }

  /// Takes away rows that the data source no longer has, with an animation.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(.delete(indexPaths), animation)
  }

  /// Asks for rows anew, with an animation.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(.reload(indexPaths), animation)
  }

  /// Moves a row, with an animation.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note(.move(indexPath, newIndexPath), .automatic)
  }

  /// Asks for sections anew, with an animation.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Shows sections that the data source has now.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Takes away sections that the data source no longer has.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Begins a group of changes.
  public func beginUpdates() {
    batchDepth += 1
  }

  /// Ends a group of changes and shows them, in 0.3 s.
  public func endUpdates() {
    batchDepth = max(0, batchDepth - 1)
    if batchDepth == 0 { showChanges(isAnimated: true, completion: nil) }
  }

  /// Makes a group of changes and shows them.
  public func performBatchUpdates(
    _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    batchDepth += 1
    updates?()
    batchDepth -= 1
    if batchDepth == 0 { showChanges(isAnimated: true, completion: completion) }
  }

  private func note(_ change: TableChange, _ animation: RowAnimation) {
    changes.append(change)
    if batchDepth == 0 { showChanges(isAnimated: animation != .none, completion: nil) }
  }

  /// Cells that stay move to their new places, new ones fade in, old ones out.
  ///
  /// How long UIKit takes is not documented; etude takes 0.3 s.
  private func showChanges(isAnimated: Bool, completion: (@MainActor (Bool) -> Void)?) {
    let pending = changes
    changes = []
    let gone = renumber(pending)
    let known = Set(cells.keys)
    makePlan()
    let body = { [self] in
      for cell in gone { cell.alpha = 0 }
      layOutRows()
    }
    guard isAnimated else {
      body()
      for cell in gone { retire(cell, alpha: 1) }
      completion?(true)
      return
    }
    UIView.performWithoutAnimation { layOutNewRows(known) }
    UIView.animate(withDuration: 0.3) {
      body()
      for (path, cell) in self.cells.sorted(by: { $0.key < $1.key }) where !known.contains(path) {
        cell.alpha = 1
      }
    } completion: { [weak self] finished in
      for cell in gone { self?.retire(cell, alpha: 1) }
      completion?(finished)
    }
  }

  /// Makes the cells of new rows, transparent and in place.
  private func layOutNewRows(_ known: Set<IndexPath>) {
    let places = cells.mapValues { ($0.bounds.size, $0.center) }
    layOutRows()
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let (size, center) = places[path] {
        cell.bounds.size = size
        cell.center = center
      } else {
        cell.alpha = 0
      }
    }
  }

  private func retire(_ cell: UITableViewCell, alpha: CGFloat) {
    retire(cell)
    cell.alpha = alpha
  }

  /// Gives the visible cells the numbers of their new rows; answers those whose rows are gone.
  private func renumber(_ changes: [TableChange]) -> [UITableViewCell] {
    var gone: [UITableViewCell] = []
    for change in changes {
      switch change {
      case .delete(let paths):
        for path in paths.sorted(by: >) {
          if let cell = cells.removeValue(forKey: path) { gone.append(cell) }
          shift(from: path, by: -1)
        }
      case .insert(let paths):
        for path in paths.sorted() { shift(from: path, by: 1) }
      case .reload(let paths):
        for path in paths.sorted() {
          if let cell = cells.removeValue(forKey: path) { gone.append(cell) }
        }
      case .move(let old, let new):
        let cell = cells.removeValue(forKey: old)
        shift(from: old, by: -1)
        shift(from: new, by: 1)
        cells[new] = cell
      }
    }
    return gone
  }

  /// Rows of the section from here on get other numbers.
  private func shift(from path: IndexPath, by step: Int) {
    var moved: [IndexPath: UITableViewCell] = [:]
    for (old, cell) in cells {
      let isBehind = old.section == path.section && old.row >= path.row
      let new = isBehind ? IndexPath(row: old.row + step, section: old.section) : old
      moved[new] = cell
    }
    cells = moved
  }
}
