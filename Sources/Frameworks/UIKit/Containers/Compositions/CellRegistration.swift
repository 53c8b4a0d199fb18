import QuartzCore

extension UICollectionView {
  /// How cells of a class are made ready for items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Makes a cell ready.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    let handler: Handler

    /// Cells that a closure makes ready.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How headers or footers of a class are made ready.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Makes a view ready.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

    let kind: String
    let handler: Handler

    /// Views of a kind that a closure makes ready.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell made ready for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = "\(Cell.self)"
    register(Cell.self, forCellWithReuseIdentifier: identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell
    let ready = cell ?? unsafeDowncast(Cell.make(identifier), to: Cell.self)
    if let item { registration.handler(ready, indexPath, item) }
    return ready
  }

  /// A header or footer made ready.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = unsafeDowncast(Supplementary.make(registration.kind), to: Supplementary.self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// A row of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private let label = UILabel()
  private let below = UILabel()
  private let picture = UIImageView()
  /// What stands at the ends of the row; kept, and not shown.
  open var accessories: [UICellAccessory] = []
  /// How deep the row stands in; without effect.
  open var indentationLevel = 0

  /// The usual content of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  override func show(_ list: UIListContentConfiguration) {
    if label.superview == nil {
      for view in [picture, label, below] { contentView.addSubview(view) }
    }
    label.text = list.attributedText?.string ?? list.text
    label.font = list.textProperties.font
    label.textColor = list.textProperties.color
    below.text = list.secondaryText
    below.font = list.secondaryTextProperties.font
    picture.image = list.image
    setNeedsLayout()
  }

  /// Places picture and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard label.superview != nil else { return }
    let room = contentView.bounds
    let side: CGFloat = picture.image == nil ? 0 : 28
    picture.frame = CGRect(x: 16, y: (room.height - side) / 2, width: side, height: side)
    let left = side > 0 ? 16 + side + 16 : 16
    let width = max(0, room.width - left - 16)
    let half = below.text == nil ? room.height : room.height / 2
    label.frame = CGRect(x: left, y: 0, width: width, height: half)
    below.frame = CGRect(x: left, y: half, width: width, height: room.height - half)
  }
}

/// What stands at an end of a row; kept, and not shown.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// What it is.
  public let name: String

  private init(_ name: String) {
    self.name = name
    InertNotes.say("accessories", "signs at the ends of a list's rows")
  }

  /// An arrow: more follows.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory("disclosure") }
  /// A tick.
  public static func checkmark() -> UICellAccessory { UICellAccessory("checkmark") }
  /// A sign that deletes.
  public static func delete() -> UICellAccessory { UICellAccessory("delete") }
  /// A sign that moves.
  public static func reorder() -> UICellAccessory { UICellAccessory("reorder") }
  /// An arrow that opens what is inside.
  public static func outlineDisclosure() -> UICellAccessory { UICellAccessory("outline") }
  /// A text.
  public static func label(text: String) -> UICellAccessory { UICellAccessory("label") }
}

/// In which state a cell is.
public struct UICellConfigurationState: Hashable, Sendable {
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it can be changed.
  public var isEditing = false
  /// Whether it cannot be used.
  public var isDisabled = false
}

/// What is behind a cell's content.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line around.
  public var strokeColor: UIColor?
  /// The width of the line around, in points.
  public var strokeWidth: CGFloat = 0

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a plain row.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a row in a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of any row.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
