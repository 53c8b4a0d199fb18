import CoreGraphics
import Testing

@Suite struct CGColorTests {
  @Test func keepsItsNumbers() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4 && color.alpha == 0.4)
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(color.copy(alpha: 1) == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(color != CGColor.black)
  }

  @Test func survivesACastFromAny() {
    let anything: Any = CGColor.white
    #expect(anything as? CGColor == CGColor.white)
  }
}
