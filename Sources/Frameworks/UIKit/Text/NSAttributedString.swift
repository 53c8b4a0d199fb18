/// A text whose stretches have fonts, colours and other attributes.
open class NSAttributedString: NSObject, @unchecked Sendable {
  /// Attributes by name.
  public typealias Attributes = [Key: Any]

  var units: [UInt16]
  /// The attributes of every unit.
  var attributesByUnit: [Attributes]

  /// A text with the same attributes everywhere.
  public init(string: String, attributes: Attributes? = nil) {
    units = Array(string.utf16)
    attributesByUnit = Array(repeating: attributes ?? [:], count: units.count)
  }

  /// The same text and attributes.
  public init(attributedString other: NSAttributedString) {
    units = other.units
    attributesByUnit = other.attributesByUnit
  }

  /// A text without attributes.
  public override convenience init() {
    self.init(string: "")
  }

  /// The text alone.
  open var string: String { String(decoding: units, as: UTF16.self) }

  /// The length in UTF-16 units.
  public var length: Int { units.count }

  /// All attributes at a place; the stretch that shares them is written to `range`.
  open func attributes(
    at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Attributes {
    guard attributesByUnit.indices.contains(location) else { return [:] }
    range?.pointee = NSRange(location: location, length: 1)
    return attributesByUnit[location]
  }

  /// One attribute at a place; the stretch that shares it is written to `range`.
  open func attribute(
    _ name: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[name]
  }

  /// A stretch of the text with its attributes.
  open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSMutableAttributedString()
    let indices = range.indices.clamped(to: 0..<units.count)
    part.units = Array(units[indices])
    part.attributesByUnit = Array(attributesByUnit[indices])
    return part
  }

  /// A copy that can be changed.
  open override func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }

  /// Whether the other one has the same text; attributes hold any values and are not compared.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAttributedString)?.units == units
  }

  /// Equal for equal texts.
  open override var hash: Int { units.hashValue }

  /// The text.
  open override var description: String { string }
}

/// A text with attributes that can be changed.
open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
  /// Adds attributes to a stretch; those of the same name are replaced.
  open func addAttributes(_ attributes: Attributes, range: NSRange) {
    for index in range.indices.clamped(to: 0..<units.count) {
      attributesByUnit[index].merge(attributes) { _, new in new }
    }
  }

  /// Adds one attribute to a stretch.
  open func addAttribute(_ name: Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Replaces all attributes of a stretch.
  open func setAttributes(_ attributes: Attributes?, range: NSRange) {
    for index in range.indices.clamped(to: 0..<units.count) {
      attributesByUnit[index] = attributes ?? [:]
    }
  }

  /// Takes one attribute away from a stretch.
  open func removeAttribute(_ name: Key, range: NSRange) {
    for index in range.indices.clamped(to: 0..<units.count) {
      attributesByUnit[index][name] = nil
    }
  }

  /// Adds a text at the end.
  open func append(_ other: NSAttributedString) {
    units += other.units
    attributesByUnit += other.attributesByUnit
  }

  /// Puts a text in at a place.
  open func insert(_ other: NSAttributedString, at location: Int) {
    let place = min(max(location, 0), units.count)
    units.insert(contentsOf: other.units, at: place)
    attributesByUnit.insert(contentsOf: other.attributesByUnit, at: place)
  }

  /// Replaces the letters of a stretch; the new ones take the attributes of its first letter.
  open func replaceCharacters(in range: NSRange, with text: String) {
    let indices = range.indices.clamped(to: 0..<units.count)
    let attributes =
      attributesByUnit.indices.contains(range.location) ? attributesByUnit[range.location] : [:]
    let letters = Array(text.utf16)
    units.replaceSubrange(indices, with: letters)
    attributesByUnit.replaceSubrange(
      indices, with: Array(repeating: attributes, count: letters.count))
  }

  /// Takes a stretch out.
  open func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }
}
