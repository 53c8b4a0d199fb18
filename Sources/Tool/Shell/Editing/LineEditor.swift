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
  /// What was taken out last, for Ctrl-Y.
  var killed = ""
  /// Characters that libedit can't hold in one place.
  var standIns = StandIns()
  /// The text and the cursor that the screen is known to show.
  var mended = EditedText("")
  /// Keys of our own that are read before the terminal's, and the scalar they put in.
  var ownKeys: [wchar_t] = []
  var joining: Unicode.Scalar?
  /// Whether characters are wanted as they come: inside a paste, while one searches.
  var readsAsIs = false
  /// Bytes of a character whose rest has not been drawn yet.
  var undrawn: [UInt8] = []
  private var prompts: [UnsafeMutablePointer<CChar>] = []
  private var columnsAtStart = 80
  /// The text as libedit drew it last.
  private var drawnText = ""

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
    // Ctrl-S must reach the search; without this the terminal itself would stop all output.
    etude_editor_set_mode(handle, "-ixon")
    let prompt: etude_prompt_function = { LineEditor.owner(of: $0)?.prompt() }
    let rightPrompt: etude_prompt_function = { LineEditor.owner(of: $0)?.rightPrompt() }
    etude_editor_set_prompt(handle, prompt, 1)
    etude_editor_set_right_prompt(handle, rightPrompt, 1)
    etude_editor_set_output(LineEditor.output, Unmanaged.passUnretained(self).toOpaque())
    etude_editor_set_reader(handle, LineEditor.reader)
    bindKeys()
  }

  deinit {
    el_end(handle)
    etude_editor_set_output(nil, nil)
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
    switch Terminal.readLine() {
    case .text(let line): return line
    case .interrupted, .end:
      Terminal.write("\n")
      return nil
    }
  }

  /// Runs libedit until an entry ends; nil at the end of the input.
  private func editOnce() -> String? {
    outcome = .submitted
    walk = nil
    held = nil
    standIns = StandIns()
    mended = EditedText("")
    columnsAtStart = Terminal.size.columns
    Terminal.write("\u{1B}[?2004h")
    defer { Terminal.write("\u{1B}[?2004l") }
    Terminal.forgetInterrupts()
    if !request.draft.isEmpty { el_push(handle, "\u{1F}d") }
    var count: Int32 = 0
    guard let line = el_wgets(handle, &count), count > 0 else { return nil }
    var scalars = (0..<Int(count)).compactMap { Unicode.Scalar(UInt32(bitPattern: line[$0])) }
      .flatMap(standIns.text)
    if scalars.last == "\n" { scalars.removeLast() }
    let drawn = EditedText(scalars: scalars, cursor: 0)
    drawnText = drawn.text
    return expanded(drawn).text
  }

  /// Prints the accepted entry again in colours, over the one that libedit drew.
  private func echo(_ text: String) {
    guard let colouring, !isPlain else { return }
    let size = Terminal.size
    guard size.columns == columnsAtStart else { return }
    let isTall = drawnText != text
    let rows = EditedText(drawnText).rows(columns: size.columns, promptWidth: promptWidth)
    guard rows < size.rows else { return }
    let indent = isTall ? "" : String(repeating: " ", count: promptWidth)
    let body = colouring(text).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + indent)
    Terminal.write("\u{1B}[\(rows)A\r\u{1B}[J\(coloured(label, "32")) \(body)\n")
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
