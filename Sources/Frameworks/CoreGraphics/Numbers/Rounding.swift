// The functions that need no C library; `abs`, `min` and `max` are the standard library's.
//
// Each exists for `Double` and once for every other number. Were there one for `CGFloat` alone,
// `sqrt(16)` would be ambiguous, which it is not on Apple's systems.

/// The square root; `nan` for negative numbers.
public func sqrt(_ x: Double) -> Double { x.squareRoot() }

/// The square root; `nan` for negative numbers.
public func sqrt<Number: _PlainNumber>(_ x: Number) -> Number { Number(sqrt(x._double)) }

/// The largest whole number not above this one.
public func floor(_ x: Double) -> Double { x.rounded(.down) }

/// The largest whole number not above this one.
public func floor<Number: _PlainNumber>(_ x: Number) -> Number { Number(floor(x._double)) }

/// The smallest whole number not below this one.
public func ceil(_ x: Double) -> Double { x.rounded(.up) }

/// The smallest whole number not below this one.
public func ceil<Number: _PlainNumber>(_ x: Number) -> Number { Number(ceil(x._double)) }

/// The nearest whole number; halves go away from zero.
public func round(_ x: Double) -> Double { x.rounded() }

/// The nearest whole number; halves go away from zero.
public func round<Number: _PlainNumber>(_ x: Number) -> Number { Number(round(x._double)) }

/// The whole part, cut toward zero.
public func trunc(_ x: Double) -> Double { x.rounded(.towardZero) }

/// The whole part, cut toward zero.
public func trunc<Number: _PlainNumber>(_ x: Number) -> Number { Number(trunc(x._double)) }

/// The nearest whole number; halves go to the even one.
public func rint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }

/// The nearest whole number; halves go to the even one.
public func rint<Number: _PlainNumber>(_ x: Number) -> Number { Number(rint(x._double)) }

/// The absolute value.
public func fabs(_ x: Double) -> Double { x.magnitude }

/// The absolute value.
public func fabs<Number: _PlainNumber>(_ x: Number) -> Number { Number(fabs(x._double)) }

/// The remainder of a division whose quotient is cut toward zero.
public func fmod(_ x: Double, _ y: Double) -> Double { x.truncatingRemainder(dividingBy: y) }

/// The smaller number; a number beats `nan`.
public func fmin(_ x: Double, _ y: Double) -> Double { Double.minimum(x, y) }

/// The larger number; a number beats `nan`.
public func fmax(_ x: Double, _ y: Double) -> Double { Double.maximum(x, y) }

/// The remainder of a division whose quotient is cut toward zero.
public func fmod<Number: _PlainNumber>(_ x: Number, _ y: Number) -> Number {
  Number(fmod(x._double, y._double))
}

/// The smaller number; a number beats `nan`.
public func fmin<Number: _PlainNumber>(_ x: Number, _ y: Number) -> Number {
  Number(fmin(x._double, y._double))
}

/// The larger number; a number beats `nan`.
public func fmax<Number: _PlainNumber>(_ x: Number, _ y: Number) -> Number {
  Number(fmax(x._double, y._double))
}
