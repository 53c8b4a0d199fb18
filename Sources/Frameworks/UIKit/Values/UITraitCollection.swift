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
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }

  /// Compact, as on a phone in portrait.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }

  /// Regular, as on a phone in portrait.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  /// A phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Two pixels per point.
  open var displayScale: CGFloat { 2 }

  /// The surroundings of everything here.
  public class var current: UITraitCollection { UITraitCollection() }
}
