/// What objects of Apple's frameworks have in common.
public protocol NSObjectProtocol: AnyObject {
  /// Whether the other object counts as the same.
  func isEqual(_ object: Any?) -> Bool
  /// Equal for objects that count as the same.
  var hash: Int { get }
  /// The object in words.
  var description: String { get }
}

/// The root of Apple's value and helper classes; views and layers have roots of their own here.
open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// An object of this class.
  public init() {}

  /// Whether the other object counts as the same: here, whether it *is* the same.
  open func isEqual(_ object: Any?) -> Bool {
    guard let object, let other = object as? NSObject else { return false }
    return self === other
  }

  /// Equal for objects that count as the same.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The class in angle brackets; Apple adds an address, which would differ from run to run.
  open var description: String { "<\(type(of: self))>" }

  /// The same as `description`.
  open var debugDescription: String { description }

  /// What `copy(with:)` makes; the object itself where there is none, as for objects that do not
  /// change.
  open func copy() -> Any { (self as? any NSCopying)?.copy(with: nil) ?? self }

  /// What `mutableCopy(with:)` makes; a plain copy where there is none.
  open func mutableCopy() -> Any {
    (self as? any NSMutableCopying)?.mutableCopy(with: nil) ?? copy()
  }

  /// A property that this object watches changed; never happens here.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Whether the object is of this class or of one derived from it.
  public func isKind(of other: AnyClass) -> Bool {
    var current: Mirror? = Mirror(reflecting: self)
    while let mirror = current {
      if mirror.subjectType == other { return true }
      current = mirror.superclassMirror
    }
    return false
  }

  /// Whether `isEqual` says so.
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

  /// Feeds `hash` to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// What a watcher is told of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// What kind of change it is.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// Where a storyboard's objects would be read from; etude has no storyboards, so it is always empty.
open class NSCoder: NSObject {
  /// Whether there is something under the key: never.
  open func containsValue(forKey key: String) -> Bool { false }

  /// The object under the key: never one.
  open func decodeObject(forKey key: String) -> Any? { nil }

  /// The number under the key: 0.
  open func decodeDouble(forKey key: String) -> Double { 0 }

  /// The number under the key: 0.
  open func decodeInteger(forKey key: String) -> Int { 0 }

  /// The flag under the key: false.
  open func decodeBool(forKey key: String) -> Bool { false }

  /// Forgets the object.
  open func encode(_ object: Any?, forKey key: String) {}
}
