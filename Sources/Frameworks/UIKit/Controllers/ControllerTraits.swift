/// What a controller keeps besides its view.
struct ControllerTraits {
  var nibName: String?
  var title: String?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var presentationController: UIPresentationController?
  var capturesStatusBar = false
  var popover: UIPopoverPresentationController?
  var modalPresentationStyle = UIModalPresentationStyle.automatic
  var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var definesPresentationContext = false
  var providesPresentationContextTransitionStyle = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var preferredContentSize = CGSize.zero
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var automaticallyAdjustsScrollViewInsets = true
  var restorationIdentifier: String?
  var storyboardName: String?
  var transition: ControllerTransition?
}

extension UIViewController {
  /// What the controller shows in a toolbar.
  public var toolbarItems: [UIBarButtonItem]? {
    get { traits.toolbarItems }
    set { traits.toolbarItems = newValue }
  }

  /// The name of the interface file; etude has none.
  public var nibName: String? { traits.nibName }

  /// The storyboard the controller came from: none.
  public var storyboard: UIStoryboard? { traits.storyboardName.map { UIStoryboard(named: $0) } }

  /// A button that turns editing on and off.
  public var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  }

  /// Whether controllers presented inside this one cover it alone.
  public var definesPresentationContext: Bool {
    get { traits.definesPresentationContext }
    set { traits.definesPresentationContext = newValue }
  }

  /// Whether this controller's transition style counts for those presented inside it.
  public var providesPresentationContextTransitionStyle: Bool {
    get { traits.providesPresentationContextTransitionStyle }
    set { traits.providesPresentationContextTransitionStyle = newValue }
  }

  /// The edges to which the view reaches below bars.
  public var edgesForExtendedLayout: UIRectEdge {
    get { traits.edgesForExtendedLayout }
    set { traits.edgesForExtendedLayout = newValue }
  }

  /// Whether the view reaches below bars that let nothing through.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { traits.extendedLayoutIncludesOpaqueBars }
    set { traits.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Whether scroll views keep clear of bars by themselves.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { traits.automaticallyAdjustsScrollViewInsets }
    set { traits.automaticallyAdjustsScrollViewInsets = newValue }
  }

  /// A name under which the state could be kept; without effect.
  public var restorationIdentifier: String? {
    get { traits.restorationIdentifier }
    set { traits.restorationIdentifier = newValue }
  }

  /// Tells that the wishes about the status bar have changed; etude shows none.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Tells that the wishes about the home bar have changed; etude shows none.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Whether the controller decides about the status bar when it does not cover the screen; without
  /// effect.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { traits.capturesStatusBar }
    set { traits.capturesStatusBar = newValue }
  }
}
