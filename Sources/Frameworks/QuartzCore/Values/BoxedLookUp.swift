import CoreGraphics

// `(info[key] as AnyObject).cgRectValue` asks an object of any class. Swift on Linux cannot, so the
// text is compiled with `_Boxed` in the place of `AnyObject`, which answers the same questions.

/// Something that may be a boxed value.
public typealias _Boxed = _Box?

/// What a boxed value is kept as; made only by `as _Boxed`.
public typealias _Box = Any

extension Optional where Wrapped == Any {
  private var box: NSValue? { self as? NSValue }
  private var number: NSNumber? {
    if let number = self as? NSNumber { return number }
    return (self as? Double).map { NSNumber(value: $0) }
  }

  /// The flag; nil if it is none.
  public var boolValue: Bool! { self as? Bool ?? number?.boolValue }
  /// The number; nil if it is none.
  public var doubleValue: Double! { number?.doubleValue }
  /// The number; nil if it is none.
  public var floatValue: Float! { number?.floatValue }
  /// The whole number; nil if it is none.
  public var intValue: Int! { number?.intValue }
  /// The whole number; nil if it is none.
  public var integerValue: Int! { number?.intValue }
  /// The rectangle; nil if it is none.
  public var cgRectValue: CGRect! { self as? CGRect ?? box?.cgRectValue }
  /// The point; nil if it is none.
  public var cgPointValue: CGPoint! { self as? CGPoint ?? box?.cgPointValue }
  /// The size; nil if it is none.
  public var cgSizeValue: CGSize! { self as? CGSize ?? box?.cgSizeValue }
}
