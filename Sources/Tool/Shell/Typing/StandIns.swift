import Prose

/// Scalars that stand, in libedit's text, for what it can't hold in one place of the screen.
///
/// libedit gives each scalar a place of its own and loses those without a width: the accent of a
/// letter written in two parts, the joiners of a family's picture. Here a letter and its marks
/// become one private scalar of the same width; when libedit draws that, the letter is written.
package struct StandIns: Equatable, Sendable {
  private var texts: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  private var known: [[Unicode.Scalar]: Unicode.Scalar] = [:]
  private var usedCount = 0

  package init() {}

  /// One scalar for each place that a text takes.
  package mutating func cells(of text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var parts: [[Unicode.Scalar]] = []
    for scalar in text {
      if let last = parts.last, Self.joins(scalar, to: last) {
        parts[parts.count - 1].append(scalar)
      } else {
        parts.append([scalar])
      }
    }
    return parts.map { $0.count == 1 && !Self.isNeeded(for: $0) ? $0[0] : standIn(for: $0) }
  }

  /// What a scalar of libedit's text stands for; mostly itself.
  package func text(of cell: Unicode.Scalar) -> [Unicode.Scalar] { texts[cell] ?? [cell] }

  /// What is written where libedit draws a scalar: a mark without its letter on a dotted circle.
  package func drawn(_ cell: Unicode.Scalar) -> String {
    guard let text = texts[cell] else { return String(cell) }
    var drawn = String.UnicodeScalarView()
    if text.first?.displayWidth == 0 { drawn.append("\u{25CC}") }
    // Scalars that turn the direction of writing or hide would move what follows, and so would a
    // joiner that still waits for its second half.
    drawn.append(
      contentsOf: text.filter {
        $0.properties.generalCategory != .format || $0 == Unicode.Scalar.zeroWidthJoiner
      })
    while drawn.last == Unicode.Scalar.zeroWidthJoiner { drawn.removeLast() }
    return String(drawn)
  }

  /// Whether a scalar shares the place of the ones in front of it.
  package static func joins(_ scalar: Unicode.Scalar, to previous: [Unicode.Scalar]) -> Bool {
    guard let last = previous.last, last.value >= 0x20 else { return false }
    return isWithoutWidth(scalar) || last == Unicode.Scalar.zeroWidthJoiner && previous.count > 1
  }

  /// Whether libedit can't take a part of a text as it is.
  package static func isNeeded(for part: [Unicode.Scalar]) -> Bool {
    guard part.count == 1, let scalar = part.first else { return true }
    return isWithoutWidth(scalar) || narrow.contains(scalar.value) || wide.contains(scalar.value)
  }

  private static func isWithoutWidth(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.displayWidth == 0
  }

  private mutating func standIn(for part: [Unicode.Scalar]) -> Unicode.Scalar {
    if let scalar = known[part] { return scalar }
    let isWide = part.first?.displayWidth == 2
    let range = isWide ? Self.wide : Self.narrow
    let value = range.upperBound - UInt32(usedCount % range.count)
    usedCount += 1
    guard let scalar = Unicode.Scalar(value) else { return "?" }
    if let old = texts[scalar] { known[old] = nil }
    texts[scalar] = part
    known[part] = scalar
    return scalar
  }

  /// Scalars for private use, one column each for every C library.
  private static let narrow: ClosedRange<UInt32> = 0x10_0000...0x10_FFFD
  /// Rare ideographs, two columns each; in a text they are themselves replaced.
  private static let wide: ClosedRange<UInt32> = 0x3_0000...0x3_134A
}
