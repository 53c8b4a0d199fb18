/// A typeface at a size.
///
/// Every name gives a font: etude draws all of them with one face, so only size and weight matter
/// for the room that a text takes.
open class UIFont: NSObject, @unchecked Sendable {
  /// The name of the face.
  public let fontName: String
  /// The size of the em in points.
  public let pointSize: CGFloat
  /// How heavy the strokes are.
  package let weight: Weight
  /// Whether the letters lean.
  package let isItalic: Bool

  init(name: String, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
    fontName = name
    pointSize = size > 0 ? size : UIFont.systemFontSize
    self.weight = weight
    self.isItalic = isItalic
  }

  /// A font by its name; never nil here, since a tutorial's font is not installed on every machine.
  ///
  /// - Parameters:
  ///   - name: The face's name; `Bold`, `Light`, `Italic` … in it count.
  ///   - size: Points; 0 or less means the usual 14.
  public convenience init?(name: String, size: CGFloat) {
    let words = name.lowercased()
    let weight = Weight.named.first { words.contains($0.name) }?.weight ?? .regular
    let isItalic = words.contains("italic") || words.contains("oblique")
    self.init(name: name, size: size, weight: weight, isItalic: isItalic)
  }

  /// A font by its description.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font
    self.init(
      name: font.fontName, size: size > 0 ? size : font.pointSize, weight: font.weight,
      isItalic: font.isItalic)
  }

  /// The system's font.
  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-Regular", size: size)
  }

  /// The system's font in a weight.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUI-\(weight.faceName)", size: size, weight: weight)
  }

  /// The system's font in bold.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-Semibold", size: size, weight: .semibold)
  }

  /// The system's font leaning.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-Italic", size: size, isItalic: true)
  }

  /// The system's font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font with letters of one width; etude measures it like the others.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUIMono-\(weight.faceName)", size: size, weight: weight)
  }

  /// The font for a role of text, at the usual setting of the reader's size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }

  /// The same face at another size in points.
  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(name: fontName, size: size, weight: weight, isItalic: isItalic)
  }

  /// The size of text on controls: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The size of small text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of text on buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The families that are installed: etude has one face for all names.
  open class var familyNames: [String] { ["Helvetica Neue"] }

  /// The faces of a family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    let name = familyName.filter { $0 != " " }
    return [name, name + "-Bold", name + "-Italic"]
  }

  /// The name of the family.
  open var familyName: String { fontName.split(separator: "-").first.map(String.init) ?? fontName }

  /// The description that gives this font again.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  /// Whether the other one is the same face at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let font = object as? UIFont else { return false }
    return font.fontName == fontName && font.pointSize == pointSize
  }

  /// Equal for equal fonts.
  open override var hash: Int { fontName.hashValue &+ pointSize.hashValue }

  /// Name and size.
  open override var description: String {
    "<UICTFont: font-family: \"\(familyName)\"; font-size: \(pointSize)pt>"
  }
}

/// What makes a font again, with changes.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: UIFont

  init(font: UIFont) {
    self.font = font
  }

  /// A font by name and size.
  public convenience init(name: String, size: CGFloat) {
    self.init(font: UIFont(name: name, size: size, weight: .regular))
  }

  /// Ways in which a face differs from its regular one.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// A set by its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Leaning letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Heavy strokes.
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

  /// The same face with these traits.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      font: UIFont(
        name: font.fontName, size: font.pointSize,
        weight: traits.contains(.traitBold) ? .bold : font.weight,
        isItalic: traits.contains(.traitItalic)))
  }
}
