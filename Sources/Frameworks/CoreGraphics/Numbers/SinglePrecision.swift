// C's functions of `Float`, computed with double precision and rounded once.

/// The square root; `nan` for negative numbers.
public func sqrtf(_ x: Float) -> Float { x.squareRoot() }

/// The absolute value.
public func fabsf(_ x: Float) -> Float { x.magnitude }

/// The largest whole number not above this one.
public func floorf(_ x: Float) -> Float { x.rounded(.down) }

/// The smallest whole number not below this one.
public func ceilf(_ x: Float) -> Float { x.rounded(.up) }

/// The nearest whole number; halves go away from zero.
public func roundf(_ x: Float) -> Float { x.rounded() }

/// The smaller number; a number beats `nan`.
public func fminf(_ x: Float, _ y: Float) -> Float { Float.minimum(x, y) }

/// The larger number; a number beats `nan`.
public func fmaxf(_ x: Float, _ y: Float) -> Float { Float.maximum(x, y) }

/// The remainder of a division whose quotient is cut toward zero.
public func fmodf(_ x: Float, _ y: Float) -> Float { x.truncatingRemainder(dividingBy: y) }

/// The sine of an angle in radians.
public func sinf(_ x: Float) -> Float { sin(x) }

/// The cosine of an angle in radians.
public func cosf(_ x: Float) -> Float { cos(x) }

/// The tangent of an angle in radians.
public func tanf(_ x: Float) -> Float { tan(x) }

/// The angle in radians whose sine this is; `nan` outside -1...1.
public func asinf(_ x: Float) -> Float { asin(x) }

/// The angle in radians whose cosine this is; `nan` outside -1...1.
public func acosf(_ x: Float) -> Float { acos(x) }

/// The angle in radians of the direction (x, y), from -pi to pi.
public func atan2f(_ y: Float, _ x: Float) -> Float { atan2(y, x) }

/// e to this power.
public func expf(_ x: Float) -> Float { exp(x) }

/// The natural logarithm; `nan` for negative numbers.
public func logf(_ x: Float) -> Float { log(x) }

/// The first number to the power of the second.
public func powf(_ base: Float, _ exponent: Float) -> Float { pow(base, exponent) }

/// The length of the direction (x, y).
public func hypotf(_ x: Float, _ y: Float) -> Float { hypot(x, y) }

/// The nearest whole number; halves go away from zero.
public func lround(_ x: Double) -> Int { Int(x.rounded()) }

/// The nearest whole number; halves go away from zero.
public func lroundf(_ x: Float) -> Int { Int(x.rounded()) }
