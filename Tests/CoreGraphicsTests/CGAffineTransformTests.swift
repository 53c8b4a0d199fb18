import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  private func isClose(_ left: CGAffineTransform, _ right: CGAffineTransform) -> Bool {
    let pairs = [
      (left.a, right.a), (left.b, right.b), (left.c, right.c), (left.d, right.d),
      (left.tx, right.tx), (left.ty, right.ty),
    ]
    return pairs.allSatisfy { abs($0.0 - $0.1) < 1e-9 }
  }

  private func isClose(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 1e-4 && abs(left.minY - right.minY) < 1e-4
      && abs(left.width - right.width) < 1e-4 && abs(left.height - right.height) < 1e-4
  }

  /// Apple's documentation: which operation comes first.
  @Test func appliesTheNewOperationFirst() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let right = CGAffineTransform(translationX: 10, y: 0)
    #expect(double.concatenating(right) == CGAffineTransform(2, 0, 0, 2, 10, 0))
    #expect(double.translatedBy(x: 10, y: 0) == CGAffineTransform(2, 0, 0, 2, 20, 0))
    #expect(right.scaledBy(x: 2, y: 2) == CGAffineTransform(2, 0, 0, 2, 10, 0))
    let turned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
    #expect(isClose(turned, CGAffineTransform(0, 1, -1, 0, 0, 10)))
  }

  @Test func knowsIdentityAndZero() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test func undoesItselfUnlessSingular() {
    let map = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: -3).translatedBy(x: 4, y: 5)
    #expect(isClose(map.concatenating(map.inverted()), .identity))
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
  }

  /// Documented: scale, then shear, then rotation, then translation.
  @Test(arguments: [
    CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).translatedBy(x: 7, y: 8),
    CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(2, 1, -1, 3, 4, 5),
    CGAffineTransform(scaleX: 1, y: -2).rotated(by: 1),
  ])
  func comesTogetherAgain(map: CGAffineTransform) {
    #expect(isClose(CGAffineTransform(map.decomposed()), map))
  }

  @Test func comesApartIntoPlainParts() {
    let parts = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-12 && abs(parts.scale.height - 3) < 1e-12)
    #expect(abs(parts.rotation - 0.5) < 1e-12 && abs(parts.horizontalShear) < 1e-12)
  }

  /// Another project's own assertions (swift-win32), recomputed.
  @Test func boundsTransformedRectangles() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(
      isClose(
        CGRect(x: -6, y: -7, width: 12, height: 14).applying(quarter),
        CGRect(x: -7, y: -6, width: 14, height: 12)))
    let turned = CGRect(x: 45, y: 115, width: 13, height: 14)
      .applying(CGAffineTransform(rotationAngle: 42))
    #expect(
      isClose(
        turned,
        CGRect(
          x: 82.200_829_740_97, y: -104.756_355_412_6, width: 18.031_110_765_7,
          height: 17.514_574_532_7)))
    #expect(CGRect.null.applying(quarter).isNull)
  }
}
