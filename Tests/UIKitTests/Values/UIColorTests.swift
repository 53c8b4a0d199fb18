import Testing
import UIKit

@Suite struct UIColorTests {
  /// Documented numbers.
  @Test func hasTheDocumentedNumbers() {
    #expect(UIColor.orange.cgColor.components == [1, 0.5, 0, 1])
    #expect(UIColor.brown.cgColor.components == [0.6, 0.4, 0.2, 1])
    #expect(UIColor.clear.cgColor.components == [0, 0])
    #expect(UIColor.systemBlue.cgColor.components == [0, 122.0 / 255, 1, 1])
  }

  @Test func comparesByNumbers() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }

  @Test(arguments: [
    (0.0, 1.0, 1.0, UIColor.red), (1.0 / 3, 1, 1, .green), (2.0 / 3, 1, 1, .blue),
    (0.5, 1, 1, .cyan), (1.0 / 6, 1, 1, .yellow),
  ])
  func convertsFromHue(hue: Double, saturation: Double, brightness: Double, expected: UIColor) {
    let color = UIColor(
      hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness), alpha: 1)
    let pairs = zip(color.cgColor.components ?? [], expected.cgColor.components ?? [])
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func handsOutItsComponents() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor.white.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 1, 1, 1])
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 2 / 3) < 1e-12 && saturation == 1 && brightness == 1)
    #expect(!UIColor.red.getWhite(nil, alpha: nil))
  }

  @Test func printsAsUIKitDoes() {
    #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect("\(UIColor.white)" == "UIExtendedGrayColorSpace 1 1")
  }
}
