import Engine
import QuartzCore
import Timelines

/// A view that shows a text.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var attributed: NSAttributedString?
  private var face = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ink: UIColor = .black

  /// The colour of the letters while highlighted; nil keeps the usual one.
  open var highlightedTextColor: UIColor?
  /// Whether the label is highlighted.
  open var isHighlighted = false
  /// The colour of the letters' shadow; nil for none.
  open var shadowColor: UIColor?
  /// How far the shadow is shifted, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// What happens to a text that is too long.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// Whether letters shrink until the text fits.
  open var adjustsFontSizeToFitWidth = false
  /// How small letters may become, as a share of the font's size.
  open var minimumScaleFactor: CGFloat = 0
  /// How letters are placed after shrinking.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether letters may move closer before the text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the reader's setting; there is one setting here.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which lines break when constraints ask for the height, in points; 0 means any.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// An empty label at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ignoreTouchesFromTheStart()
  }

  /// A label as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ignoreTouchesFromTheStart()
  }

  /// The text; nil for none.
  open var text: String? {
    get { attributed?.string }
    set { show(newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The text with attributes; where it has none, the label's own font and colour count.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set { show(newValue) }
  }

  /// The font; nil means the usual one.
  open var font: UIFont! {
    get { face }
    set {
      face = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      layer.setText("font", face.timelineText)
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the letters; nil means black.
  open var textColor: UIColor! {
    get { ink }
    set {
      ink = newValue ?? .black
      layer.setColor("textColor", ink.cgColor)
    }
  }

  /// Where the lines stand.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { layer.setText("textAlignment", textAlignment.name) }
  }

  /// How many lines there may be; 0 means any number.
  open var numberOfLines = 1 {
    didSet {
      layer.write("numberOfLines", .number(Double(numberOfLines)))
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the text is shown in its usual colour.
  open var isEnabled = true {
    didSet { layer.write("isEnabled", .flag(isEnabled)) }
  }

  /// The size of the text when lines break at the given width, in points; 0 means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// The size of the text; lines break at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    measured(
      width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
  }

  /// The rectangle that the text takes in the given one.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let size = TextMeasure(attributed, font: face).size(width: bounds.width, lines: lines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text; a subclass may override it, etude never calls it.
  open func drawText(in rect: CGRect) {}

  func measured(width: CGFloat) -> CGSize {
    TextMeasure(attributed, font: face).size(width: width, lines: numberOfLines)
  }

  private func show(_ text: NSAttributedString?) {
    attributed = text
    layer.setText("text", text?.string)
    invalidateIntrinsicContentSize()
  }
}

extension UIFont {
  /// What a timeline says about the font.
  var timelineText: String { "\(fontName) \(FixedPoint.short(pointSize.native))" }
}
