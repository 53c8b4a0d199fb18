/// A colour: red, green, blue and alpha, or a gray.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// The same colour for Core Graphics and Core Animation.
  public let cgColor: CGColor
  private var provider: ((UITraitCollection) -> UIColor)?

  /// A colour by red, green, blue and alpha; numbers outside 0 to 1 are kept, as in extended sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray by lightness and alpha, 0 to 1 each.
  public init(white: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(gray: white, alpha: alpha)
  }

  /// A colour by hue, saturation, brightness and alpha, 0 to 1 each; a hue beyond goes round again.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let whole = (hue - hue.rounded(.down)) * 6
    let sector = whole.rounded(.down)
    let part = whole - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch sector {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour as Core Graphics has it.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
  }

  /// A colour of the wider P3 space; etude shows its numbers as sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by literal, as `#colorLiteral` writes it.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour of a picture repeated over and over: a grey here, because pictures have no colours.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
  }

  /// A colour of an asset catalogue; etude has none, so every name gives the same gray.
  public convenience init?(named name: String) {
    self.init(white: 0.5, alpha: 1)
  }

  /// A colour that depends on the surroundings; shown as it is in light ones.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(UITraitCollection()).cgColor)
    provider = dynamicProvider
  }

  /// The same colour, so much opaque: alpha from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// The colour under these traits: itself.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    provider?(traits) ?? self
  }

  /// Whether the other one is a colour with the same numbers.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  /// Equal for equal colours.
  open override var hash: Int { cgColor.hashValue }

  /// The space and the numbers, as UIKit writes them.
  open override var description: String {
    let numbers = (cgColor.components ?? []).map { number in
      Int(exactly: number.native).map(String.init) ?? number.description
    }
    let space = numbers.count == 2 ? "Gray" : "SRGB"
    return "UIExtended\(space)ColorSpace \(numbers.joined(separator: " "))"
  }
}

/// What a colour literal makes.
public typealias _ColorLiteralType = UIColor
