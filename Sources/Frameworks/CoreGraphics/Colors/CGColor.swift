/// A colour: numbers in a colour space, and alpha.
public final class CGColor: Hashable, Sendable {
  /// What the numbers mean.
  public let colorSpace: CGColorSpace?
  /// The numbers, 0 to 1 each, alpha last.
  public let components: [CGFloat]?

  private init(_ space: CGColorSpace, _ numbers: [CGFloat]) {
    colorSpace = space
    components = numbers
  }

  /// A colour by red, green, blue and alpha, 0 to 1 each.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.redGreenBlue, [red, green, blue, alpha])
  }

  /// A colour by red, green, blue and alpha, 0 to 1 each.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.redGreenBlue, [red, green, blue, alpha])
  }

  /// A gray by its lightness and alpha, 0 to 1 each.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray, alpha])
  }

  /// A gray by its lightness and alpha, 0 to 1 each.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray, alpha])
  }

  /// A colour by the numbers of a space, alpha last.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = colorSpace.numberOfComponents + 1
    self.init(colorSpace, Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Fully transparent.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// How opaque: 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// How many numbers there are, alpha included.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The same colour, so much opaque.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace, let components else { return nil }
    return CGColor(colorSpace, components.dropLast() + [alpha])
  }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// Whether both have the same numbers in the same space.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.colorSpace == right.colorSpace && left.components == right.components
  }

  /// Feeds the numbers to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }

  /// Red, green, blue and alpha; a gray gives three equal numbers.
  package var redGreenBlueAlpha: (Double, Double, Double, Double) {
    let numbers = (components ?? []).map(\.native)
    return switch numbers.count {
    case 4: (numbers[0], numbers[1], numbers[2], numbers[3])
    case 2: (numbers[0], numbers[0], numbers[0], numbers[1])
    default: (0, 0, 0, 1)
    }
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// The colour of a literal: red, green, blue and alpha, 0 to 1 each.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
