import QuartzCore

extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cells that can be seen, in order.
  public var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The places of the items that can be seen, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// The cell of an item; nil if it cannot be seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// The place of a cell; nil if it cannot be seen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The place of the item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.sorted { $0.key < $1.key }.first { $0.value.frame.contains(point) }?.key
  }

  /// Where an item is.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Scrolls to an item.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    setContentOffset(held(offset), animated: animated)
  }

  /// Takes another layout, in 0.3 s if animated; Apple's time is not documented.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard animated else {
      collectionViewLayout = layout
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.collectionViewLayout = layout
        self.layoutIfNeeded()
      }, completion: completion)
  }

  /// Shows items that the data source has now.
  public func insertItems(at indexPaths: [IndexPath]) { showChanges() }

  /// Takes away items that the data source no longer has.
  public func deleteItems(at indexPaths: [IndexPath]) { showChanges() }

  /// Asks for items anew.
  public func reloadItems(at indexPaths: [IndexPath]) { showChanges() }

  /// Asks for sections anew.
  public func reloadSections(_ sections: IndexSet) { showChanges() }

  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { showChanges() }

  /// Makes a group of changes and shows them.
  public func performBatchUpdates(
    _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    updates?()
    showChanges()
    completion?(true)
  }

  /// New and old items appear at once; UIKit would fade and move them.
  private func showChanges() {
    InertNotes.say("collection changes", "inserted, deleted and moved items of a UICollectionView")
    reloadData()
    layoutIfNeeded()
  }
}
