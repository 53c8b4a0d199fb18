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

  package init(
    _ text: String, size: Double = 12, anchor: Anchor = .start, theme: FigureTheme = .ink
  ) {
    self.text = text
    self.size = size
    self.anchor = anchor
    self.theme = theme
  }

  /// About how wide the text is, in points.
  package var width: Double { Double(text.count) * size * 0.56 }

  /// The text with its baseline at a place of the figure.
  package func element(x: Double, y: Double) -> MarkupElement {
    MarkupElement(
      "text",
      [
        "class": "f-\(theme.rawValue)", "x": Digits.text(x), "y": Digits.text(y),
        "font-size": Digits.text(size), "fill": theme.light,
        "text-anchor": anchor == .start ? nil : anchor.rawValue,
      ], text: text)
  }
}
