import Geometry

// The same results on every machine: `Elementary` computes them without the C library, whose last digit
// depends on the processor.

/// The sine of an angle in radians.
public func sin(_ x: Double) -> Double { Elementary.sin(x) }

/// The sine of an angle in radians.
public func sin(_ x: CGFloat) -> CGFloat { CGFloat(sin(x.native)) }

/// The cosine of an angle in radians.
public func cos(_ x: Double) -> Double { Elementary.cos(x) }

/// The cosine of an angle in radians.
public func cos(_ x: CGFloat) -> CGFloat { CGFloat(cos(x.native)) }

/// The tangent of an angle in radians.
public func tan(_ x: Double) -> Double { Elementary.tan(x) }

/// The tangent of an angle in radians.
public func tan(_ x: CGFloat) -> CGFloat { CGFloat(tan(x.native)) }

/// The angle in radians whose sine this is; `nan` outside -1...1.
public func asin(_ x: Double) -> Double { Elementary.asin(x) }

/// The angle in radians whose sine this is; `nan` outside -1...1.
public func asin(_ x: CGFloat) -> CGFloat { CGFloat(asin(x.native)) }

/// The angle in radians whose cosine this is; `nan` outside -1...1.
public func acos(_ x: Double) -> Double { Elementary.acos(x) }

/// The angle in radians whose cosine this is; `nan` outside -1...1.
public func acos(_ x: CGFloat) -> CGFloat { CGFloat(acos(x.native)) }

/// The angle in radians whose tangent this is.
public func atan(_ x: Double) -> Double { Elementary.atan(x) }

/// The angle in radians whose tangent this is.
public func atan(_ x: CGFloat) -> CGFloat { CGFloat(atan(x.native)) }

/// The hyperbolic sine.
public func sinh(_ x: Double) -> Double { (Elementary.exp(x) - Elementary.exp(-x)) / 2 }

/// The hyperbolic sine.
public func sinh(_ x: CGFloat) -> CGFloat { CGFloat(sinh(x.native)) }

/// The hyperbolic cosine.
public func cosh(_ x: Double) -> Double { (Elementary.exp(x) + Elementary.exp(-x)) / 2 }

/// The hyperbolic cosine.
public func cosh(_ x: CGFloat) -> CGFloat { CGFloat(cosh(x.native)) }

/// The hyperbolic tangent.
public func tanh(_ x: Double) -> Double { x.magnitude > 20 ? (x < 0 ? -1 : 1) : sinh(x) / cosh(x) }

/// The hyperbolic tangent.
public func tanh(_ x: CGFloat) -> CGFloat { CGFloat(tanh(x.native)) }

/// e to this power.
public func exp(_ x: Double) -> Double { Elementary.exp(x) }

/// e to this power.
public func exp(_ x: CGFloat) -> CGFloat { CGFloat(exp(x.native)) }

/// 2 to this power.
public func exp2(_ x: Double) -> Double { Elementary.pow(2, x) }

/// 2 to this power.
public func exp2(_ x: CGFloat) -> CGFloat { CGFloat(exp2(x.native)) }

/// The natural logarithm; `nan` for negative numbers.
public func log(_ x: Double) -> Double { Elementary.log(x) }

/// The natural logarithm; `nan` for negative numbers.
public func log(_ x: CGFloat) -> CGFloat { CGFloat(log(x.native)) }

/// The logarithm to base 2; `nan` for negative numbers.
public func log2(_ x: Double) -> Double { Elementary.log(x) / Elementary.log(2) }

/// The logarithm to base 2; `nan` for negative numbers.
public func log2(_ x: CGFloat) -> CGFloat { CGFloat(log2(x.native)) }

/// The logarithm to base 10; `nan` for negative numbers.
public func log10(_ x: Double) -> Double { Elementary.log(x) / Elementary.log(10) }

/// The logarithm to base 10; `nan` for negative numbers.
public func log10(_ x: CGFloat) -> CGFloat { CGFloat(log10(x.native)) }

/// The cube root.
public func cbrt(_ x: Double) -> Double {
  x < 0 ? -Elementary.pow(-x, 1.0 / 3) : Elementary.pow(x, 1.0 / 3)
}

/// The cube root.
public func cbrt(_ x: CGFloat) -> CGFloat { CGFloat(cbrt(x.native)) }

/// The first number to the power of the second.
public func pow(_ base: Double, _ exponent: Double) -> Double { Elementary.pow(base, exponent) }

/// The first number to the power of the second.
public func pow(_ base: CGFloat, _ exponent: CGFloat) -> CGFloat {
  CGFloat(pow(base.native, exponent.native))
}

/// The angle in radians of the direction (x, y), from -pi to pi.
public func atan2(_ y: Double, _ x: Double) -> Double { Elementary.atan2(y, x) }

/// The angle in radians of the direction (x, y), from -pi to pi.
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat {
  CGFloat(atan2(y.native, x.native))
}

/// The length of the direction (x, y).
public func hypot(_ x: Double, _ y: Double) -> Double { Elementary.hypot(x, y) }

/// The length of the direction (x, y).
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  CGFloat(hypot(x.native, y.native))
}
