import QuartzCore

/// Where an item, header or footer of a collection is and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The place of the item.
  open var indexPath: IndexPath
  /// Where it is in the content, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// Its middle, in points.
  open var center = CGPoint.zero
  /// Its size, in points.
  open var size = CGSize.zero
  /// What is done to it around its middle.
  open var transform = CGAffineTransform.identity
  /// What is done to it in space around its middle.
  open var transform3D = CATransform3DIdentity
  /// How opaque it is: 0 to 1.
  open var alpha: CGFloat = 1
  /// How far in front it is.
  open var zIndex = 0
  /// Whether it is hidden.
  open var isHidden = false
  /// The kind of header or footer; nil for an item.
  open private(set) var representedElementKind: String?

  /// Attributes of an item.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
  }

  /// Attributes of a header or footer.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = kind
  }

  /// The same attributes in an object of their own, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = Self(forCellWith: indexPath)
    other.center = center
    other.size = size
    other.transform = transform
    other.transform3D = transform3D
    other.alpha = alpha
    other.zIndex = zIndex
    other.isHidden = isHidden
    other.representedElementKind = representedElementKind
    return other
  }
}

/// Decides where the items of a collection are.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The collection that is laid out.
  public internal(set) weak var collectionView: UICollectionView?

  /// A layout that places nothing.
  public override nonisolated init() {
    super.init()
  }

  /// A layout as if read from a storyboard.
  public convenience init?(coder: NSCoder) {
    self.init()
  }

  /// Works out all places; called before they are asked for.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The items of which a part lies in a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// One item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// A header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item comes from that is new.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item goes that leaves.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether places depend on what can be seen.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where scrolling stops instead of a given point.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Forgets the places, all of them.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  /// Items are about to be inserted, deleted or moved.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Items were inserted, deleted or moved.
  open func finalizeCollectionViewUpdates() {}

  /// Forgets the places.
  open func invalidateLayout() {
    collectionView?.isLayoutStale = true
    collectionView?.setNeedsLayout()
  }
}

/// Places items in rows or columns, as many as fit.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The least gap between lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least gap between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// Room around a section, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The way the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of section headers, in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of section footers, in points.
  open var footerReferenceSize = CGSize.zero
  /// The size of items before it is known, in points; without effect.
  open var estimatedItemSize = CGSize.zero
  /// The size that means: as the content needs.
  public nonisolated static let automaticSize = CGSize(width: CGFloat.infinity, height: .infinity)

  private var places: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var contentSize = CGSize.zero

  /// Works out all places.
  open override func prepare() {
    super.prepare()
    places = [:]
    guard let collection = collectionView else { return }
    var flow = ItemFlow(
      isVertical: scrollDirection == .vertical,
      room: scrollDirection == .vertical ? collection.bounds.width : collection.bounds.height)
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    for section in 0..<collection.numberOfSections {
      let insets =
        delegate?.collectionView(collection, layout: self, insetForSectionAt: section)
        ?? sectionInset
      flow.beginSection(
        insets,
        lineGap: delegate?.collectionView(
          collection, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
        itemGap: delegate?.collectionView(
          collection, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing,
        header: headerReferenceSize)
      let sizes = (0..<collection.numberOfItems(inSection: section)).map { item in
        delegate?.collectionView(
          collection, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
          ?? itemSize
      }
      let kind =
        type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        ?? UICollectionViewLayoutAttributes.self
      for (item, frame) in flow.place(sizes).enumerated() {
        let attributes = kind.init(forCellWith: IndexPath(item: item, section: section))
        attributes.frame = frame
        places[attributes.indexPath] = attributes
      }
      flow.endSection(footer: footerReferenceSize)
    }
    contentSize = flow.contentSize
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
