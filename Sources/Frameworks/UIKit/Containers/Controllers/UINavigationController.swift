import Engine
import QuartzCore

/// Keeps a stack of controllers and shows the topmost one.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Which way the stack changes.
  public enum Operation: Int, Sendable {
    /// It does not.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// The topmost controllers go.
    case pop = 2
  }

  /// Who is told about the stack and supplies animators.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar with titles and buttons; etude draws it plain.
  public let navigationBar = UINavigationBar()
  /// The bar with buttons below; etude draws none.
  public let toolbar: UIToolbar! = UIToolbar()
  /// Whether the lower bar is hidden.
  open var isToolbarHidden = true
  /// Whether the bar goes while the reader scrolls; without effect.
  open var hidesBarsOnSwipe = false {
    didSet { noteHiding(hidesBarsOnSwipe) }
  }
  /// Whether the bar goes on a tap; without effect.
  open var hidesBarsOnTap = false {
    didSet { noteHiding(hidesBarsOnTap) }
  }
  /// Recognises the drag that pops; without effect.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  private func noteHiding(_ isWanted: Bool) {
    guard isWanted else { return }
    InertNotes.say("hiding bars", "bars of UINavigationController that hide by themselves")
  }

  private let stage = UIView()
  private var isChanging = false

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// A stack of one controller with bars of these classes; etude takes its own bars.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// A stack whose views are made in code.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A stack as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers, the topmost last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { children.last }

  /// The controller that is shown, or the one it presents.
  open var visibleViewController: UIViewController? { presentedViewController ?? children.last }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false {
    didSet { navigationBar.isHidden = isNavigationBarHidden }
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the lower bar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Makes the place of the controllers and the bar over it.
  open override func loadView() {
    super.loadView()
    guard let root = viewIfLoaded else { return }
    stage.frame = root.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(stage)
    navigationBar.frame = CGRect(x: 0, y: 0, width: root.bounds.width, height: 44)
    navigationBar.autoresizingMask = .flexibleWidth
    navigationBar.isHidden = isNavigationBarHidden
    root.addSubview(navigationBar)
    if let top = topViewController { place(top.view) }
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(where: { $0 === viewController }) else {
      Conductor.current.stop(
        reason: "\(type(of: viewController)) is already on the navigation stack",
        remedy: "push a new controller, or pop to the one that is there")
      return
    }
    let old = topViewController
    addChild(viewController)
    navigationBar.pushItem(viewController.navigationItem, animated: animated)
    change(from: old, to: viewController, .push, animated: animated)
  }

  /// Takes the topmost controller away; the lowest one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return popTo(children[children.count - 2], animated: animated).last
  }

  /// Takes all controllers away but the lowest one.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = children.first, children.count > 1 else { return nil }
    return popTo(root, animated: animated)
  }

  /// Takes the controllers above a given one away.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard children.contains(where: { $0 === viewController }) else { return nil }
    return popTo(viewController, animated: animated)
  }

  /// Replaces the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = topViewController
    for controller in children where !viewControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.leaveParent()
    }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    childList = viewControllers
    navigationBar.items = viewControllers.map(\.navigationItem)
    guard let top = viewControllers.last, top !== old else { return }
    change(from: old, to: top, .push, animated: animated)
  }

  private func popTo(_ target: UIViewController, animated: Bool) -> [UIViewController] {
    guard let place = children.firstIndex(where: { $0 === target }) else { return [] }
    let gone = Array(children[(place + 1)...])
    guard let old = gone.last else { return [] }
    for controller in gone { controller.willMove(toParent: nil) }
    navigationBar.popItems(keeping: place + 1)
    change(from: old, to: target, .pop, animated: animated, gone: gone)
    return gone
  }

  private func place(_ view: UIView) {
    view.frame = stage.bounds
    stage.addSubview(view)
  }

  private func change(
    from old: UIViewController?, to new: UIViewController, _ operation: Operation,
    animated: Bool, gone: [UIViewController] = []
  ) {
    guard isViewLoaded, viewIfLoaded?.window != nil, let old else {
      return changeAtOnce(from: old, to: new, operation, gone: gone)
    }
    let custom = delegate?.navigationController(
      self, animationControllerFor: operation, from: old, to: new)
    let animator = custom ?? PushAnimator(isForward: operation != .pop)
    let interaction = custom.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    let transition = ControllerTransition(
      ControllerTransition.Parts(
        container: stage, from: old, to: new, fromView: old.view, toView: new.view,
        finalFrame: stage.bounds),
      isAnimated: animated, animator: animator, interaction: interaction)
    traits.transition = transition
    delegate?.navigationController(self, willShow: new, animated: animated)
    old.beginAppearanceTransition(false, animated: animated)
    new.beginAppearanceTransition(true, animated: animated)
    transition.start { [weak self] didComplete in
      self?.finish(
        from: old, to: new, operation, animated: animated, gone: gone, didComplete: didComplete)
    }
  }

  private func finish(
    from old: UIViewController, to new: UIViewController, _ operation: Operation,
    animated: Bool, gone: [UIViewController], didComplete: Bool
  ) {
    traits.transition = nil
    let (stays, goes) = didComplete ? (new, old) : (old, new)
    if stays.view.superview == nil { place(stays.view) }
    goes.view.removeFromSuperview()
    if didComplete {
      old.endAppearance(animated: animated)
      new.endAppearance(animated: animated)
      settle(operation, new, gone)
      delegate?.navigationController(self, didShow: new, animated: animated)
    } else {
      new.disappear()
      old.appearance = .appeared
      if operation == .push { new.leaveParent() }
      navigationBar.items = children.map(\.navigationItem)
    }
  }

  private func changeAtOnce(
    from old: UIViewController?, to new: UIViewController, _ operation: Operation,
    gone: [UIViewController]
  ) {
    if isViewLoaded {
      let isShown = appearance == .appeared || appearance == .appearing
      if isShown { old?.disappear() }
      old?.viewIfLoaded?.removeFromSuperview()
      place(new.view)
      if isShown { new.appear() }
    }
    settle(operation, new, gone)
  }

  private func settle(_ operation: Operation, _ new: UIViewController, _ gone: [UIViewController]) {
    for controller in gone { controller.leaveParent() }
    if operation == .push { new.didMove(toParent: self) }
  }
}

/// Is told about a navigation stack and supplies animators for it.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// The animator for a change; nil for the system's.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives a change; nil if nothing does.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

// Objective-C's optional methods.
extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// The system's animator.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nothing drives it.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
