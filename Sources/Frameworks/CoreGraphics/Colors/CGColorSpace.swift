// Apple's spelling wins over ours.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What the numbers of a colour mean.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of this space.
  public let name: String?
  /// Numbers per colour, without alpha.
  public let numberOfComponents: Int

  /// A space by one of Apple's names; nil for any other.
  public init?(name: String) {
    guard let count = CGColorSpace.componentCounts[name] else { return nil }
    self.name = name
    numberOfComponents = count
  }

  init(known name: String, numberOfComponents: Int) {
    self.name = name
    self.numberOfComponents = numberOfComponents
  }

  /// The name of the usual red, green and blue.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of red, green and blue beyond 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the wider red, green and blue; etude shows it as sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of gray.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  private static let componentCounts = [
    sRGB: 3, extendedSRGB: 3, displayP3: 3, genericGrayGamma2_2: 1,
  ]

  static let redGreenBlue = CGColorSpace(known: sRGB, numberOfComponents: 3)
  static let gray = CGColorSpace(known: genericGrayGamma2_2, numberOfComponents: 1)

  /// Whether both have the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Feeds the name to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .redGreenBlue }

/// The space of gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
