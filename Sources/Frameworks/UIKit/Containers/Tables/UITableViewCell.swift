import QuartzCore

/// One row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What a cell holds.
  public enum CellStyle: Int, Sendable {
    /// A text and a picture.
    case `default` = 0
    /// A text at the left and one at the right.
    case value1 = 1
    /// A small text at the left and one beside it.
    case value2 = 2
    /// A text and a smaller one below.
    case subtitle = 3
  }

  /// What a chosen cell looks like.
  public enum SelectionStyle: Int, Sendable {
    /// As always.
    case none = 0
    /// Blue.
    case blue = 1
    /// Gray.
    case gray = 2
    /// As usual.
    case `default` = 3
  }

  /// What is shown at the right.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow.
    case disclosureIndicator = 1
    /// A circled i and an arrow.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A circled i.
    case detailButton = 4
  }

  /// What editing offers.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deleting.
    case delete = 1
    /// Inserting.
    case insert = 2
  }

  /// The view in which the content is.
  public let contentView = UIView()
  /// The name by which cells are used again.
  open internal(set) var reuseIdentifier: String?
  /// What a chosen cell looks like.
  open var selectionStyle = SelectionStyle.default
  /// What is shown at the right; etude draws nothing.
  open var accessoryType = AccessoryType.none
  /// A view at the right.
  open var accessoryView: UIView?
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// A view behind the content while chosen.
  open var selectedBackgroundView: UIView?
  /// Room at the left of the line below.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether the cell is being edited.
  open var isEditing = false
  /// How far the content is moved in.
  open var indentationLevel = 0
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether a finger is on the cell.
  open var isHighlighted = false
  private let style: CellStyle
  var keptConfiguration: (any UIContentConfiguration)?
  private var firstLabel: UILabel?
  private var secondLabel: UILabel?
  private var picture: UIImageView?

  /// A cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// A cell at a place of its superview, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A cell as if read from a storyboard.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    setUp()
  }

  /// The line below a row.
  public typealias SeparatorStyle = UITableView.SeparatorStyle

  /// What is shown beside the content while editing.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// States by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing.
    public static let defaultMask: StateMask = []
    /// The control at the left.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button at the right.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// What is shown beside the content is about to change; never happens here.
  open func willTransition(to state: StateMask) {}
  /// What is shown beside the content has changed; never happens here.
  open func didTransition(to state: StateMask) {}

  @_silgen_name("etude_cell_make")
  convenience init(plainly: Bool) {
    self.init(style: .default, reuseIdentifier: CellFactory.reuseIdentifier)
  }

  private func setUp() {
    backgroundColor = .white
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The text, made when it is first asked for.
  open var textLabel: UILabel? {
    if let firstLabel { return firstLabel }
    let label = UILabel()
    firstLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The second text, made when it is first asked for; nil in cells of one text.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let secondLabel { return secondLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    label.textColor = style == .value1 ? .gray : .black
    secondLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The picture, made when it is first asked for.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    picture = made
    contentView.addSubview(made)
    setNeedsLayout()
    return made
  }

  /// Shows the cell as chosen or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Shows the cell as under a finger or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// Shows the cell as being edited or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// The cell is about to be used for another row.
  open func prepareForReuse() {}

  /// Places the picture and the texts, 16 points from the edge.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    var left: CGFloat = 16
    if let picture, let image = picture.image {
      let size = image.size
      picture.frame = CGRect(
        x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      left = picture.frame.maxX + 16
    }
    let room = max(0, bounds.width - left - 16)
    let isTwofold = style == .subtitle && secondLabel?.text != nil
    firstLabel?.frame = CGRect(
      x: left, y: 0, width: room, height: isTwofold ? bounds.height * 0.6 : bounds.height)
    guard let secondLabel else { return }
    let size = secondLabel.intrinsicContentSize
    secondLabel.frame =
      style == .subtitle
      ? CGRect(x: left, y: bounds.height * 0.55, width: room, height: bounds.height * 0.35)
      : CGRect(x: left + room - size.width, y: 0, width: size.width, height: bounds.height)
  }
}

/// A view above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view in which the content is.
  public let contentView = UIView()
  /// The name by which views are used again.
  open internal(set) var reuseIdentifier: String?
  /// The text.
  public private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The second text.
  public private(set) lazy var detailTextLabel: UILabel? = makeLabel()
  /// A view behind the content.
  open var backgroundView: UIView?

  /// A view that can be used again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A view as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  @_silgen_name("etude_header_make")
  convenience init(plainly: Bool) { self.init(reuseIdentifier: CellFactory.reuseIdentifier) }

  /// The view is about to be used for another section.
  open func prepareForReuse() {}

  /// Lets the content fill the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: CGRect(x: 16, y: 0, width: 300, height: 28))
    contentView.addSubview(label)
    return label
  }
}
