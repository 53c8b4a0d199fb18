/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not decided here.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not decided here.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Usual room.
  case regular = 2
}

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// The surroundings of a view: a phone in portrait, in light appearance.
///
/// A collection that a program makes of one trait keeps that trait.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark: light, unless the collection was made otherwise.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The room across: compact, as on a phone in portrait.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom: regular, as on a phone in portrait.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device: a phone.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// How many pixels there are for a point: two.
  public let displayScale: CGFloat
  /// How large the user wants letters.
  public let preferredContentSizeCategory: UIContentSizeCategory

  private init(
    style: UIUserInterfaceStyle = .light, across: UIUserInterfaceSizeClass = .compact,
    along: UIUserInterfaceSizeClass = .regular, idiom: UIUserInterfaceIdiom = .phone,
    scale: CGFloat = 2, letters: UIContentSizeCategory = .large
  ) {
    userInterfaceStyle = style
    horizontalSizeClass = across
    verticalSizeClass = along
    userInterfaceIdiom = idiom
    displayScale = scale
    preferredContentSizeCategory = letters
  }

  /// The surroundings here.
  public override convenience init() {
    self.init(style: .light)
  }

  /// Light or dark surroundings.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Surroundings of some room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(across: horizontalSizeClass)
  }

  /// Surroundings of some room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(along: verticalSizeClass)
  }

  /// The surroundings of a kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  /// The surroundings on a screen of some fineness.
  public convenience init(displayScale: CGFloat) {
    self.init(scale: displayScale)
  }

  /// Surroundings with letters of some size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(letters: preferredContentSizeCategory)
  }

  /// The last of several surroundings, which wins here.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let last = traitCollections.last
    self.init(
      style: last?.userInterfaceStyle ?? .light, across: last?.horizontalSizeClass ?? .compact,
      along: last?.verticalSizeClass ?? .regular, idiom: last?.userInterfaceIdiom ?? .phone)
  }

  /// The surroundings of everything here.
  public class var current: UITraitCollection { UITraitCollection() }

  /// Whether colours may look different: light in one, dark in the other.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    other.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
  }
}
