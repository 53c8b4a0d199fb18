import CoreGraphics

/// A box around a number or a flag.
public final class NSNumber: NSValue, @unchecked Sendable, Comparable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  /// Boxes a flag.
  public convenience init(value: Bool) { self.init(content: .flag(value)) }

  /// Boxes a whole number.
  public convenience init(value: Int) { self.init(content: .integer(value)) }

  /// Boxes a whole number; one beyond the range of `Int` is cut to it.
  public convenience init<Number: BinaryInteger>(value: Number) {
    self.init(content: .integer(Int(clamping: value)))
  }

  /// Boxes a number.
  public convenience init(value: Double) { self.init(content: .number(value)) }

  /// Boxes a number.
  public convenience init(value: Float) { self.init(content: .number(Double(value))) }

  /// Boxes a number.
  public convenience init(value: CGFloat) { self.init(content: .number(value.native)) }

  /// Boxes a flag.
  public convenience init(booleanLiteral value: Bool) { self.init(value: value) }

  /// Boxes a whole number.
  public convenience init(integerLiteral value: Int) { self.init(value: value) }

  /// Boxes a number.
  public convenience init(floatLiteral value: Double) { self.init(value: value) }

  /// The number; a flag counts as 1 or 0.
  public var doubleValue: Double {
    switch content {
    case .number(let number): number
    case .integer(let number): Double(number)
    case .flag(let flag): flag ? 1 : 0
    default: 0
    }
  }

  /// The number, as `Float`.
  public var floatValue: Float { Float(doubleValue) }

  /// The number's whole part; 0 for what has none.
  public var intValue: Int {
    if case .integer(let number) = content { return number }
    return Int(exactly: doubleValue.rounded(.towardZero)) ?? 0
  }

  /// Whether the number is not 0.
  public var boolValue: Bool { doubleValue != 0 }

  /// The number's whole part, as `Int32`; cut to its range.
  public var int32Value: Int32 { Int32(clamping: intValue) }

  /// The number's whole part, as `UInt`; cut to its range.
  public var uintValue: UInt { UInt(clamping: intValue) }

  /// The number as text.
  public var stringValue: String { description }

  /// Whether the other box holds the same number.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSNumber)?.doubleValue == doubleValue
  }

  /// Equal for equal numbers.
  public override var hash: Int { doubleValue.hashValue }

  /// The number as text; whole numbers have no fraction.
  public override var description: String {
    if case .number(let number) = content, let whole = Int(exactly: number) { return "\(whole)" }
    return super.description
  }

  /// Whether the left number is the smaller.
  public static func < (left: NSNumber, right: NSNumber) -> Bool {
    left.doubleValue < right.doubleValue
  }
}

extension Double {
  /// The number in the box.
  public init(truncating number: NSNumber) { self = number.doubleValue }
}

extension Float {
  /// The number in the box.
  public init(truncating number: NSNumber) { self = number.floatValue }
}

extension Int {
  /// The whole part of the number in the box.
  public init(truncating number: NSNumber) { self = number.intValue }
}

extension Bool {
  /// Whether the number in the box is not 0.
  public init(truncating number: NSNumber) { self = number.boolValue }
}

extension CGFloat {
  /// The number in the box.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}
