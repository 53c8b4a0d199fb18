import Typesetting

/// Text in a figure whose width does not depend on the fonts of the machine that shows it.
package struct FigureText: Sendable {
  /// Where the text's own position lies within it.
  package enum Anchor: String, Sendable {
    case start, middle, end
  }

  package static let family = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

  package var text: String
  /// Points.
  package var size: Double
  package var anchor: Anchor
  package var theme: FigureTheme
  package var isBold: Bool

  package init(
    _ text: String, size: Double = 12, anchor: Anchor = .start, theme: FigureTheme = .ink,
    isBold: Bool = false
  ) {
    self.text = text
    self.size = size
    self.anchor = anchor
    self.theme = theme
    self.isBold = isBold
  }

  /// The width of the text in points, from the table of glyph advances.
  package var width: Double { GlyphAdvances.width(of: text, size: size, isBold: isBold) }

  /// The text with its baseline at a place of the figure.
  package func element(x: Double, y: Double) -> MarkupElement {
    MarkupElement(
      "text",
      [
        "class": "f-\(theme.rawValue)", "x": Digits.text(x), "y": Digits.text(y),
        "font-size": Digits.text(size), "fill": theme.light,
        "text-anchor": anchor == .start ? nil : anchor.rawValue,
        "font-weight": isBold ? "700" : nil,
        // The reader's font is another one; its letters are spread over the room of ours.
        "textLength": width > 0 ? Digits.text(width, places: 1) : nil,
        "lengthAdjust": width > 0 ? "spacingAndGlyphs" : nil,
      ], text: text)
  }
}
