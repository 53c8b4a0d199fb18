import Geometry
import Timelines
import Typesetting

/// Sets a label's text: middle of the height, at the edge its alignment names.
enum TextSetting {
  /// The lines around the origin, which is the middle of the text's height.
  static func elements(of look: ActorState.TextLook) -> [MarkupElement] {
    let leading = look.size * LineBreaking.lineHeight
    return look.lines.enumerated().map { index, line in
      // Capitals are about 0.7 of the size high; half of that lies below the middle.
      let baseline = look.size * 0.35 + leading * (Double(index) - Double(look.lines.count - 1) / 2)
      var element = FigureText(
        line, size: look.size, anchor: look.alignment, isBold: look.isBold
      ).element(x: 0, y: baseline)
      element.attributes.removeAll { $0.name == "class" || $0.name == "fill" }
      element.set("fill", Reel.Property.fill.plain(look.color.components))
      if look.color.alpha < 1 { element.set("fill-opacity", Digits.text(look.color.alpha)) }
      return element
    }
  }

  /// Where that origin lies in the view.
  static func placement(of look: ActorState.TextLook, in bounds: Rect) -> Matrix {
    let share =
      switch look.alignment {
      case .start: 0.0
      case .middle: 0.5
      case .end: 1.0
      }
    return Matrix(
      translationX: bounds.origin.x + bounds.size.width * share,
      y: bounds.origin.y + bounds.size.height / 2)
  }
}
