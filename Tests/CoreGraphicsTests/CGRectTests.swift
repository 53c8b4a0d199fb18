import CoreGraphics
import Testing

@Suite struct CGRectTests {
  let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  /// Apple's documentation of the members.
  @Test func answersForTheStandardizedRectangle() {
    let flipped = CGRect(x: 40, y: 60, width: -30, height: -40)
    #expect(flipped == rect)
    #expect(flipped.hashValue == rect.hashValue)
    #expect(flipped.width == 30 && flipped.size.width == -30)
    #expect(flipped.minX == 10 && flipped.maxY == 60 && flipped.midX == 25)
    #expect(flipped.standardized.origin == CGPoint(x: 10, y: 20))
  }

  @Test func containsItsTopLeftEdgesOnly() {
    #expect(rect.contains(CGPoint(x: 10, y: 20)))
    #expect(!rect.contains(CGPoint(x: 40, y: 30)))
    #expect(!rect.contains(CGPoint(x: 20, y: 60)))
    #expect(rect.contains(rect) && !rect.contains(rect.offsetBy(dx: 1, dy: 0)))
    #expect(!CGRect.zero.contains(CGPoint.zero))
  }

  @Test func insetsAndOffsets() {
    #expect(rect.insetBy(dx: 5, dy: -5) == CGRect(x: 15, y: 15, width: 20, height: 50))
    #expect(rect.insetBy(dx: 16, dy: 0).isNull)
    #expect(rect.offsetBy(dx: 0, dy: -250).origin == CGPoint(x: 10, y: -230))
  }

  @Test func combines() {
    let other = CGRect(x: 30, y: 0, width: 30, height: 30)
    #expect(rect.union(other) == CGRect(x: 10, y: 0, width: 50, height: 60))
    #expect(rect.intersection(other) == CGRect(x: 30, y: 20, width: 10, height: 10))
    #expect(rect.intersection(other.offsetBy(dx: 100, dy: 0)).isNull)
    #expect(!rect.intersects(other.offsetBy(dx: 100, dy: 0)))
    #expect(rect.union(.null) == rect && rect.intersection(.null).isNull)
    #expect(rect.intersection(.infinite) == rect)
  }

  @Test func divides() {
    let left = rect.divided(atDistance: 10, from: .minXEdge)
    #expect(left.slice == CGRect(x: 10, y: 20, width: 10, height: 40))
    #expect(left.remainder == CGRect(x: 20, y: 20, width: 20, height: 40))
    let bottom = rect.divided(atDistance: 100, from: .maxYEdge)
    #expect(bottom.slice == rect && bottom.remainder.isEmpty)
  }

  @Test func roundsOutward() {
    let odd = CGRect(x: 0.5, y: -0.5, width: 1, height: 1)
    #expect(odd.integral == CGRect(x: 0, y: -1, width: 2, height: 2))
    #expect(CGRect.null.integral.isNull)
  }

  @Test func printsAsAppleDoes() {
    #expect("\(rect)" == "(10.0, 20.0, 30.0, 40.0)")
    #expect("\(rect.origin)" == "(10.0, 20.0)")
    #expect("\(rect.size)" == "(30.0, 40.0)")
    #expect("\(CGVector(dx: 1, dy: 2))" == "CGVector(dx: 1.0, dy: 2.0)")
    #expect(
      "\(CGAffineTransform.identity)"
        == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
  }
}
