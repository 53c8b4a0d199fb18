extension Elementary {
  /// The angle in radians, in -π...π, of the direction from (0, 0) to (x, y).
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if y == 0 {
      let flat = x.sign == .minus ? pi : 0
      return y.sign == .minus ? -flat : flat
    }
    let rise = y.magnitude
    let run = x.magnitude
    var angle: Double
    if rise.isInfinite && run.isInfinite {
      angle = 0.7853981633974483
    } else if rise <= run {
      angle = arcTangentOfFraction(rise / run)
    } else {
      angle = 1.5707963267948966 - (arcTangentOfFraction(run / rise) - 6.123233995736766e-17)
    }
    if x.sign == .minus { angle = pi - (angle - 1.2246467991473532e-16) }
    return y.sign == .minus ? -angle : angle
  }

  /// The angle in radians, in -π/2...π/2, whose tangent is `x`.
  package static func atan(_ x: Double) -> Double { atan2(x, 1) }

  /// The angle in radians, in -π/2...π/2, whose sine is `x`; not a number outside -1...1.
  package static func asin(_ x: Double) -> Double { atan2(x, ((1 - x) * (1 + x)).squareRoot()) }

  /// The angle in radians, in 0...π, whose cosine is `x`; not a number outside -1...1.
  package static func acos(_ x: Double) -> Double { atan2(((1 - x) * (1 + x)).squareRoot(), x) }

  /// The length of the vector (x, y), without overflow on the way.
  package static func hypot(_ x: Double, _ y: Double) -> Double {
    let longer = max(x.magnitude, y.magnitude)
    if longer > 1e-150 && longer < 1e150 { return (x * x + y * y).squareRoot() }
    if longer == 0 || !longer.isFinite { return longer }
    let (a, b) = (x / longer, y / longer)
    return longer * (a * a + b * b).squareRoot()
  }

  /// Arc tangents of 0/8, 1/8, … 8/8, each as a double and what that leaves over.
  private static let eighths: [(high: Double, low: Double)] = [
    (0, 0),
    (0.12435499454676144, -3.1253241424539383e-18),
    (0.24497866312686414, 1.0698755618734451e-17),
    (0.35877067027057225, -2.4623815582638635e-17),
    (0.4636476090008061, 2.2698777452961687e-17),
    (0.5585993153435624, -5.4556305485916264e-18),
    (0.6435011087932844, 1.5834785051444286e-17),
    (0.7188299996216245, -2.1478388444456983e-17),
    (0.7853981633974483, 3.061616997868383e-17),
  ]

  /// The arc tangent of a number in 0...1: the nearest eighth's plus a short series.
  private static func arcTangentOfFraction(_ x: Double) -> Double {
    let eighth = Int((x * 8).rounded())
    let anchor = Double(eighth) / 8
    let t = eighth == 0 ? x : (x - anchor) / (1 + anchor * x)
    let r = t * t
    var series = -1.0 / 19
    series = series * r + 1.0 / 17
    series = series * r - 1.0 / 15
    series = series * r + 1.0 / 13
    series = series * r - 1.0 / 11
    series = series * r + 1.0 / 9
    series = series * r - 1.0 / 7
    series = series * r + 1.0 / 5
    series = series * r - 1.0 / 3
    let (high, low) = eighths[eighth]
    return high + (t + (t * r * series + low))
  }
}
