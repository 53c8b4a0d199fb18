/// Numbers as text with a fixed number of decimals, the same on every machine.
///
/// ```swift
/// FixedPoint.text(0.5)  // "0.500000"
/// FixedPoint.short(0.5)  // "0.5"
/// ```
package enum FixedPoint {
  /// The number with exactly six decimals.
  ///
  /// The double's exact value is rounded to the nearest millionth, halves to the even one. There
  /// is no negative zero and no exponent below 1e32; infinities are `inf` and `-inf`.
  package static func text(_ number: Double) -> String {
    guard let (isNegative, millionths) = rounded(number) else { return oddity(number) }
    let sign = isNegative && millionths != 0 ? "-" : ""
    let decimals = String(Int(millionths % 1_000_000))
    let zeros = String(repeating: "0", count: 6 - decimals.utf8.count)
    return "\(sign)\(millionths / 1_000_000).\(zeros)\(decimals)"
  }

  /// The same number without trailing zeros, for sentences: `0.5`, `-12`, `0.333333`.
  package static func short(_ number: Double) -> String {
    var text = Substring(text(number))
    guard text.utf8.contains(UInt8(ascii: ".")) else { return String(text) }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }

  /// The magnitude in whole millionths; nil for numbers that are not finite or beyond 1e32.
  private static func rounded(_ number: Double) -> (isNegative: Bool, millionths: UInt128)? {
    guard number.isFinite, number.magnitude < 1e32 else { return nil }
    let exponent = Int(number.exponentBitPattern) - 1075
    let fraction = UInt128(number.significandBitPattern)
    let significand = number.exponentBitPattern == 0 ? fraction : fraction + (1 << 52)
    let scaled = significand * 1_000_000
    let isNegative = number.sign == .minus
    if exponent >= 0 { return (isNegative, scaled << UInt128(exponent)) }
    let shift = -exponent
    guard shift < 100 else { return (isNegative, 0) }
    let whole = scaled >> UInt128(shift)
    let rest = scaled - (whole << UInt128(shift))
    let half: UInt128 = 1 << UInt128(shift - 1)
    let roundsUp = rest > half || (rest == half && whole & 1 == 1)
    return (isNegative, roundsUp ? whole + 1 : whole)
  }

  private static func oddity(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number > 0 ? "inf" : "-inf" }
    return "\(number)"
  }
}

extension FixedPoint {
  /// The number, or the nearest whole one when it is nearer than 1e-9.
  static func snapped(_ number: Double) -> Double {
    let whole = number.rounded()
    return (number - whole).magnitude < 1e-9 ? whole : number
  }
}
