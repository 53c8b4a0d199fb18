import Foundation
import Geometry
import Testing

/// Element lists and boxes as Core Graphics makes them, by another project's tests; floats there.
@Suite struct OutlineElementTests {
  private func numbers(_ outline: Outline) -> [Double] {
    outline.elements.flatMap { element in element.points.flatMap { [$0.x, $0.y] } }
  }

  private func letters(_ outline: Outline) -> String {
    outline.elements.map { element in
      switch element {
      case .move: "M"
      case .line: "L"
      case .quad: "Q"
      case .cubic: "C"
      case .close: "Z"
      }
    }.joined()
  }

  @Test func rectangleRunsClockwiseFromItsOrigin() {
    let outline = Outline(rect: Rect(x: 2, y: 4, width: 8, height: 16))
    #expect(letters(outline) == "MLLLZ")
    #expect(numbers(outline) == [2, 4, 10, 4, 10, 20, 2, 20])
  }

  @Test func ovalStartsAtItsRightmostPoint() {
    let outline = Outline(ovalIn: Rect(x: 40, y: 40, width: 200, height: 40))
    #expect(letters(outline) == "MCCCCZ")
    #expect(
      near(
        numbers(outline),
        [
          240, 60, 240, 71.045695, 195.228475, 80, 140, 80, 84.771525, 80, 40, 71.045695, 40, 60,
          40, 48.954305, 84.771525, 40, 140, 40, 195.228475, 40, 240, 48.954305, 240, 60,
        ], 1e-4))
  }

  /// Core Graphics' "clockwise" arc from 1.25π to 0 in its own sense, so angles fall here.
  @Test func arcIsMadeOfQuartersAndARest() {
    var outline = Outline()
    outline.addArc(
      center: Point(x: 25, y: 100), radius: 20, start: 1.25 * .pi, end: 0, clockwise: false)
    #expect(letters(outline) == "MCCC")
    #expect(
      near(
        numbers(outline),
        [
          10.857863, 85.857865, 3.047378, 93.668352, 3.047379, 106.331651, 10.857865, 114.142137,
          18.668352, 121.952622, 31.331651, 121.952621, 39.142137, 114.142135, 42.892864,
          110.391407, 45, 105.304329, 45, 100,
        ], 1e-4))
  }

  @Test func arcTouchesBothLines() {
    var outline = Outline(elements: [.move(Point(x: 400, y: 400))])
    outline.addArc(
      tangentTo: Point(x: 140, y: 250), end: Point(x: 110, y: 180), radius: 50)
    #expect(letters(outline) == "MLC")
    #expect(
      near(
        numbers(outline),
        [
          400, 400, 154.415379, 258.316565, 145.057503, 252.91779, 137.699975, 244.633276,
          133.44425, 234.70325,
        ], 1e-4))
    var corner = Outline(elements: [.move(Point(x: 50, y: 50))])
    corner.addArc(tangentTo: Point(x: 50, y: 100), end: Point(x: 100, y: 100), radius: 10)
    #expect(corner.currentPoint?.distance(to: Point(x: 60, y: 100)) ?? 1 < 1e-9)
    corner.addArc(tangentTo: Point(x: 100, y: 100), end: Point(x: 100, y: 50), radius: 10)
    #expect(corner.currentPoint?.distance(to: Point(x: 100, y: 90)) ?? 1 < 1e-9)
  }

  @Test func boxesHoldWhatIsDrawn() {
    func box(_ points: [(Double, Double)]) -> Rect? {
      var outline = Outline()
      for (x, y) in points { outline.addLine(to: Point(x: x, y: y)) }
      return outline.controlBounds
    }
    #expect(box([(50, 50), (25, 25)]) == Rect(x: 25, y: 25, width: 25, height: 25))
    #expect(box([(50, 50), (25, 25), (100, 200)]) == Rect(x: 25, y: 25, width: 75, height: 175))
    #expect(box([(50, 50), (81, 107)]) == Rect(x: 50, y: 50, width: 31, height: 57))
    var outline = Outline(elements: [.move(Point(x: 50, y: 50))])
    outline.addArc(
      center: Point(x: 100, y: 100), radius: 75, start: 0, end: -.pi / 2, clockwise: false)
    outline.close()
    let expected = Rect(x: 50, y: 25, width: 125, height: 75)
    let found = outline.controlBounds ?? .zero
    #expect(found.origin.distance(to: expected.origin) < 1e-9)
    #expect((found.size.width - expected.size.width).magnitude < 1e-9)
    #expect((found.size.height - expected.size.height).magnitude < 1e-9)
    let wave = Outline(elements: [
      .move(.zero),
      .cubic(
        Point(x: 100, y: 0), control1: Point(x: 0, y: 100), control2: Point(x: 100, y: 100)),
    ])
    #expect(wave.controlBounds == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(wave.tightBounds == Rect(x: 0, y: 0, width: 100, height: 75))
  }

  @Test func closingLeadsBackToTheStart() {
    var outline = Outline()
    #expect(outline.isEmpty)
    outline.move(to: Point(x: 1, y: 2))
    outline.addLine(to: Point(x: 5, y: 2))
    outline.close()
    #expect(outline.currentPoint == Point(x: 1, y: 2))
  }

  @Test func fullTurnsAreCirclesAndNoTurnIsNothing() {
    var circle = Outline()
    circle.addArc(center: .zero, radius: 50, start: 0, end: 7, clockwise: true)
    #expect(letters(circle) == "MCCCC")
    var nothing = Outline()
    nothing.addArc(center: .zero, radius: 50, start: 1, end: 1, clockwise: true)
    #expect(letters(nothing) == "M")
    var back = Outline()
    back.addArc(center: .zero, radius: 50, start: 0, end: -.pi / 2, clockwise: true)
    #expect(letters(back) == "MCCC")
  }

  @Test func rectangleWithRoundCornersStaysInside() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    let outline = Outline(roundedRect: rect, radii: .init(15))
    let box = outline.tightBounds ?? .zero
    #expect(box.origin.distance(to: rect.origin) < 1e-9)
    #expect((box.size.width - 100).magnitude < 1e-9)
    let expected = 2 * (70.0 + 20) + 2 * .pi * 15
    #expect((outline.length - expected).magnitude < expected * 2e-4)
    let square = Outline(roundedRect: rect, radii: .init(0))
    #expect((square.length - 300).magnitude < 1e-9)
  }
}
