/// A coordinate or length, in points unless said otherwise: a `Double` under Apple's name.
///
/// The compiler converts between `Double` and a type named `CGFloat` by itself, but only when that
/// type lives in a module named `CoreGraphics`; that is why this one does.
@frozen
public struct CGFloat: Sendable {
  /// The number that holds the value.
  public typealias NativeType = Double

  /// The value as a `Double`.
  public var native: Double

  /// Zero.
  public init() {
    native = 0
  }

  /// The same number.
  public init(_ value: Double) {
    native = value
  }

  /// The same number.
  public init(_ value: CGFloat) {
    self = value
  }

  /// The same number, widened.
  public init(_ value: Float) {
    native = Double(value)
  }

  /// The nearest representable number.
  public init(_ value: Int) {
    native = Double(value)
  }

  /// The nearest representable number.
  public init<Source: BinaryInteger>(_ value: Source) {
    native = Double(value)
  }

  /// The nearest representable number.
  public init<Source: BinaryFloatingPoint>(_ value: Source) {
    native = Double(value)
  }

  /// The number if it is represented exactly, else nil.
  public init?<Source: BinaryInteger>(exactly value: Source) {
    guard let number = Double(exactly: value) else { return nil }
    native = number
  }

  /// The number if it is represented exactly, else nil.
  public init?<Source: BinaryFloatingPoint>(exactly value: Source) {
    guard let number = Double(exactly: value) else { return nil }
    native = number
  }

  /// The number written in `text`, or nil if it is none.
  public init?<Text: StringProtocol>(_ text: Text) {
    guard let number = Double(text) else { return nil }
    native = number
  }
}

extension CGFloat: Hashable {
  /// Whether both are the same number; `nan` equals nothing.
  public static func == (left: CGFloat, right: CGFloat) -> Bool {
    left.native == right.native
  }

  /// Feeds the number to the hasher.
  public func hash(into hasher: inout Hasher) {
    native.hash(into: &hasher)
  }
}

extension CGFloat: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The number written in the source.
  public init(floatLiteral value: Double) {
    native = value
  }

  /// The whole number written in the source.
  public init(integerLiteral value: Int) {
    native = Double(value)
  }
}

extension CGFloat: Codable {
  /// Reads one number.
  public init(from decoder: any Decoder) throws {
    native = try decoder.singleValueContainer().decode(Double.self)
  }

  /// Writes one number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(native)
  }
}

extension CGFloat: CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible,
  TextOutputStreamable, CustomReflectable
{
  /// The shortest text that reads back as the same number, such as `10.0`.
  public var description: String { native.description }

  /// The same as `description`.
  public var debugDescription: String { native.debugDescription }

  /// The number itself: it has no parts.
  public var customMirror: Mirror { Mirror(reflecting: native) }

  /// Writes the description.
  public func write<Target: TextOutputStream>(to target: inout Target) {
    native.write(to: &target)
  }
}

extension CGFloat: CVarArg, _CVarArgPassedAsDouble {
  /// How the number travels to C functions such as `printf`.
  public var _cVarArgEncoding: [Int] { native._cVarArgEncoding }
}
