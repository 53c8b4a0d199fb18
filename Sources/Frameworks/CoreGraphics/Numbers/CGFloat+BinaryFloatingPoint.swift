extension CGFloat: BinaryFloatingPoint {
  /// The bits after the leading 1.
  public typealias RawSignificand = UInt64
  /// A whole exponent of two.
  public typealias Exponent = Int
  /// The encoded exponent.
  public typealias RawExponent = UInt
  /// The distance between two numbers.
  public typealias Stride = CGFloat
  /// The absolute value.
  public typealias Magnitude = CGFloat

  /// Number of bits of the encoded exponent: 11.
  public static var exponentBitCount: Int { Double.exponentBitCount }

  /// Number of stored bits of the significand: 52.
  public static var significandBitCount: Int { Double.significandBitCount }

  /// Positive infinity.
  public static var infinity: CGFloat { CGFloat(Double.infinity) }

  /// A quiet "not a number".
  public static var nan: CGFloat { CGFloat(Double.nan) }

  /// A signalling "not a number".
  public static var signalingNaN: CGFloat { CGFloat(Double.signalingNaN) }

  /// The largest finite number.
  public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }

  /// Half the circumference of the unit circle, rounded toward zero.
  public static var pi: CGFloat { CGFloat(Double.pi) }

  /// The distance from 1 to the next larger number.
  public static var ulpOfOne: CGFloat { CGFloat(Double.ulpOfOne) }

  /// The smallest positive normal number.
  public static var leastNormalMagnitude: CGFloat { CGFloat(Double.leastNormalMagnitude) }

  /// The smallest positive number.
  public static var leastNonzeroMagnitude: CGFloat { CGFloat(Double.leastNonzeroMagnitude) }

  /// Assembles a number from its encoded parts.
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    native = Double(
      sign: sign, exponentBitPattern: exponentBitPattern,
      significandBitPattern: significandBitPattern)
  }

  /// The number `sign · significand · 2^exponent`.
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {
    native = Double(sign: sign, exponent: exponent, significand: significand.native)
  }

  /// The magnitude of one number with the sign of the other.
  public init(signOf: CGFloat, magnitudeOf: CGFloat) {
    native = Double(signOf: signOf.native, magnitudeOf: magnitudeOf.native)
  }

  /// A "not a number" that carries `payload`.
  public init(nan payload: UInt64, signaling: Bool) {
    native = Double(nan: payload, signaling: signaling)
  }

  /// The number with these 64 bits.
  public init(bitPattern: UInt64) {
    native = Double(bitPattern: bitPattern)
  }

  /// The 64 bits of the number.
  public var bitPattern: UInt64 { native.bitPattern }

  /// Plus or minus.
  public var sign: FloatingPointSign { native.sign }

  /// The encoded exponent.
  public var exponentBitPattern: UInt { native.exponentBitPattern }

  /// The encoded significand.
  public var significandBitPattern: UInt64 { native.significandBitPattern }

  /// The whole power of two of the number.
  public var exponent: Int { native.exponent }

  /// The number divided by its power of two: 1 or more, less than 2.
  public var significand: CGFloat { CGFloat(native.significand) }

  /// The distance to the next number of larger magnitude.
  public var ulp: CGFloat { CGFloat(native.ulp) }

  /// The power of two at or below the magnitude, with the number's sign.
  public var binade: CGFloat { CGFloat(native.binade) }

  /// Number of bits the significand needs.
  public var significandWidth: Int { native.significandWidth }

  /// The next larger number.
  public var nextUp: CGFloat { CGFloat(native.nextUp) }

  /// The absolute value.
  public var magnitude: CGFloat { CGFloat(native.magnitude) }

  /// Whether the number is neither zero, subnormal, infinite nor `nan`.
  public var isNormal: Bool { native.isNormal }

  /// Whether the number is neither infinite nor `nan`.
  public var isFinite: Bool { native.isFinite }

  /// Whether the number is 0 or -0.
  public var isZero: Bool { native.isZero }

  /// Whether the number is closer to zero than any normal number.
  public var isSubnormal: Bool { native.isSubnormal }

  /// Whether the number is infinite.
  public var isInfinite: Bool { native.isInfinite }

  /// Whether this is "not a number".
  public var isNaN: Bool { native.isNaN }

  /// Whether this is a signalling "not a number".
  public var isSignalingNaN: Bool { native.isSignalingNaN }

  /// Whether this is the canonical encoding of its value; always true.
  public var isCanonical: Bool { native.isCanonical }

  /// Whether the two are equal.
  public func isEqual(to other: CGFloat) -> Bool { native.isEqual(to: other.native) }

  /// Whether this one is the smaller.
  public func isLess(than other: CGFloat) -> Bool { native.isLess(than: other.native) }

  /// Whether this one is not the larger.
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool {
    native.isLessThanOrEqualTo(other.native)
  }
}
