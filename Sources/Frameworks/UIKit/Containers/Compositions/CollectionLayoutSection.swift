import QuartzCore

/// A section of a composed layout: one group, repeated for all items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Room around the section.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The gap between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether groups stand in a row that scrolls by itself; here the row does not scroll.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none {
    didSet {
      guard orthogonalScrollingBehavior != .none else { return }
      InertNotes.say("orthogonal scrolling", "the own scrolling of a section")
    }
  }
  /// Headers and footers; kept, and not shown.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind the section; kept, and not shown.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called while a row scrolls by itself; never here.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  /// Whether headers keep to the insets; without effect.
  open var supplementariesFollowContentInsets = true

  /// A section of one group, repeated.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// The usual rows of a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section() }
}

/// How a section scrolls by itself.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, stopping at the edges of groups.
  case continuousGroupLeadingBoundary = 2
  /// By pages.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, which stop in the middle.
  case groupPagingCentered = 5
}

/// Where something hangs on a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// Above.
  case top = 1
  /// Above, at the left.
  case topLeading = 2
  /// At the left.
  case leading = 3
  /// Below, at the left.
  case bottomLeading = 4
  /// Below.
  case bottom = 5
  /// Below, at the right.
  case bottomTrailing = 6
  /// At the right.
  case trailing = 7
  /// Above, at the right.
  case topTrailing = 8
}

/// Where a badge hangs on its item.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges.
  public let edges: NSDirectionalRectEdge

  /// At edges, moved by a part of its own size or by points; without effect.
  public init(
    edges: NSDirectionalRectEdge, fractionalOffset: CGPoint = .zero, absoluteOffset: CGPoint = .zero
  ) {
    self.edges = edges
  }
}

/// A view that hangs on an item; kept, and not shown.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// How far in front it is.
  open var zIndex = 0

  /// A view of a kind.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
    InertNotes.say("supplementary items", "headers, footers and badges of a composed layout")
  }
}

/// A header or footer; kept, and not shown.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether it stays in sight; without effect.
  open var pinToVisibleBounds = false
  /// Whether it takes room of its own; without effect.
  open var extendsBoundary = true

  /// A header or footer of a kind.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
}

/// A view behind a section; kept, and not shown.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSObject {
  /// The kind of the view.
  public let elementKind: String
  /// Room inside the edges.
  open var contentInsets = NSDirectionalEdgeInsets()

  private init(_ kind: String) { elementKind = kind }

  /// A view behind a whole section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    InertNotes.say("decorations", "views behind the sections of a composed layout")
    return NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// An item in sight while a section scrolls by itself.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is: 0 to 1.
  var alpha: CGFloat { get set }
  /// How far in front it is.
  var zIndex: Int { get set }
  /// What is done to it around its middle.
  var transform: CGAffineTransform { get set }
  /// What is done to it in space.
  var transform3D: CATransform3D { get set }
  /// Its middle, in points.
  var center: CGPoint { get set }
  /// Where it is, in points.
  var frame: CGRect { get }
  /// Which item it is.
  var indexPath: IndexPath { get }
}
