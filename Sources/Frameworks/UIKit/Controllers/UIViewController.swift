import Engine
import QuartzCore
import Timelines

/// Looks after one screenful: makes its view, follows when it appears, presents other controllers.
///
/// ```swift
/// class ViewController: UIViewController {
///   let box = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.addSubview(box)
///   }
/// }
/// ```
@preconcurrency @MainActor
open class UIViewController: UIResponder, JournalObject {
  nonisolated package let journalID: ObjectID
  private var root: UIView?
  private var isLoading = false
  /// What the controller keeps besides its view.
  var traits = ControllerTraits()
  /// Where the controller is between hidden and shown.
  package internal(set) var appearance = Appearance.disappeared
  var childList: [UIViewController] = []
  /// The controller that contains this one.
  public internal(set) weak var parent: UIViewController?

  /// A controller whose view is made in code: etude has no interface files, the name is kept.
  public init(nibName: String?, bundle: Bundle?) {
    journalID = UIViewController.register(Self.self)
    super.init()
    traits.nibName = nibName
  }

  /// A controller whose view is made in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller as if read from a storyboard: etude has none, so it is like a new one.
  public required init?(coder: NSCoder) {
    journalID = UIViewController.register(Self.self)
    super.init()
  }

  /// The root view, made by `loadView` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return root
    }
    set { adoptRoot(newValue) }
  }

  /// The root view if it has been made.
  public var viewIfLoaded: UIView? { root }

  /// Whether the root view has been made.
  public var isViewLoaded: Bool { root != nil }

  /// Makes the root view now if it has not been made.
  public func loadViewIfNeeded() {
    guard root == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if root == nil { UIViewController.loadPlainView(of: self) }
    _Outlets.fill(self)
    viewDidLoad()
  }

  private func adoptRoot(_ view: UIView?) {
    root?.controller = nil
    root = view
    view?.controller = self
  }

  // MARK: What a subclass may decide

  /// The name of the screen, for bars.
  open var title: String? {
    get { traits.title }
    set {
      traits.title = newValue
      navigationItem.title = newValue
    }
  }

  /// How the controller covers others when it is presented.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { traits.modalPresentationStyle }
    set { traits.modalPresentationStyle = newValue }
  }

  /// How the controller comes when it is presented.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { traits.modalTransitionStyle }
    set { traits.modalTransitionStyle = newValue }
  }

  /// Whether the controller cannot be pulled away.
  open var isModalInPresentation: Bool {
    get { traits.isModalInPresentation }
    set { traits.isModalInPresentation = newValue }
  }

  /// Whether the tab bar goes while this controller is pushed.
  open var hidesBottomBarWhenPushed: Bool {
    get { traits.hidesBottomBarWhenPushed }
    set { traits.hidesBottomBarWhenPushed = newValue }
  }

  /// The size the controller would like, in points.
  open var preferredContentSize: CGSize {
    get { traits.preferredContentSize }
    set { traits.preferredContentSize = newValue }
  }

  /// Describes the screen the controller is on.
  open var traitCollection: UITraitCollection { UITraitCollection() }

  /// What the controller shows in a navigation bar.
  open var navigationItem: UINavigationItem {
    if let item = traits.navigationItem { return item }
    let item = UINavigationItem(title: traits.title ?? "")
    traits.navigationItem = item
    return item
  }

  /// What the controller shows in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = traits.tabBarItem { return item }
      let item = UITabBarItem(title: traits.title, image: nil, tag: 0)
      traits.tabBarItem = item
      return item
    }
    set { traits.tabBarItem = newValue }
  }

  /// Who supplies the animation with which the controller comes and goes.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { traits.transitioningDelegate }
    set { traits.transitioningDelegate = newValue }
  }

  // MARK: The view's life

  /// Makes the root view: an empty one as large as the screen.
  open func loadView() {
    UIViewController.loadPlainView(of: self)
  }

  /// The root view was made.
  open func viewDidLoad() {}
  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its place and about to be shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view was shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The root view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The root view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// The screen's edges reach differently into the view; never happens here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Memory is short; never happens here.
  open func didReceiveMemoryWarning() {}
  /// The device was turned; never happens here.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// The device is about to be turned; never happens here.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// The room inside the edges of the view has changed; never happens here.
  open func viewLayoutMarginsDidChange() {}
  /// A child wants another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of a child.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Brings the view's constraints up to date.
  open func updateViewConstraints() {}
  /// The view gets another size; never happens here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits of the screen change; never happens here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits of the screen changed; never happens here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The controller was read from a storyboard; never happens here.
  open func awakeFromNib() {}

  // MARK: Children

  /// Replaces one child's view by another's inside an animation.
  ///
  /// - Parameters:
  ///   - from: The child that goes.
  ///   - to: The child that comes.
  ///   - duration: Seconds.
  ///   - options: As for `UIView.animate`, or a transition.
  ///   - animations: The changes; nil if the transition says it all.
  ///   - completion: Called at the end, with whether it was reached undisturbed.
  open func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    replace(from, by: to, duration, options, animations, completion)
  }

  /// The controllers inside this one.
  open var children: [UIViewController] { childList }

  /// Takes a controller in; its view is added by the caller.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Lets go of the container; the view is removed by the caller.
  open func removeFromParent() {
    leaveParent()
  }

  /// The controller is about to come into a container, or to leave it.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller came into a container, or left it.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  /// Shows another controller over this one.
  @preconcurrency open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (@MainActor () -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away the controller that this one presented, or this one if it was presented.
  @preconcurrency open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil)
  {
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows a controller as the container sees fit.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller in the main place of the container.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  // MARK: Storyboards

  /// A segue is about to lead to another controller.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue may lead to another controller.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Follows a segue of the storyboard; etude has none, and makes the controller that the program
  /// expects at its end.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    _Storyboards.follow(identifier, from: self, sender: sender)
  }

  // MARK: The bars and the device

  /// How the status bar looks; etude shows none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; etude shows none.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes; etude shows none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Which controller decides about the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Which controller decides about the status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the bar at the screen's lower edge hides by itself; etude shows none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the view turns with the device; it never turns here.
  open var shouldAutorotate: Bool { true }
  /// The ways in which the view can be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The way in which the view is held at first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether editing is on.
  open var isEditing = false

  /// Turns editing on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// The superview of the root view, else the controller that presents this one.
  open override var next: UIResponder? { root?.superview ?? presentingViewController }
}
