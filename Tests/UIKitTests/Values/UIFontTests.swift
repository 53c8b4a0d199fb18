import Testing
import UIKit

@Suite struct UIFontTests {
  @Test func existsUnderEveryName() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-Bold", size: 20))
    #expect(font.fontName == "HelveticaNeue-Bold" && font.pointSize == 20)
    #expect(font.familyName == "HelveticaNeue")
  }

  /// Measured on Apple's system font at 17 points.
  @Test func measuresLinesAsTheSystemFontDoes() {
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287_109_375) < 1e-9)
    #expect(UIFont.labelFontSize == 17 && UIFont.systemFontSize == 14)
  }

  @Test func comparesByNameAndSize() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
  }
}
