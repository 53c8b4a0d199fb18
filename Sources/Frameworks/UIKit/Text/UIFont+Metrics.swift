// Heights as shares of the size, those of Apple's system font (measured); etude takes them for every
// face.
extension UIFont {
  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.952_148_437_5 }

  /// How far letters reach below the baseline, in points; negative.
  public var descender: CGFloat { pointSize * -0.241_210_937_5 }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * 0.704_589_843_75 }

  /// The height of a small x, in points.
  public var xHeight: CGFloat { pointSize * 0.526_367_187_5 }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }

  /// Extra room between lines, in points: none.
  public var leading: CGFloat { 0 }
}
