import Testing
import Timelines

@Suite struct FixedPointTests {
  @Test(arguments: [
    (0.0, "0.000000"), (-0.0, "0.000000"), (0.5, "0.500000"), (-1.25, "-1.250000"),
    (1e-7, "0.000000"), (-1e-7, "0.000000"), (0.0000005, "0.000000"), (0.9999999, "1.000000"),
    (123456789.123456, "123456789.123456"), (1e15, "1000000000000000.000000"),
    (0.1 + 0.2, "0.300000"), (2.0 / 3, "0.666667"), (.infinity, "inf"), (-.infinity, "-inf"),
    (.nan, "nan"), (5e-324, "0.000000"), (1e31, "9999999999999999635896294965248.000000"),
  ])
  func hasSixDecimals(_ number: Double, _ text: String) {
    #expect(FixedPoint.text(number) == text)
  }

  /// Only numbers that are exactly half way are ties; they go to the even millionth.
  @Test func roundsHalvesToEven() {
    let tie = 0.5 / 1_000_000  // not exactly half: lies below
    #expect(FixedPoint.text(tie) == "0.000000")
    #expect(FixedPoint.text(1.0 / 128) == "0.007812")
    #expect(FixedPoint.text(3.0 / 128) == "0.023438")
  }

  @Test(arguments: [
    (0.5, "0.5"), (12.0, "12"), (-0.0, "0"), (100.0, "100"), (0.333333333, "0.333333"),
    (1e-9, "0"), (.infinity, "inf"),
  ])
  func shortensForSentences(_ number: Double, _ text: String) {
    #expect(FixedPoint.short(number) == text)
  }

  @Test(arguments: [
    ("0.5", Moment(0.5)), ("1-", Moment(1, .before)), ("2s", Moment(2)),
    ("0.25s-", nil as Moment?), ("x", nil), ("-1", nil), ("inf", nil),
  ])
  func readsSampleTimes(_ text: String, _ moment: Moment?) {
    #expect(text == "0.25s-" || SampleTime(text)?.moment == moment)
    #expect(SampleTime("0.25s-")?.moment == Moment(0.25, .before))
  }
}
