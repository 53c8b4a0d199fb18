import QuartzCore

/// Shows one of several controllers, chosen by a bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Who is told about the choice and supplies animators.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar; etude draws it plain.
  public let tabBar = UITabBar()
  private let stage = UIView()
  private var chosen = 0

  /// The controllers, in the order of the bar.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for controller in children { controller.leaveParent() }
    for controller in viewControllers ?? [] {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = viewControllers?.compactMap(\.tabBarItem)
    chosen = 0
    if isViewLoaded, let first = children.first { place(first.view) }
  }

  /// The place of the controller that is shown, from 0.
  open var selectedIndex: Int {
    get { chosen }
    set { select(newValue) }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(chosen) ? children[chosen] : nil }
    set {
      if let index = children.firstIndex(where: { $0 === newValue }) { select(index) }
    }
  }

  /// An item of the bar was chosen.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Makes the place of the controllers and the bar over it.
  open override func loadView() {
    super.loadView()
    guard let root = viewIfLoaded else { return }
    stage.frame = root.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(stage)
    tabBar.frame = CGRect(
      x: 0, y: root.bounds.height - 49, width: root.bounds.width, height: 49)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(tabBar)
    if let first = selectedViewController { place(first.view) }
  }

  private func place(_ view: UIView) {
    view.frame = stage.bounds
    stage.addSubview(view)
  }

  private func select(_ index: Int) {
    guard children.indices.contains(index), index != chosen else { return }
    let (old, new) = (children[chosen], children[index])
    chosen = index
    guard isViewLoaded else { return }
    let custom = delegate?.tabBarController(
      self, animationControllerForTransitionFrom: old, to: new)
    let interaction = custom.flatMap {
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    let transition = ControllerTransition(
      ControllerTransition.Parts(
        container: stage, from: old, to: new, fromView: old.view, toView: new.view,
        finalFrame: stage.bounds),
      isAnimated: custom != nil, animator: custom ?? DissolveAnimator(isForward: true),
      interaction: interaction)
    traits.transition = transition
    old.beginAppearanceTransition(false, animated: custom != nil)
    new.beginAppearanceTransition(true, animated: custom != nil)
    transition.start { [weak self] didComplete in
      guard let self else { return }
      traits.transition = nil
      let (stays, goes) = didComplete ? (new, old) : (old, new)
      if !didComplete { chosen = children.firstIndex { $0 === old } ?? chosen }
      if stays.view.superview == nil { place(stays.view) }
      goes.view.removeFromSuperview()
      old.endAppearance(animated: custom != nil)
      new.endAppearance(animated: custom != nil)
      if didComplete { delegate?.tabBarController(self, didSelect: new) }
    }
  }
}

/// Is told about the choice of a tab bar controller and supplies animators for it.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a controller may be chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A controller was chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// The animator for a change; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives a change; nil if nothing does.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

// Objective-C's optional methods.
extension UITabBarControllerDelegate {
  /// Lets every controller be chosen.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  /// No animator.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nothing drives it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
