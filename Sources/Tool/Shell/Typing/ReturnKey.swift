import SwiftSources

/// What the Return key does with the text typed so far.
package enum ReturnKey: Equatable, Sendable {
  /// The entry is finished, right or wrong.
  case submits
  /// The entry goes on: this text is put in at the cursor.
  case inserts(String)

  /// Decides for a text and cursor.
  ///
  /// A line that begins with `:` is a command and always finished. In the middle of a text of
  /// several lines Return submits as well when all of it is complete, as it does in ipython with
  /// the cursor in the last line; above that it opens a line. While a paste without brackets
  /// arrives, nothing is indented: the pasted text brings its own blanks.
  package init(_ edited: EditedText, isPasting: Bool = false) {
    let text = edited.text
    if Self.isCommand(text) {
      self = .submits
      return
    }
    let isLastLine = edited.lineEnd == edited.scalars.count
    if Completeness(of: text) != .incomplete, isLastLine || edited.lineCount == 1 {
      self = .submits
      return
    }
    let indent = isPasting ? "" : Indentation.ofLine(after: edited.textBeforeCursor)
    self = .inserts("\n" + indent)
  }

  /// Whether the text is one of the shell's own commands.
  package static func isCommand(_ text: String) -> Bool {
    text.drop { $0 == " " || $0 == "\t" }.first == ":"
  }
}
