extension Elementary {
  /// e raised to `x`.
  package static func exp(_ x: Double) -> Double { exp(x, 0) }

  /// e raised to the sum of `x` and a much smaller `rest`.
  static func exp(_ x: Double, _ rest: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.79 { return .infinity }
    if x < -745.2 { return 0 }
    let count = whole(x * 1.4426950408889634)
    let reduced = TwoDoubles.sum(
      x - count * 0.6931471803691238, rest - count * 1.9082149292705877e-10)
    let r = reduced.high
    var series = 1.1470745597729725e-11
    series = series * r + 1.6059043836821613e-10
    series = series * r + 2.08767569878681e-09
    series = series * r + 2.505210838544172e-08
    series = series * r + 2.755731922398589e-07
    series = series * r + 2.7557319223985893e-06
    series = series * r + 2.48015873015873e-05
    series = series * r + 0.0001984126984126984
    series = series * r + 0.001388888888888889
    series = series * r + 0.008333333333333333
    series = series * r + 0.041666666666666664
    series = series * r + 0.16666666666666666
    series = series * r + 0.5
    let value = 1 + (r + (r * r * series + reduced.low * (1 + r)))
    return scaled(value, by: Int(count))
  }

  /// The natural logarithm of `x`; not a number below 0.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return logarithmOfOddity(x) }
    let parts = logarithm(x)
    return parts.high + parts.low
  }

  /// `base` raised to `exponent`, with the special cases of IEEE 754.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let isWhole = exponent == exponent.rounded()
    let isOdd = isWhole && exponent.magnitude < 9e15 && Int(exponent) & 1 != 0
    let sign = base.sign == .minus && isOdd ? -1.0 : 1.0
    let size = base.magnitude
    if size == 1 { return isWhole || exponent.isInfinite ? sign : .nan }
    if exponent.isInfinite {
      return (size > 1) == (exponent > 0) ? .infinity : 0
    }
    if size == 0 { return exponent > 0 ? sign * 0 : sign * .infinity }
    if size.isInfinite { return exponent > 0 ? sign * .infinity : sign * 0 }
    if base < 0 && !isWhole { return .nan }
    let power = logarithm(size)
    guard (power.high * exponent).magnitude < 1000 else {
      return power.high * exponent > 0 ? sign * .infinity : sign * 0
    }
    let product = power * TwoDoubles(high: exponent, low: 0)
    return sign * exp(product.high, product.low)
  }

  private static func logarithmOfOddity(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    return x > 0 ? x : .nan
  }

  /// The natural logarithm of a finite number above 0, to about 65 bits.
  ///
  /// With x = 2ᵏ·m, m near 1 and s = (m - 1)/(m + 1): k·ln 2 + 2·(s + s³/3 + s⁵/5 + …).
  private static func logarithm(_ x: Double) -> TwoDoubles {
    var exponent = Int(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m /= 2
      exponent += 1
    }
    let f = m - 1
    let sum = TwoDoubles.sum(2, f)
    let quotient = f / sum.high
    let back = TwoDoubles.product(quotient, sum.high)
    let rest = ((f - back.high) - back.low - quotient * sum.low) / sum.high
    let s = TwoDoubles.sum(quotient, rest)
    let square = s * s
    let r = square.high
    var series = 2.0 / 25
    series = series * r + 2.0 / 23
    series = series * r + 2.0 / 21
    series = series * r + 2.0 / 19
    series = series * r + 2.0 / 17
    series = series * r + 2.0 / 15
    series = series * r + 2.0 / 13
    series = series * r + 2.0 / 11
    series = series * r + 2.0 / 9
    series = series * r + 2.0 / 7
    series = series * r + 2.0 / 5
    let third = square * TwoDoubles(high: 0.6666666666666666, low: 3.700743415417188e-17)
    let tail = third + TwoDoubles(high: r * r * series, low: 0)
    let main = TwoDoubles(high: 2 * s.high, low: 2 * s.low) + tail * s
    let k = Double(exponent)
    let whole = TwoDoubles.sum(k * 0.6931471803691238, k * 1.9082149292705877e-10)
    return whole + main
  }

  /// `value` times a power of two, in two steps where one would leave the range of exponents.
  private static func scaled(_ value: Double, by power: Int) -> Double {
    if power > -1021 && power < 1023 {
      return value * Double(bitPattern: UInt64(1023 + power) << 52)
    }
    let half = power / 2
    return value * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: power - half, significand: 1)
  }
}
