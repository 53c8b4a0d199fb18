import QuartzCore

/// A scroll view with a text of many lines that can be edited.
@preconcurrency @MainActor
open class UITextView: UIScrollView, InputTypeable {
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// The selected letters.
  open var selectedRange = NSRange()
  /// Whether the keyboard offers attributes.
  open var allowsEditingTextAttributes = false
  /// Room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// How links are written.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// What is made a link by itself; etude makes none.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether typing replaces all text.
  open var clearsOnInsertion = false
  /// The room for the text.
  public let textContainer = NSTextContainer()
  /// What places the letters.
  public let layoutManager = NSLayoutManager()
  var keyboard = KeyboardTraits()
  private var content = NSAttributedString()
  private var face = UIFont.systemFont(ofSize: 12)
  private var ink: UIColor? = .black

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

  /// The text.
  open var text: String! {
    get { content.string }
    set { show(NSAttributedString(string: newValue ?? "")) }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { content }
    set { show(newValue ?? NSAttributedString()) }
  }

  /// The font; nil means the usual one.
  open var font: UIFont? {
    get { face }
    set {
      face = newValue ?? .systemFont(ofSize: 12)
      layer.setText("font", face.timelineText)
      invalidateIntrinsicContentSize()
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

  /// Where the lines stand.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { layer.setText("textAlignment", textAlignment.name) }
  }

  /// Whether the text gets what is typed: if it can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    let delegate = delegate as? any UITextViewDelegate
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let delegate = delegate as? any UITextViewDelegate
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    return true
  }

  package func typeFromInput(_ typed: String) {
    guard becomeFirstResponder() else { return }
    let delegate = delegate as? any UITextViewDelegate
    for character in typed {
      let range = NSRange(location: content.length, length: 0)
      let letters = String(character)
      guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: letters) ?? true
      else { continue }
      text += letters
      delegate?.textViewDidChange(self)
    }
  }

  /// Scrolls so that letters can be seen; etude does not know where they are.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// The text with its attributes, for reading.
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: content) }

  /// A view at a place of its superview, in points; the room for the text is the view's own.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  /// The size of the text in lines of the given width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let room = size.width > 0 ? size.width - insets.left - insets.right - 10 : .infinity
    let lines = TextMeasure(content, font: face).size(width: room, lines: 0)
    return CGSize(
      width: lines.width + insets.left + insets.right + 10,
      height: lines.height + insets.top + insets.bottom)
  }

  /// The size of the text, if the view does not scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  private func show(_ text: NSAttributedString) {
    content = text
    layer.setText("text", text.string)
    contentSize = sizeThatFits(CGSize(width: bounds.width, height: 0))
    invalidateIntrinsicContentSize()
  }
}

/// Is asked and told about editing a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether letters may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The text was edited.
  func textViewDidChange(_ textView: UITextView)
}

// Objective-C's optional methods.
extension UITextViewDelegate {
  /// Lets editing begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Lets editing end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Lets letters be replaced.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}
