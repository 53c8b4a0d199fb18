import Files
import Glibc
import Shell
import Testing

@Suite(.serialized) struct EditingTests {
  @Test func editsAndRecallsSeveralLinesAsOne() throws {
    let shell = try RunningShell()
    shell.type("func twice(_ x: Int) -> Int {")
    shell.press(Key.enter)
    #expect(shell.terminal.screen.column == 4)
    shell.type("x * 2")
    shell.press(Key.enter)
    shell.enter("}")
    shell.enter("twice(21)")
    #expect(shell.lines.contains("  = 42  Int"))
    shell.press(Key.up, Key.up)
    #expect(shell.terminal.screen.cursorLine == "}")
    shell.press(Key.up, Key.end, Key.backspace)
    shell.type("3")
    shell.press(Key.down, Key.end)
    shell.enter("")
    shell.enter("twice(21)")
    #expect(shell.lines.contains("  = 63  Int"))
  }

  @Test func submitsFromTheMiddleOfALine() throws {
    let shell = try RunningShell()
    shell.type("1 + 2")
    shell.press(Key.home, Key.delete, Key.right)
    shell.press(Key.left)
    shell.enter("4")
    #expect(shell.lines.contains("  = 6  Int"))
  }

  @Test func pastesLinesWithTabsAndWideTextUnchanged() throws {
    let shell = try RunningShell()
    let text = "let s = \"\"\"\n\ttab 雪花\n\n\"quoted\"\n\"\"\""
    shell.press(Key.paste(text + "\n"))
    shell.enter("")
    #expect(shell.shows("雪花"))
    shell.enter("s.count")
    #expect(shell.shows("= 17  Int"))
    let history = HistoryFile(folder: StateFolder(path: shell.home + "/state/etude")).load()
    #expect(history.first?.entry == text)
  }

  @Test func holdsAPasteThatIsTallerThanTheWindow() throws {
    let shell = try RunningShell(columns: 60, rows: 12)
    let lines = (1...60).map { "    total += \($0)" }.joined(separator: "\n")
    shell.press(Key.paste("func sum() -> Int {\n    var total = 0\n\(lines)\n    return total\n}"))
    #expect(shell.shows("64 lines"))
    shell.enter("")
    shell.enter("sum()")
    #expect(shell.shows("= 1830  Int"))
  }

  @Test func keepsWideTextAtTheRightEdge() throws {
    let shell = try RunningShell(columns: 40)
    shell.type("let s = \"動畫就是時間的函數每一刻都可以問不分先後\"")
    shell.terminal.settle()
    let before = shell.lines
    shell.press(Key.control("l"))
    let start = try #require(before.firstIndex { $0.hasPrefix("[1]") })
    #expect(Array(shell.lines[0...1]) == Array(before[start...(start + 1)]))
    shell.enter("")
    #expect(shell.shows("String"))
  }

  @Test func controlCDropsTheEntryAndKeepsTheSession() throws {
    let shell = try RunningShell()
    shell.enter("let a = 1")
    shell.type("let b = {")
    shell.press(Key.enter, Key.control("c"))
    shell.enter("a + 1")
    #expect(shell.lines.contains("  = 2  Int"))
  }

  @Test func controlCEndsOnlyTheProgram() throws {
    let shell = try RunningShell()
    shell.enter("var n = 7")
    shell.type("while true {}")
    shell.terminal.settle()
    shell.terminal.send(Key.enter)
    usleep(600_000)
    shell.press(Key.control("c"))
    #expect(shell.shows("interrupted"))
    shell.enter("n")
    #expect(shell.lines.contains("  = 7  Int"))
  }

  @Test func controlDLeaves() throws {
    let shell = try RunningShell()
    shell.type("ab")
    shell.press(Key.home, Key.control("d"))
    #expect(shell.terminal.screen.cursorLine == "[1] b")
    shell.press(Key.backspace, Key.delete, Key.control("d"))
    #expect(shell.terminal.waitForExit() == 0)
  }

  @Test func searchesTheHistory() throws {
    let shell = try RunningShell()
    shell.enter("let first = 1")
    shell.enter("let second = 2")
    shell.press(Key.control("r"))
    shell.type("fir")
    #expect(shell.shows("search: fir"))
    shell.press(Key.enter)
    #expect(shell.terminal.screen.cursorLine == "[3] let first = 1")
    shell.press(Key.control("r"), Key.escape)
    #expect(shell.terminal.wait { $0.cursorLine == "[3] let first = 1" })
  }

  @Test func opensALineAnywhere() throws {
    let shell = try RunningShell()
    shell.type("[1, 2]")
    shell.press(Key.altEnter)
    shell.enter(".map { $0 * 2 }")
    #expect(shell.lines.contains("  = [2, 4]  [Int]"))
  }

  @Test func followsTheWindowWhileAnEntryIsOpen() throws {
    let shell = try RunningShell(columns: 60)
    shell.type("let text = \"one two three four five six seven eight\"")
    shell.terminal.resize(columns: 90, rows: 20)
    shell.terminal.settle()
    shell.press(Key.control("l"))
    #expect(shell.lines[0] == "[1] let text = \"one two three four five six seven eight\"")
    shell.enter("")
    #expect(shell.shows("String"))
  }

  @Test func obeysTheEditrc() throws {
    let home = try RunningShell.makeHome()
    FileAccess.replace(home + "/.editrc", with: "bind -v\n")
    let shell = try RunningShell(home: home)
    shell.type("1 + 1")
    shell.press(Key.escape, "0", "c", "w")
    shell.enter("5")
    #expect(shell.lines.contains("  = 6  Int"))
    shell.press(Key.escape, "k", "k")
    #expect(shell.terminal.wait { $0.cursorLine.hasSuffix("5 + 1") })
  }

  @Test func stopsAndContinuesWithItsLine() throws {
    let shell = try RunningShell()
    shell.type("let a = 1")
    shell.press(Key.control("z"))
    usleep(200_000)
    kill(shell.terminal.process, SIGCONT)
    shell.terminal.settle()
    #expect(shell.terminal.wait { $0.cursorLine == "[1] let a = 1" })
    shell.enter("")
    #expect(shell.lines.contains("  a = 1  Int"))
  }

  @Test func editsInTheLearnersOwnEditor() throws {
    let shell = try RunningShell(environment: ["EDITOR": "sed -i s/one/two/"])
    shell.type("let a = \"one\"")
    shell.press(Key.altE)
    #expect(shell.terminal.wait { $0.cursorLine == "[1] let a = \"two\"" })
    shell.enter("")
    #expect(shell.lines.contains("  a = \"two\"  String"))
  }

  @Test func drawsALetterAndItsMarksAsOne() throws {
    let shell = try RunningShell(columns: 60)
    shell.type("let s = \"e\u{301}o\u{308} 👩\u{200D}👧 ")
    // The mark alone, as an input method or a dead key may send it.
    shell.press("n", "\u{303}", "\"")
    #expect(
      shell.terminal.screen.cursorLine == "[1] let s = \"e\u{301}o\u{308} 👩\u{200D}👧 n\u{303}\"")
    #expect(shell.terminal.screen.column == 21)
    shell.press(Key.left, Key.left, Key.backspace, Key.backspace)
    #expect(shell.terminal.screen.cursorLine == "[1] let s = \"e\u{301}o\u{308} n\u{303}\"")
    shell.enter("")
    shell.enter("s.unicodeScalars.count")
    #expect(shell.lines.contains("  = 7  Int"))
    shell.press(Key.up, Key.up)
    #expect(shell.terminal.screen.cursorLine.hasSuffix("e\u{301}o\u{308} n\u{303}\""))
  }

  @Test func keepsTheCursorInFrontOfAWideCharacter() throws {
    let shell = try RunningShell()
    shell.type("a雪let x = 雪")
    shell.press(Key.home, Key.delete)
    #expect(shell.terminal.screen.cursorLine == "[1] 雪let x = 雪")
    #expect(shell.terminal.screen.column == 4)
  }

  @Test func showsAMarkWithoutALetterOnACircle() throws {
    let shell = try RunningShell()
    shell.press("\u{301}")
    #expect(shell.terminal.screen.cursorLine == "[1] \u{25CC}\u{301}")
    shell.press(Key.backspace)
    #expect(shell.terminal.screen.cursorLine == "[1]")
  }

  @Test func takesOutPartsOfALineAndPutsThemBack() throws {
    let shell = try RunningShell()
    shell.press(Key.paste("f {\n    let a = 1\n    let b = 2\n}"))
    shell.press(Key.up, Key.home, Key.control("k"))
    #expect(shell.lines.contains("}"))
    #expect(shell.lines.contains("    let a = 1"))
    #expect(!shell.lines.contains("    let b = 2"))
    shell.press(Key.control("y"), Key.control("w"), Key.control("u"))
    #expect(!shell.lines.contains { $0.hasSuffix("let b =") })
    shell.press(Key.control("y"))
    #expect(shell.terminal.screen.cursorLine == "    let b =")
    shell.press("\u{1B}b", "\u{1B}b", "\u{1B}d", Key.control("l"))
    #expect(shell.terminal.screen.cursorLine == "     b =")
  }

  @Test func keepsATallPasteWhateverIsTypedBesideIt() throws {
    let shell = try RunningShell(columns: 60, rows: 12)
    let lines = (1...20).map { "    total += \($0)" }.joined(separator: "\n")
    shell.press(Key.paste("func sum() -> Int {\n    var total = 0\n\(lines)\n    return total\n}"))
    shell.type("; let one = 1")
    shell.enter("")
    shell.enter("sum() + one")
    #expect(shell.shows("= 211  Int"))
    shell.press(Key.up, Key.up)
    #expect(shell.shows("24 lines"))
    shell.press(Key.backspace, Key.control("y"))
    shell.enter("")
    shell.enter("sum()")
    #expect(shell.shows("= 210  Int"))
  }

  @Test func offersTheLearnersEditorForATallEntry() throws {
    let shell = try RunningShell(columns: 60, rows: 8)
    shell.type("func f() {")
    for _ in 1...7 { shell.press(Key.enter) }
    #expect(shell.shows("taller than the window"))
  }

  @Test func pastesFiveLines() throws {
    let shell = try RunningShell()
    shell.press(Key.paste("let a = [\r\n  1,\r\n  2,\r\n  3,\r\n]\r\n"))
    #expect(shell.lines.contains("  3,"))
    shell.enter("")
    #expect(shell.lines.contains("  a = [1, 2, 3]  [Int]"))
  }

  @Test func controlCAgainLeavesTheShellAlone() throws {
    let shell = try RunningShell()
    for number in 1...4 {
      shell.type("while true {}")
      shell.terminal.send(Key.enter)
      usleep(400_000)
      for _ in 0..<8 {
        shell.terminal.send(Key.control("c"))
        usleep(15_000)
      }
      #expect(shell.shows("interrupted"))
      // What is still pressed while the shell tidies up must not reach the next entry.
      #expect(shell.terminal.wait { $0.cursorLine.wholeMatch(of: /\[[0-9]+\]/) != nil })
      shell.terminal.settle()
      shell.press(Key.control("l"))
      shell.enter("3 + \(number)")
      #expect(shell.lines.contains("  = \(3 + number)  Int"))
    }
  }

  @Test func controlCEndsAQuestion() throws {
    let shell = try RunningShell(["--course", PlainTests.folder + "/Course"], rows: 12)
    // The pager has had the terminal before.
    shell.enter(":lesson b1")
    for _ in 0..<2 {
      shell.type(":quiz")
      shell.press(Key.enter)
      #expect(shell.terminal.wait { $0.cursorLine.hasPrefix("your answer:") })
      shell.press(Key.control("c"))
      #expect(shell.terminal.wait { $0.cursorLine.wholeMatch(of: /\[[0-9]+\]/) != nil })
    }
    shell.enter("1 + 1")
    #expect(shell.lines.contains("  = 2  Int"))
  }
}
