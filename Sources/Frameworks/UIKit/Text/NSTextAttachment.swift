import QuartzCore

/// A picture in a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The picture.
  open var image: UIImage?
  /// Where the picture lies, seen from the line's base, in points.
  open var bounds = CGRect.zero
  /// What the attachment holds; etude shows nothing of it.
  open var contents: Any?

  /// An empty attachment.
  public override init() {
    super.init()
  }

  /// A picture to put into a text.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// A text that is one picture.
  public convenience init(attachment: NSTextAttachment) {
    // The letter that stands for an object.
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// How a text is walked through.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Options by their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// From the end.
    public static let reverse = EnumerationOptions(rawValue: 2)
    /// Equal neighbours need not be joined.
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }

  /// Calls a closure for each stretch of one value of an attribute.
  public func enumerateAttribute(
    _ name: Key, in range: NSRange, options: EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    walk(range, options, block) {
      same($0[name], $1[name])
    } value: {
      $0[name]
    }
  }

  /// Calls a closure for each stretch with the same attributes.
  public func enumerateAttributes(
    in range: NSRange, options: EnumerationOptions = [],
    using block: (Attributes, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    walk(range, options) { value, range, stop in
      block(value as? Attributes ?? [:], range, stop)
    } isSame: { left, right in
      left.count == right.count && left.allSatisfy { same($0.value, right[$0.key]) }
    } value: {
      $0
    }
  }

  private func walk(
    _ range: NSRange, _ options: EnumerationOptions,
    _ block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void,
    isSame: (Attributes, Attributes) -> Bool, value: (Attributes) -> Any?
  ) {
    var stretches: [NSRange] = []
    for index in range.indices.clamped(to: 0..<length) {
      if let last = stretches.last,
        isSame(attributesByUnit[last.location], attributesByUnit[index])
      {
        stretches[stretches.count - 1].length += 1
      } else {
        stretches.append(NSRange(location: index, length: 1))
      }
    }
    if options.contains(.reverse) { stretches.reverse() }
    var stop = ObjCBool(false)
    for stretch in stretches where !stop.boolValue {
      block(value(attributesByUnit[stretch.location]), stretch, &stop)
    }
  }
}

/// Whether two values of an attribute count as the same; values of unknown kind never do.
private func same(_ left: Any?, _ right: Any?) -> Bool {
  switch (left, right) {
  case (nil, nil): true
  case (let left?, let right?):
    if let left = left as? AnyHashable, let right = right as? AnyHashable {
      left == right
    } else {
      false
    }
  default: false
  }
}

/// A flag as Objective-C has it, which a closure sets to stop a walk.
@frozen
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  /// The flag.
  public var boolValue: Bool

  /// A flag.
  public init(_ value: Bool) {
    boolValue = value
  }

  /// A flag as it is written in the program.
  public init(booleanLiteral value: Bool) {
    self.init(value)
  }
}
