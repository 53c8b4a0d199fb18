import Engine
import QuartzCore

/// Items in sections, of which the visible ones exist as cells, placed by a layout.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The way a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Across.
    case horizontal = 1
  }

  /// Where an item stops when it is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Positions by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle, up and down.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle, across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of views above a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of views below a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Who supplies the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }
  /// What decides where items are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// A view behind the items.
  open var backgroundView: UIView?
  /// Whether cells are made before they can be seen; without effect.
  open var isPrefetchingEnabled = true

  var isLayoutStale = true
  var cells: [IndexPath: UICollectionViewCell] = [:]
  private var spares: [String: [UICollectionViewCell]] = [:]
  private var classes: [String: UICollectionReusableView.Type] = [:]
  private var chosen: [IndexPath] = []

  /// A collection at a place of its superview, in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUp()
  }

  /// A collection as if read from a storyboard.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    collectionViewLayout.collectionView = self
    let tap = UITapGestureRecognizer(
      target: self, action: _selector(UICollectionView.chooseByTap(_:)))
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  /// Asks for all items anew.
  open func reloadData() {
    isLayoutStale = true
    for cell in cells.sorted(by: { $0.key < $1.key }).map(\.value) { retire(cell) }
    cells = [:]
    chosen = []
    setNeedsLayout()
  }

  /// Makes cells of a class for an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionReusableView.Type
  }

  /// Makes cells from a file; etude has none and makes plain ones.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = UICollectionViewCell.self
  }

  /// Makes headers or footers of a class for an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    classes[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
  }

  /// A cell that went out of sight, or a new one; without a registered class a plain one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let spare = spares[identifier]?.popLast() {
      spare.prepareForReuse()
      return spare
    }
    let made = classes[identifier]?.make(identifier) as? UICollectionViewCell
    return made ?? UICollectionViewCell(frame: .zero)
  }

  /// A new header or footer; without a registered class a plain one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    classes[elementKind + identifier]?.make(identifier) ?? UICollectionReusableView(frame: .zero)
  }

  /// Makes the cells that can be seen and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  private func layOutItems() {
    if isLayoutStale || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      isLayoutStale = false
      collectionViewLayout.prepare()
      contentSize = collectionViewLayout.collectionViewContentSize
    }
    backgroundView?.frame = bounds
    let visible = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { $0.representedElementKind == nil }
    let paths = Set(visible.map(\.indexPath))
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
      retire(cell)
      cells[path] = nil
    }
    for attributes in visible {
      let isNew = cells[attributes.indexPath] == nil
      guard let cell = cells[attributes.indexPath] ?? makeCell(attributes.indexPath) else {
        continue
      }
      place(cell, attributes)
      if isNew { addSubview(cell) }
    }
  }

  private func makeCell(_ path: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cells[path] = cell
    cell.isSelected = chosen.contains(path)
    (delegate as? any UICollectionViewDelegate)?
      .collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func place(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
    if cell.bounds.size != attributes.size { cell.bounds.size = attributes.size }
    if cell.center != attributes.center { cell.center = attributes.center }
    let isFlat = CATransform3DIsIdentity(attributes.transform3D)
    let turn =
      isFlat ? CATransform3DMakeAffineTransform(attributes.transform) : attributes.transform3D
    if cell.transform3D != turn { cell.transform3D = turn }
    if cell.alpha != attributes.alpha { cell.alpha = attributes.alpha }
    if cell.isHidden != attributes.isHidden { cell.isHidden = attributes.isHidden }
    let depth = CGFloat(attributes.zIndex)
    if cell.layer.zPosition != depth { cell.layer.zPosition = depth }
    cell.apply(attributes)
  }

  private func retire(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { spares[identifier, default: []].append(cell) }
  }

  // MARK: Choosing

  /// The chosen items.
  open var indexPathsForSelectedItems: [IndexPath]? { chosen }

  /// Chooses an item.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return }
    if !allowsMultipleSelection { for old in chosen { deselectItem(at: old, animated: animated) } }
    chosen.append(indexPath)
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Chooses an item no more.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  func chooseByTap(_ tap: UITapGestureRecognizer) {
    guard allowsSelection, let path = indexPathForItem(at: tap.location(in: self)) else { return }
    let delegate = delegate as? any UICollectionViewDelegate
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if allowsMultipleSelection, chosen.contains(path) {
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let before = chosen
    selectItem(at: path, animated: false, scrollPosition: [])
    for old in before where !chosen.contains(old) {
      delegate?.collectionView(self, didDeselectItemAt: old)
    }
    Conductor.current.callback("selection")
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
