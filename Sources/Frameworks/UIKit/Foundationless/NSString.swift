// Apple's spelling wins over ours.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuartzCore

/// A text as an object, with ranges in UTF-16 units.
///
/// `"text" as NSString` makes one; `text as String` takes the text out again.
open class NSString: NSObject, NSCopying, ExpressibleByStringLiteral, Comparable,
  @unchecked Sendable
{
  let text: String

  /// The empty text.
  public override convenience init() {
    self.init(string: "")
  }

  /// A text.
  public required init(string: String) {
    text = string
  }

  /// A text as it is written in the program.
  public required convenience init(stringLiteral value: String) {
    self.init(string: value)
  }

  private var units: String.UTF16View { text.utf16 }

  /// The length in UTF-16 units.
  public var length: Int { units.count }

  /// The number that the text begins with; 0 if it begins with none.
  public var doubleValue: Double {
    let digits = text.prefix { $0.isNumber || "+-.eE".contains($0) }
    return Double(digits) ?? Double(digits.prefix { $0.isNumber || "+-.".contains($0) }) ?? 0
  }

  /// The number that the text begins with, with single precision.
  public var floatValue: Float { Float(doubleValue) }

  /// The whole number that the text begins with.
  public var intValue: Int32 { Int32(clamping: integerValue) }

  /// The whole number that the text begins with.
  public var integerValue: Int { Int(doubleValue.rounded(.towardZero)) }

  /// Whether the text means yes: it begins with Y, T or a digit from 1 to 9.
  public var boolValue: Bool { text.first.map { "YyTt123456789".contains($0) } ?? false }

  /// The text in capitals.
  public var uppercased: String { text.uppercased() }

  /// The text in small letters.
  public var lowercased: String { text.lowercased() }

  /// What stands behind the last slash.
  public var lastPathComponent: String {
    text.split(separator: "/").last.map(String.init) ?? text
  }

  /// What stands behind the last dot.
  public var pathExtension: String {
    let parts = lastPathComponent.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[parts.count - 1]) : ""
  }

  /// The UTF-16 unit at a place.
  public func character(at index: Int) -> UInt16 {
    units[units.index(units.startIndex, offsetBy: index)]
  }

  /// Whether both are the same text.
  public func isEqual(to other: String) -> Bool { text == other }

  /// Whether the text begins so.
  public func hasPrefix(_ other: String) -> Bool { text.hasPrefix(other) }

  /// Whether the text ends so.
  public func hasSuffix(_ other: String) -> Bool { text.hasSuffix(other) }

  /// The text followed by another.
  public func appending(_ other: String) -> String { text + other }

  /// The text from a place on.
  public func substring(from: Int) -> String {
    String(decoding: units.dropFirst(from), as: UTF16.self)
  }

  /// The text up to a place.
  public func substring(to: Int) -> String {
    String(decoding: units.prefix(to), as: UTF16.self)
  }

  /// A stretch of the text.
  public func substring(with range: NSRange) -> String {
    String(decoding: units.dropFirst(range.location).prefix(range.length), as: UTF16.self)
  }

  /// The text with another in the place of a stretch.
  public func replacingCharacters(in range: NSRange, with other: String) -> String {
    substring(to: range.location) + other + substring(from: range.upperBound)
  }

  /// Where another text first occurs; its location is `NSNotFound` if it does not.
  public func range(of other: String) -> NSRange {
    let (all, part) = (Array(units), Array(other.utf16))
    guard !part.isEmpty, part.count <= all.count else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let start = (0...(all.count - part.count)).first { Array(all[$0..<$0 + part.count]) == part }
    guard let start else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(location: start, length: part.count)
  }

  /// Whether another text occurs.
  public func contains(_ other: String) -> Bool { range(of: other).location != NSNotFound }

  /// The text itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other one is the same text.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSString)?.text == text }

  /// Equal for equal texts.
  open override var hash: Int { text.hashValue }

  /// The text.
  open override var description: String { text }

  /// Whether the left text comes first.
  public static func < (left: NSString, right: NSString) -> Bool { left.text < right.text }
}

/// What has no place: the largest whole number.
public let NSNotFound = Int.max

extension NSString {
  /// The size of the text in one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attributes)
  }

  /// The rectangle that the text takes at most so large, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text; etude draws nothing.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    text.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text; etude draws nothing.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    text.draw(in: rect, withAttributes: attributes)
  }
}
