import Geometry
import Testing
import Typesetting

@Suite struct GlyphAdvancesTests {
  /// Advances of Helvetica as Adobe published them, in thousandths of an em (documented).
  @Test(arguments: [
    ("A", false, 667), ("i", false, 222), ("m", false, 833), (" ", false, 278), ("A", true, 722),
    ("é", false, 556), ("日", false, 1_000), ("\u{301}", false, 0), ("😀", false, 1_000),
  ])
  func takesThePublishedRoom(text: String, isBold: Bool, thousandths: Int) {
    let width = GlyphAdvances.width(of: text, size: 1_000, isBold: isBold)
    #expect(width == Double(thousandths))
  }

  @Test func growsWithTheSizeAndTheText() {
    let one = GlyphAdvances.width(of: "Good morning", size: 12)
    #expect(GlyphAdvances.width(of: "Good morning", size: 24) == one * 2)
    #expect(GlyphAdvances.width(of: "Good morningGood morning", size: 12) == one * 2)
    #expect(GlyphAdvances.width(of: "Good", size: 0) == 0)
  }
}

@Suite struct LineBreakingTests {
  private func lines(_ text: String, width: Double, most: Int = 0) -> [String] {
    LineBreaking.set(text, size: 10, width: width, mostLines: most).lines
  }

  @Test func breaksAtSpacesAndDropsThem() {
    #expect(lines("one two three", width: 40) == ["one two", "three"])
  }

  @Test func keepsTheWritersOwnLineEnds() {
    #expect(lines("one\n\ntwo", width: 100) == ["one", "", "two"])
  }

  @Test func breaksBetweenEastAsianCharacters() {
    #expect(lines("動畫入門課程", width: 30) == ["動畫入", "門課程"])
  }

  @Test func breaksAWordOnlyWhenItAloneIsTooLong() {
    let broken = lines("a incomprehensibilities", width: 60)
    #expect(broken.joined() == "aincomprehensibilities")
    #expect(broken.count == 3)
  }

  @Test func endsTheLastLineWithAnEllipsisWhereTextIsLeftOver() {
    let cut = lines("one two three four", width: 40, most: 1)
    #expect(cut.count == 1)
    #expect(cut[0].hasSuffix("…"))
    #expect(GlyphAdvances.width(of: cut[0], size: 10) <= 40)
  }

  @Test func measuresTheWidestLineAndAllLinesHeight() {
    let text = LineBreaking.set("one\nthree", size: 10)
    #expect(text.size.width == GlyphAdvances.width(of: "three", size: 10))
    #expect(text.size.height == 2 * 10 * LineBreaking.lineHeight)
  }

  @Test func setsAnythingInNoWidth() {
    #expect(lines("abc", width: 0).count == 3)
    #expect(lines("", width: 0) == [""])
  }
}
