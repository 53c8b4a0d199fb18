import CEditline
import Glibc

/// The text that libedit holds, and what stands in it for characters it can't draw.
extension LineEditor {
  /// libedit's own text: one scalar for each place on the screen.
  private var cells: (scalars: [Unicode.Scalar], cursor: Int) {
    guard let line = el_wline(handle)?.pointee, let start = line.buffer else { return ([], 0) }
    let count = line.lastchar - start
    let scalars = (0..<count).map { Unicode.Scalar(UInt32(bitPattern: start[$0])) ?? "?" }
    return (scalars, line.cursor - start)
  }

  /// What libedit holds at the moment.
  var edited: EditedText {
    let cells = self.cells
    let before = cells.scalars[..<cells.cursor].flatMap(standIns.text)
    let after = cells.scalars[cells.cursor...].flatMap(standIns.text)
    return EditedText(scalars: before + after, cursor: before.count)
  }

  /// The place in libedit's text of a position in the text proper.
  private func cell(at position: Int) -> Int {
    var count = 0
    for (index, scalar) in cells.scalars.enumerated() {
      if count >= position { return index }
      count += standIns.text(of: scalar).count
    }
    return cells.scalars.count
  }

  func insert(_ text: String) {
    var scalars = Array(text.unicodeScalars)
    let cells = self.cells
    if let first = scalars.first, cells.cursor > 0 {
      let previous = standIns.text(of: cells.scalars[cells.cursor - 1])
      if StandIns.joins(first, to: previous) {
        el_deletestr(handle, 1)
        scalars = previous + scalars
      }
    }
    var wide = standIns.cells(of: scalars).map { wchar_t(bitPattern: $0.value) }
    wide.append(0)
    el_winsertstr(handle, wide)
  }

  func move(to position: Int) {
    el_cursor(handle, Int32(cell(at: position) - cells.cursor))
  }

  /// Removes so many scalars in front of the cursor.
  func deleteBackward(_ count: Int) {
    guard count > 0 else { return }
    let first = cell(at: edited.cursor - count)
    el_deletestr(handle, Int32(cells.cursor - first))
  }

  /// Removes a stretch of the text; whatever touches a summary removes all it stands for.
  ///
  /// What goes with a summary can be brought back with Ctrl-Y.
  func remove(_ range: Range<Int>) {
    var range = range
    if let summary = summaryRange, range.overlaps(summary) {
      range = min(range.lowerBound, summary.lowerBound)..<max(range.upperBound, summary.upperBound)
      killed = held?.text ?? ""
      held = nil
    }
    move(to: range.upperBound)
    deleteBackward(range.count)
  }

  /// Replaces the whole buffer; a text too tall for the window is held behind a one-line summary.
  func replaceAll(with text: String, cursor: Int? = nil) {
    let count = cells.scalars.count
    el_cursor(handle, Int32(count - cells.cursor))
    if count > 0 { el_deletestr(handle, Int32(count)) }
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

  /// The text with what a summary stands for in its place.
  var whole: EditedText { expanded(edited) }

  func expanded(_ edited: EditedText) -> EditedText {
    guard let held, let range = Self.range(of: held.summary, in: edited.scalars) else {
      return edited
    }
    let text = Array(held.text.unicodeScalars)
    let scalars = edited.scalars[..<range.lowerBound] + text + edited.scalars[range.upperBound...]
    let cursor =
      edited.cursor <= range.lowerBound
      ? edited.cursor
      : max(edited.cursor, range.upperBound) - range.count + text.count
    return EditedText(scalars: Array(scalars), cursor: cursor)
  }

  /// Where the summary stands; nil when nothing is held.
  private var summaryRange: Range<Int>? {
    held.flatMap { Self.range(of: $0.summary, in: edited.scalars) }
  }

  private static func range(of part: String, in scalars: [Unicode.Scalar]) -> Range<Int>? {
    scalars.firstRange(of: Array(part.unicodeScalars))
  }

  // MARK: Keys

  static let reader: etude_read_function = { handle, character in
    guard let handle, let character, let editor = owner(of: handle) else { return -1 }
    return editor.readKey(into: character)
  }

  /// Reads a key; one that can't be put in as it is comes as a private key instead.
  private func readKey(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    if !ownKeys.isEmpty {
      character.pointee = ownKeys.removeFirst()
      return 1
    }
    if !readsAsIs { mendDrawing() }
    let count = etude_editor_read(handle, character, LineEditor.reader)
    guard count == 1, !readsAsIs,
      let scalar = Unicode.Scalar(UInt32(bitPattern: character.pointee))
    else { return count }
    let cells = self.cells
    let previous = cells.cursor > 0 ? standIns.text(of: cells.scalars[cells.cursor - 1]) : []
    guard StandIns.joins(scalar, to: previous) || StandIns.isNeeded(for: [scalar]) else {
      return count
    }
    joining = scalar
    character.pointee = 0x1F
    ownKeys = [wchar_t(0x6A)]
    return count
  }

  /// Draws an entry with wide or composed characters as a whole after each change and move.
  ///
  /// libedit moves to the right by writing what is there again, and begins in the middle of a wide
  /// character as if it were one column; what it removes can leave traces.
  private func mendDrawing() {
    let edited = self.edited
    guard edited != mended else { return }
    let isPlainText = !edited.scalars.contains { $0.value >= 0x300 }
    // Keys that wait already will change it again.
    guard isPlainText || etude_waiting(STDIN_FILENO) == 0 else { return }
    mended = edited
    guard !isPlainText else { return }
    let above = edited.rowsAbove(columns: Terminal.size.columns, promptWidth: promptWidth)
    Terminal.write("\r" + (above > 0 ? "\u{1B}[\(above)A" : "") + "\u{1B}[J")
    etude_editor_refresh(handle)
  }

  /// Puts in the scalar that could not be typed as a key.
  func joinTyped() -> KeyEffect {
    guard let scalar = joining else { return .beep }
    joining = nil
    insert(String(scalar))
    return .changed
  }

  // MARK: Drawing

  static let output: etude_output_function = { owner, bytes, count in
    guard let owner, let bytes else { return }
    let editor = Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
    editor.draw(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// Writes what libedit draws, each stand-in as what it stands for.
  private func draw(_ bytes: UnsafeRawBufferPointer) {
    let all = undrawn + bytes
    // All stand-ins take four bytes; the last one may not be there yet.
    var start = all.count
    for back in 1...3 where back <= all.count && all[all.count - back] >= 0xC0 {
      let length = all[all.count - back] >= 0xF0 ? 4 : all[all.count - back] >= 0xE0 ? 3 : 2
      if length > back { start = all.count - back }
    }
    undrawn = Array(all[start...])
    var drawn: [UInt8] = []
    var rest = all[..<start]
    while let byte = rest.first {
      guard byte >= 0xF0, rest.count >= 4,
        let scalar = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first
      else {
        drawn.append(byte)
        rest.removeFirst()
        continue
      }
      drawn += Array(standIns.drawn(scalar).utf8)
      rest.removeFirst(4)
    }
    Terminal.draw(drawn)
  }
}
