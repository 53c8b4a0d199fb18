import Typesetting

/// How much room a text takes.
struct TextMeasure {
  private let text: NSAttributedString
  private let font: UIFont

  /// A text in a font; where stretches have fonts of their own, the largest one counts.
  init(_ text: NSAttributedString?, font: UIFont) {
    self.text = text ?? NSAttributedString()
    self.font = self.text.largestFont ?? font
  }

  /// The size in points when lines break at a width; whole points, rounded up, as UIKit's labels.
  ///
  /// - Parameters:
  ///   - width: Points; text that is wider goes on in the next line, if there may be one.
  ///   - lines: How many lines there may be; 0 means any number.
  /// - Returns: No size for an empty text.
  func size(width: CGFloat, lines: Int) -> CGSize {
    guard text.length > 0 else { return .zero }
    let room = lines == 1 ? Double.infinity : width.native
    let set = LineBreaking.set(
      text.string, size: font.pointSize.native, isBold: font.isBold, width: room, mostLines: lines)
    return CGSize(
      width: set.size.width.rounded(.up), height: set.size.height.rounded(.up))
  }
}

extension UIFont {
  /// Whether the strokes are heavy enough to need more room.
  var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }
}

extension NSAttributedString {
  fileprivate var largestFont: UIFont? {
    attributesByUnit.compactMap { $0[.font] as? UIFont }.max { $0.pointSize < $1.pointSize }
  }
}
