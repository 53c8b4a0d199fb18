/// A region of memory; it means nothing any more.
public struct NSZone {}

/// Makes copies of itself.
public protocol NSCopying {
  /// A copy; the zone means nothing.
  func copy(with zone: NSZone?) -> Any
}

/// Makes copies of itself that can be changed.
public protocol NSMutableCopying {
  /// A copy that can be changed; the zone means nothing.
  func mutableCopy(with zone: NSZone?) -> Any
}
