import Engine

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    child.parent?.forget(child)
    child.willMove(toParent: self)
    childList.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let container = parent else { return }
    container.forget(self)
    parent = nil
    didMove(toParent: nil)
  }

  func forget(_ child: UIViewController) {
    childList.removeAll { $0 === child }
  }

  func replace(
    _ from: UIViewController, by to: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let outer = from.view.superview ?? view else { return }
    from.beginAppearanceTransition(false, animated: true)
    to.beginAppearanceTransition(true, animated: true)
    outer.addSubview(to.view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      from.view.removeFromSuperview()
      from.endAppearance(animated: true)
      to.endAppearance(animated: true)
      completion?(finished)
    }
  }

  /// The navigation controller this one is in.
  public var navigationController: UINavigationController? { ancestor() }

  /// The tab bar controller this one is in.
  public var tabBarController: UITabBarController? { ancestor() }

  /// The split view controller this one is in.
  public var splitViewController: UISplitViewController? { ancestor() }

  private func ancestor<Kind: UIViewController>() -> Kind? {
    var current = parent
    while let controller = current {
      if let found = controller as? Kind { return found }
      current = controller.parent
    }
    return nil
  }

  /// Keeps several children together; a container overrides it.
  public var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
}
