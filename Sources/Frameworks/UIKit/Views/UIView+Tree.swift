import CoreGraphics
import Engine
import QuartzCore

extension UIView {
  /// The view this one is in.
  public var superview: UIView? { parentView }

  /// The views in this one, back to front.
  public var subviews: [UIView] { subviewList }

  /// The window this view is in; nil if it is in none.
  public var window: UIWindow? {
    var current: UIView? = self
    while let view = current {
      if let window = view as? UIWindow { return window }
      current = view.parentView
    }
    return nil
  }

  /// Brings one of the subviews to the front.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.parentView === self else { return }
    reorder(view, to: subviewList.count - 1)
  }

  /// Sends one of the subviews to the back.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.parentView === self else { return }
    reorder(view, to: 0)
  }

  /// Lets two subviews, named by their places counted from the back, change places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviewList.indices.contains(index1), subviewList.indices.contains(index2),
      index1 != index2
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviewList[low], subviewList[high])
    reorder(upper, to: low)
    reorder(lower, to: high)
  }

  /// Whether this view is in another one, at any depth, or is that one.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let ancestor = current {
      if ancestor === view { return true }
      current = ancestor.parentView
    }
    return false
  }

  /// The first view with a tag: this one or one in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, beside sibling: UIView, inFront: Bool) {
    guard view !== sibling, let place = subviewList.firstIndex(where: { $0 === sibling }) else {
      return
    }
    var index = inFront ? place + 1 : place
    // The view leaves its old place first, which moves everything behind it.
    if let old = subviewList.firstIndex(where: { $0 === view }), old < index { index -= 1 }
    insert(view, at: index)
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      Conductor.current.stop(
        reason: ViewMessage.insideItself(view), remedy: ViewMessage.insideItselfRemedy)
      return
    }
    if view.parentView === self {
      reorder(view, to: min(index, subviewList.count - 1))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tell { $0.willMove(toWindow: newWindow) } }
    view.parentView?.forget(view)
    let place = min(max(0, index), subviewList.count)
    layer.insert(view.layer, at: layerIndex(of: place, for: view))
    subviewList.insert(view, at: place)
    view.parentView = self
    if view.traits.needsUpdateConstraints || view.traits.holdsDueConstraints {
      view.markConstraintsAbove()
    }
    if !view.traits.wasDrawn {
      view.traits.wasDrawn = true
      view.setNeedsDisplay()
    }
    if oldWindow !== newWindow { view.tell { $0.didMoveToWindow() } }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard let parent = parentView else { return }
    let hadWindow = window != nil
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if hadWindow { tell { $0.willMove(toWindow: nil) } }
    parent.forget(self)
    layer.removeFromSuperlayer()
    parentView = nil
    if isFirstResponder || ViewWorld.current.firstResponder.map(contains) == true {
      ViewWorld.current.firstResponder?.resignFirstResponder()
    }
    if hadWindow { tell { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  private func contains(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.isDescendant(of: self) ?? false
  }

  private func forget(_ view: UIView) {
    subviewList.removeAll { $0 === view }
  }

  /// Calls something on this view and everything in it.
  private func tell(_ body: (UIView) -> Void) {
    body(self)
    for view in subviewList { view.tell(body) }
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = subviewList.firstIndex(where: { $0 === view }), old != index else { return }
    subviewList.remove(at: old)
    let place = min(max(0, index), subviewList.count)
    layer.insert(view.layer, at: layerIndex(of: place, for: view))
    subviewList.insert(view, at: place)
  }

  /// The place among the other sublayers that belongs to a place among the other subviews.
  ///
  /// A layer the program added itself keeps its place beside the views it stands between.
  private func layerIndex(of place: Int, for view: UIView) -> Int {
    let layers = (layer.sublayers ?? []).filter { $0 !== view.layer }
    guard place < subviewList.count else { return layers.count }
    return layers.firstIndex { $0 === subviewList[place].layer } ?? layers.count
  }
}
