/// Keys that take text out and put it back.
extension LineEditor {
  /// Takes out everything between the cursor and a position, and keeps it for Ctrl-Y.
  func kill(to position: Int) -> KeyEffect {
    let before = edited
    let range = min(position, before.cursor)..<max(position, before.cursor)
    guard !range.isEmpty else { return .beep }
    killed = EditedText(scalars: Array(before.scalars[range]), cursor: 0).text
    remove(range)
    return .redisplay
  }

  func yank() -> KeyEffect {
    guard !killed.isEmpty else { return .beep }
    put(killed)
    return .redisplay
  }

  /// Puts a text in at the cursor, behind a summary when all of it would be too tall.
  func put(_ text: String) {
    let before = whole
    replaceAll(
      with: before.textBeforeCursor + text + before.textAfterCursor,
      cursor: before.cursor + text.unicodeScalars.count)
  }

  func backspace() -> KeyEffect {
    let edited = self.edited
    let count = edited.backspaceLength
    guard count > 0 else { return .beep }
    return take(edited.cursor - count..<edited.cursor)
  }

  func deleteForward() -> KeyEffect {
    let edited = self.edited
    guard let next = edited.positionRight else { return .beep }
    return take(edited.cursor..<next)
  }

  private func take(_ range: Range<Int>) -> KeyEffect {
    let joinsLines = edited.scalars[range].contains("\n")
    remove(range)
    return joinsLines ? .redisplay : .changed
  }
}
