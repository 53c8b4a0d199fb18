import CEditline
import Glibc

/// What the keys do.
extension LineEditor {
  func returnKey() -> KeyEffect {
    switch ReturnKey(whole, isPasting: isPasting) {
    case .submits: return finish(.submitted)
    case .inserts(let text):
      insert(text)
      guard justOutgrewTheWindow else { return .redisplay }
      let cursor = edited.cursor
      return afterRefresh { editor in
        Terminal.write("\r\n" + ShellMessage.tallerThanTheWindow + "\r\n")
        return editor.drawAgain(cursor: cursor)
      }
    }
  }

  /// Ends the line from its last row, so that nothing printed next falls into the text.
  func finish(_ outcome: Outcome) -> KeyEffect {
    self.outcome = outcome
    move(to: edited.scalars.count)
    // A bare "newline" answer would neither echo it nor end the buffer: libedit's own function must.
    el_push(handle, "\u{1F}n")
    return .changed
  }

  func openLine() -> KeyEffect {
    insert("\n" + Indentation.ofLine(after: edited.textBeforeCursor))
    return .redisplay
  }

  func up() -> KeyEffect {
    if let position = edited.positionAbove { return step(to: position) }
    return recall { $0.older() }
  }

  func down() -> KeyEffect {
    if let position = edited.positionBelow { return step(to: position) }
    return recall { $0.newer() }
  }

  private func recall(_ walkOn: (inout HistoryWalk) -> String?) -> KeyEffect {
    let shown = whole.text
    var walk = self.walk ?? HistoryWalk(entries: history, draft: shown)
    // Whatever was changed since the last step is a new draft.
    if walk.current != shown { walk = HistoryWalk(entries: history, draft: shown) }
    guard let entry = walkOn(&walk) else { return .beep }
    self.walk = walk
    replaceAll(with: entry)
    return .redisplay
  }

  func step(to position: Int?) -> KeyEffect {
    guard let position else { return .beep }
    move(to: position)
    return .moved
  }

  func close(_ bracket: Character) -> KeyEffect {
    if !isPasting {
      deleteBackward(
        Indentation.outdent(before: bracket, lineBeforeCursor: edited.lineBeforeCursor))
    }
    insert(String(bracket))
    return .changed
  }

  func cancel() -> KeyEffect {
    afterRefresh { editor in
      Terminal.write("^C")
      return editor.finish(.interrupted)
    }
  }

  /// Gives the terminal back, stops, and draws the line again when the learner returns.
  func suspend() -> KeyEffect {
    afterRefresh { editor in
      let cursor = editor.edited.cursor
      Terminal.write("\u{1B}[?2004l\r\n")
      etude_editor_prepare(editor.handle, 0)
      raise(SIGTSTP)
      etude_editor_prepare(editor.handle, 1)
      Terminal.write("\u{1B}[?2004h")
      return editor.drawAgain(cursor: cursor)
    }
  }

  /// Moves the screen's cursor behind the last character first, so that one can print below it.
  ///
  /// libedit draws only after a key function has returned: the action waits behind a private key.
  func afterRefresh(_ action: @escaping (LineEditor) -> KeyEffect) -> KeyEffect {
    pending = action
    move(to: edited.scalars.count)
    el_push(handle, "\u{1F}p")
    return .changed
  }

  func performPending() -> KeyEffect {
    guard let action = pending else { return .beep }
    pending = nil
    return action(self)
  }

  /// Draws prompt and text anew below whatever was printed.
  func drawAgain(cursor: Int) -> KeyEffect {
    move(to: cursor)
    etude_editor_refresh(handle)
    return .nothing
  }

  func insertDraft() -> KeyEffect {
    replaceAll(with: request.draft)
    request.draft = ""
    return .redisplay
  }

  /// Whether more bytes wait than a hand can type: a paste into a terminal without brackets.
  var isPasting: Bool { etude_waiting(STDIN_FILENO) > 4 }

  /// Reads up to the closing bracket of a bracketed paste and puts the text in as it is.
  func paste() -> KeyEffect {
    readsAsIs = true
    defer { readsAsIs = false }
    var scalars: [Unicode.Scalar] = []
    let closing = Array("\u{1B}[201~".unicodeScalars)
    var character: wchar_t = 0
    while el_wgetc(handle, &character) == 1 {
      guard let scalar = Unicode.Scalar(UInt32(bitPattern: character)) else { continue }
      scalars.append(scalar)
      if scalars.count >= closing.count, scalars.suffix(closing.count).elementsEqual(closing) {
        scalars.removeLast(closing.count)
        break
      }
    }
    var text = EditedText(scalars: scalars, cursor: 0).text
      .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    while text.hasSuffix("\n") { text.removeLast() }
    put(text)
    // The brackets' Escape has put vi into command mode; "a" goes back to typing.
    if String(cString: etude_editor_style(handle)) == "vi" { el_push(handle, "a") }
    return .redisplay
  }

  /// Whether the last line made the entry too tall to be edited in place.
  private var justOutgrewTheWindow: Bool {
    let size = Terminal.size
    return edited.rows(columns: size.columns, promptWidth: promptWidth) == size.rows
  }
}
