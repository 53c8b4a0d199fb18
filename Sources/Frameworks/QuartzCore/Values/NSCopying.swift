/// Where an object would be put; there is only one place.
public struct NSZone: Sendable {}

/// Can make a copy of itself.
public protocol NSCopying {
  /// A copy.
  func copy(with zone: NSZone?) -> Any
}

/// Can make a copy of itself that can be changed.
public protocol NSMutableCopying {
  /// A copy that can be changed.
  func mutableCopy(with zone: NSZone?) -> Any
}

/// Could be stored in an archive, which etude has not.
public protocol NSCoding {
  /// Stores the object: nothing happens.
  func encode(with coder: NSCoder)
  /// An object as if read from an archive.
  init?(coder: NSCoder)
}

extension NSCoding {
  /// Stores nothing.
  public func encode(with coder: NSCoder) {}
}
