extension UIView {
  /// The recognisers that watch the view's fingers.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let list = touchReceivers.compactMap { $0 as? UIGestureRecognizer }
      return list.isEmpty ? nil : list
    }
    set {
      for old in gestureRecognizers ?? [] { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    touchReceivers.append(gestureRecognizer)
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    touchReceivers.removeAll { $0 === gestureRecognizer }
  }
}
