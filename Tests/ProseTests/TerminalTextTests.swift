import Prose
import Testing

@Suite struct TerminalTextTests {
  private func plain(_ markdown: String, width: Int = 40) -> String {
    Document(markdown: markdown).terminalText(style: TerminalStyle(width: width, isPlain: true))
  }

  @Test func underlinesHeadingsWhereThereAreNoColours() {
    #expect(
      plain("# First move\n\n## Task\n\n### Aside") == """
        First move
        ==========

        Task
        ----

        Aside
        """)
  }

  @Test func wrapsAtBlanksAndKeepsWordsWhole() {
    #expect(
      plain("one two three four five six seven", width: 20) == "one two three four\nfive six seven")
  }

  @Test func wrapsWideCharactersByTheirColumnsAndSparesClosingMarks() {
    let lines = plain("動畫就是時間的函數，每一刻都可以問，不分先後。", width: 20).split(separator: "\n")
    #expect(lines.allSatisfy { String($0).displayWidth <= 20 })
    #expect(lines.allSatisfy { !$0.hasPrefix("，") && !$0.hasPrefix("。") })
    #expect(lines.count == 3)
  }

  @Test func indentsCodeAndLeavesItsLinesAlone() {
    let code = "```swift\nlet a = 1\n\n  let longer = \"a line that is longer than the width\"\n```"
    #expect(
      plain(code, width: 20)
        == "    let a = 1\n\n      let longer = \"a line that is longer than the width\"")
  }

  @Test func numbersAndNestsLists() {
    #expect(
      plain("9. nine\n10. ten\n    - inner\n\n- [x] done\n- [ ] open") == """
         9. nine
        10. ten
            - inner

        - [x] done
        - [ ] open
        """)
  }

  @Test func alignsTablesWithWideCells() {
    #expect(
      plain("| name | 值 |\n|:--|--:|\n| 方塊 | 1 |\n| b | 200 |") == """
        name   值
        ----  ---
        方塊    1
        b     200
        """)
  }

  @Test func wrapsTheWidestColumnOfATableThatDoesNotFit() {
    let table = "| a | words |\n|--|--|\n| 1 | some words that go on and on and on |"
    let lines = plain(table, width: 24).split(separator: "\n")
    #expect(lines.allSatisfy { String($0).displayWidth <= 24 })
    #expect(lines.count > 3)
  }

  @Test func coloursCodeSpansAndEndsEveryColourOnItsLine() {
    let text = Document(markdown: "Call `animate` **now** and then again and again `completion`")
      .terminalText(style: TerminalStyle(width: 24))
    #expect(text.contains("\u{1B}[36manimate\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1mnow\u{1B}[0m"))
    for line in text.split(separator: "\n") where line.contains("\u{1B}[") {
      #expect(line.hasSuffix("\u{1B}[0m") || !line.hasSuffix("m"))
    }
  }

  @Test func showsAddressesOnlyOfTheOutsideWorld() {
    #expect(
      plain("[next](02-next.md) and [Swift](https://swift.org)", width: 60)
        == "next and Swift (https://swift.org)")
  }

  @Test(arguments: [("a", 1), ("字", 2), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("\u{1B}", 0), ("ｱ", 1)])
  func measuresColumns(_ text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: ["", "\u{0}", "|||", "```\nopen", "- \n  -", "[a](", "# ", "&#0;", "| a |\n|--"])
  func survivesAnyText(_ text: String) {
    _ = plain(text, width: 1)
  }
}
