import Testing

/// Each key of the editor, shown by where an X lands that is typed behind it.
@Suite(.serialized) struct EveryKeyTests {
  @Test func doesWhatEachKeyPromises() throws {
    let shell = try RunningShell()
    shell.enter("let old = 1")
    for (keys, expected) in Self.rows {
      shell.type("let ab = cd")
      shell.press(keys)
      shell.press("X")
      let line = shell.terminal.screen.cursorLine
      #expect(line == "[2] " + expected, "after \(Self.name(keys))")
      shell.press(Key.control("c"))
    }
  }

  private static let rows: [(keys: String, expected: String)] = [
    (Key.control("a"), "Xlet ab = cd"), (Key.home, "Xlet ab = cd"),
    ("\u{1B}OH", "Xlet ab = cd"), ("\u{1B}[1~", "Xlet ab = cd"),
    (Key.home + Key.control("e"), "let ab = cdX"), (Key.home + Key.end, "let ab = cdX"),
    (Key.home + "\u{1B}OF", "let ab = cdX"), (Key.home + "\u{1B}[4~", "let ab = cdX"),
    (Key.control("b"), "let ab = cXd"), (Key.left, "let ab = cXd"),
    ("\u{1B}OD", "let ab = cXd"), (Key.home + Key.control("f"), "lXet ab = cd"),
    (Key.home + Key.right, "lXet ab = cd"), (Key.home + "\u{1B}OC", "lXet ab = cd"),
    ("\u{1B}b", "let ab = Xcd"), ("\u{1B}[1;5D", "let ab = Xcd"),
    (Key.home + "\u{1B}f", "letX ab = cd"), (Key.home + "\u{1B}[1;5C", "letX ab = cd"),
    (Key.control("h"), "let ab = cX"), (Key.backspace, "let ab = cX"),
    (Key.home + Key.delete, "Xet ab = cd"), (Key.home + Key.control("d"), "Xet ab = cd"),
    (Key.control("w"), "let ab = X"), ("\u{1B}\u{7F}", "let ab = X"),
    (Key.home + "\u{1B}d", "X ab = cd"), (Key.control("u"), "X"),
    (Key.home + Key.control("k"), "X"), (Key.control("u") + Key.control("y"), "let ab = cdX"),
    (Key.control("u") + Key.tab, "    X"), (Key.control("u") + Key.up, "let old = 1X"),
    (Key.control("u") + Key.control("p"), "let old = 1X"),
    (Key.control("u") + "\u{1B}OA", "let old = 1X"),
    (Key.control("u") + Key.up + Key.down, "X"),
    (Key.control("u") + Key.control("p") + Key.control("n"), "X"),
    (Key.control("l"), "let ab = cdX"),
  ]

  @Test func opensLinesAndBrackets() throws {
    let shell = try RunningShell()
    shell.type("f {")
    shell.press(Key.control("o"))
    shell.press("X")
    #expect(shell.terminal.screen.cursorLine == "    X")
    shell.press(Key.backspace, Key.tab, "X")
    #expect(shell.terminal.screen.cursorLine == "        X")
    shell.press(Key.backspace, Key.backspace, "}")
    #expect(shell.terminal.screen.cursorLine == "}")
    shell.press(Key.control("c"))
    shell.type("1 +")
    shell.press("\u{1B}\n")
    shell.enter("2")
    #expect(shell.lines.contains("  = 3  Int"))
  }

  @Test func searchesWithArrowsAndErasing() throws {
    let shell = try RunningShell()
    for number in 1...3 { shell.enter("let n\(number) = \(number)") }
    shell.press(Key.control("r"))
    shell.type("let nx")
    shell.press(Key.backspace, Key.control("r"), Key.up, Key.down, Key.control("s"), Key.tab)
    #expect(shell.terminal.screen.cursorLine == "[4] let n3 = 3")
    shell.press(Key.control("c"))
    shell.type("keep")
    shell.press(Key.control("r"), Key.control("g"))
    #expect(shell.terminal.screen.cursorLine == "[4] keep")
    shell.press(Key.control("c"))
    shell.type("let n1")
    shell.press(Key.up)
    #expect(shell.terminal.screen.cursorLine == "[4] let n1 = 1")
  }

  private static func name(_ keys: String) -> String { keys.debugDescription }
}
