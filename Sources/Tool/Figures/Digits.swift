/// Numbers as figures print them: fixed digits, rounded half to even, no exponent, no `-0`.
package enum Digits {
  /// The value with at most `places` decimals; trailing zeros are dropped.
  ///
  /// Not-a-number prints as `nan`, infinities as `inf` and `-inf`; `places` outside 0...9 is
  /// clamped to that range.
  package static func text(_ value: Double, places: Int = 3) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? "-inf" : "inf") }
    let kept = min(max(places, 0), 9)
    var unit = 1.0
    for _ in 0..<kept { unit *= 10 }
    let scaled = (abs(value) * unit).rounded(.toNearestOrEven)
    // Beyond 2^53 a fraction could not be exact anyway.
    guard scaled < 9_007_199_254_740_992 else { return value < 0 ? "\(value)" : "\(value)" }
    let whole = Int64(scaled)
    let divisor = Int64(unit)
    var digits = String(whole / divisor)
    let rest = whole % divisor
    if rest != 0 {
      var fraction = String(rest)
      fraction = String(repeating: "0", count: kept - fraction.count) + fraction
      while fraction.hasSuffix("0") { fraction.removeLast() }
      digits += "." + fraction
    }
    return value < 0 && whole != 0 ? "-" + digits : digits
  }

  /// The value with exactly `places` decimals, for columns that must line up.
  package static func padded(_ value: Double, places: Int) -> String {
    var printed = text(value, places: places)
    guard value.isFinite, places > 0 else { return printed }
    let present: Int
    if let dot = printed.firstIndex(of: ".") {
      present = printed.distance(from: dot, to: printed.endIndex) - 1
    } else {
      printed += "."
      present = 0
    }
    return printed + String(repeating: "0", count: max(0, places - present))
  }
}
