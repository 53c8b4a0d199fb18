// Spellings of older Swift; each names its modern one in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

extension UIColor {
  /// The old name of `black`.
  @available(*, deprecated, message: "now spelled UIColor.black")
  public class func blackColor() -> UIColor { .black }

  /// The old name of `darkGray`.
  @available(*, deprecated, message: "now spelled UIColor.darkGray")
  public class func darkGrayColor() -> UIColor { .darkGray }

  /// The old name of `lightGray`.
  @available(*, deprecated, message: "now spelled UIColor.lightGray")
  public class func lightGrayColor() -> UIColor { .lightGray }

  /// The old name of `white`.
  @available(*, deprecated, message: "now spelled UIColor.white")
  public class func whiteColor() -> UIColor { .white }

  /// The old name of `gray`.
  @available(*, deprecated, message: "now spelled UIColor.gray")
  public class func grayColor() -> UIColor { .gray }

  /// The old name of `red`.
  @available(*, deprecated, message: "now spelled UIColor.red")
  public class func redColor() -> UIColor { .red }

  /// The old name of `green`.
  @available(*, deprecated, message: "now spelled UIColor.green")
  public class func greenColor() -> UIColor { .green }

  /// The old name of `blue`.
  @available(*, deprecated, message: "now spelled UIColor.blue")
  public class func blueColor() -> UIColor { .blue }

  /// The old name of `cyan`.
  @available(*, deprecated, message: "now spelled UIColor.cyan")
  public class func cyanColor() -> UIColor { .cyan }

  /// The old name of `yellow`.
  @available(*, deprecated, message: "now spelled UIColor.yellow")
  public class func yellowColor() -> UIColor { .yellow }

  /// The old name of `magenta`.
  @available(*, deprecated, message: "now spelled UIColor.magenta")
  public class func magentaColor() -> UIColor { .magenta }

  /// The old name of `orange`.
  @available(*, deprecated, message: "now spelled UIColor.orange")
  public class func orangeColor() -> UIColor { .orange }

  /// The old name of `purple`.
  @available(*, deprecated, message: "now spelled UIColor.purple")
  public class func purpleColor() -> UIColor { .purple }

  /// The old name of `brown`.
  @available(*, deprecated, message: "now spelled UIColor.brown")
  public class func brownColor() -> UIColor { .brown }

  /// The old name of `clear`.
  @available(*, deprecated, message: "now spelled UIColor.clear")
  public class func clearColor() -> UIColor { .clear }

  /// The old name of `cgColor`.
  @available(*, deprecated, message: "now spelled cgColor")
  public var CGColor: CoreGraphics.CGColor { cgColor }

  /// The old name of `withAlphaComponent(_:)`.
  @available(*, deprecated, message: "now spelled withAlphaComponent(_:)")
  public func colorWithAlphaComponent(_ alpha: CGFloat) -> UIColor { withAlphaComponent(alpha) }
}

extension UIImage {
  /// The old name of `cgImage`.
  @available(*, deprecated, message: "now spelled cgImage")
  public var CGImage: CoreGraphics.CGImage? { cgImage }
}

extension UIFont {
  /// The old name of `systemFont(ofSize:)`.
  @available(*, deprecated, message: "now spelled UIFont.systemFont(ofSize:)")
  public class func systemFontOfSize(_ size: CGFloat) -> UIFont { systemFont(ofSize: size) }

  /// The old name of `boldSystemFont(ofSize:)`.
  @available(*, deprecated, message: "now spelled UIFont.boldSystemFont(ofSize:)")
  public class func boldSystemFontOfSize(_ size: CGFloat) -> UIFont { boldSystemFont(ofSize: size) }
}

extension UIBezierPath {
  /// The old name of `cgPath`.
  @available(*, deprecated, message: "now spelled cgPath")
  public var CGPath: CoreGraphics.CGPath { cgPath }

  /// The old name of `init(ovalIn:)`.
  @available(*, deprecated, message: "now spelled UIBezierPath(ovalIn:)")
  public convenience init(ovalInRect rect: CGRect) { self.init(ovalIn: rect) }

  /// The old name of `move(to:)`.
  @available(*, deprecated, message: "now spelled move(to:)")
  public func moveToPoint(_ point: CGPoint) { move(to: point) }

  /// The old name of `addLine(to:)`.
  @available(*, deprecated, message: "now spelled addLine(to:)")
  public func addLineToPoint(_ point: CGPoint) { addLine(to: point) }

  /// The old name of `addCurve(to:controlPoint1:controlPoint2:)`.
  @available(*, deprecated, message: "now spelled addCurve(to:controlPoint1:controlPoint2:)")
  public func addCurveToPoint(
    _ endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }

  /// The old name of `addQuadCurve(to:controlPoint:)`.
  @available(*, deprecated, message: "now spelled addQuadCurve(to:controlPoint:)")
  public func addQuadCurveToPoint(_ endPoint: CGPoint, controlPoint: CGPoint) {
    addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }

  /// The old name of `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  @available(
    *, deprecated, message: "now spelled addArc(withCenter:radius:startAngle:endAngle:clockwise:)"
  )
  public func addArcWithCenter(
    _ center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The old name of `close()`.
  @available(*, deprecated, message: "now spelled close()")
  public func closePath() { close() }

  /// The old name of `apply(_:)`.
  @available(*, deprecated, message: "now spelled apply(_:)")
  public func applyTransform(_ transform: CGAffineTransform) { apply(transform) }

  /// The old name of `append(_:)`.
  @available(*, deprecated, message: "now spelled append(_:)")
  public func appendPath(_ path: UIBezierPath) { append(path) }
}

extension NSValue {
  /// The old name of `init(cgPoint:)`.
  @available(*, deprecated, message: "now spelled NSValue(cgPoint:)")
  public convenience init(CGPoint point: CoreGraphics.CGPoint) { self.init(cgPoint: point) }

  /// The old name of `init(cgRect:)`.
  @available(*, deprecated, message: "now spelled NSValue(cgRect:)")
  public convenience init(CGRect rect: CoreGraphics.CGRect) { self.init(cgRect: rect) }

  /// The old name of `init(cgSize:)`.
  @available(*, deprecated, message: "now spelled NSValue(cgSize:)")
  public convenience init(CGSize size: CoreGraphics.CGSize) { self.init(cgSize: size) }

  /// The old name of `init(caTransform3D:)`.
  @available(*, deprecated, message: "now spelled NSValue(caTransform3D:)")
  public convenience init(CATransform3D transform: QuartzCore.CATransform3D) {
    self.init(caTransform3D: transform)
  }
}
