import Prose

/// A small terminal: what an xterm would show after the bytes it was sent.
struct TerminalModel {
  /// A cell's character; nil behind a wide one.
  typealias Cell = Character?

  private(set) var columns: Int
  private(set) var rows: Int
  private var cells: [[Cell]]
  private(set) var row = 0
  private(set) var column = 0
  /// Lines that scrolled out at the top.
  private(set) var scrolled: [String] = []
  /// The last column was written: the next character goes to the line below.
  private var wrapsNext = false
  private var sequence: String?
  private var saved = (row: 0, column: 0)
  /// Sequences that the model does not know.
  private(set) var unknown: [String] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The screen's lines, trailing blanks dropped.
  var lines: [String] { cells.map(Self.text) }

  /// Everything ever shown, one text.
  var transcript: String { (scrolled + lines).joined(separator: "\n") }

  /// The line with the cursor.
  var cursorLine: String { lines[row] }

  mutating func resize(columns: Int, rows: Int) {
    var grown = cells.map { line -> [Cell] in
      Array((line + Array(repeating: " ", count: max(0, columns - line.count))).prefix(columns))
    }
    while grown.count > rows {
      // Lines leave at the top as far as the cursor needs it.
      if row >= rows {
        scrolled.append(Self.text(grown.removeFirst()))
        row -= 1
      } else {
        grown.removeLast()
      }
    }
    while grown.count < rows { grown.append(Array(repeating: " ", count: columns)) }
    cells = grown
    self.columns = columns
    self.rows = rows
    column = min(column, columns - 1)
    wrapsNext = false
  }

  mutating func feed(_ text: String) {
    for scalar in text.unicodeScalars { feed(scalar) }
  }

  private mutating func feed(_ scalar: Unicode.Scalar) {
    if let open = sequence {
      let text = open + String(scalar)
      sequence = Self.isFinished(text) ? nil : text
      if sequence == nil { perform(text) }
      return
    }
    switch scalar {
    case "\u{1B}": sequence = ""
    case "\r": move(row, 0)
    case "\n": lineFeed()
    case "\u{8}": move(row, column - 1)
    case "\t": move(row, min(columns - 1, (column / 8 + 1) * 8))
    case "\u{7}": break
    default: if scalar.value >= 0x20 { put(scalar) }
    }
  }

  private static func isFinished(_ text: String) -> Bool {
    guard let last = text.unicodeScalars.last else { return false }
    if text.hasPrefix("[") { return text.count > 1 && (0x40...0x7E).contains(last.value) }
    if text.hasPrefix("(") { return text.count > 1 }
    return true
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = scalar.displayWidth
    // Marks, and what a joiner ties on, go into the cell in front of the cursor.
    var place = wrapsNext ? column : column - 1
    if place > 0, cells[row][place] == nil { place -= 1 }
    let base = place >= 0 ? cells[row][place] : nil
    if width == 0 || base?.unicodeScalars.last == Unicode.Scalar.zeroWidthJoiner {
      if let base { cells[row][place] = Character(String(base) + String(scalar)) }
      return
    }
    if wrapsNext || column + width > columns {
      column = 0
      lineFeed()
    }
    wrapsNext = false
    clearHalves(column, width)
    cells[row][column] = Character(scalar)
    if width == 2 { cells[row][column + 1] = nil }
    column += width
    if column >= columns {
      column = columns - 1
      wrapsNext = true
    }
  }

  /// Overwriting half of a wide character blanks its other half.
  private mutating func clearHalves(_ start: Int, _ width: Int) {
    if cells[row][start] == nil, start > 0 { cells[row][start - 1] = " " }
    let end = start + width
    if end < columns, cells[row][end] == nil { cells[row][end] = " " }
  }

  private mutating func lineFeed() {
    wrapsNext = false
    if row + 1 < rows {
      row += 1
    } else {
      scrolled.append(Self.text(cells.removeFirst()))
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func move(_ newRow: Int, _ newColumn: Int) {
    row = min(max(newRow, 0), rows - 1)
    column = min(max(newColumn, 0), columns - 1)
    wrapsNext = false
  }

  private mutating func perform(_ text: String) {
    switch text {
    case "7": saved = (row, column)
    case "8": move(saved.row, saved.column)
    case "M": move(row - 1, column)
    case "=", ">", "(B", "(0": break
    default:
      guard text.hasPrefix("["), let final = text.last else {
        unknown.append(text)
        return
      }
      let body = text.dropFirst().dropLast()
      if body.hasPrefix("?") { return }
      perform(final, body.split(separator: ";").map { Int($0) ?? 0 })
    }
  }

  private mutating func perform(_ final: Character, _ numbers: [Int]) {
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "A": move(row - count, column)
    case "B": move(row + count, column)
    case "C": move(row, column + count)
    case "D": move(row, column - count)
    case "G": move(row, count - 1)
    case "d": move(count - 1, column)
    case "H": move((numbers.first ?? 1) - 1, (numbers.count > 1 ? numbers[1] : 1) - 1)
    case "J": erase(numbers.first ?? 0)
    case "K": eraseLine(numbers.first ?? 0)
    case "P":
      cells[row].removeSubrange(column..<min(columns, column + count))
      while cells[row].count < columns { cells[row].append(" ") }
    case "@":
      cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
      cells[row] = Array(cells[row].prefix(columns))
    case "X":
      for place in column..<min(columns, column + count) { cells[row][place] = " " }
    case "m", "h", "l", "r", "t": break
    default: unknown.append("[\(final)")
    }
  }

  private mutating func erase(_ mode: Int) {
    let blank: [Cell] = Array(repeating: " ", count: columns)
    if mode == 0 {
      eraseLine(0)
      for line in (row + 1)..<max(rows, row + 1) { cells[line] = blank }
    } else {
      for line in 0..<rows where mode >= 2 || line < row { cells[line] = blank }
      if mode == 1 { eraseLine(1) }
    }
  }

  private mutating func eraseLine(_ mode: Int) {
    let range = mode == 0 ? column..<columns : mode == 1 ? 0..<(column + 1) : 0..<columns
    for place in range { cells[row][place] = " " }
  }

  private static func text(_ line: [Cell]) -> String {
    var text = String(line.compactMap { $0 })
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
