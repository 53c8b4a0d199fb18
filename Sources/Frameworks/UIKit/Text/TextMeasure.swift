/// How much room a text takes.
struct TextMeasure {
  private let text: NSAttributedString
  private let font: UIFont

  /// A text in a font; stretches with a font of their own keep it.
  init(_ text: NSAttributedString?, font: UIFont) {
    self.text = text ?? NSAttributedString()
    self.font = font
  }

  /// The size in points when lines break at a width; whole points, rounded up, as UIKit's labels.
  ///
  /// - Parameters:
  ///   - width: Points; text that is wider goes on in the next line, if there may be one.
  ///   - lines: How many lines there may be; 0 means any number.
  /// - Returns: No size for an empty text.
  func size(width: CGFloat, lines: Int) -> CGSize {
    guard text.length > 0 else { return .zero }
    let wrapWidth = lines == 1 ? CGFloat.greatestFiniteMagnitude : width
    let broken = TextLines.broken(text.string, pointSize: largestSize, width: wrapWidth)
    let shown = lines > 0 ? Array(broken.prefix(lines)) : broken
    let widest = shown.max() ?? 0
    let height = font.withSize(largestSize).lineHeight * CGFloat(shown.count)
    return CGSize(width: widest.rounded(.up), height: height.rounded(.up))
  }

  private var largestSize: CGFloat {
    text.attributesByUnit.lazy.compactMap { ($0[.font] as? UIFont)?.pointSize }.max()
      ?? font.pointSize
  }
}
