import CoreGraphics
import QuartzCore
import Testing

@Suite struct NSValueTests {
  @Test func boxesShapes() {
    let point = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(point.cgPointValue == CGPoint(x: 1, y: 2))
    #expect(point == NSValue(cgPoint: CGPoint(x: 1, y: 2)))
    #expect(point.cgRectValue == .zero)
    #expect(NSValue(caTransform3D: CATransform3DIdentity).caTransform3DValue.m11 == 1)
  }

  @Test func makesNumbersFromLiteralsAndByBridging() {
    let times: [NSNumber] = [0, 0.5, 1]
    #expect(times.map(\.doubleValue) == [0, 0.5, 1])
    let length: CGFloat = 2.5
    #expect((length as NSNumber).doubleValue == 2.5)
    #expect((3 as NSNumber).intValue == 3)
    #expect(([0.25, 0.75] as [CGFloat] as [NSNumber]).count == 2)
    let anything: Any = NSNumber(value: 4.5)
    #expect(anything as? CGFloat == 4.5)
    #expect(NSNumber(value: 2).description == "2" && NSNumber(value: 2.0).description == "2")
    #expect(NSNumber(value: true).boolValue)
  }
}
