/// Elementary functions from + - * / and square roots alone.
///
/// No library of the machine takes part, so every computer draws the same bits. Within 1 unit in
/// the last place of the exact value, `tan`, `atan2`, `asin`, `acos` and `pow` within 2.
///
/// ```swift
/// Elementary.sin(Elementary.pi / 6)  // 0.49999999999999994
/// ```
package enum Elementary {
  package static let pi = 3.141592653589793

  /// The sine and cosine of an angle in radians; not a number for an infinite one.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    let (quadrant, high, low) = reduce(angle)
    let sine = sineKernel(high, low)
    let cosine = cosineKernel(high, low)
    switch quadrant {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The sine of an angle in radians.
  package static func sin(_ angle: Double) -> Double { sineAndCosine(angle).sine }

  /// The cosine of an angle in radians.
  package static func cos(_ angle: Double) -> Double { sineAndCosine(angle).cosine }

  /// The tangent of an angle in radians.
  package static func tan(_ angle: Double) -> Double {
    let (sine, cosine) = sineAndCosine(angle)
    return sine / cosine
  }

  /// Brings an angle to within π/4 of zero; the quadrant tells how often π/2 was taken away.
  ///
  /// π/2 is taken away in pieces of 33 bits, so that products with 20-bit counts are exact.
  /// Beyond 2⁹⁰ radians the last digits are lost.
  private static func reduce(_ angle: Double) -> (quadrant: Int, high: Double, low: Double) {
    var high = angle
    var low = 0.0
    var quadrant = 0
    while high.magnitude > 0.7853981633974484 {
      var count = high * 0.6366197723675814
      count = count.magnitude < 1e15 ? whole(count) : count.rounded(.toNearestOrEven)
      if count.magnitude >= 1_048_576 {
        let unit = Double(sign: .plus, exponent: count.exponent - 19, significand: 1)
        count = (count / unit).rounded(.towardZero) * unit
      }
      if count == 0 { break }
      let whole = count.magnitude < 9e15 ? Int(count) & 3 : 0
      quadrant = (quadrant + whole) & 3
      var rest = TwoDoubles.sum(high, -count * 1.5707963267341256)
      rest = TwoDoubles.sum(rest.high, rest.low)
      let second = TwoDoubles.sum(rest.high, -count * 6.077100506303966e-11)
      let third = TwoDoubles.sum(second.high, -count * 2.0222662487111665e-21)
      low += rest.low + second.low + third.low - count * 8.4784276603689e-32
      let total = TwoDoubles.sum(third.high, low)
      high = total.high
      low = total.low
    }
    return (quadrant, high, low)
  }

  /// The nearest whole number, ties to even, of a number below 2⁵¹ in size.
  ///
  /// Adding 1.5·2⁵² leaves no room for a fraction: two additions instead of a library call.
  static func whole(_ x: Double) -> Double {
    x + 6_755_399_441_055_744 - 6_755_399_441_055_744
  }

  /// The sine's Taylor series to x¹⁹, enough for |x| ≤ π/4.
  private static func sineKernel(_ x: Double, _ low: Double) -> Double {
    let r = x * x
    var series = -8.22063524662433e-18
    series = series * r + 2.8114572543455206e-15
    series = series * r - 7.647163731819816e-13
    series = series * r + 1.6059043836821613e-10
    series = series * r - 2.505210838544172e-08
    series = series * r + 2.7557319223985893e-06
    series = series * r - 0.0001984126984126984
    series = series * r + 0.008333333333333333
    series = series * r - 0.16666666666666666
    return x + (x * r * series + low * (1 - r / 2))
  }

  /// The cosine's Taylor series to x¹⁸, enough for |x| ≤ π/4.
  private static func cosineKernel(_ x: Double, _ low: Double) -> Double {
    let r = x * x
    var series = -1.5619206968586225e-16
    series = series * r + 4.779477332387385e-14
    series = series * r - 1.1470745597729725e-11
    series = series * r + 2.08767569878681e-09
    series = series * r - 2.755731922398589e-07
    series = series * r + 2.48015873015873e-05
    series = series * r - 0.001388888888888889
    series = series * r + 0.041666666666666664
    let half = r / 2
    let main = 1 - half
    return main + (((1 - main) - half) + (r * r * series - x * low))
  }
}
