import QuartzCore

/// Two controllers side by side; on a phone the first one alone is shown.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Which sides are shown.
  public enum DisplayMode: Int, Sendable {
    /// As it suits the screen.
    case automatic = 0
    /// The second alone.
    case secondaryOnly = 1
    /// Both side by side.
    case oneBesideSecondary = 2
    /// The first over the second.
    case oneOverSecondary = 3
  }

  /// The controllers.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for controller in children { controller.leaveParent() }
      for controller in newValue { addChild(controller) }
      if isViewLoaded { showFirst() }
    }
  }
  /// Which sides should be shown.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Whether only one side fits: on a phone, yes.
  open var isCollapsed: Bool { true }
  /// Which sides are shown.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// The share of the width for the first side.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4

  /// Shows the first controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst()
    InertNotes.say("split views", "the second side of UISplitViewController")
  }

  private func showFirst() {
    guard let first = children.first else { return }
    first.view.frame = view.bounds
    first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }

  /// Shows a controller in place of the second side: here over everything.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }
}

/// Looks after searching in a list; the field is kept, the list of results is not shown.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// Who shows the results.
  public let searchResultsController: UIViewController?
  /// Who finds the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the list below is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes away meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the user is searching.
  open var isActive = false

  /// A search whose results another controller shows.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    InertNotes.say("search controllers", "the field and results of UISearchController")
  }

  /// A search as if read from a storyboard.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Finds what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// What is searched for has changed.
  func updateSearchResults(for searchController: UISearchController)
}

extension UINavigationItem {
  /// The search of the page; kept, but not shown.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
