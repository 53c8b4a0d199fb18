/// Settings by name; etude keeps them for one run only.
public final class UserDefaults: NSObject, @unchecked Sendable {
  private var values: [String: Any] = [:]
  private var fallbacks: [String: Any] = [:]

  /// The settings that everybody uses.
  public static let standard = UserDefaults()

  /// Settings of their own.
  public override init() {}

  /// Settings of their own; the name makes no difference.
  public convenience init?(suiteName: String?) {
    self.init()
  }

  /// Sets a value; nil takes it away.
  public func set(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// Sets a value; nil takes it away.
  public func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// Takes a value away.
  public func removeObject(forKey key: String) {
    values[key] = nil
  }

  /// Values for keys that are not set.
  public func register(defaults: [String: Any]) {
    fallbacks.merge(defaults) { _, new in new }
  }

  /// The value of a key.
  public func object(forKey key: String) -> Any? { values[key] ?? fallbacks[key] }

  /// The value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// The text of a key.
  public func string(forKey key: String) -> String? { object(forKey: key).map { "\($0)" } }

  /// The whole number of a key; 0 if there is none.
  public func integer(forKey key: String) -> Int { number(forKey: key)?.intValue ?? 0 }

  /// The number of a key; 0 if there is none.
  public func double(forKey key: String) -> Double { number(forKey: key)?.doubleValue ?? 0 }

  /// The number of a key; 0 if there is none.
  public func float(forKey key: String) -> Float { number(forKey: key)?.floatValue ?? 0 }

  /// The flag of a key; false if there is none.
  public func bool(forKey key: String) -> Bool { number(forKey: key)?.boolValue ?? false }

  /// The list of a key.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

  /// The texts of a key.
  public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }

  /// The table of a key.
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }

  /// Nothing to write: the settings live in memory.
  @discardableResult
  public func synchronize() -> Bool { true }

  private func number(forKey key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let whole as Int: NSNumber(value: whole)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: number)
    case let text as String: Double(text).map { NSNumber(value: $0) }
    default: nil
    }
  }
}
