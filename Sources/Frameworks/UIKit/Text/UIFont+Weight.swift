extension UIFont {
  /// How heavy the strokes of a face are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// Apple's number: -0.8 for the lightest, 0 for regular, 0.62 for the heaviest.
    public let rawValue: CGFloat

    /// A weight by its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A weight by its number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// Hairlines.
    public static let ultraLight = Weight(-0.8)
    /// Very fine strokes.
    public static let thin = Weight(-0.6)
    /// Fine strokes.
    public static let light = Weight(-0.4)
    /// Usual strokes.
    public static let regular = Weight(0)
    /// A little heavier than usual.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Heavy strokes.
    public static let bold = Weight(0.4)
    /// Very heavy strokes.
    public static let heavy = Weight(0.56)
    /// The heaviest strokes.
    public static let black = Weight(0.62)

    /// Words of font names and what they mean; longer words first.
    static let named: [(name: String, weight: Weight)] = [
      ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold),
      ("medium", .medium), ("light", .light), ("black", .black), ("heavy", .heavy),
      ("thin", .thin), ("bold", .bold),
    ]

    var faceName: String {
      let match = Weight.named.first { $0.weight == self }?.name ?? "regular"
      return match.prefix(1).uppercased() + match.dropFirst()
    }
  }

  /// A role that text plays.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// A role by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark in running text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The documented size in points at the default setting.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}
