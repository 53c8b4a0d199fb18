/// A number held as the unevaluated sum of two doubles: about 106 significant bits.
///
/// The error-free sum is Knuth's, the error-free product Dekker's; both need only + - *.
struct TwoDoubles {
  var high: Double
  var low: Double

  /// The exact sum of two doubles.
  static func sum(_ a: Double, _ b: Double) -> TwoDoubles {
    let high = a + b
    let other = high - a
    return TwoDoubles(high: high, low: (a - (high - other)) + (b - other))
  }

  /// The exact product of two doubles of moderate size (below 1e300).
  static func product(_ a: Double, _ b: Double) -> TwoDoubles {
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    let high = a * b
    let low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return TwoDoubles(high: high, low: low)
  }

  /// Splits a double into two of 26 significant bits.
  private static func halves(_ a: Double) -> (high: Double, low: Double) {
    let shifted = a * 134_217_729
    let high = shifted - (shifted - a)
    return (high, a - high)
  }

  /// The same number with the low part as small as can be.
  var normalized: TwoDoubles { TwoDoubles.sum(high, low) }

  static func + (left: TwoDoubles, right: TwoDoubles) -> TwoDoubles {
    let sum = TwoDoubles.sum(left.high, right.high)
    return TwoDoubles(high: sum.high, low: sum.low + (left.low + right.low)).normalized
  }

  static func * (left: TwoDoubles, right: TwoDoubles) -> TwoDoubles {
    let product = TwoDoubles.product(left.high, right.high)
    let low = product.low + (left.high * right.low + left.low * right.high)
    return TwoDoubles(high: product.high, low: low).normalized
  }
}
