extension CGFloat {
  /// The sum.
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat {
    CGFloat(left.native + right.native)
  }

  /// The difference.
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat {
    CGFloat(left.native - right.native)
  }

  /// The product.
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat {
    CGFloat(left.native * right.native)
  }

  /// The quotient; division by zero gives an infinity or `nan`.
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat {
    CGFloat(left.native / right.native)
  }

  /// Adds in place.
  public static func += (left: inout CGFloat, right: CGFloat) {
    left.native += right.native
  }

  /// Subtracts in place.
  public static func -= (left: inout CGFloat, right: CGFloat) {
    left.native -= right.native
  }

  /// Multiplies in place.
  public static func *= (left: inout CGFloat, right: CGFloat) {
    left.native *= right.native
  }

  /// Divides in place.
  public static func /= (left: inout CGFloat, right: CGFloat) {
    left.native /= right.native
  }

  /// The number with the other sign.
  public static prefix func - (number: CGFloat) -> CGFloat {
    CGFloat(-number.native)
  }

  /// Whether the left number is the smaller; false for `nan`.
  public static func < (left: CGFloat, right: CGFloat) -> Bool {
    left.native < right.native
  }

  /// Whether the left number is the larger; false for `nan`.
  public static func > (left: CGFloat, right: CGFloat) -> Bool {
    left.native > right.native
  }

  /// Whether the left number is not the larger; false for `nan`.
  public static func <= (left: CGFloat, right: CGFloat) -> Bool {
    left.native <= right.native
  }

  /// Whether the left number is not the smaller; false for `nan`.
  public static func >= (left: CGFloat, right: CGFloat) -> Bool {
    left.native >= right.native
  }

  /// Changes the sign.
  public mutating func negate() {
    native.negate()
  }

  /// Replaces the number by its square root; `nan` for negative numbers.
  public mutating func formSquareRoot() {
    native.formSquareRoot()
  }

  /// Replaces the number by the remainder of the division whose quotient is rounded to nearest.
  public mutating func formRemainder(dividingBy other: CGFloat) {
    native.formRemainder(dividingBy: other.native)
  }

  /// Replaces the number by the remainder of the division whose quotient is cut toward zero.
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {
    native.formTruncatingRemainder(dividingBy: other.native)
  }

  /// Adds a product with one rounding.
  public mutating func addProduct(_ left: CGFloat, _ right: CGFloat) {
    native.addProduct(left.native, right.native)
  }

  /// Rounds in place.
  public mutating func round(_ rule: FloatingPointRoundingRule) {
    native.round(rule)
  }

  /// How far it is to `other`.
  public func distance(to other: CGFloat) -> CGFloat {
    CGFloat(other.native - native)
  }

  /// The number `amount` further on.
  public func advanced(by amount: CGFloat) -> CGFloat {
    CGFloat(native + amount.native)
  }
}
