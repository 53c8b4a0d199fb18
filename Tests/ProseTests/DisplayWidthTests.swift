import Prose
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("a", 1), ("雪", 2), ("e\u{301}", 1), ("👩\u{200D}👩\u{200D}👧", 2), ("👍🏽", 4), ("🇩🇪", 2),
    ("❤\u{FE0F}", 1), ("กำ", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{200B}", 0), ("é", 1),
  ])
  func countsColumnsAsTerminalsDrawThem(_ text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }
}
