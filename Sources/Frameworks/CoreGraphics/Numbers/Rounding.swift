// The functions that need no C library. They exist for `Double` and `CGFloat` alone: `abs`, `min` and
// `max` are the standard library's.

/// The square root; `nan` for negative numbers.
public func sqrt(_ x: Double) -> Double { x.squareRoot() }

/// The square root; `nan` for negative numbers.
public func sqrt(_ x: CGFloat) -> CGFloat { x.squareRoot() }

/// The largest whole number not above this one.
public func floor(_ x: Double) -> Double { x.rounded(.down) }

/// The largest whole number not above this one.
public func floor(_ x: CGFloat) -> CGFloat { x.rounded(.down) }

/// The smallest whole number not below this one.
public func ceil(_ x: Double) -> Double { x.rounded(.up) }

/// The smallest whole number not below this one.
public func ceil(_ x: CGFloat) -> CGFloat { x.rounded(.up) }

/// The nearest whole number; halves go away from zero.
public func round(_ x: Double) -> Double { x.rounded() }

/// The nearest whole number; halves go away from zero.
public func round(_ x: CGFloat) -> CGFloat { x.rounded() }

/// The whole part, cut toward zero.
public func trunc(_ x: Double) -> Double { x.rounded(.towardZero) }

/// The whole part, cut toward zero.
public func trunc(_ x: CGFloat) -> CGFloat { x.rounded(.towardZero) }

/// The nearest whole number; halves go to the even one.
public func rint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }

/// The nearest whole number; halves go to the even one.
public func rint(_ x: CGFloat) -> CGFloat { x.rounded(.toNearestOrEven) }

/// The absolute value.
public func fabs(_ x: Double) -> Double { x.magnitude }

/// The absolute value.
public func fabs(_ x: CGFloat) -> CGFloat { x.magnitude }

/// The remainder of a division whose quotient is cut toward zero.
public func fmod(_ x: Double, _ y: Double) -> Double { x.truncatingRemainder(dividingBy: y) }

/// The smaller number; a number beats `nan`.
public func fmin(_ x: Double, _ y: Double) -> Double { Double.minimum(x, y) }

/// The larger number; a number beats `nan`.
public func fmax(_ x: Double, _ y: Double) -> Double { Double.maximum(x, y) }

/// The remainder of a division whose quotient is cut toward zero.
public func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x.truncatingRemainder(dividingBy: y) }

/// The smaller number; a number beats `nan`.
public func fmin(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat.minimum(x, y) }

/// The larger number; a number beats `nan`.
public func fmax(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat.maximum(x, y) }
