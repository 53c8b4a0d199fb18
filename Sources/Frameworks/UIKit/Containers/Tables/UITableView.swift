import Engine
import QuartzCore

/// A list of rows in sections, of which the visible ones exist as cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// What a table looks like.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections as rounded cards.
    case insetGrouped = 2
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// At the right.
    case right = 1
    /// At the left.
    case left = 2
    /// At the top.
    case top = 3
    /// At the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As the table sees fit.
    case automatic = 100
  }

  /// Where a row stops when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it can be seen.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One line.
    case singleLine = 1
  }

  /// The height that stands for: as much as the content needs.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// What the table looks like.
  public let style: Style
  /// Who supplies the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// The height of rows, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { reloadData() }
  }
  /// The height of rows before they are known, in points.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of section headers, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of section footers, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The height of section headers before they are known, in points.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The line between rows; etude draws none.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of that line.
  open var separatorColor: UIColor?
  /// Room around that line.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while editing.
  open var allowsSelectionDuringEditing = false
  /// Room above headers, in points; without effect.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The height that footers are thought to have, in points.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// A view behind the rows.
  open var backgroundView: UIView?
  /// A view above all rows.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// A view below all rows.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// Whether rows are being edited.
  open var isEditing = false

  var plan = TablePlan()
  var cells: [IndexPath: UITableViewCell] = [:]
  var spares: [String: [UITableViewCell]] = [:]
  var headers: [Int: UIView] = [:]
  var classes: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var chosen: [IndexPath] = []
  var isPlanDue = true
  var batchDepth = 0
  var changes: [TableChange] = []

  /// A table at a place of its superview, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table at a place of its superview, in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A table as if read from a storyboard.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    let tap = UITapGestureRecognizer(target: self, action: _selector(UITableView.chooseByTap(_:)))
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  /// Asks for all rows anew.
  open func reloadData() {
    isPlanDue = true
    for cell in cells.sorted(by: { $0.key < $1.key }).map(\.value) { retire(cell) }
    cells = [:]
    for header in headers.sorted(by: { $0.key < $1.key }) { header.value.removeFromSuperview() }
    headers = [:]
    chosen = []
    setNeedsLayout()
  }

  /// Makes cells of a class for an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Makes cells from a file; etude has none and makes plain ones.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = UITableViewCell.self
  }

  /// Makes headers of a class for an identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}

  /// Lets views of a class be made for headers and footers.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A cell that went out of sight, or a new one if a class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let spare = spares[identifier]?.popLast() {
      spare.prepareForReuse()
      return spare
    }
    return classes[identifier]?.make(identifier)
  }

  /// A cell that went out of sight, or a new one; without a registered class a plain one.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header of the registered class; nil if none is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerClasses[identifier]?.make(identifier)
  }

  /// Makes the cells that can be seen and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    isPlanDue = true
    setNeedsLayout()
  }
}
