// The C library's functions, called without importing it: a module that a learner imports must not
// drag a C module along.

@_silgen_name("sin") private func cSin(_ x: Double) -> Double
@_silgen_name("cos") private func cCos(_ x: Double) -> Double
@_silgen_name("tan") private func cTan(_ x: Double) -> Double
@_silgen_name("asin") private func cAsin(_ x: Double) -> Double
@_silgen_name("acos") private func cAcos(_ x: Double) -> Double
@_silgen_name("atan") private func cAtan(_ x: Double) -> Double
@_silgen_name("sinh") private func cSinh(_ x: Double) -> Double
@_silgen_name("cosh") private func cCosh(_ x: Double) -> Double
@_silgen_name("tanh") private func cTanh(_ x: Double) -> Double
@_silgen_name("exp") private func cExp(_ x: Double) -> Double
@_silgen_name("exp2") private func cExp2(_ x: Double) -> Double
@_silgen_name("log") private func cLog(_ x: Double) -> Double
@_silgen_name("log2") private func cLog2(_ x: Double) -> Double
@_silgen_name("log10") private func cLog10(_ x: Double) -> Double
@_silgen_name("cbrt") private func cCbrt(_ x: Double) -> Double
@_silgen_name("pow") private func cPow(_ base: Double, _ exponent: Double) -> Double
@_silgen_name("atan2") private func cAtan2(_ y: Double, _ x: Double) -> Double
@_silgen_name("hypot") private func cHypot(_ x: Double, _ y: Double) -> Double

/// The sine of an angle in radians.
public func sin(_ x: Double) -> Double { cSin(x) }

/// The sine of an angle in radians.
public func sin(_ x: CGFloat) -> CGFloat { CGFloat(cSin(x.native)) }

/// The cosine of an angle in radians.
public func cos(_ x: Double) -> Double { cCos(x) }

/// The cosine of an angle in radians.
public func cos(_ x: CGFloat) -> CGFloat { CGFloat(cCos(x.native)) }

/// The tangent of an angle in radians.
public func tan(_ x: Double) -> Double { cTan(x) }

/// The tangent of an angle in radians.
public func tan(_ x: CGFloat) -> CGFloat { CGFloat(cTan(x.native)) }

/// The angle in radians whose sine this is; `nan` outside -1...1.
public func asin(_ x: Double) -> Double { cAsin(x) }

/// The angle in radians whose sine this is; `nan` outside -1...1.
public func asin(_ x: CGFloat) -> CGFloat { CGFloat(cAsin(x.native)) }

/// The angle in radians whose cosine this is; `nan` outside -1...1.
public func acos(_ x: Double) -> Double { cAcos(x) }

/// The angle in radians whose cosine this is; `nan` outside -1...1.
public func acos(_ x: CGFloat) -> CGFloat { CGFloat(cAcos(x.native)) }

/// The angle in radians whose tangent this is.
public func atan(_ x: Double) -> Double { cAtan(x) }

/// The angle in radians whose tangent this is.
public func atan(_ x: CGFloat) -> CGFloat { CGFloat(cAtan(x.native)) }

/// The hyperbolic sine.
public func sinh(_ x: Double) -> Double { cSinh(x) }

/// The hyperbolic sine.
public func sinh(_ x: CGFloat) -> CGFloat { CGFloat(cSinh(x.native)) }

/// The hyperbolic cosine.
public func cosh(_ x: Double) -> Double { cCosh(x) }

/// The hyperbolic cosine.
public func cosh(_ x: CGFloat) -> CGFloat { CGFloat(cCosh(x.native)) }

/// The hyperbolic tangent.
public func tanh(_ x: Double) -> Double { cTanh(x) }

/// The hyperbolic tangent.
public func tanh(_ x: CGFloat) -> CGFloat { CGFloat(cTanh(x.native)) }

/// e to this power.
public func exp(_ x: Double) -> Double { cExp(x) }

/// e to this power.
public func exp(_ x: CGFloat) -> CGFloat { CGFloat(cExp(x.native)) }

/// 2 to this power.
public func exp2(_ x: Double) -> Double { cExp2(x) }

/// 2 to this power.
public func exp2(_ x: CGFloat) -> CGFloat { CGFloat(cExp2(x.native)) }

/// The natural logarithm; `nan` for negative numbers.
public func log(_ x: Double) -> Double { cLog(x) }

/// The natural logarithm; `nan` for negative numbers.
public func log(_ x: CGFloat) -> CGFloat { CGFloat(cLog(x.native)) }

/// The logarithm to base 2; `nan` for negative numbers.
public func log2(_ x: Double) -> Double { cLog2(x) }

/// The logarithm to base 2; `nan` for negative numbers.
public func log2(_ x: CGFloat) -> CGFloat { CGFloat(cLog2(x.native)) }

/// The logarithm to base 10; `nan` for negative numbers.
public func log10(_ x: Double) -> Double { cLog10(x) }

/// The logarithm to base 10; `nan` for negative numbers.
public func log10(_ x: CGFloat) -> CGFloat { CGFloat(cLog10(x.native)) }

/// The cube root.
public func cbrt(_ x: Double) -> Double { cCbrt(x) }

/// The cube root.
public func cbrt(_ x: CGFloat) -> CGFloat { CGFloat(cCbrt(x.native)) }

/// The first number to the power of the second.
public func pow(_ base: Double, _ exponent: Double) -> Double { cPow(base, exponent) }

/// The first number to the power of the second.
public func pow(_ base: CGFloat, _ exponent: CGFloat) -> CGFloat {
  CGFloat(cPow(base.native, exponent.native))
}

/// The angle in radians of the direction (x, y), from -pi to pi.
public func atan2(_ y: Double, _ x: Double) -> Double { cAtan2(y, x) }

/// The angle in radians of the direction (x, y), from -pi to pi.
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { CGFloat(cAtan2(y.native, x.native)) }

/// The length of the direction (x, y).
public func hypot(_ x: Double, _ y: Double) -> Double { cHypot(x, y) }

/// The length of the direction (x, y).
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(cHypot(x.native, y.native)) }
