import Geometry

/// A text broken into lines, and the room that it takes.
package struct SetText: Hashable, Sendable {
  /// The lines, without the spaces at which they were broken.
  package var lines: [String]
  /// The widest line and the height of all lines, in points.
  package var size: Size
}

/// Breaks texts into lines: at spaces and hyphens, between East Asian characters, and inside a
/// word only where a word alone is too long.
package enum LineBreaking {
  /// Height of a line as a share of the size, that of Apple's system font (measured).
  package static let lineHeight = 1.193_359_375

  /// Sets a text in lines of at most `width` points.
  ///
  /// `mostLines` of 0 means any number; what does not fit is cut off, the last line ending with an
  /// ellipsis.
  package static func set(
    _ text: String, size: Double, isBold: Bool = false, width: Double = .infinity,
    mostLines: Int = 0
  ) -> SetText {
    func measured(_ line: String) -> Double {
      GlyphAdvances.width(of: line, size: size, isBold: isBold)
    }
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      lines += broken(String(paragraph), width: width, measured)
    }
    if mostLines > 0, lines.count > mostLines {
      let rest = lines[(mostLines - 1)...].joined(separator: " ")
      lines = lines[..<(mostLines - 1)] + [shortened(rest, width: width, measured)]
    }
    let widest = lines.map(measured).max() ?? 0
    return SetText(
      lines: lines,
      size: Size(width: widest, height: Double(lines.count) * max(size, 0) * lineHeight))
  }

  private static func broken(
    _ paragraph: String, width: Double, _ measured: (String) -> Double
  ) -> [String] {
    guard measured(paragraph) > width else { return [paragraph] }
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: paragraph) {
      if line.isEmpty || measured(trimmed(line + piece)) <= width {
        line += piece
      } else {
        lines.append(trimmed(line))
        line = piece
      }
      // A word that is too long by itself goes on in the next line.
      if measured(trimmed(line)) > width {
        let parts = chopped(line, width: width, measured)
        lines += parts.dropLast().map(trimmed)
        line = parts.last ?? ""
      }
    }
    lines.append(trimmed(line))
    return lines
  }

  /// The text in parts of as many characters as fit, one at least.
  private static func chopped(
    _ line: String, width: Double, _ measured: (String) -> Double
  ) -> [String] {
    var parts: [String] = []
    var part = ""
    var used = 0.0
    for character in line {
      let advance = measured(String(character))
      if used + advance > width, !part.isEmpty {
        parts.append(part)
        (part, used) = ("", 0)
      }
      part.append(character)
      used += advance
    }
    return part.isEmpty ? parts : parts + [part]
  }

  /// The parts between which a line may end, each with the spaces behind it.
  private static func pieces(of paragraph: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var mayBreak = false
    for character in paragraph {
      let isSpace = character == " " || character == "\t"
      if mayBreak, !isSpace {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      let scalar = character.unicodeScalars.first ?? " "
      mayBreak =
        isSpace || character == "-"
        || GlyphAdvances.thousandth(of: scalar) == 1_000
          && scalar.value > 0x2E80
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }

  private static func shortened(
    _ text: String, width: Double, _ measured: (String) -> Double
  ) -> String {
    guard measured(text) > width else { return text }
    var kept = ""
    var used = measured("…")
    for character in text {
      used += measured(String(character))
      if used > width { break }
      kept.append(character)
    }
    return trimmed(kept) + "…"
  }

  private static func trimmed(_ line: String) -> String {
    var line = Substring(line)
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return String(line)
  }
}
