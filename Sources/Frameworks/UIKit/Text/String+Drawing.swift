/// Wishes about how a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Wishes by their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the room between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// By the letters' own shapes.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// An ellipsis at the end of what does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is wanted from and told about drawing a text.
open class NSStringDrawingContext: NSObject {
  /// How small letters may become, as a share of the font's size.
  open var minimumScaleFactor: CGFloat = 0
}

extension String {
  /// The size of the text in one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle that the text takes at most so large, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text; etude draws nothing.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { noteDrawing() }

  /// Draws the text; etude draws nothing.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { noteDrawing() }
}

extension NSAttributedString {
  // A text without a font is measured at 12 points (documented).
  private var measure: TextMeasure { TextMeasure(self, font: .systemFont(ofSize: 12)) }

  /// The size of the text in one line, in points.
  public func size() -> CGSize { measure.size(width: .infinity, lines: 1) }

  /// The rectangle that the text takes at most so large, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isSeveral = options.contains(.usesLineFragmentOrigin)
    return CGRect(origin: .zero, size: measure.size(width: size.width, lines: isSeveral ? 0 : 1))
  }

  /// Draws the text; etude draws nothing.
  public func draw(at point: CGPoint) { noteDrawing() }

  /// Draws the text; etude draws nothing.
  public func draw(in rect: CGRect) { noteDrawing() }
}
