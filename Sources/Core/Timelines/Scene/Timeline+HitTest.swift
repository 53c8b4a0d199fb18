import Geometry

/// What a touch finds.
package enum HitResult: Hashable, Sendable {
  case hit(ObjectID)
  case missed(Reason)

  /// Why a touch finds nothing.
  package enum Reason: Hashable, Sendable {
    /// No window is there.
    case noWindow
    /// The topmost view there does not take touches.
    case hidden(ObjectID)
    case transparent(ObjectID)
    case interactionDisabled(ObjectID)
    case singular(ObjectID)
    /// The point lies outside every window.
    case outside
  }
}

extension Timeline {
  /// The view that a touch at a point of the stage finds, as UIKit's hit test does.
  ///
  /// Views that are hidden, ignore touches or have an alpha below 0.01 are passed over with all
  /// that is in them, as are points outside a view's bounds; the topmost view wins. Places are
  /// the model's, except those of the objects in `shown` and below, which are the shown ones.
  package func hitTest(
    _ point: Point, at time: Double, shown: Set<ObjectID> = []
  ) -> HitResult {
    let moment = Moment(time)
    var reason = HitResult.Reason.noWindow
    for window in windowList(at: moment).reversed() {
      if let hit = hit(window, point, at: moment, shown, isShown: false, &reason, depth: 0) {
        return .hit(hit)
      }
      if reason == .noWindow { reason = .outside }
    }
    return .missed(reason)
  }

  private func hit(
    _ id: ObjectID, _ point: Point, at moment: Moment, _ shown: Set<ObjectID>, isShown: Bool,
    _ reason: inout HitResult.Reason, depth: Int
  ) -> ObjectID? {
    guard kind(of: id) == .view, depth < Timeline.deepest else { return nil }
    let isShown = isShown || shown.contains(id)
    let placement = placement(of: id, at: moment, isModel: !isShown)
    guard let inverse = placement.toParent.inverse else {
      reason = .singular(id)
      return nil
    }
    let inside = point.applying(inverse)
    guard placement.bounds.contains(inside) else { return nil }
    if let refusal = refusal(of: id, at: moment, isShown: isShown) {
      reason = refusal
      return nil
    }
    let children = history(of: id)?.children.children(at: moment) ?? []
    for child in children.reversed() {
      if let hit = hit(
        child, inside, at: moment, shown, isShown: isShown, &reason, depth: depth + 1)
      {
        return hit
      }
    }
    return id
  }

  private func refusal(
    of id: ObjectID, at moment: Moment, isShown: Bool
  ) -> HitResult.Reason? {
    if root(id, "hidden", at: moment, isModel: true) == .flag(true) { return .hidden(id) }
    if root(id, "isUserInteractionEnabled", at: moment, isModel: true) == .flag(false) {
      return .interactionDisabled(id)
    }
    let alpha = root(id, "opacity", at: moment, isModel: !isShown).number ?? 1
    return alpha < 0.01 ? .transparent(id) : nil
  }
}
