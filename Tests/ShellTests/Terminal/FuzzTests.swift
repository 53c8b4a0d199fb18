import Files
import Glibc
import Samples
import Shell
import Testing

/// Random keys, always the same ones: the screen must look as if it had been drawn at once.
///
/// Windows are wide and narrow, so that wide characters wrap as well.
@Suite(.serialized) struct FuzzTests {
  @Test(arguments: zip([1, 2, 3, 4, 5, 6] as [UInt64], [60, 23, 60, 23, 60, 23]))
  func drawsWhatARedrawDraws(_ seed: UInt64, columns: Int) throws {
    let shell = try RunningShell(columns: columns, rows: 20)
    var random = Seeded(seed: seed)
    for _ in 0..<6 {
      for _ in 0..<12 {
        shell.terminal.send(Self.keys[random.below(Self.keys.count)])
        usleep(2_000)
      }
      shell.terminal.settle()
      let drawn = shell.terminal.screen
      shell.press(Key.control("l"))
      let redrawn = shell.terminal.screen
      #expect(
        Self.entry(in: drawn) == Self.entry(in: redrawn),
        "seed \(seed): \(Self.entry(in: drawn)) is redrawn as \(Self.entry(in: redrawn))")
      #expect(drawn.column == redrawn.column)
      #expect(drawn.unknown.isEmpty)
      shell.press(Key.control("c"))
    }
  }

  /// Rows that are filled to the last column, with the cursor in front of, at and behind the edge.
  @Test(arguments: [17, 18, 40])
  func drawsFullRows(_ letters: Int) throws {
    let shell = try RunningShell(columns: 23, rows: 20)
    let keys = ["", Key.left, Key.left, "b", Key.right, Key.backspace, Key.end, "花"]
    shell.enter("1 + 1")
    #expect(shell.shows("= 2  Int"))
    let text = "雪" + String(repeating: "a", count: letters)
    for key in [text] + keys {
      shell.terminal.send(key)
      shell.terminal.settle()
      // What stands above the entry is not the editor's.
      #expect(shell.terminal.screen.lines.contains { $0.contains("= 2  Int") })
    }
    shell.press(Key.control("c"))
    shell.terminal.send(text)
    for key in keys {
      shell.terminal.send(key)
      shell.terminal.settle()
      let drawn = shell.terminal.screen
      shell.press(Key.control("l"))
      let redrawn = shell.terminal.screen
      #expect(Self.entry(in: drawn) == Self.entry(in: redrawn), "after \(key.debugDescription)")
      #expect(drawn.column == redrawn.column, "after \(key.debugDescription)")
    }
  }

  /// While the window changes, the terminal wraps in its own way: then the text must be right.
  @Test(arguments: [11, 12, 13])
  func keepsTheTextWhileTheWindowChanges(_ seed: UInt64) throws {
    let home = try RunningShell.makeHome()
    let dump = home + "/dump"
    FileAccess.replace(home + "/editor", with: "#!/bin/sh\ncp \"$1\" \(dump)\n", mode: 0o755)
    let shell = try RunningShell(
      columns: 23, rows: 40, home: home, environment: ["EDITOR": home + "/editor"])
    var random = Seeded(seed: seed)
    var model = ModelEntry()
    for round in 0..<4 {
      model.clear()
      for step in 0..<15 {
        let key = Self.keys[random.below(Self.keys.count)]
        model.press(key)
        shell.terminal.send(key)
        shell.terminal.settle(quiet: 1)
        if step == 7 { shell.terminal.resize(columns: 30 - round * 5, rows: 40 - round) }
      }
      unlink(dump)
      shell.press(Key.altE)
      let text = FileAccess.text(of: dump) ?? "no dump"
      #expect(text == model.text + "\n", "seed \(seed), round \(round)")
      shell.press(Key.control("l"), Key.control("c"))
    }
    shell.enter("1 + 1")
    #expect(shell.shows("= 2  Int"))
  }

  /// Nothing among them submits: what runs is tested elsewhere.
  private static let keys =
    ["a", "(", "{ ", "}", "雪", "花", " ", "let x = ", "é", "0", "\""]
    + [Key.left, Key.right, Key.home, Key.end, Key.backspace, Key.delete, Key.altEnter, Key.up]
    + [Key.down, Key.paste("f {\n  雪\n}"), Key.control("k"), Key.control("u"), Key.control("w")]
    + [Key.control("y"), "e\u{301}", "👩\u{200D}👧", "ก\u{E33}", "\u{1112}\u{1161}\u{11AB}"]

  /// The prompt's lines: libedit may stand anywhere on the screen.
  private static func entry(in screen: TerminalModel) -> [String] {
    let start = screen.lines.lastIndex { $0.hasPrefix("[1]") || $0.hasPrefix("[2]") } ?? 0
    var lines = Array(screen.lines[start...])
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// What the keys of the fuzzer should do to the text.
private struct ModelEntry {
  private var edited = EditedText("")
  private var killed = ""

  var text: String { edited.text }

  /// Ctrl-C: what was killed stays.
  mutating func clear() { edited = EditedText("") }

  mutating func press(_ key: String) {
    switch key {
    case Key.left: move(to: edited.positionLeft)
    case Key.right: move(to: edited.positionRight)
    case Key.home: move(to: edited.lineStart)
    case Key.end: move(to: edited.lineEnd)
    case Key.up: move(to: edited.positionAbove)
    case Key.down: move(to: edited.positionBelow)
    case Key.backspace: erase(to: edited.cursor - edited.backspaceLength)
    case Key.delete: erase(to: edited.positionRight ?? edited.cursor)
    case Key.control("k"): kill(to: edited.killEnd)
    case Key.control("u"): kill(to: edited.lineStart)
    case Key.control("w"): kill(to: edited.blankBefore)
    case Key.control("y"): insert(killed)
    case Key.altEnter: insert("\n" + Indentation.ofLine(after: edited.textBeforeCursor))
    case "}":
      let blanks = Indentation.outdent(before: "}", lineBeforeCursor: edited.lineBeforeCursor)
      erase(to: edited.cursor - blanks)
      insert("}")
    case _ where key.hasPrefix("\u{1B}[200~"): insert(String(key.dropFirst(6).dropLast(6)))
    default: insert(key)
    }
  }

  private mutating func move(to position: Int?) { edited.cursor = position ?? edited.cursor }

  private mutating func insert(_ text: String) {
    edited.scalars.insert(contentsOf: text.unicodeScalars, at: edited.cursor)
    edited.cursor += text.unicodeScalars.count
  }

  private mutating func erase(to position: Int) {
    let start = min(position, edited.cursor)
    edited.scalars.removeSubrange(start..<max(position, edited.cursor))
    edited.cursor = start
  }

  private mutating func kill(to position: Int) {
    let range = min(position, edited.cursor)..<max(position, edited.cursor)
    guard !range.isEmpty else { return }
    killed = EditedText(scalars: Array(edited.scalars[range]), cursor: 0).text
    erase(to: position)
  }
}
