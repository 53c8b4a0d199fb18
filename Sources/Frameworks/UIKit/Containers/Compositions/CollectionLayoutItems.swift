import QuartzCore

/// One item of a composed layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// Room inside the edges.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// Gaps around the item; without effect.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views that hang on the item; kept, and not shown.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// An item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
  }

  /// An item with views that hang on it; they are not shown here.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    InertNotes.say("supplementary items", "headers, footers and badges of a composed layout")
  }

  /// Where cells stand in a box: an item holds one.
  func places(in box: CGRect) -> [CGRect] { [inner(box)] }

  func inner(_ box: CGRect) -> CGRect {
    CGRect(
      x: box.minX + contentInsets.leading, y: box.minY + contentInsets.top,
      width: max(0, box.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, box.height - contentInsets.top - contentInsets.bottom))
  }
}

/// A place that a layout of one's own gives to an item.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Where it is in the group, in points.
  public let frame: CGRect
  /// How far in front it is.
  public let zIndex: Int

  /// A place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Items one after the other, across or down; the group of a section is repeated.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Content {
    case items([NSCollectionLayoutItem], isAcross: Bool)
    case equal(NSCollectionLayoutItem, Int, isAcross: Bool)
    case own((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  private let content: Content
  /// The gap between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ content: Content) {
    self.content = content
    super.init(layoutSize: size)
  }

  /// Items side by side, again from the first one as long as there is room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .items(subitems, isAcross: true))
  }

  /// So many equal items side by side; they share the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .equal(subitem, count, isAcross: true))
  }

  /// So many equal items side by side; they share the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .equal(subitem, count, isAcross: true))
  }

  /// Items one below the other, again from the first one as long as there is room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .items(subitems, isAcross: false))
  }

  /// So many equal items one below the other; they share the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .equal(subitem, count, isAcross: false))
  }

  /// So many equal items one below the other; they share the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .equal(subitem, count, isAcross: false))
  }

  /// Items where a closure puts them.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider:
      @escaping (any NSCollectionLayoutEnvironment)
      -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .own(itemProvider))
  }

  override func places(in box: CGRect) -> [CGRect] {
    let room = inner(box)
    let gap = interItemSpacing?.spacing ?? 0
    switch content {
    case .own(let provider):
      return provider(CompositionSurroundings(room.size)).map { item in
        item.frame.offsetBy(dx: room.minX, dy: room.minY)
      }
    case .equal(let item, let count, let isAcross):
      let length = isAcross ? room.width : room.height
      let share = (length - gap * CGFloat(max(0, count - 1))) / CGFloat(max(1, count))
      return (0..<max(0, count)).flatMap { index in
        let size = item.layoutSize.points(in: room.size)
        let start = (share + gap) * CGFloat(index)
        let place =
          isAcross
          ? CGRect(x: room.minX + start, y: room.minY, width: share, height: size.height)
          : CGRect(x: room.minX, y: room.minY + start, width: size.width, height: share)
        return item.places(in: place)
      }
    case .items(let items, let isAcross):
      return fill(room, with: items, gap: gap, isAcross: isAcross)
    }
  }

  private func fill(
    _ room: CGRect, with items: [NSCollectionLayoutItem], gap: CGFloat, isAcross: Bool
  ) -> [CGRect] {
    var places: [CGRect] = []
    var start: CGFloat = 0
    let length = isAcross ? room.width : room.height
    while !items.isEmpty {
      for item in items {
        let size = item.layoutSize.points(in: room.size)
        let along = isAcross ? size.width : size.height
        // A hundredth of a point lets three thirds fit; what is too long stands alone.
        guard along > 0, start + along <= length + 0.01 || start == 0 else { return places }
        let origin =
          isAcross
          ? CGPoint(x: room.minX + start, y: room.minY)
          : CGPoint(x: room.minX, y: room.minY + start)
        places += item.places(in: CGRect(origin: origin, size: size))
        start += along + gap
      }
    }
    return places
  }
}

/// What a layout is made for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// Describes the screen.
  var traitCollection: UITraitCollection { get }
}

/// The room that a layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
  /// The room, in points.
  var contentSize: CGSize { get }
  /// The room inside the insets, in points.
  var effectiveContentSize: CGSize { get }
}

@MainActor
struct CompositionSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize

  init(_ size: CGSize) { contentSize = size }

  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { UITraitCollection() }
}
