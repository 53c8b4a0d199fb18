/// Running text cut into lines of a given width.
struct LineFilling {
  /// One character with its look.
  struct Cell {
    var character: Character
    var look: TextLook
    var width: Int { character.displayWidth }
  }

  /// Cuts at blanks and between wide characters; a word longer than the line is cut anywhere.
  static func lines(of cells: [Cell], width: Int) -> [[Cell]] {
    var lines: [[Cell]] = []
    var line: [Cell] = []
    var used = 0
    for word in words(of: cells) {
      if word.first?.character == "\n" {
        lines.append(trimmed(line))
        line = []
        used = 0
        continue
      }
      let isBlank = word.allSatisfy { $0.character == " " }
      if isBlank, line.isEmpty { continue }
      let needed = word.reduce(0) { $0 + $1.width }
      if used + needed > width, !isBlank, !line.isEmpty {
        lines.append(trimmed(line))
        line = []
        used = 0
      }
      for cell in word {
        if used + cell.width > width, !isBlank {
          lines.append(line)
          line = []
          used = 0
        }
        line.append(cell)
        used += cell.width
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(trimmed(line)) }
    return lines
  }

  /// Joins a line's cells, with one escape sequence for each run of one look.
  static func text(of line: [Cell], isPlain: Bool) -> String {
    var text = ""
    var run = ""
    var look: TextLook = []
    for cell in line {
      if cell.look != look {
        text += look.applied(to: run, isPlain: isPlain)
        run = ""
        look = cell.look
      }
      run.append(cell.character)
    }
    return text + look.applied(to: run, isPlain: isPlain)
  }

  private static func trimmed(_ line: [Cell]) -> [Cell] {
    var line = line
    while line.last?.character == " " { line.removeLast() }
    return line
  }

  /// Words, blanks, single wide characters and line ends, in order.
  private static func words(of cells: [Cell]) -> [[Cell]] {
    var words: [[Cell]] = []
    var word: [Cell] = []
    func isWide(_ cell: Cell) -> Bool { cell.width == 2 }
    for cell in cells {
      guard let last = word.last else {
        word = [cell]
        continue
      }
      let joins: Bool
      if cell.character == "\n" || last.character == "\n" {
        joins = false
      } else if cell.character == " " || last.character == " " {
        joins = cell.character == last.character
      } else if isWide(cell) || isWide(last) {
        joins = neverBegins.contains(cell.character) || neverEnds.contains(last.character)
      } else {
        joins = true
      }
      if joins {
        word.append(cell)
      } else {
        words.append(word)
        word = [cell]
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Marks that no line may begin with, and those that no line may end with.
  private static let neverBegins = Set("。，、；：？！）」』】》〉’”…,.;:?!)]}%")
  private static let neverEnds = Set("（「『【《〈‘“([{")
}
