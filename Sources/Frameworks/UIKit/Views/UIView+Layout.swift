import CoreGraphics
import Engine
import QuartzCore

extension UIView {
  /// The length that stands for no wish.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Finds the frames that constraints ask for; layout gives them to the views.
  static func updateConstraints(around view: UIView) {
    view.bringConstraintsUpToDate()
    LayoutWorld.current.update(around: view)
  }

  /// Calls `updateConstraints` where it is due, from the inside out; what is idle is not visited.
  func bringConstraintsUpToDate() {
    if traits.holdsDueConstraints {
      traits.holdsDueConstraints = false
      for view in subviewList { view.bringConstraintsUpToDate() }
    }
    guard traits.needsUpdateConstraints else { return }
    traits.needsUpdateConstraints = false
    updateConstraints()
  }

  /// Leaves a trail from the top of the tree down to here, for the next commit to follow.
  func markConstraintsAbove() {
    var current = parentView
    while let ancestor = current, !ancestor.traits.holdsDueConstraints {
      ancestor.traits.holdsDueConstraints = true
      current = ancestor.parentView
    }
  }

  /// Calls `updateConstraints` now if it is due.
  public func updateConstraintsIfNeeded() {
    bringConstraintsUpToDate()
  }

  /// Whether `updateConstraints` is due.
  public func needsUpdateConstraints() -> Bool { traits.needsUpdateConstraints }

  func keep(margins: UIEdgeInsets) {
    traits.layoutMargins = margins
    layoutMarginsDidChange()
    setNeedsUpdateConstraints()
  }

  /// The room inside the edges in reading direction, which is from left to right.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Whether the superview's margins count for this view too; without effect.
  public var preservesSuperviewLayoutMargins: Bool {
    get { traits.preservesSuperviewLayoutMargins }
    set { traits.preservesSuperviewLayoutMargins = newValue }
  }

  private var layoutObserver: (any LayoutObserver)? { controller as? any LayoutObserver }

  func controllerWillLayout() {
    layoutObserver?.viewLayoutWillBegin()
  }

  func controllerDidLayout() {
    layoutObserver?.viewLayoutDidEnd()
  }
}

/// A view controller, as far as layout concerns it.
@MainActor
package protocol LayoutObserver: AnyObject {
  /// The root view is about to place its subviews.
  func viewLayoutWillBegin()
  /// The root view has placed its subviews.
  func viewLayoutDidEnd()
}
