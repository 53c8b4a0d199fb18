/// One entry of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// An item without text and picture.
  public override nonisolated init() {
    super.init()
  }

  @_silgen_name("etude_baritem_make")
  convenience init(plainly: Bool) { self.init() }

  /// What is written on it.
  open var title: String?
  /// The picture on it.
  open var image: UIImage?
  /// Whether it can be tapped.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// Moves the picture, in points.
  open var imageInsets = UIEdgeInsets.zero
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets how the title is written in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  /// How the title is written in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How much a button stands out.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// As the one that finishes.
    case done = 2
    /// As usual, with a border before iOS 7.
    public static let bordered = Style.plain
  }

  /// The buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// A plus.
    case add
    /// Room that grows.
    case flexibleSpace
    /// Room of a width.
    case fixedSpace
    /// A pen.
    case compose
    /// An arrow back.
    case reply
    /// An arrow out of a box.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// A round arrow.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// Undo.
    case undo
    /// Redo.
    case redo
  }

  /// Who has the method.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector?
  /// What a tap runs.
  open var primaryAction: UIAction?
  /// How much it stands out.
  open var style = Style.plain
  /// A view in its place.
  open var customView: UIView?
  /// Its width in points; 0 means as needed.
  open var width: CGFloat = 0
  /// Its colour.
  open var tintColor: UIColor?

  /// A button without anything on it.
  public override nonisolated init() {
    super.init()
  }

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    set(target, action)
  }

  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    set(target, action)
  }

  /// One of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    title = "\(systemItem)"
    set(target, action)
  }

  /// One of the system's buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    title = "\(systemItem)"
    self.primaryAction = primaryAction
  }

  /// A view in the place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}

/// What a controller shows in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in the title's place.
  open var titleView: UIView?
  /// The button at the left.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The buttons at the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The button at the right.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons at the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button that the next controller shows to come back.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of that button.
  open var backButtonTitle: String?
  /// Whether that button is hidden.
  open var hidesBackButton = false
  /// Whether the left buttons stand beside the back button.
  open var leftItemsSupplementBackButton = false
  /// The search of the page.
  var search: UIViewController?
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the controller before.
    case automatic = 0
    /// Large.
    case always = 1
    /// Small.
    case never = 2
  }

  /// An item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Shows another button at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Shows another button at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
}

/// One entry of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while chosen.
  open var selectedImage: UIImage?
  /// A short text beside the picture.
  open var badgeValue: String?
  /// The colour behind that text.
  open var badgeColor: UIColor?

  /// An entry without anything on it.
  public override nonisolated init() {
    super.init()
  }

  /// An entry with title and picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An entry with title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// One of the system's entries.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)", image: nil, tag: tag)
  }

  /// The entries that the system knows.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more = 0
    /// Favourites.
    case favorites
    /// Featured.
    case featured
    /// Top rated.
    case topRated
    /// Recents.
    case recents
    /// Contacts.
    case contacts
    /// History.
    case history
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Downloads.
    case downloads
    /// Most recent.
    case mostRecent
    /// Most viewed.
    case mostViewed
  }
}
