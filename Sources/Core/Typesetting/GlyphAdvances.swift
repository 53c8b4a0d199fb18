/// How much room each character takes: one table for all fonts, so that a label's size in a
/// program and the same text in a figure agree on every machine.
///
/// The advances are those of Helvetica and the faces made to fit it (published by Adobe with its
/// font metrics); other letters take an average of their script, and East Asian characters a full
/// em. What Apple's own system font measures differs by a few percent.
package enum GlyphAdvances {
  /// The width of a text set in one line, in points.
  ///
  /// `size` is the em in points; 0 or less gives 0. Line ends take no room.
  package static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    guard size > 0 else { return 0 }
    let thousandths = text.unicodeScalars.reduce(0) { $0 + thousandth(of: $1, isBold: isBold) }
    return Double(thousandths) / 1_000 * size
  }

  /// The advance of one scalar in thousandths of an em.
  package static func thousandth(of scalar: Unicode.Scalar, isBold: Bool = false) -> Int {
    switch scalar.value {
    case 0x20...0x7E:
      return Int((isBold ? bold : regular)[Int(scalar.value) - 0x20])
    case 0xA0...0xFF:
      // Accented letters are as wide as their bold ones within a few hundredths.
      return Int(latin[Int(scalar.value) - 0xA0]) + (isBold ? 20 : 0)
    case 0x09: return 4 * 278
    case 0..<0x20, 0x7F...0x9F, 0xAD: return 0
    default: return others(scalar, isBold: isBold)
    }
  }

  private static func others(_ scalar: Unicode.Scalar, isBold: Bool) -> Int {
    if isZeroWidth(scalar) { return 0 }
    if isWide(scalar) { return 1_000 }
    switch scalar.value {
    case 0x100...0x24F: return isBold ? 600 : 560
    case 0x370...0x3FF: return isBold ? 630 : 590
    case 0x400...0x52F: return isBold ? 640 : 600
    case 0x2013, 0x20AC: return 556
    case 0x2018, 0x2019: return isBold ? 278 : 222
    case 0x201C, 0x201D: return isBold ? 500 : 333
    case 0x2022: return 350
    case 0x2212: return 584
    case 0x2014, 0x2026, 0x2190...0x21FF, 0x2500...0x27BF: return 1_000
    default: return 600
    }
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  /// East Asian characters and emoji fill a square.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Space to tilde.
  private static let regular: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1_015, 667, 667, 722, 722,
    667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944,
    667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
    500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334,
    584,
  ]

  private static let bold: [Int16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]

  /// No-break space to y with diaeresis.
  private static let latin: [Int16] = [
    278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 552, 400, 549, 333,
    333, 333, 576, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667,
    1_000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584,
    778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556,
    556, 278, 278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 549, 611, 556, 556, 556, 556, 500,
    556, 500,
  ]
}
