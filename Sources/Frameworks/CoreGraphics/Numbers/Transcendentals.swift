import Geometry

// The same results on every machine: `Elementary` computes them without the C library, whose last digit
// depends on the processor.

/// The sine of an angle in radians.
public func sin(_ x: Double) -> Double { Elementary.sin(x) }

/// The sine of an angle in radians.
public func sin<Number: _PlainNumber>(_ x: Number) -> Number { Number(sin(x._double)) }

/// The cosine of an angle in radians.
public func cos(_ x: Double) -> Double { Elementary.cos(x) }

/// The cosine of an angle in radians.
public func cos<Number: _PlainNumber>(_ x: Number) -> Number { Number(cos(x._double)) }

/// The tangent of an angle in radians.
public func tan(_ x: Double) -> Double { Elementary.tan(x) }

/// The tangent of an angle in radians.
public func tan<Number: _PlainNumber>(_ x: Number) -> Number { Number(tan(x._double)) }

/// The angle in radians whose sine this is; `nan` outside -1...1.
public func asin(_ x: Double) -> Double { Elementary.asin(x) }

/// The angle in radians whose sine this is; `nan` outside -1...1.
public func asin<Number: _PlainNumber>(_ x: Number) -> Number { Number(asin(x._double)) }

/// The angle in radians whose cosine this is; `nan` outside -1...1.
public func acos(_ x: Double) -> Double { Elementary.acos(x) }

/// The angle in radians whose cosine this is; `nan` outside -1...1.
public func acos<Number: _PlainNumber>(_ x: Number) -> Number { Number(acos(x._double)) }

/// The angle in radians whose tangent this is.
public func atan(_ x: Double) -> Double { Elementary.atan(x) }

/// The angle in radians whose tangent this is.
public func atan<Number: _PlainNumber>(_ x: Number) -> Number { Number(atan(x._double)) }

/// The hyperbolic sine.
public func sinh(_ x: Double) -> Double { (Elementary.exp(x) - Elementary.exp(-x)) / 2 }

/// The hyperbolic sine.
public func sinh<Number: _PlainNumber>(_ x: Number) -> Number { Number(sinh(x._double)) }

/// The hyperbolic cosine.
public func cosh(_ x: Double) -> Double { (Elementary.exp(x) + Elementary.exp(-x)) / 2 }

/// The hyperbolic cosine.
public func cosh<Number: _PlainNumber>(_ x: Number) -> Number { Number(cosh(x._double)) }

/// The hyperbolic tangent.
public func tanh(_ x: Double) -> Double { x.magnitude > 20 ? (x < 0 ? -1 : 1) : sinh(x) / cosh(x) }

/// The hyperbolic tangent.
public func tanh<Number: _PlainNumber>(_ x: Number) -> Number { Number(tanh(x._double)) }

/// e to this power.
public func exp(_ x: Double) -> Double { Elementary.exp(x) }

/// e to this power.
public func exp<Number: _PlainNumber>(_ x: Number) -> Number { Number(exp(x._double)) }

/// 2 to this power.
public func exp2(_ x: Double) -> Double { Elementary.pow(2, x) }

/// 2 to this power.
public func exp2<Number: _PlainNumber>(_ x: Number) -> Number { Number(exp2(x._double)) }

/// The natural logarithm; `nan` for negative numbers.
public func log(_ x: Double) -> Double { Elementary.log(x) }

/// The natural logarithm; `nan` for negative numbers.
public func log<Number: _PlainNumber>(_ x: Number) -> Number { Number(log(x._double)) }

/// The logarithm to base 2; `nan` for negative numbers.
public func log2(_ x: Double) -> Double { Elementary.log(x) / Elementary.log(2) }

/// The logarithm to base 2; `nan` for negative numbers.
public func log2<Number: _PlainNumber>(_ x: Number) -> Number { Number(log2(x._double)) }

/// The logarithm to base 10; `nan` for negative numbers.
public func log10(_ x: Double) -> Double { Elementary.log(x) / Elementary.log(10) }

/// The logarithm to base 10; `nan` for negative numbers.
public func log10<Number: _PlainNumber>(_ x: Number) -> Number { Number(log10(x._double)) }

/// The cube root.
public func cbrt(_ x: Double) -> Double {
  x < 0 ? -Elementary.pow(-x, 1.0 / 3) : Elementary.pow(x, 1.0 / 3)
}

/// The cube root.
public func cbrt<Number: _PlainNumber>(_ x: Number) -> Number { Number(cbrt(x._double)) }

/// The first number to the power of the second.
public func pow(_ base: Double, _ exponent: Double) -> Double { Elementary.pow(base, exponent) }

/// The first number to the power of the second.
public func pow<Number: _PlainNumber>(_ base: Number, _ exponent: Number) -> Number {
  Number(pow(base._double, exponent._double))
}

/// The angle in radians of the direction (x, y), from -pi to pi.
public func atan2(_ y: Double, _ x: Double) -> Double { Elementary.atan2(y, x) }

/// The angle in radians of the direction (x, y), from -pi to pi.
public func atan2<Number: _PlainNumber>(_ y: Number, _ x: Number) -> Number {
  Number(atan2(y._double, x._double))
}

/// The length of the direction (x, y).
public func hypot(_ x: Double, _ y: Double) -> Double { Elementary.hypot(x, y) }

/// The length of the direction (x, y).
public func hypot<Number: _PlainNumber>(_ x: Number, _ y: Number) -> Number {
  Number(hypot(x._double, y._double))
}
