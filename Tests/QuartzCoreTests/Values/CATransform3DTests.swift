import CoreGraphics
import QuartzCore
import Testing

/// Arithmetic asserted by tests that run against Apple's QuartzCore.
@Suite struct CATransform3DTests {
  private func isClose(_ left: CATransform3D, _ right: [Double]) -> Bool {
    zip(left.entries, right).allSatisfy { abs($0 - $1) < 1e-7 }
  }

  private let scale = CATransform3DMakeScale(2, 2, 2)
  private let shift = CATransform3DMakeTranslation(10, 0, 0)

  @Test func concatenatesTheLeftMapFirst() {
    #expect(
      isClose(
        CATransform3DConcat(shift, scale), [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 20, 0, 0, 1]))
    #expect(
      isClose(
        CATransform3DConcat(scale, shift), [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 10, 0, 0, 1]))
    #expect(
      isClose(
        CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0),
        [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 20, 60, 0, 1]))
    #expect(
      isClose(
        CATransform3DScale(shift, 2, 2, 2), [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 10, 0, 0, 1]))
  }

  @Test func turnsAroundAnyAxis() {
    #expect(
      isClose(
        CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
        [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]))
    #expect(
      isClose(
        CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
        [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1]))
    #expect(
      isClose(
        CATransform3DConcat(
          CATransform3DMakeRotation(.pi / 3, 1, 0, 0), CATransform3DMakeTranslation(5, 5, 5)),
        [1, 0, 0, 0, 0, 0.5, 0.866_025_4, 0, 0, -0.866_025_4, 0.5, 0, 5, 5, 5, 1]))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(.pi, 0, 0, 0)))
  }

  @Test func convertsToAndFromThePlane() {
    let plane = CGAffineTransform(2, 3, 4, 5, 6, 7)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(isClose(space, [2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 1, 0, 6, 7, 0, 1]))
    #expect(CATransform3DGetAffineTransform(space) == plane)
  }

  @Test func knowsWhatLeavesThePlane() {
    #expect(CATransform3DIsAffine(CATransform3DIdentity))
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 5)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(perspective))
  }

  @Test func undoesItselfUnlessSingular() {
    #expect(
      isClose(CATransform3DInvert(scale), [0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 1]))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }
}
