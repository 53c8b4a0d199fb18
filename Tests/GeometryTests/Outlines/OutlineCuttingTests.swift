import Foundation
import Geometry
import Samples
import Testing

@Suite struct OutlineCuttingTests {
  /// Seeded paths of every kind of element, in two or three subpaths.
  private static func random(_ seed: UInt64) -> Outline {
    var random = Seeded(seed: seed)
    func point() -> Point {
      Point(x: random.number(in: -100...100), y: random.number(in: -100...100))
    }
    var outline = Outline()
    for subpath in 0..<3 {
      outline.move(to: point())
      for _ in 0..<4 {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: outline.addLine(to: point())
        case 1: outline.addQuad(to: point(), control: point())
        default: outline.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if subpath != 1 { outline.close() }
    }
    return outline
  }

  @Test(arguments: UInt64(1)...12) func partsAddUpToTheWhole(_ seed: UInt64) {
    let meter = OutlineMeter(OutlineCuttingTests.random(seed))
    var sum = 0.0
    for step in 0..<7 {
      let part = meter.trimmed(from: Double(step) / 7, to: Double(step + 1) / 7)
      #expect((part.length - meter.length / 7).magnitude < 1e-6)
      sum += part.length
    }
    #expect((sum - meter.length).magnitude < 1e-5)
  }

  @Test(arguments: UInt64(1)...12) func placesLieAsFarApartAsTheyShould(_ seed: UInt64) throws {
    let meter = OutlineMeter(OutlineCuttingTests.random(seed))
    for step in 0..<200 {
      let distance = meter.length * Double(step) / 200
      let here = try #require(meter.point(at: distance))
      let there = try #require(meter.point(at: distance + 1e-3))
      let isJump = here.distance(to: there) > 1
      #expect(isJump || here.distance(to: there) <= 1e-3 + 1e-9)
    }
  }

  @Test(arguments: UInt64(1)...12) func reversingTwiceChangesNothing(_ seed: UInt64) {
    let outline = OutlineCuttingTests.random(seed)
    let back = outline.reversed
    #expect((back.length - outline.length).magnitude < 1e-6)
    #expect(back.reversed.subpaths == outline.subpaths)
  }

  @Test(arguments: UInt64(1)...12) func boxesAndInsidesMoveAlong(_ seed: UInt64) {
    let outline = OutlineCuttingTests.random(seed)
    let turn = Matrix(rotation: 0.7).translated(x: 30, y: -8).scaled(x: 2, y: 0.5)
    let moved = outline.applying(turn)
    var random = Seeded(seed: seed + 100)
    for _ in 0..<100 {
      let point = Point(x: random.number(in: -90...90), y: random.number(in: -90...90))
      for rule in [FillRule.nonZero, .evenOdd] {
        let inside = outline.contains(point, rule: rule)
        #expect(moved.contains(point.applying(turn), rule: rule) == inside)
        if inside { #expect(outline.tightBounds?.contains(point) ?? false) }
      }
    }
  }

  @Test func trimmingClampsAndCanLeaveNothing() {
    let line = Outline(elements: [.move(.zero), .line(Point(x: 100, y: 0))])
    #expect(line.trimmed(from: -1, to: 2) == line)
    #expect(line.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(line.trimmed(from: 0.7, to: 0.2).isEmpty)
    let part = line.trimmed(from: 0.25, to: 0.75)
    #expect(part.elements == [.move(Point(x: 25, y: 0)), .line(Point(x: 75, y: 0))])
  }

  @Test func wholeSubpathsStayClosed() {
    var two = Outline(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    two.append(Outline(rect: Rect(x: 20, y: 0, width: 10, height: 10)))
    let most = two.trimmed(from: 0, to: 0.75)
    #expect(most.elements.prefix(5).last == .close)
    #expect(most.elements.last != .close)
  }

  @Test func insidesFollowTheRule() {
    var ring = Outline(rect: Rect(x: 0, y: 0, width: 100, height: 100))
    ring.append(Outline(rect: Rect(x: 25, y: 25, width: 50, height: 50)))
    let middle = Point(x: 50, y: 50)
    #expect(ring.contains(middle))
    #expect(!ring.contains(middle, rule: .evenOdd))
    #expect(ring.contains(Point(x: 10, y: 10), rule: .evenOdd))
    #expect(!ring.contains(Point(x: 150, y: 150)))
    let circle = Outline(ovalIn: Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(Point(x: 85, y: 85)))
    #expect(!circle.contains(Point(x: 86, y: 86)))
  }

  @Test func dashesRepeatAlongThePath() {
    let line = Outline(elements: [.move(.zero), .line(Point(x: 100, y: 0))])
    let dashes = line.dashed(pattern: [10, 5])
    #expect(dashes.subpaths.count == 7)
    #expect((dashes.length - 70).magnitude < 1e-9)
    let shifted = line.dashed(pattern: [10, 5], phase: 5)
    #expect(shifted.subpaths.first?.stretches.first?.end == Point(x: 5, y: 0))
    #expect((line.dashed(pattern: [10]).length - 50).magnitude < 1e-9)
    #expect(line.dashed(pattern: [0, 0]) == line)
    #expect(line.dashed(pattern: [-1, 3]) == line)
    let back = line.dashed(pattern: [10, 5], phase: -10).subpaths.map(\.start.x)
    #expect(back.prefix(3) == [0, 10, 25])
  }

  @Test func blendsOnlyPathsOfTheSameMake() {
    let small = Outline(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    let large = Outline(rect: Rect(x: 0, y: 0, width: 30, height: 50))
    #expect(
      small.interpolated(to: large, 0.5)
        == Outline(rect: Rect(x: 0, y: 0, width: 20, height: 30)))
    #expect(small.interpolated(to: Outline(ovalIn: .unit), 0.5) == nil)
  }

  @Test func oddPathsAreHarmless() {
    #expect(Outline().length == 0)
    #expect(OutlineMeter(Outline()).point(at: 0) == nil)
    #expect(Outline().tightBounds == nil)
    #expect(Outline(elements: [.close]).subpaths.isEmpty)
    #expect(Outline(elements: [.line(Point(x: 1, y: 1))]).length == 0)
    let dot = Outline(elements: [
      .move(.zero), .cubic(.zero, control1: .zero, control2: .zero),
    ])
    #expect(dot.length == 0)
    let endless = Outline(elements: [
      .move(.zero), .quad(Point(x: .infinity, y: 0), control: Point(x: .nan, y: 1)),
    ])
    #expect(endless.length == 0)
    let cusp = Outline(elements: [
      .move(.zero), .cubic(.zero, control1: Point(x: 100, y: 0), control2: Point(x: 100, y: 0)),
    ])
    #expect((cusp.length - 150).magnitude < 1e-7)
  }
}
