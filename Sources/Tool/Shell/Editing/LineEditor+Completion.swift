import Prose

/// The Tab key.
extension LineEditor {
  func tab() -> KeyEffect {
    let before = edited
    let isIndent = before.lineBeforeCursor.allSatisfy { $0 == " " }
    guard !isIndent, !isPasting, let completer else {
      let used = before.lineBeforeCursor.count % Indentation.width
      insert(String(repeating: " ", count: Indentation.width - used))
      return .changed
    }
    let completion = completer.candidates(for: before)
    guard !completion.candidates.isEmpty else { return .beep }
    let typed = before.scalars[(before.cursor - completion.replacedCount)..<before.cursor]
    let shared = completion.sharedStart
    if shared.unicodeScalars.count > typed.count || completion.candidates.count == 1 {
      deleteBackward(completion.replacedCount)
      insert(completion.candidates.count == 1 ? completion.candidates[0].text : shared)
      return .changed
    }
    let list = CandidateList.text(
      completion.candidates, columns: Terminal.size.columns, rows: Terminal.size.rows,
      isPlain: isPlain)
    return afterRefresh { editor in
      Terminal.write("\r\n" + list)
      return editor.drawAgain(cursor: before.cursor)
    }
  }
}

/// The list below the line that Tab shows.
enum CandidateList {
  /// Names, types and summaries in columns, cut to the window; ends with a newline.
  static func text(_ candidates: [Candidate], columns: Int, rows: Int, isPlain: Bool) -> String {
    let shown = candidates.prefix(max(3, min(16, rows - 4)))
    let widest = shown.map(\.label.displayWidth).max() ?? 0
    let isNarrow = widest > columns * 3 / 5
    let labels = shown.map { isNarrow ? $0.shortLabel : $0.label }
    let nameWidth = min(labels.map(\.displayWidth).max() ?? 0, columns * 3 / 5)
    var lines = zip(shown, labels).map { candidate, label in
      var line = fitted(label, nameWidth)
      let hasType = !candidate.type.isEmpty && candidate.type != "Void"
      var rest = hasType ? "  " + candidate.type : ""
      if !candidate.summary.isEmpty { rest += "  " + candidate.summary }
      rest = fitted(rest, max(0, columns - 1 - nameWidth), pads: false)
      line += TextLook.faint.applied(to: rest, isPlain: isPlain)
      return line
    }
    if candidates.count > shown.count {
      lines.append(ShellMessage.moreCandidates(candidates.count - shown.count))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fitted(_ text: String, _ width: Int, pads: Bool = true) -> String {
    var line = ""
    var used = 0
    for character in text {
      if used + character.displayWidth > width { break }
      line.append(character)
      used += character.displayWidth
    }
    return pads ? line + String(repeating: " ", count: width - used) : line
  }
}
