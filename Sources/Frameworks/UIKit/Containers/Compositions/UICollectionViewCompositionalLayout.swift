import QuartzCore

/// A layout composed of sections, groups and items.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let row = NSCollectionLayoutGroup.horizontal(
///   layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
///   subitems: [item])
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
/// ```
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes the section of a number; nil for none.
  public typealias SectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  /// What holds for the whole layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private var places: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var contentSize = CGSize.zero

  /// The same section throughout.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
  ) {
    provider = { _, _ in section }
    self.configuration = configuration ?? UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Sections that a closure makes.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
  ) {
    provider = sectionProvider
    self.configuration = configuration ?? UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// The usual rows of a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: configuration.section())
  }

  /// Works out all places.
  open override func prepare() {
    super.prepare()
    places = [:]
    contentSize = .zero
    guard let collection = collectionView else { return }
    let room = collection.bounds.size
    let isDown = configuration.scrollDirection == .vertical
    var start: CGFloat = 0
    for number in 0..<collection.numberOfSections {
      guard let section = provider(number, CompositionSurroundings(room)) else { continue }
      if number > 0 { start += configuration.interSectionSpacing }
      start = place(
        section, number, collection.numberOfItems(inSection: number), from: start, in: room,
        isDown: isDown)
    }
    contentSize =
      isDown
      ? CGSize(width: room.width, height: start) : CGSize(width: start, height: room.height)
  }

  /// Places a section's items and answers where the next section begins.
  private func place(
    _ section: NSCollectionLayoutSection, _ number: Int, _ count: Int, from start: CGFloat,
    in room: CGSize, isDown: Bool
  ) -> CGFloat {
    let insets = section.contentInsets
    let inner = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom))
    let size = section.group.layoutSize.points(in: inner)
    // A section that scrolls by itself has its groups in a row across the layout's direction.
    let isRow = section.orthogonalScrollingBehavior != .none
    let stacksDown = isDown != isRow
    var origin = CGPoint(x: insets.leading, y: insets.top)
    if isDown { origin.y += start } else { origin.x += start }
    let first = origin
    var item = 0
    while item < count {
      let cells = section.group.places(in: CGRect(origin: origin, size: size))
      guard !cells.isEmpty else { break }
      for frame in cells where item < count {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: number))
        attributes.frame = frame
        places[attributes.indexPath] = attributes
        item += 1
      }
      if stacksDown {
        origin.y += size.height + section.interGroupSpacing
      } else {
        origin.x += size.width + section.interGroupSpacing
      }
    }
    let gap = origin == first ? 0 : section.interGroupSpacing
    if isDown {
      let end = isRow ? first.y + (count > 0 ? size.height : 0) : origin.y - gap
      return end + insets.bottom
    }
    let end = isRow ? first.x + (count > 0 ? size.width : 0) : origin.x - gap
    return end + insets.trailing
  }

  /// The size of the content, in points.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// The items of which a part lies in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    places.sorted { $0.key < $1.key }.map(\.value).filter { $0.frame.intersects(rect) }
  }

  /// One item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { places[indexPath] }
}

/// What holds for a whole composed layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The way the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The gap between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole; kept, and not shown.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// The looks of a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// How rows are grouped.
  public enum Appearance: Int, Sendable {
    /// Not at all.
    case plain = 0
    /// By sections.
    case grouped = 1
    /// By sections with rounded corners.
    case insetGrouped = 2
    /// At the side.
    case sidebar = 3
    /// At the side, plain.
    case sidebarPlain = 4
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Sendable {
    /// There are none.
    case none = 0
    /// From the data source.
    case supplementary = 1
    /// The first item of each section.
    case firstItemInSection = 2
  }

  /// How rows are grouped; rows look the same here.
  public let appearance: Appearance
  /// Where headers come from; they are not shown here.
  public var headerMode = HeaderMode.none
  /// Whether lines part the rows; without effect.
  public var showsSeparators = true
  /// The colour behind the rows; without effect.
  public var backgroundColor: UIColor?

  /// A list.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// Rows of 44 points over the whole width; Apple's grow with their content.
  func section() -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    return NSCollectionLayoutSection(group: group)
  }
}
