import Engine
import QuartzCore

/// What a button shows in one of its states.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

extension UIButton {
  /// The title of a state; nil if it has none of its own.
  public func title(for state: State) -> String? { contents[state.rawValue]?.title }

  /// The title with attributes of a state; nil if it has none of its own.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    contents[state.rawValue]?.attributedTitle
  }

  /// The colour of the title of a state; nil if it has none of its own.
  public func titleColor(for state: State) -> UIColor? { contents[state.rawValue]?.titleColor }

  /// The picture of a state; nil if it has none of its own.
  public func image(for state: State) -> UIImage? { contents[state.rawValue]?.image }

  /// The picture behind the title of a state; nil if it has none of its own.
  public func backgroundImage(for state: State) -> UIImage? {
    contents[state.rawValue]?.backgroundImage
  }

  /// The title that shows now.
  public var currentTitle: String? { current(\.title) }

  /// The title with attributes that shows now.
  public var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }

  /// The colour of the title that shows now.
  public var currentTitleColor: UIColor {
    current(\.titleColor) ?? (buttonType == .custom ? .white : tintColor ?? .systemBlue)
  }

  /// The picture that shows now.
  public var currentImage: UIImage? { current(\.image) }

  /// The picture behind the title that shows now.
  public var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  /// A state's own part, else that of the normal state.
  private func current<Part>(_ part: KeyPath<ButtonContent, Part?>) -> Part? {
    let whole = contents[state.subtracting(.focused).rawValue]?[keyPath: part]
    return whole ?? contents[State.normal.rawValue]?[keyPath: part]
  }

  func change(_ state: State, _ edit: (inout ButtonContent) -> Void) {
    edit(&contents[state.rawValue, default: ButtonContent()])
    showContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows what belongs to the present state.
  func showContent() {
    let title = currentAttributedTitle ?? currentTitle.map { NSAttributedString(string: $0) }
    if title != nil || label != nil {
      layer.setText("title", title?.string)
      let label = madeLabel()
      label.attributedText = title
      label.textColor = currentTitleColor
    }
    if currentImage != nil || pictureView != nil { madePictureView().image = currentImage }
    if currentBackgroundImage != nil || backgroundView != nil {
      madeBackgroundView().image = currentBackgroundImage
    }
  }

  func madeLabel() -> UILabel {
    if let label { return label }
    let made = UILabel()
    // Documented: 18 points for custom buttons, 15 for the system's.
    made.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    made.textColor = currentTitleColor
    label = made
    addSubview(made)
    return made
  }

  func madePictureView() -> UIImageView {
    if let pictureView { return pictureView }
    let made = UIImageView(frame: .zero)
    pictureView = made
    insertSubview(made, at: backgroundView == nil ? 0 : 1)
    return made
  }

  private func madeBackgroundView() -> UIImageView {
    if let backgroundView { return backgroundView }
    let made = UIImageView(frame: bounds)
    backgroundView = made
    insertSubview(made, at: 0)
    return made
  }

  /// The room that title, picture and insets take; titles have 6 points above and below.
  var contentSize: CGSize {
    let title = label?.intrinsicContentSize ?? .zero
    let picture = currentImage?.size ?? .zero
    let margin: CGFloat = label == nil ? 0 : 6
    let insets = contentEdgeInsets
    return CGSize(
      width: max(title.width + picture.width, label == nil ? 0 : 30) + insets.left + insets.right,
      height: max(title.height + 2 * margin, picture.height) + insets.top + insets.bottom)
  }

  /// Places picture and title side by side, as the alignment wants.
  func placeContent() {
    backgroundView?.frame = bounds
    let room = bounds.inset(by: contentEdgeInsets)
    let picture = currentImage?.size ?? .zero
    let wanted = label?.intrinsicContentSize ?? .zero
    let title = CGSize(
      width: min(wanted.width, max(0, room.width - picture.width)), height: wanted.height)
    let width = picture.width + title.width
    let left: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: room.minX
      case .right, .trailing: room.maxX - width
      case .center: room.midX - width / 2
      }
    func top(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top, .fill: room.minY
      case .bottom: room.maxY - height
      case .center: room.midY - height / 2
      }
    }
    let (image, text) = (imageEdgeInsets, titleEdgeInsets)
    pictureView?.frame = CGRect(
      x: left + image.left - image.right,
      y: top(picture.height) + image.top - image.bottom,
      width: picture.width, height: picture.height)
    label?.frame = CGRect(
      x: left + picture.width + text.left - text.right,
      y: top(title.height) + text.top - text.bottom,
      width: title.width, height: title.height)
  }
}
