import QuartzCore

// Moving items by hand. The data source is told nothing, because no item follows the finger here.

extension UICollectionView {
  /// Lets an item follow the finger: it does not here.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    InertNotes.say("moved items", "items of a UICollectionView that a finger moves")
    return false
  }

  /// Moves the item to a point.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}

  /// Lets the item go.
  public func endInteractiveMovement() {}

  /// Puts the item back.
  public func cancelInteractiveMovement() {}
}
