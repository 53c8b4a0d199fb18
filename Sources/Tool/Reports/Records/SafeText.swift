/// Text of a learner's program made harmless for terminals and files.
package enum SafeText {
  /// The text without terminal escape sequences and other control characters.
  ///
  /// Line feeds and tabs stay; a lone carriage return becomes a line feed.
  package static func cleaned(_ text: String) -> String {
    var result = ""
    var scalars = Substring(text).unicodeScalars
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}": skipSequence(&scalars)
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\r":
        if scalars.first != "\n" { result += "\n" }
      default:
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        if !isControl { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// Drops what belongs to an escape: `[ … letter`, `] … bell`, or one character.
  private static func skipSequence(_ scalars: inout Substring.UnicodeScalarView) {
    guard let kind = scalars.popFirst() else { return }
    switch kind {
    case "[":
      while let next = scalars.first, next.value < 0x40 || next.value > 0x7E {
        // A sequence that is not one must not swallow the rest of the text.
        if next.value < 0x20 || next.value > 0x7E { return }
        scalars.removeFirst()
      }
      _ = scalars.popFirst()
    case "]":
      while let next = scalars.first, next != "\u{7}", next != "\u{1B}", next != "\n" {
        scalars.removeFirst()
      }
      if scalars.first == "\u{7}" { scalars.removeFirst() }
    default: break
    }
  }
}
