extension Double {
  /// The same number.
  public init(_ value: CGFloat) {
    self = value.native
  }
}

extension Float {
  /// The nearest representable number.
  public init(_ value: CGFloat) {
    self = Float(value.native)
  }
}

/// Seconds.
public typealias TimeInterval = Double

/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds since the reference date.
public typealias CFAbsoluteTime = Double
