import Engine
import QuartzCore

/// A control with a title or a picture that is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// Nothing of its own.
    case custom = 0
    /// The system's look.
    case system = 1
    /// A circled i.
    case detailDisclosure = 2
    /// A circled i.
    case infoLight = 3
    /// A circled i.
    case infoDark = 4
    /// A circled plus.
    case contactAdd = 5
    /// A cross.
    case close = 7

    /// The name of a system button before iOS 7.
    public static let roundedRect = ButtonType.system
  }

  /// What the button looks like.
  public private(set) var buttonType: ButtonType = .custom
  var contents: [UInt: ButtonContent] = [:]
  var label: UILabel?
  var pictureView: UIImageView?
  var backgroundView: UIImageView?

  /// Room between the edges and the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Moves the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Moves the picture, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Whether a picture grows dark under the finger; without effect.
  open var adjustsImageWhenHighlighted = true
  /// Whether a picture grows pale when the button does not answer; without effect.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows under the finger; without effect.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow turns under the finger; without effect.
  open var reversesTitleShadowWhenHighlighted = false
  /// The list that the button opens; etude opens none.
  open var menu: UIMenu?
  /// Whether a tap opens the list at once; without effect.
  open var showsMenuAsPrimaryAction = false

  /// A button at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A button as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A button of a look.
  public convenience init(type: ButtonType = .custom) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// A button of a look that runs an action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
    if let primaryAction { setTitle(primaryAction.title, for: .normal) }
  }

  /// A button by its configuration that runs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    applyConfiguration()
  }

  /// The button's looks in one value; nil leaves them to the single settings.
  open var configuration: Configuration? {
    didSet { applyConfiguration() }
  }

  /// Makes the configuration fit the button's state; called when it is asked for.
  open func updateConfiguration() {}

  /// Asks for `updateConfiguration()`, which is called at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// The label of the title, made when it is first asked for.
  open var titleLabel: UILabel? { madeLabel() }

  /// The view of the picture, made when it is first asked for.
  open var imageView: UIImageView? { madePictureView() }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    change(state) { $0.title = title }
  }

  /// Sets the title, with attributes, of a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the colour of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// Sets the colour of the title's shadow of a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    change(state) { $0.image = image }
  }

  /// Sets the picture behind the title of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// The size of the content, in points.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// The size of the content, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  /// Places the title and the picture.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showContent()
  }

  /// The rectangle that the button's background fills.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle for picture and text.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The rectangle of the text; asked by subclasses alone.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    titleLabel?.frame ?? contentRect
  }

  /// The rectangle of the picture; asked by subclasses alone.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    imageView?.frame ?? contentRect
  }
}
