import CEditline
import Glibc

/// Entries from a terminal, edited with libedit: one buffer for a whole entry, however many lines.
package final class LineEditor: LineReader {
  let handle: OpaquePointer
  let isPlain: Bool
  /// Earlier entries, oldest first, for Up, Down and Ctrl-R.
  package var history: [String] = []
  /// Answers the Tab key; nil inserts blanks only.
  package var completer: (any Completer)?
  /// Colours an accepted entry when it is printed again.
  package var colouring: ((String) -> String)?

  var request = EntryRequest(number: 1)
  var outcome: Outcome = .submitted
  var walk: HistoryWalk?
  /// A text too tall to be edited in place, and the one line that stands for it in the buffer.
  var held: (summary: String, text: String)?
  /// What a key still has to do once libedit has drawn the text.
  var pending: ((LineEditor) -> KeyEffect)?
  private var prompts: [UnsafeMutablePointer<CChar>] = []
  private var columnsAtStart = 80

  /// How editing ended.
  enum Outcome {
    case submitted
    case interrupted
    /// The text goes to the learner's own editor and comes back.
    case wantsEditor
  }

  /// Nil when libedit can't drive the terminal.
  package init?(isPlain: Bool) {
    guard let handle = etude_editor_open("etude") else { return nil }
    self.handle = handle
    self.isPlain = isPlain
    etude_editor_set_owner(handle, Unmanaged.passUnretained(self).toOpaque())
    // Debian's libedit begins in vi mode; a learner's ~/.editrc may choose it.
    etude_editor_set_style(handle, "emacs")
    el_source(handle, nil)
    etude_editor_handle_signals(handle, 1)
    etude_editor_set_mode(handle, "-isig")
    let prompt: etude_prompt_function = { LineEditor.owner(of: $0)?.prompt() }
    let rightPrompt: etude_prompt_function = { LineEditor.owner(of: $0)?.rightPrompt() }
    etude_editor_set_prompt(handle, prompt, 1)
    etude_editor_set_right_prompt(handle, rightPrompt, 1)
    bindKeys()
  }

  deinit {
    el_end(handle)
    for prompt in prompts { free(prompt) }
  }

  package var isInteractive: Bool { true }

  package func readEntry(_ request: EntryRequest) -> EntryReading {
    self.request = request
    while true {
      guard let text = editOnce() else { return .end }
      switch outcome {
      case .submitted:
        guard !text.allSatisfy(\.isWhitespace) else {
          self.request.draft = ""
          continue
        }
        echo(text)
        return .entry(text)
      case .interrupted: return .interrupted
      case .wantsEditor:
        self.request.draft = ExternalEditor.edit(text) ?? text
      }
    }
  }

  package func ask(_ question: String) -> String? {
    Terminal.write(question)
    var count = 0
    guard let bytes = etude_read_line(&count) else { return nil }
    let line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
    return line.hasSuffix("\n") ? String(line.dropLast()) : line
  }

  /// Runs libedit until an entry ends; nil at the end of the input.
  private func editOnce() -> String? {
    outcome = .submitted
    walk = nil
    held = nil
    columnsAtStart = Terminal.size.columns
    Terminal.write("\u{1B}[?2004h")
    defer { Terminal.write("\u{1B}[?2004l") }
    if !request.draft.isEmpty { el_push(handle, "\u{1F}d") }
    var count: Int32 = 0
    guard let line = el_wgets(handle, &count), count > 0 else { return nil }
    var scalars = (0..<Int(count)).compactMap { Unicode.Scalar(UInt32(bitPattern: line[$0])) }
    if scalars.last == "\n" { scalars.removeLast() }
    let text = EditedText(scalars: scalars, cursor: 0).text
    if let held, held.summary == text { return held.text }
    return text
  }

  /// Prints the accepted entry again in colours, over the one that libedit drew.
  private func echo(_ text: String) {
    guard let colouring, !isPlain else { return }
    let size = Terminal.size
    guard size.columns == columnsAtStart else { return }
    let isTall = held != nil
    let drawn = held?.summary ?? text
    let rows = EditedText(drawn).rows(columns: size.columns, promptWidth: promptWidth)
    guard rows < size.rows else { return }
    let indent = isTall ? "" : String(repeating: " ", count: promptWidth)
    let body = colouring(text).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + indent)
    Terminal.write("\u{1B}[\(rows)A\r\u{1B}[J\(coloured(label, "32")) \(body)\n")
  }

  // MARK: The buffer

  /// What libedit holds at the moment.
  var edited: EditedText {
    guard let line = el_wline(handle)?.pointee, let start = line.buffer else {
      return EditedText("")
    }
    let count = line.lastchar - start
    let scalars = (0..<count).map { Unicode.Scalar(UInt32(bitPattern: start[$0])) ?? "?" }
    return EditedText(scalars: scalars, cursor: line.cursor - start)
  }

  func insert(_ text: String) {
    var wide = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) }
    wide.append(0)
    el_winsertstr(handle, wide)
  }

  func move(to position: Int) {
    let now = edited.cursor
    el_cursor(handle, Int32(position - now))
  }

  func deleteBackward(_ count: Int) {
    if count > 0 { el_deletestr(handle, Int32(count)) }
  }

  /// Replaces the whole buffer; a text too tall for the window is held behind a one-line summary.
  func replaceAll(with text: String, cursor: Int? = nil) {
    move(to: edited.scalars.count)
    deleteBackward(edited.scalars.count)
    let size = Terminal.size
    if EditedText(text).rows(columns: size.columns, promptWidth: promptWidth) >= size.rows {
      let summary = ShellMessage.tallEntry(text)
      held = (summary, text)
      insert(summary)
    } else {
      held = nil
      insert(text)
      if let cursor { move(to: cursor) }
    }
  }

  // MARK: Prompts

  private var label: String { "[\(request.number)]" }

  var promptWidth: Int { label.count + 1 }

  private func prompt() -> UnsafeMutablePointer<CChar>? {
    keep(marked(label, "32") + " ")
  }

  private func rightPrompt() -> UnsafeMutablePointer<CChar>? {
    let fits = edited.lineCount == 1 && Terminal.size.columns >= 60
    return keep(fits && !request.rightPrompt.isEmpty ? marked(request.rightPrompt, "2") : "")
  }

  /// libedit wants escape sequences between marks that take no column.
  private func marked(_ text: String, _ code: String) -> String {
    isPlain ? text : "\u{1}\u{1B}[\(code)m\u{1}\(text)\u{1}\u{1B}[0m\u{1}"
  }

  private func coloured(_ text: String, _ code: String) -> String {
    isPlain ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// Keeps the last few texts alive: libedit holds on to the pointer until it asks again.
  private func keep(_ text: String) -> UnsafeMutablePointer<CChar>? {
    guard let copy = strdup(text) else { return nil }
    prompts.append(copy)
    if prompts.count > 4 { free(prompts.removeFirst()) }
    return copy
  }

  static func owner(of handle: OpaquePointer?) -> LineEditor? {
    guard let handle, let owner = etude_editor_owner(handle) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
  }
}
