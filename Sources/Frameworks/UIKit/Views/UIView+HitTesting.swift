import CoreGraphics
import Engine
import Geometry
import QuartzCore

extension UIView {
  /// The search of `hitTest`: hidden, transparent, flattened and untouchable views are passed over
  /// with all that is in them; the subview in front wins.
  ///
  /// Documented and widely observed: places are those of the model, except for views that an active
  /// animator moves, which are hit where they show.
  func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeHit, self.point(inside: point, with: event) else { return nil }
    for view in subviewList.reversed() {
      guard let inner = view.ownPoint(point) else { continue }
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  private var canBeHit: Bool {
    guard !isHidden, isUserInteractionEnabled else { return false }
    return shownAlpha >= 0.01 && !isMutedByAnimation
  }

  private var shownAlpha: CGFloat {
    isTouchedWhereItShows ? CGFloat(layer.shown("opacity").number ?? 1) : alpha
  }

  /// Whether an animation block without `allowUserInteraction` moves the view now, or will.
  package var isMutedByAnimation: Bool {
    layer.isMutedByAnimation || animators.contains(where: \.keepsTouchesAway)
  }

  var isTouchedWhereItShows: Bool { animators.contains(where: \.hitsWhereItShows) }

  /// The clocks of the animators that move the view now.
  private var animators: [AnimatorClock] {
    layer.liveAnimations.compactMap { $0.parent as? AnimatorClock }
  }

  /// A point of the superview's coordinates in this view's; nil when the view is flattened.
  private func ownPoint(_ point: CGPoint) -> CGPoint? {
    let shown = isTouchedWhereItShows ? layer.presentation() ?? layer : layer
    return shown.placement.inverse.map { CGPoint(Point(point).applying($0)) }
  }
}
