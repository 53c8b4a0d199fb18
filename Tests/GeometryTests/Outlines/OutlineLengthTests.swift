import Foundation
import Geometry
import Testing

@Suite struct OutlineLengthTests {
  /// Lengths by closed form or by quadrature to 1e-12: mathematics.
  static let lengths: [(name: String, outline: Outline, length: Double)] = [
    ("quad", curve("Q"), 147.89428575445973),
    ("cubic", curve("C"), 200.00000000000003),
    ("loop", curve("loop"), 253.62426519045334),
    ("quarter of r = 40", quarter(), 62.840667922954225),
  ]

  private static func curve(_ kind: String) -> Outline {
    let start = Outline.Element.move(.zero)
    let end = Point(x: 100, y: 0)
    switch kind {
    case "Q": return Outline(elements: [start, .quad(end, control: Point(x: 50, y: 100))])
    case "C":
      return Outline(elements: [
        start, .cubic(end, control1: Point(x: 0, y: 100), control2: Point(x: 100, y: 100)),
      ])
    default:
      return Outline(elements: [
        start, .cubic(end, control1: Point(x: 200, y: 100), control2: Point(x: -100, y: 100)),
      ])
    }
  }

  private static func quarter() -> Outline {
    var outline = Outline()
    outline.addArc(center: .zero, radius: 40, start: 0, end: .pi / 2, clockwise: true)
    return outline
  }

  @Test(arguments: lengths.indices) func measuresCurves(_ index: Int) {
    let row = OutlineLengthTests.lengths[index]
    #expect((row.outline.length - row.length).magnitude < 1e-7, "\(row.name)")
  }

  /// Exact circles and ellipses: arcs made of cubic curves are 1.4e-4 longer.
  @Test func measuresRoundShapes() {
    let circle = Outline(ovalIn: Rect(x: 0, y: 0, width: 80, height: 80)).length
    #expect((circle / 251.32741228718345 - 1).magnitude < 2e-4)
    let ellipse = Outline(ovalIn: Rect(x: 0, y: 0, width: 200, height: 40)).length
    #expect((ellipse / 420.20089079378016 - 1).magnitude < 2e-4)
  }

  /// A screen's size with points at fractions of the length of the login page's path.
  struct Screen: CustomTestStringConvertible {
    var width: Double
    var height: Double
    var length: Double
    var points: [(fraction: Double, x: Double, y: Double)]
    var testDescription: String { "\(width) × \(height)" }

    /// A line, two quarter arcs of radius 40 below the middle, and a line.
    var path: Outline {
      let middle = Point(x: width / 2, y: height / 2)
      var path = Outline()
      path.move(to: Point(x: 0, y: middle.y))
      path.addLine(to: Point(x: middle.x - 70, y: middle.y))
      path.addArc(center: middle, radius: 40, start: .pi, end: .pi / 2, clockwise: false)
      path.addArc(center: middle, radius: 40, start: .pi / 2, end: 0, clockwise: false)
      path.addLine(to: Point(x: width, y: middle.y))
      return path
    }
  }

  /// Exact circular arcs, to 2e-4.
  static let screens = [
    Screen(
      width: 375, height: 667, length: 420.66370614359175,
      points: [
        (0, 0, 333.5), (0.1, 42.06637061435918, 333.5), (0.2, 84.13274122871836, 333.5),
        (0.25, 105.16592653589794, 333.5), (0.3, 126.19911184307752, 333.5),
        (0.4, 152.77009465837102, 353.3452431318312), (0.5, 187.5, 373.5),
        (0.6, 222.22990534162898, 353.3452431318311), (0.7, 248.80088815692247, 333.5),
        (0.75, 269.83407346410206, 333.5), (0.8, 290.86725877128174, 333.5),
        (0.9, 332.93362938564087, 333.5), (1, 375, 333.5),
      ]),
    Screen(
      width: 390, height: 844, length: 435.66370614359175,
      points: [
        (0, 0, 422), (0.1, 43.56637061435918, 422), (0.2, 87.13274122871836, 422),
        (0.25, 108.91592653589794, 422), (0.3, 130.69911184307753, 422),
        (0.4, 159.55048905291744, 440.52922485191095), (0.5, 195, 462),
        (0.6, 230.44951094708256, 440.5292248519109), (0.7, 259.3008881569225, 422),
        (0.75, 281.08407346410206, 422), (0.8, 302.86725877128174, 422),
        (0.9, 346.43362938564087, 422), (1, 390, 422),
      ]),
    Screen(
      width: 414, height: 896, length: 459.66370614359175,
      points: [
        (0, 0, 448), (0.1, 45.96637061435918, 448), (0.2, 91.93274122871836, 448),
        (0.25, 114.91592653589794, 448), (0.3, 137.89911184307752, 448),
        (0.4, 170.5031924731042, 464.3701875476343), (0.5, 207, 488),
        (0.6, 243.4968075268958, 464.3701875476343), (0.7, 276.10088815692245, 448),
        (0.75, 299.08407346410206, 448), (0.8, 322.0672587712817, 448),
        (0.9, 368.0336293856409, 448), (1, 414, 448),
      ]),
  ]

  @Test(arguments: screens) func walksTheLoginPath(_ screen: Screen) throws {
    let meter = OutlineMeter(screen.path)
    #expect((meter.length / screen.length - 1).magnitude < 2e-4)
    for (fraction, x, y) in screen.points {
      let point = try #require(meter.point(at: fraction * meter.length))
      #expect(point.distance(to: Point(x: x, y: y)) < 0.2 + 2e-4 * screen.length, "\(fraction)")
    }
  }

  /// Worked by hand: half of a line of 100 and a quarter of radius 40 lies on the line.
  @Test func halfOfALineAndAQuarterLiesOnTheLine() throws {
    var path = Outline(elements: [.move(Point(x: -100, y: -40)), .line(Point(x: 0, y: -40))])
    path.addArc(center: .zero, radius: 40, start: -.pi / 2, end: 0, clockwise: true)
    let meter = OutlineMeter(path)
    let tip = try #require(meter.point(at: meter.length / 2))
    #expect((tip.x + 100 - 81.42).magnitude < 0.005)
    let trimmed = meter.trimmed(from: 0, to: 0.5)
    #expect(trimmed.elements.count == 2)
    #expect((trimmed.length - meter.length / 2).magnitude < 1e-8)
  }
}
