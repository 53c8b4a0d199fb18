// Apple's spelling wins over ours.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// C's names for constants; tutorials of all ages use them.

/// e.
public let M_E: Double = 2.718281828459045

/// The logarithm of e to base 2.
public let M_LOG2E: Double = 1.4426950408889634

/// The logarithm of e to base 10.
public let M_LOG10E: Double = 0.4342944819032518

/// The natural logarithm of 2.
public let M_LN2: Double = 0.6931471805599453

/// The natural logarithm of 10.
public let M_LN10: Double = 2.302585092994046

/// Half a turn in radians; today's spelling is `Double.pi`.
public let M_PI: Double = Double.pi

/// A quarter turn in radians.
public let M_PI_2: Double = Double.pi / 2

/// An eighth of a turn in radians.
public let M_PI_4: Double = Double.pi / 4

/// One divided by pi.
public let M_1_PI: Double = 1 / Double.pi

/// Two divided by pi.
public let M_2_PI: Double = 2 / Double.pi

/// The square root of 2.
public let M_SQRT2: Double = 1.4142135623730951

/// The square root of one half.
public let M_SQRT1_2: Double = 0.7071067811865476

/// The largest number of single precision; a repeat count of this size counts as for ever.
public let HUGE: Float = Float.greatestFiniteMagnitude

/// The largest number of single precision.
public let MAXFLOAT: Float = Float.greatestFiniteMagnitude

/// The largest number of single precision.
public let FLT_MAX: Float = Float.greatestFiniteMagnitude

/// The smallest positive number of single precision that has all its digits.
public let FLT_MIN: Float = Float.leastNormalMagnitude

/// The step from 1 to the next number of single precision.
public let FLT_EPSILON: Float = Float.ulpOfOne

/// The largest number.
public let DBL_MAX: Double = Double.greatestFiniteMagnitude

/// The smallest positive number that has all its digits.
public let DBL_MIN: Double = Double.leastNormalMagnitude

/// The step from 1 to the next number.
public let DBL_EPSILON: Double = Double.ulpOfOne
