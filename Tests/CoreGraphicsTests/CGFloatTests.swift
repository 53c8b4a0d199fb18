import CoreGraphics
import Testing

@Suite struct CGFloatTests {
  /// Compiles only if the compiler converts between `Double` and our `CGFloat` by itself.
  @Test func convertsToAndFromDoubleByItself() {
    let number = 2.5
    let length: CGFloat = number
    let twice: Double = length * 2
    let mixed = CGPoint(x: number, y: length)
    let whole = CGRect(x: 0, y: number, width: length, height: 3)
    #expect(twice == 5)
    #expect(mixed == CGPoint(x: 2.5, y: 2.5))
    #expect(whole.maxY == 5.5)
  }

  @Test func worksInGenericCode() {
    #expect([CGFloat(1), 2, 3.5].reduce(0, +) == 6.5)
    #expect(Array(stride(from: CGFloat(0), to: 1, by: 0.25)).count == 4)
    #expect(CGFloat(7).truncatingRemainder(dividingBy: 4) == 3)
    #expect(max(CGFloat.pi, 3) == CGFloat.pi)
    #expect((0...10).contains(CGFloat(3)))
    #expect(CGFloat("2.5") == 2.5)
    #expect(Int(CGFloat(3.9)) == 3)
    #expect(CGFloat.random(in: 4...4) == 4)
  }

  @Test func printsLikeADouble() {
    #expect("\(CGFloat(10))" == "10.0")
    #expect("\(CGFloat(0.1))" == "0.1")
  }

  /// Mathematics: exact values.
  @Test func hasTheFunctionsThatUIKitBringsAlong() {
    let half: CGFloat = 0.5
    #expect(abs(sin(CGFloat.pi / 6) - half) < 1e-15)
    #expect(abs(cos(Double.pi / 3) - 0.5) < 1e-15)
    #expect(sqrt(CGFloat(9)) == 3)
    #expect(pow(CGFloat(2), 10) == 1024)
    #expect(hypot(3.0, 4.0) == 5)
    #expect(floor(-1.5) == -2 && ceil(-1.5) == -1 && round(2.5) == 3)
    #expect(abs(atan2(CGFloat(1), -1) - 3 * .pi / 4) < 1e-15)
    #expect(abs(log10(1000.0) - 3) < 1e-14 && abs(cbrt(-27.0) + 3) < 1e-14)
    #expect(fmod(7.5, 2) == 1.5)
  }
}
