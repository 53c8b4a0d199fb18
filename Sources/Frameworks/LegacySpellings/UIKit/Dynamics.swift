// Names of dynamics before Swift 3; each names its successor in the warning.

import UIKit

extension UIDynamicAnimator {
  /// The old name of `updateItem(usingCurrentState:)`.
  @available(*, deprecated, message: "now spelled updateItem(usingCurrentState:)")
  public func updateItemUsingCurrentState(_ item: any UIDynamicItem) {
    updateItem(usingCurrentState: item)
  }
}

extension UISnapBehavior {
  /// The old name of `init(item:snapTo:)`.
  @available(*, deprecated, message: "now spelled UISnapBehavior(item:snapTo:)")
  public convenience init(item: any UIDynamicItem, snapToPoint point: CGPoint) {
    self.init(item: item, snapTo: point)
  }
}

extension UIDynamicItemBehavior {
  /// The old name of `addLinearVelocity(_:for:)`.
  @available(*, deprecated, message: "now spelled addLinearVelocity(_:for:)")
  public func addLinearVelocity(_ velocity: CGPoint, forItem item: any UIDynamicItem) {
    addLinearVelocity(velocity, for: item)
  }

  /// The old name of `addAngularVelocity(_:for:)`.
  @available(*, deprecated, message: "now spelled addAngularVelocity(_:for:)")
  public func addAngularVelocity(_ velocity: CGFloat, forItem item: any UIDynamicItem) {
    addAngularVelocity(velocity, for: item)
  }

  /// The old name of `linearVelocity(for:)`.
  @available(*, deprecated, message: "now spelled linearVelocity(for:)")
  public func linearVelocityForItem(_ item: any UIDynamicItem) -> CGPoint {
    linearVelocity(for: item)
  }

  /// The old name of `angularVelocity(for:)`.
  @available(*, deprecated, message: "now spelled angularVelocity(for:)")
  public func angularVelocityForItem(_ item: any UIDynamicItem) -> CGFloat {
    angularVelocity(for: item)
  }
}

extension UICollisionBehavior {
  /// The old name of `addBoundary(withIdentifier:from:to:)`.
  @available(*, deprecated, message: "now spelled addBoundary(withIdentifier:from:to:)")
  public func addBoundaryWithIdentifier(
    _ identifier: any NSCopying, fromPoint p1: CGPoint, toPoint p2: CGPoint
  ) {
    addBoundary(withIdentifier: identifier, from: p1, to: p2)
  }

  /// The old name of `addBoundary(withIdentifier:for:)`.
  @available(*, deprecated, message: "now spelled addBoundary(withIdentifier:for:)")
  public func addBoundaryWithIdentifier(
    _ identifier: any NSCopying, forPath bezierPath: UIBezierPath
  ) {
    addBoundary(withIdentifier: identifier, for: bezierPath)
  }

  /// The old name of `setTranslatesReferenceBoundsIntoBoundary(with:)`.
  @available(
    *, deprecated, message: "now spelled setTranslatesReferenceBoundsIntoBoundary(with:)"
  )
  public func setTranslatesReferenceBoundsIntoBoundaryWithInsets(_ insets: UIEdgeInsets) {
    setTranslatesReferenceBoundsIntoBoundary(with: insets)
  }
}
