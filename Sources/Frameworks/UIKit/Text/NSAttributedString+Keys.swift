extension NSAttributedString {
  /// The name of an attribute.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An attribute by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An attribute by its name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// The font: a `UIFont`.
    public static let font = Key("NSFont")
    /// The letters' colour: a `UIColor`.
    public static let foregroundColor = Key("NSColor")
    /// The colour behind the letters: a `UIColor`.
    public static let backgroundColor = Key("NSBackgroundColor")
    /// Alignment and line spacing: an `NSParagraphStyle`.
    public static let paragraphStyle = Key("NSParagraphStyle")
    /// Extra room between letters, in points: a number.
    public static let kern = Key("NSKern")
    /// Extra room between letters, in points: a number.
    public static let tracking = Key("CTTracking")
    /// How many lines run below: a number of `NSUnderlineStyle`.
    public static let underlineStyle = Key("NSUnderline")
    /// The colour of that line: a `UIColor`.
    public static let underlineColor = Key("NSUnderlineColor")
    /// How many lines run through: a number of `NSUnderlineStyle`.
    public static let strikethroughStyle = Key("NSStrikethrough")
    /// The colour of that line: a `UIColor`.
    public static let strikethroughColor = Key("NSStrikethroughColor")
    /// The colour of the letters' outline: a `UIColor`.
    public static let strokeColor = Key("NSStrokeColor")
    /// The width of the outline, in hundredths of the font's size: a number.
    public static let strokeWidth = Key("NSStrokeWidth")
    /// The shadow: an `NSShadow`.
    public static let shadow = Key("NSShadow")
    /// How far above the line the letters stand, in points: a number.
    public static let baselineOffset = Key("NSBaselineOffset")
    /// Where a link leads.
    public static let link = Key("NSLink")
    /// A picture among the letters.
    public static let attachment = Key("NSAttachment")
    /// Whether letters join: a number.
    public static let ligature = Key("NSLigature")
    /// How far letters lean: a number.
    public static let obliqueness = Key("NSObliqueness")
    /// How much wider letters are: a number.
    public static let expansion = Key("NSExpansion")
    /// A special effect of letters.
    public static let textEffect = Key("NSTextEffect")
  }
}

/// How a line below or through letters looks.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// A style by its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Below words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Alignment and spacing of the lines of a text.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// Where the lines stand.
  open var alignment: NSTextAlignment = .natural
  /// What happens to lines that are too long.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// Extra room between lines, in points.
  open var lineSpacing: CGFloat = 0
  /// Extra room after a paragraph, in points.
  open var paragraphSpacing: CGFloat = 0
  /// Extra room before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat = 0
  /// How far the first line is moved in, in points.
  open var firstLineHeadIndent: CGFloat = 0
  /// How far the other lines are moved in, in points.
  open var headIndent: CGFloat = 0
  /// Where lines end, in points; 0 means at the edge.
  open var tailIndent: CGFloat = 0
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points; 0 means any.
  open var maximumLineHeight: CGFloat = 0
  /// A factor for the height of lines; 0 means 1.
  open var lineHeightMultiple: CGFloat = 0
  /// How readily words are broken, 0 to 1.
  open var hyphenationFactor: Float = 0

  /// The usual style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// A copy that can be changed.
  open override func mutableCopy() -> Any {
    let twin = NSMutableParagraphStyle()
    twin.setParagraphStyle(self)
    return twin
  }
}

/// Alignment and spacing that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Takes over another style.
  open func setParagraphStyle(_ other: NSParagraphStyle) {
    alignment = other.alignment
    lineBreakMode = other.lineBreakMode
    lineSpacing = other.lineSpacing
    paragraphSpacing = other.paragraphSpacing
    paragraphSpacingBefore = other.paragraphSpacingBefore
    firstLineHeadIndent = other.firstLineHeadIndent
    headIndent = other.headIndent
    tailIndent = other.tailIndent
    minimumLineHeight = other.minimumLineHeight
    maximumLineHeight = other.maximumLineHeight
    lineHeightMultiple = other.lineHeightMultiple
    hyphenationFactor = other.hyphenationFactor
  }
}

/// The shadow of letters.
open class NSShadow: NSObject, @unchecked Sendable {
  /// How far it is shifted, in points.
  open var shadowOffset = CGSize.zero
  /// How soft its edge is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour: a `UIColor`.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}
