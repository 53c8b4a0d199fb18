import Geometry
import Samples
import Testing

/// What a thick line along a path covers.
@Suite struct OutlineStrokingTests {
  private static func lines(_ points: [(Double, Double)], isClosed: Bool = false) -> Outline {
    var outline = Outline()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.0, y: point.1)
      if index == 0 { outline.move(to: point) } else { outline.addLine(to: point) }
    }
    if isClosed { outline.close() }
    return outline
  }

  @Test(arguments: [
    (LineCap.butt, 5.0, 1.9, true), (.butt, 5, 2.1, false), (.butt, -0.1, 0, false),
    (.round, -1.9, 0, true), (.round, 11.9, 0, true), (.round, -1.9, 1.9, false),
    (.square, -1.9, 1.9, true), (.square, 11.9, -1.9, true), (.square, -2.1, 0, false),
  ])
  func endsAsAsked(cap: LineCap, x: Double, y: Double, isInside: Bool) {
    let line = Self.lines([(0, 0), (10, 0)])
    let stroke = line.stroked(width: 4, cap: cap, join: .miter, miterLimit: 10)
    #expect(stroke.contains(Point(x: x, y: y)) == isInside)
  }

  @Test(arguments: [
    (LineJoin.miter, 10.0, 11.9, -1.9, true), (.miter, 1, 11.9, -1.9, false),
    (.miter, 1, 10.9, -0.9, true), (.bevel, 10, 10.9, -0.9, true),
    (.bevel, 10, 11.3, -1.3, false), (.round, 10, 11.3, -1.3, true),
    (.round, 10, 11.9, -1.9, false), (.miter, 10, 8.1, 1.9, true), (.miter, 10, 7.9, 2.1, false),
  ])
  func meetsAsAsked(join: LineJoin, limit: Double, x: Double, y: Double, isInside: Bool) {
    let corner = Self.lines([(0, 0), (10, 0), (10, 10)])
    for path in [corner, corner.reversed] {
      let stroke = path.stroked(width: 4, cap: .butt, join: join, miterLimit: limit)
      #expect(stroke.contains(Point(x: x, y: y)) == isInside)
    }
  }

  @Test func closesWithoutEnds() {
    let square = Self.lines([(0, 0), (10, 0), (10, 10), (0, 10)], isClosed: true)
    let stroke = square.stroked(width: 2, cap: .butt, join: .miter, miterLimit: 10)
    let box = stroke.tightBounds
    #expect(box == Rect(x: -1, y: -1, width: 12, height: 12))
    #expect(!stroke.contains(Point(x: 5, y: 5)) && stroke.contains(Point(x: -0.9, y: -0.9)))
  }

  @Test(arguments: [(LineCap.butt, 0.0, false), (.round, 0.9, true), (.square, 0.9, true)])
  func aPointShowsItsCaps(cap: LineCap, distance: Double, isInside: Bool) {
    let point = Self.lines([(3, 3), (3, 3)])
    let stroke = point.stroked(width: 2, cap: cap, join: .miter, miterLimit: 10)
    #expect(stroke.contains(Point(x: 3 + distance, y: 3)) == isInside)
    #expect(
      Self.lines([(0, 0), (1, 0)]).stroked(
        width: 0, cap: cap, join: .miter, miterLimit: 10
      ).isEmpty)
  }

  /// With round ends and corners the stroke is what lies within half a width of the path.
  @Test(arguments: UInt64(1)...8) func coversWhatIsNear(_ seed: UInt64) {
    var random = Seeded(seed: seed)
    func point() -> Point {
      Point(x: random.number(in: -50...50), y: random.number(in: -50...50))
    }
    var path = Outline()
    path.move(to: point())
    path.addLine(to: point())
    path.addQuad(to: point(), control: point())
    path.addCurve(to: point(), control1: point(), control2: point())
    if seed.isMultiple(of: 2) { path.close() }
    let stroke = path.stroked(width: 20, cap: .round, join: .round, miterLimit: 10)
    let places = path.subpaths.flatMap(\.stretches).flatMap { stretch in
      (0...400).map { stretch.point(at: Double($0) / 400) }
    }
    var counts = (inside: 0, outside: 0)
    for _ in 0..<300 {
      let place = point()
      let distance = places.map { $0.distance(to: place) }.min() ?? .infinity
      if abs(distance - 10) < 0.3 { continue }
      #expect(stroke.contains(place) == (distance < 10), "\(place), \(distance)")
      if distance < 10 { counts.inside += 1 } else { counts.outside += 1 }
    }
    #expect(counts.inside > 20 && counts.outside > 20)
  }
}
