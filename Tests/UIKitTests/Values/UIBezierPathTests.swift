import Testing
import UIKit

@Suite struct UIBezierPathTests {
  @Test func startsWithTheDocumentedSettings() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.lineWidth == 1 && path.miterLimit == 10 && path.flatness == 0.6)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
  }

  /// Facts of WinObjC's tests of Apple's class.
  @Test func followsItsCurrentPoint() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 40))
    #expect(!path.isEmpty && path.currentPoint == CGPoint(x: 30, y: 40))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(square.contains(CGPoint(x: 50, y: 50)) && !square.contains(CGPoint(x: 150, y: 150)))
  }

  /// Documented: growing angles are clockwise on screen, the opposite of `CGPath`'s flag.
  @Test func turnsClockwiseOnScreen() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(arc.currentPoint.x) < 1e-9 && abs(arc.currentPoint.y - 10) < 1e-9)
    #expect(arc.bounds.maxX <= 10.000_001 && arc.bounds.minY >= -0.000_001)
  }

  @Test func keepsLargeRadiiInsideTheRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let pill = UIBezierPath(roundedRect: rect, cornerRadius: 50)
    #expect(pill.bounds.insetBy(dx: 1e-9, dy: 1e-9).width > 39.999_999)
    #expect(rect.insetBy(dx: -1e-9, dy: -1e-9).contains(pill.bounds))
    #expect(!pill.contains(CGPoint(x: 1, y: 1)))
    let flag = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 8, height: 8))
    #expect(!flag.contains(CGPoint(x: 1, y: 1)) && flag.contains(CGPoint(x: 39, y: 1)))
  }

  @Test func runsBackward() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    let back = path.reversing()
    #expect(back.currentPoint == .zero)
    #expect(back.reversing().cgPath == path.cgPath)
  }

  @Test func copiesWithoutSharing() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let before = path.cgPath
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(before.boundingBox.minX == 0 && path.bounds.minX == 5)
  }
}
