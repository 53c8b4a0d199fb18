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

  /// Where Ctrl-K kills to: the end of the line, or the break behind it.
  package var killEnd: Int { lineEnd > cursor ? lineEnd : min(cursor + 1, scalars.count) }

  /// Where Ctrl-W kills back to: behind the blank in front of the word, or over the line's break.
  package var blankBefore: Int {
    guard cursor > lineStart else { return max(0, cursor - 1) }
    return skipBack {
      $0 != "\n" && $0.properties.isWhitespace
    } while: {
      !$0.properties.isWhitespace
    }
  }

  /// The start of the name in front of the cursor.
  package var nameStart: Int {
    skipBack {
      !Self.isInName($0)
    } while: {
      Self.isInName($0)
    }
  }

  /// The end of the name behind the cursor.
  package var nameEnd: Int {
    var position = cursor
    while position < scalars.count, !Self.isInName(scalars[position]) { position += 1 }
    while position < scalars.count, Self.isInName(scalars[position]) { position += 1 }
    return position
  }

  private func skipBack(
    over first: (Unicode.Scalar) -> Bool, while second: (Unicode.Scalar) -> Bool
  ) -> Int {
    var position = cursor
    while position > 0, first(scalars[position - 1]) { position -= 1 }
    while position > 0, second(scalars[position - 1]) { position -= 1 }
    return position
  }

  /// Letters, digits, `_` and the marks and joiners that belong to them.
  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.displayWidth == 0 && scalar.value >= 0x300
      || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
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

  /// How many rows of the screen the entry takes above the cursor's; behind a full row the cursor is
  /// in the next one.
  package func rowsAbove(columns: Int, promptWidth: Int) -> Int {
    let before = EditedText(textBeforeCursor)
    let rows = before.rows(columns: columns, promptWidth: promptWidth)
    let next = EditedText(textBeforeCursor + " ").rows(columns: columns, promptWidth: promptWidth)
    return max(rows, next) - 1
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
