import QuartzCore

/// A control into which one line of text is typed.
@preconcurrency @MainActor
open class UITextField: UIControl, InputTypeable {
  /// What surrounds the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A hollow.
    case bezel = 2
    /// A rounded line.
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Who is asked and told about editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// What is shown while there is no text.
  open var placeholder: String?
  /// What is shown while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// What surrounds the text.
  open var borderStyle = BorderStyle.none
  /// Whether letters are shown as dots.
  open var isSecureTextEntry = false
  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// When the button that clears the text is shown.
  open var clearButtonMode = ViewMode.never
  /// A view left of the text.
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }
  /// When it is shown.
  open var leftViewMode = ViewMode.never
  /// A view right of the text.
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }
  /// When it is shown.
  open var rightViewMode = ViewMode.never
  /// Whether letters shrink until the text fits.
  open var adjustsFontSizeToFitWidth = false
  /// How small letters may become, in points.
  open var minimumFontSize: CGFloat = 0
  /// The picture around the text.
  open var background: UIImage?
  /// Attributes of everything that is typed.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  var keyboard = KeyboardTraits()
  private var content: NSAttributedString?
  private var face = UIFont.systemFont(ofSize: 17)
  private var ink: UIColor? = .black

  /// The text; setting nil shows none, reading gives "" then.
  open var text: String? {
    get { content?.string ?? "" }
    set { show(newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { content }
    set { show(newValue) }
  }

  /// The font; nil means the usual one.
  open var font: UIFont? {
    get { face }
    set {
      face = newValue ?? .systemFont(ofSize: 17)
      layer.setText("font", face.timelineText)
    }
  }

  /// The colour of the letters; nil means black.
  open var textColor: UIColor? {
    get { ink }
    set {
      ink = newValue
      layer.setColor("textColor", newValue?.cgColor)
    }
  }

  /// Where the text stands.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { layer.setText("textAlignment", textAlignment.name) }
  }

  /// Whether the text is edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the field gets what is typed: if it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, with: nil)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd, with: nil)
    return true
  }

  /// A tap begins editing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  /// Types a text as the keyboard does; a line break presses the return key.
  package func typeFromInput(_ typed: String) {
    guard becomeFirstResponder() else { return }
    for character in typed {
      if character.isNewline {
        pressReturn()
      } else {
        insert(String(character))
      }
    }
  }

  private func insert(_ letters: String) {
    let range = NSRange(location: content?.length ?? 0, length: 0)
    let allowed = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: letters)
    guard allowed ?? true else { return }
    text = (text ?? "") + letters
    send(.editingChanged, with: nil)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
  }

  /// A view in the place of the keyboard.
  open override var inputView: UIView? {
    get { keyboard.inputView }
    set { keyboard.inputView = newValue }
  }

  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { keyboard.inputAccessoryView }
    set { keyboard.inputAccessoryView = newValue }
  }

  /// The size of the text, with room around it if there is a border.
  open override var intrinsicContentSize: CGSize {
    let size = TextMeasure(content, font: face).size(width: .infinity, lines: 1)
    let margin: CGFloat = borderStyle == .roundedRect ? 7 : borderStyle == .none ? 0 : 2
    let height = max(size.height, face.lineHeight.rounded(.up))
    return CGSize(width: size.width + 2 * margin, height: height + 2 * margin)
  }

  /// Draws the letters; what is drawn is not shown here, and nothing calls it.
  open func drawText(in rect: CGRect) {}

  /// Draws the placeholder; what is drawn is not shown here, and nothing calls it.
  open func drawPlaceholder(in rect: CGRect) {}

  /// Where the cursor is; etude shows none.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }

  /// The boxes around chosen text; there is none.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// Takes the last letter away, as the keyboard does.
  open func deleteBackward() {
    guard let text, !text.isEmpty else { return }
    self.text = String(text.dropLast())
    send(.editingChanged, with: nil)
  }

  /// The size of the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The rectangle of the text; subclasses override it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is edited; subclasses override it.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle inside the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the button that clears the field, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// The rectangle of the placeholder; subclasses override it.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the left view; subclasses override it.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    side(leftView, x: 0)
  }

  /// The rectangle of the right view; subclasses override it.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    side(rightView, x: bounds.width - (rightView?.bounds.width ?? 0))
  }

  /// Places the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView, leftView.superview === self {
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView, rightView.superview === self {
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }

  private func side(_ view: UIView?, x: CGFloat) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    return CGRect(
      x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  private func show(_ text: NSAttributedString?) {
    content = text
    layer.setText("text", text?.string)
    invalidateIntrinsicContentSize()
  }
}

/// Is asked and told about editing a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether letters may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// Objective-C's optional methods.
extension UITextFieldDelegate {
  /// Lets editing begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Lets editing end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Lets letters be replaced.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Lets the text be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Lets the return key do what it usually does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
