import Figures
import Testing

@Suite struct DigitsTests {
  @Test(arguments: [
    (0.0, 3, "0"), (-0.0, 3, "0"), (-0.0001, 3, "0"), (1.5, 3, "1.5"), (-200, 1, "-200"),
    (0.1, 9, "0.1"), (12.3456, 2, "12.35"), (0.125, 2, "0.12"), (0.375, 2, "0.38"),
    (99.9996, 3, "100"), (.nan, 3, "nan"), (-.infinity, 3, "-inf"), (7.05, 20, "7.05"),
  ])
  func printsFixedDigitsWithoutTrailingZeros(value: Double, places: Int, text: String) {
    #expect(Digits.text(value, places: places) == text)
  }

  @Test(arguments: [(1.0, 2, "1.00"), (0.5, 3, "0.500"), (-2, 0, "-2"), (0.123, 3, "0.123")])
  func padsToTheWantedDecimals(value: Double, places: Int, text: String) {
    #expect(Digits.padded(value, places: places) == text)
  }
}
