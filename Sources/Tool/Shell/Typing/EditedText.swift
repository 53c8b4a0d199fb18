import Prose

/// The text being edited and where the cursor stands in it.
///
/// Positions count Unicode scalars, as libedit does; motions go by whole characters, so that a
/// letter and its accents move, and are deleted, as one.
package struct EditedText: Equatable, Sendable {
  package var scalars: [Unicode.Scalar]
  /// 0 to the number of scalars.
  package var cursor: Int

  package init(_ text: String, cursor: Int? = nil) {
    scalars = Array(text.unicodeScalars)
    self.cursor = min(max(cursor ?? scalars.count, 0), scalars.count)
  }

  package init(scalars: [Unicode.Scalar], cursor: Int) {
    self.scalars = scalars
    self.cursor = min(max(cursor, 0), scalars.count)
  }

  package var text: String { Self.string(scalars[...]) }

  package var textBeforeCursor: String { Self.string(scalars[..<cursor]) }

  package var textAfterCursor: String { Self.string(scalars[cursor...]) }

  package var isEmpty: Bool { scalars.isEmpty }

  package var lineCount: Int { 1 + scalars.count { $0 == "\n" } }

  /// Position of the first scalar of the cursor's line.
  package var lineStart: Int {
    (scalars[..<cursor].lastIndex(of: "\n").map { $0 + 1 }) ?? 0
  }

  /// Position behind the last scalar of the cursor's line.
  package var lineEnd: Int {
    scalars[cursor...].firstIndex(of: "\n") ?? scalars.count
  }

  /// The part of the cursor's line in front of the cursor.
  package var lineBeforeCursor: String { Self.string(scalars[lineStart..<cursor]) }

  /// Where the cursor lands in the line above, keeping its column; nil in the first line.
  package var positionAbove: Int? {
    guard lineStart > 0 else { return nil }
    let above = EditedText(scalars: scalars, cursor: lineStart - 1)
    return position(inLineOf: above)
  }

  /// Where the cursor lands in the line below, keeping its column; nil in the last line.
  package var positionBelow: Int? {
    guard lineEnd < scalars.count else { return nil }
    return position(inLineOf: EditedText(scalars: scalars, cursor: lineEnd + 1))
  }

  /// Position one whole character to the left; nil at the start.
  package var positionLeft: Int? {
    guard cursor > 0 else { return nil }
    let last = textBeforeCursor.last.map { $0.unicodeScalars.count } ?? 1
    return cursor - last
  }

  /// Position one whole character to the right; nil at the end.
  package var positionRight: Int? {
    guard cursor < scalars.count else { return nil }
    let first = textAfterCursor.first.map { $0.unicodeScalars.count } ?? 1
    return cursor + first
  }

  /// How many scalars Backspace removes: a whole character, or blanks back to the last indent stop.
  package var backspaceLength: Int {
    let line = lineBeforeCursor
    guard !line.isEmpty, line.allSatisfy({ $0 == " " }) else {
      return positionLeft.map { cursor - $0 } ?? 0
    }
    let over = line.count % Indentation.width
    return over == 0 ? Indentation.width : over
  }

  /// Rows the text takes on a screen, with what stands in front of its first line.
  package func rows(columns: Int, promptWidth: Int) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().reduce(0) { rows, line in
      var column = line.offset == 0 ? promptWidth : 0
      var count = 1
      for character in line.element {
        let width = character.displayWidth
        if column + width > columns {
          count += 1
          column = 0
        }
        column += width
      }
      return rows + count
    }
  }

  private func position(inLineOf other: EditedText) -> Int {
    let wanted = lineBeforeCursor.displayWidth
    var position = other.lineStart
    var column = 0
    for character in Self.string(scalars[other.lineStart..<other.lineEnd]) {
      if column + character.displayWidth > wanted { break }
      column += character.displayWidth
      position += character.unicodeScalars.count
    }
    return position
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
