import Prose
import Shell
import Testing

/// What libedit can't hold in one place, and what stands for it.
@Suite struct StandInsTests {
  @Test(arguments: [
    ("abc", 3), ("雪", 1), ("e\u{301}", 1), ("e\u{301}\u{323}x", 2), ("👩\u{200D}👧", 1),
    ("👍🏽", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 1), ("\u{1112}\u{1161}\u{11AB}", 1), ("\u{301}", 1),
    ("a\n\u{301}", 3), ("\u{3134A}", 1), ("\u{10FFFD}", 1),
  ])
  func givesEachPlaceOneScalarOfItsWidth(_ text: String, places: Int) {
    var standIns = StandIns()
    let cells = standIns.cells(of: Array(text.unicodeScalars))
    #expect(cells.count == places)
    #expect(cells.flatMap(standIns.text) == Array(text.unicodeScalars))
    for cell in cells {
      let drawn = standIns.drawn(cell)
      if cell != "\n" { #expect(cell.displayWidth == drawn.displayWidth) }
    }
  }

  @Test func drawsNoHalfOfAPair() {
    var standIns = StandIns()
    let cells = standIns.cells(of: Array("👩\u{200D}".unicodeScalars))
    #expect(cells.map(standIns.drawn) == ["👩"])
    #expect(cells.flatMap(standIns.text) == ["👩", "\u{200D}"])
  }

  @Test func keepsApartWhatLooksLikeAStandIn() {
    var standIns = StandIns()
    let marked = standIns.cells(of: Array("e\u{301}".unicodeScalars))
    let typed = standIns.cells(of: marked)
    #expect(typed != marked)
    #expect(typed.flatMap(standIns.text) == marked)
  }
}
