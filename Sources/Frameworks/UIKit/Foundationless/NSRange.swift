// Apple's spelling wins over ours.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A stretch of a text: where it begins and how long it is, in UTF-16 units.
@frozen
public struct NSRange: Hashable, Sendable, CustomStringConvertible {
  /// Where the stretch begins.
  public var location: Int
  /// How long it is.
  public var length: Int

  /// The empty stretch at the start.
  public init() {
    self.init(location: 0, length: 0)
  }

  /// A stretch by start and length.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  /// A stretch by whole numbers.
  public init<Bounds: RangeExpression>(_ range: Bounds) where Bounds.Bound == Int {
    let whole = range.relative(to: 0..<Int.max)
    self.init(location: whole.lowerBound, length: whole.upperBound - whole.lowerBound)
  }

  /// The stretch that a range of a text covers.
  public init<Bounds: RangeExpression>(_ range: Bounds, in text: String)
  where Bounds.Bound == String.Index {
    let whole = range.relative(to: text)
    let start = text.utf16.distance(from: text.startIndex, to: whole.lowerBound)
    self.init(
      location: start,
      length: text.utf16.distance(from: whole.lowerBound, to: whole.upperBound))
  }

  /// Where the stretch ends.
  public var upperBound: Int { location + length }

  /// Where the stretch begins.
  public var lowerBound: Int { location }

  /// Start and length in braces, such as `{0, 5}`.
  public var description: String { "{\(location), \(length)}" }

  var indices: Range<Int> { location..<max(location, upperBound) }
}

/// A stretch by start and length.
public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
  NSRange(location: location, length: length)
}
