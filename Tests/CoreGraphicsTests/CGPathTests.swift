import CoreGraphics
import Testing

@Suite struct CGPathTests {
  /// The steps as text: a letter and rounded numbers.
  private func steps(_ path: CGPath) -> [String] {
    var lines: [String] = []
    path.applyWithBlock { element in
      let type = element.pointee.type
      let count = [1, 1, 2, 3, 0][Int(type.rawValue)]
      let numbers = (0..<count).flatMap { index in
        [element.pointee.points[index].x, element.pointee.points[index].y]
      }
      let texts = numbers.map { "\(($0 * 1000).rounded() / 1000)" }
      lines.append((["MLQCZ".map(String.init)[Int(type.rawValue)]] + texts).joined(separator: " "))
    }
    return lines
  }

  /// Element lists of Apple's paths as WinObjC's tests expect them.
  @Test func drawsRectanglesAndEllipses() {
    let rect = CGMutablePath()
    rect.addRect(CGRect(x: 2, y: 4, width: 8, height: 16))
    #expect(steps(rect) == ["M 2.0 4.0", "L 10.0 4.0", "L 10.0 20.0", "L 2.0 20.0", "Z"])
    let oval = CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 200, height: 40), transform: nil)
    #expect(
      steps(oval) == [
        "M 240.0 60.0", "C 240.0 71.046 195.228 80.0 140.0 80.0",
        "C 84.772 80.0 40.0 71.046 40.0 60.0", "C 40.0 48.954 84.772 40.0 140.0 40.0",
        "C 195.228 40.0 240.0 48.954 240.0 60.0", "Z",
      ])
  }

  /// The same source; `clockwise: true` is counterclockwise on screen.
  @Test func drawsArcsInQuartersWithTheRemainderLast() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 25, y: 100), radius: 20, startAngle: 1.25 * .pi, endAngle: 0,
      clockwise: true)
    #expect(
      steps(path) == [
        "M 10.858 85.858", "C 3.047 93.668 3.047 106.332 10.858 114.142",
        "C 18.668 121.953 31.332 121.953 39.142 114.142",
        "C 42.893 110.391 45.0 105.304 45.0 100.0",
      ])
  }

  /// The same source.
  @Test func roundsCorners() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 400, y: 400))
    path.addArc(
      tangent1End: CGPoint(x: 140, y: 250), tangent2End: CGPoint(x: 110, y: 180), radius: 50)
    #expect(
      steps(path) == [
        "M 400.0 400.0", "L 154.415 258.317", "C 145.058 252.918 137.7 244.633 133.444 234.703",
      ])
    let square = CGMutablePath()
    square.move(to: CGPoint(x: 50, y: 50))
    square.addArc(
      tangent1End: CGPoint(x: 50, y: 100), tangent2End: CGPoint(x: 100, y: 100), radius: 10)
    #expect(abs(square.currentPoint.x - 60) < 1e-9 && abs(square.currentPoint.y - 100) < 1e-9)
  }

  @Test func joinsAnArcToTheCurrentPointByALine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 100, y: 0), radius: 40, startAngle: .pi, endAngle: 1.5 * .pi,
      clockwise: false)
    #expect(steps(path)[1] == "L 60.0 0.0")
    #expect(steps(path).count == 3)
  }

  /// Documented sweep: the end is shifted ahead; a whole turn draws the circle, no turn nothing.
  @Test(arguments: [
    (0.0, Double.pi / 2, false, 1), (Double.pi / 2, 0, false, 3), (0, Double.pi / 2, true, 3),
    (0, 2 * Double.pi, false, 4), (0, -2 * Double.pi, true, 4), (1, 1, false, 0),
    (0, 7 * Double.pi, false, 4),
  ])
  func sweepsInTheFlagsDirection(start: Double, end: Double, clockwise: Bool, curves: Int) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
    #expect(steps(path).count == curves + 1)
  }

  /// Bounding boxes of WinObjC's enabled tests.
  @Test func boundsControlPointsOrThePathItself() {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 50, y: 50), CGPoint(x: 25, y: 25), CGPoint(x: 100, y: 200),
    ])
    #expect(path.boundingBox == CGRect(x: 25, y: 25, width: 75, height: 175))
    let arch = CGMutablePath()
    arch.move(to: .zero)
    arch.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    #expect(arch.boundingBox.height == 100)
    #expect(arch.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func knowsWhatIsInside() {
    let ring = CGMutablePath()
    ring.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    let middle = CGPoint(x: 50, y: 50)
    #expect(ring.contains(middle, using: .winding))
    #expect(!ring.contains(middle, using: .evenOdd))
    #expect(ring.contains(CGPoint(x: 10, y: 50), using: .evenOdd))
    #expect(!ring.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func followsItsCurrentPoint() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 5, y: 6))
    path.addLine(to: CGPoint(x: 7, y: 8))
    #expect(path.currentPoint == CGPoint(x: 7, y: 8))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
  }

  @Test func equalsPathsWithTheSameSteps() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(CGPath(rect: rect, transform: nil) == CGPath(rect: rect, transform: nil))
    let original = CGMutablePath()
    original.addRect(rect)
    let copy = original.copy()
    original.closeSubpath()
    original.move(to: .zero)
    #expect(copy != original)
  }
}
