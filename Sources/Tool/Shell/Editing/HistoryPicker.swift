import CEditline
import Glibc
import Prose

/// A search through the history: what was typed and the entries that contain it.
package struct HistorySearch: Equatable, Sendable {
  /// Newest first, each text once.
  private let entries: [String]
  package private(set) var query = ""
  /// Which of the matches is chosen.
  package private(set) var choice = 0

  /// Takes entries oldest first.
  package init(entries: [String]) {
    var seen: Set<String> = []
    self.entries = entries.reversed().filter { seen.insert($0).inserted }
  }

  /// Entries that contain every word of the query, letters' case aside.
  package var matches: [String] {
    let words = query.lowercased().split(separator: " ")
    return entries.filter { entry in
      let text = entry.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  package var chosen: String? {
    let found = matches
    return choice < found.count ? found[choice] : nil
  }

  package mutating func type(_ character: Character) {
    query.append(character)
    choice = 0
  }

  package mutating func erase() {
    guard !query.isEmpty else { return }
    query.removeLast()
    choice = 0
  }

  package mutating func older() { if choice + 1 < matches.count { choice += 1 } }

  package mutating func newer() { if choice > 0 { choice -= 1 } }

  /// The picker's lines: the query, then a window of matches around the chosen one.
  package func lines(columns: Int, rows: Int, isPlain: Bool) -> [String] {
    let found = matches
    let height = max(1, min(8, rows - 3))
    let first = max(0, min(choice - height / 2, found.count - height))
    var lines = [ShellMessage.search(query, count: found.count)]
    for (index, entry) in found.enumerated().dropFirst(first).prefix(height) {
      let flat = entry.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ⏎ ")
      var line = (index == choice ? "> " : "  ") + flat
      while line.displayWidth >= columns { line.removeLast() }
      lines.append(index == choice ? TextLook.bold.applied(to: line, isPlain: isPlain) : line)
    }
    return lines
  }
}

extension LineEditor {
  /// Ctrl-R: a list below the line, narrowed while one types; Return takes, Escape goes back.
  func searchHistory() -> KeyEffect {
    let cursor = edited.cursor
    return afterRefresh { $0.pick(cursor: cursor) }
  }

  private func pick(cursor: Int) -> KeyEffect {
    var search = HistorySearch(entries: history)
    Terminal.write("\r\n")
    var drawn = 0
    var taken: String?
    readsAsIs = true
    defer {
      walk = nil
      readsAsIs = false
    }
    picking: while true {
      let size = Terminal.size
      let lines = search.lines(columns: size.columns, rows: size.rows, isPlain: isPlain)
      let up = drawn > 1 ? "\u{1B}[\(drawn - 1)A" : ""
      Terminal.write(up + "\r\u{1B}[J" + lines.joined(separator: "\r\n"))
      drawn = lines.count
      switch readKey() {
      case .character(let character): search.type(character)
      case .erase: search.erase()
      case .older: search.older()
      case .newer: search.newer()
      case .take:
        taken = search.chosen
        break picking
      case .leave: break picking
      case .other: continue
      }
    }
    Terminal.write((drawn > 1 ? "\u{1B}[\(drawn - 1)A" : "") + "\r\u{1B}[J\u{1B}[1A")
    if let taken { replaceAll(with: taken) } else { move(to: cursor) }
    return .redisplay
  }

  private enum PickerKey {
    case character(Character)
    case erase
    case older
    case newer
    case take
    case leave
    case other
  }

  private func readKey() -> PickerKey {
    var character: wchar_t = 0
    guard el_wgetc(handle, &character) == 1,
      let scalar = Unicode.Scalar(UInt32(bitPattern: character))
    else { return .leave }
    switch scalar {
    case "\r", "\n", "\t": return .take
    case "\u{7F}", "\u{8}": return .erase
    case "\u{12}", "\u{10}": return .older
    case "\u{13}", "\u{E}": return .newer
    case "\u{3}", "\u{4}", "\u{7}": return .leave
    case "\u{1B}": return readSequence()
    default: return scalar.value < 0x20 ? .other : .character(Character(scalar))
    }
  }

  /// An arrow key, or a lone Escape when nothing follows it at once.
  private func readSequence() -> PickerKey {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 30) > 0 else { return .leave }
    var bracket: wchar_t = 0
    var letter: wchar_t = 0
    guard el_wgetc(handle, &bracket) == 1, bracket == 0x5B || bracket == 0x4F,
      el_wgetc(handle, &letter) == 1
    else { return .leave }
    switch UInt32(bitPattern: letter) {
    case 0x41: return .older
    case 0x42: return .newer
    default: return .other
    }
  }
}
