// Apple's spelling wins over ours.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Objective-C's way to give an object another value, as extensions have no stored properties. The
// value of an object that is gone stays until something else is associated.

/// How an object holds a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy; here the value itself, strongly.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy; here the value itself, strongly.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under the address that is the key; nil takes it away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValue.table = AssociatedValue.table.filter { $0.value.owner != nil }
  let owner = object as AnyObject
  let place = AssociatedValue.Place(owner: ObjectIdentifier(owner), key: key)
  AssociatedValue.table[place] = value.map { AssociatedValue($0, of: owner, policy) }
}

/// The value that is associated with an object under a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let owner = object as AnyObject
  let place = AssociatedValue.Place(owner: ObjectIdentifier(owner), key: key)
  // Another object may live where an earlier one did.
  guard let found = AssociatedValue.table[place], found.owner === owner else { return nil }
  return found.isWeak ? found.object : found.value
}

/// Takes away everything that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let owner = ObjectIdentifier(object as AnyObject)
  AssociatedValue.table = AssociatedValue.table.filter { $0.key.owner != owner }
}

/// A value, and the object that it belongs to.
private struct AssociatedValue {
  struct Place: Hashable {
    var owner: ObjectIdentifier
    var key: UnsafeRawPointer
  }

  // One thread runs the program.
  nonisolated(unsafe) static var table: [Place: AssociatedValue] = [:]

  weak var owner: AnyObject?
  weak var object: AnyObject?
  let isWeak: Bool
  let value: Any?

  init(_ value: Any, of owner: AnyObject, _ policy: objc_AssociationPolicy) {
    self.owner = owner
    isWeak = policy == .OBJC_ASSOCIATION_ASSIGN && type(of: value) is AnyClass
    object = isWeak ? value as AnyObject : nil
    self.value = isWeak ? nil : value
  }
}
