import Shell
import Testing

@Suite struct EditedTextTests {
  private static let text = "ab {\n    雪花 += 1\n}"

  @Test func movesBetweenLinesByColumns() {
    // Behind the first wide character: column 6.
    let edited = EditedText(Self.text, cursor: 10)
    #expect(edited.positionAbove == 4)
    #expect(edited.positionBelow == 18)
    #expect(EditedText(Self.text, cursor: 2).positionAbove == nil)
    #expect(EditedText(Self.text).positionBelow == nil)
  }

  @Test func treatsALetterAndItsAccentsAsOne() {
    let edited = EditedText("e\u{301}x", cursor: 2)
    #expect(edited.positionLeft == 0)
    #expect(edited.backspaceLength == 2)
    #expect(EditedText("e\u{301}x", cursor: 0).positionRight == 2)
    #expect(EditedText("👩‍👩‍👧").positionLeft == 0)
  }

  @Test(arguments: [
    ("a雪", 2, 0), ("12345", 5, 0), ("123456", 6, 1), ("123456", 5, 0), ("12345雪x", 6, 1),
    ("f\n雪", 3, 1), ("1234\n56", 4, 0), ("12345678901234567", 16, 2),
  ])
  func countsTheRowsAboveTheCursor(_ text: String, cursor: Int, rows: Int) {
    let edited = EditedText(text, cursor: cursor)
    #expect(edited.rowsAbove(columns: 10, promptWidth: 4) == rows)
  }

  @Test func findsWhatIsKilled() {
    let edited = EditedText("let höhe = box.y\n    b", cursor: 11)
    #expect(edited.killEnd == 16)
    #expect(EditedText("a\nb", cursor: 1).killEnd == 2)
    #expect(EditedText("a", cursor: 1).killEnd == 1)
    #expect(edited.blankBefore == 9)
    #expect(EditedText("a\nb", cursor: 2).blankBefore == 1)
    #expect(edited.nameStart == 4)
    #expect(edited.nameEnd == 14)
    #expect(EditedText("a", cursor: 0).nameStart == 0)
  }

  @Test(arguments: [
    ("        ", 4), ("      ", 2), ("    a", 1), ("", 0), ("a\n    ", 4), ("a\n", 1),
  ])
  func backspaceTakesBackAWholeIndent(_ text: String, count: Int) {
    #expect(EditedText(text).backspaceLength == count)
  }

  @Test(arguments: [
    ("f {", "    "), ("    g(", "        "), ("f { finished in", "    "), ("a = 1", ""),
    ("    case .a:", "        "), ("    b", "    "), ("f { // why", "    "),
    ("print(\"{\")", ""), ("f {\n    a\n", "    "),
  ])
  func indentsTheNextLine(_ text: String, blanks: String) {
    #expect(Indentation.ofLine(after: text) == blanks)
  }

  @Test(arguments: [("    ", 4), ("  ", 2), ("", 0), ("  a ", 0)])
  func closingBracketsGoBackOneStep(_ line: String, count: Int) {
    #expect(Indentation.outdent(before: "}", lineBeforeCursor: line) == count)
  }

  @Test func countsRowsWithWideCharactersAtTheEdge() {
    #expect(EditedText("1234567890").rows(columns: 10, promptWidth: 0) == 1)
    #expect(EditedText("12345678901").rows(columns: 10, promptWidth: 0) == 2)
    #expect(EditedText("123456789雪").rows(columns: 10, promptWidth: 0) == 2)
    #expect(EditedText("123456\n1").rows(columns: 10, promptWidth: 4) == 2)
    #expect(EditedText("1234567\n1").rows(columns: 10, promptWidth: 4) == 3)
  }

  @Test(arguments: [
    ("let a = 1", 9, ReturnKey.submits), ("f {", 3, .inserts("\n    ")), (":help", 5, .submits),
    ("f {\n    a\n}", 11, .submits), ("f {\n    a\n}", 9, .inserts("\n    ")),
    ("let = ", 6, .submits), ("  :undo", 3, .submits),
  ])
  func returnSubmitsWhatIsComplete(_ text: String, cursor: Int, expected: ReturnKey) {
    #expect(ReturnKey(EditedText(text, cursor: cursor)) == expected)
  }
}

@Suite struct HistoryWalkTests {
  private let entries = ["let a = 1", "view", "let b = 2", "view"]

  @Test func goesBackToTheDraft() {
    var walk = HistoryWalk(entries: entries, draft: "")
    let steps = [walk.older(), walk.older(), walk.newer(), walk.newer(), walk.newer()]
    #expect(steps == ["view", "let b = 2", "view", "", nil])
  }

  @Test func visitsOnlyEntriesThatBeginWithWhatWasTyped() {
    var walk = HistoryWalk(entries: entries, draft: "let")
    let steps = [walk.older(), walk.older(), walk.older(), walk.newer(), walk.newer()]
    #expect(steps == ["let b = 2", "let a = 1", nil, "let b = 2", "let"])
  }

  @Test func searchesByWordsAnywhere() {
    var search = HistorySearch(entries: ["UIView.animate { box }", "box.alpha", "let b = 2"])
    for character in "BOX ani" { search.type(character) }
    #expect(search.matches == ["UIView.animate { box }"])
    for _ in 0..<7 { search.erase() }
    #expect(search.matches.first == "let b = 2")
    search.older()
    #expect(search.chosen == "box.alpha")
  }
}
