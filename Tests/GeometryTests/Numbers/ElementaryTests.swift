import Foundation
import Geometry
import Samples
import Testing

/// The elementary functions beside the C library's, which is right to half a unit in the last place or so.
@Suite struct ElementaryTests {
  private static let angles: [Double] = {
    var random = Seeded(seed: 7)
    var angles = [
      0, 0.5, 1, .pi / 4, .pi / 2, .pi, 2 * .pi, 1e-9, 1e-300, 710, 1e5, 1e6, 1e12, 1e22,
    ]
    for _ in 0..<20_000 { angles.append(random.number(in: -20...20)) }
    for _ in 0..<2_000 { angles.append(random.number(in: -1e7...1e7)) }
    return angles + angles.map { -$0 }
  }()

  @Test func sineAndCosineAreRightToTwoUnits() {
    for angle in ElementaryTests.angles {
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      #expect(units(sine, Foundation.sin(angle)) <= 1, "sin \(angle)")
      #expect(units(cosine, Foundation.cos(angle)) <= 1, "cos \(angle)")
      #expect(units(Elementary.tan(angle), Foundation.tan(angle)) <= 3, "tan \(angle)")
    }
  }

  @Test func exponentialsAndLogarithmsAreRightToOneUnit() {
    var random = Seeded(seed: 8)
    for _ in 0..<20_000 {
      let x = random.number(in: -745...709)
      #expect(units(Elementary.exp(x), Foundation.exp(x)) <= 1, "exp \(x)")
      let small = random.number(in: -2...2)
      #expect(units(Elementary.exp(small), Foundation.exp(small)) <= 1, "exp \(small)")
      let y = Foundation.exp(random.number(in: -700...700))
      #expect(units(Elementary.log(y), Foundation.log(y)) <= 1, "log \(y)")
      let near = 1 + random.number(in: -0.3...0.3)
      #expect(units(Elementary.log(near), Foundation.log(near)) <= 1, "log \(near)")
    }
    for x in [4.9e-324, 1e-310, 2.2e-308, .greatestFiniteMagnitude] {
      #expect(units(Elementary.log(x), Foundation.log(x)) <= 1)
    }
  }

  @Test func powersAreRightToTwoUnits() {
    var random = Seeded(seed: 9)
    for _ in 0..<20_000 {
      let base = Foundation.exp(random.number(in: -20...20))
      let exponent = random.number(in: -30...30)
      #expect(units(Elementary.pow(base, exponent), Foundation.pow(base, exponent)) <= 2)
    }
    let odd: [Double] = [
      0, -0.0, 1, -1, 2, -2, 0.5, -0.5, 3, -3, .infinity, -.infinity, .nan, 1e300,
    ]
    for base in odd {
      for exponent in odd {
        let (ours, theirs) = (Elementary.pow(base, exponent), Foundation.pow(base, exponent))
        #expect(units(ours, theirs) <= 1 || (ours.isNaN && theirs.isNaN), "pow \(base) \(exponent)")
        #expect(ours.isNaN || ours.sign == theirs.sign, "sign of pow \(base) \(exponent)")
      }
    }
  }

  @Test func arcsAreRightToTwoUnits() {
    var random = Seeded(seed: 10)
    for _ in 0..<20_000 {
      let (y, x) = (random.number(in: -3...3), random.number(in: -3...3))
      #expect(units(Elementary.atan2(y, x), Foundation.atan2(y, x)) <= 2, "atan2 \(y) \(x)")
      let share = random.number(in: -1...1)
      #expect(units(Elementary.asin(share), Foundation.asin(share)) <= 3, "asin \(share)")
      #expect(units(Elementary.acos(share), Foundation.acos(share)) <= 3, "acos \(share)")
    }
    let odd: [Double] = [0, -0.0, 1, -1, .infinity, -.infinity, .nan, 1e-320, -1e300]
    for y in odd {
      for x in odd {
        let (ours, theirs) = (Elementary.atan2(y, x), Foundation.atan2(y, x))
        #expect(ours.isNaN == theirs.isNaN)
        #expect(ours.isNaN || units(ours, theirs) <= 1, "atan2 \(y) \(x)")
        #expect(ours.isNaN || ours.sign == theirs.sign)
      }
    }
  }

  @Test func nothingComesOfNothing() {
    #expect(Elementary.sin(.infinity).isNaN)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.exp(1000) == .infinity)
    #expect(Elementary.exp(-1000) == 0)
    #expect(Elementary.asin(1.5).isNaN)
  }
}

/// How many representable numbers apart two values are.
private func units(_ a: Double, _ b: Double) -> Double {
  if a == b { return 0 }
  guard a.isFinite, b.isFinite else { return .infinity }
  return (a - b).magnitude / max(a.ulp, b.ulp)
}
