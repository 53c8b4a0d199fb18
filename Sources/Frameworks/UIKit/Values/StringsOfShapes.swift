// Shapes as text and back, as settings and debugging output write them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuartzCore

private func short(_ number: CGFloat) -> String {
  Int(exactly: number.native).map(String.init) ?? number.description
}

/// A point as text, such as `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(short(point.x)), \(short(point.y))}"
}

/// A size as text, such as `{3, 4}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(short(size.width)), \(short(size.height))}"
}

/// A rectangle as text, such as `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// A transform as text: its six numbers.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let numbers = [
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
  ]
  return "[\(numbers.map(short).joined(separator: ", "))]"
}

/// Insets as text: top, left, bottom, right.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  let numbers = [insets.top, insets.left, insets.bottom, insets.right]
  return "{\(numbers.map(short).joined(separator: ", "))}"
}

private func numbers(in text: String) -> [CGFloat] {
  text.split { !($0.isNumber || "+-.e".contains($0)) }.compactMap { Double($0) }.map { CGFloat($0) }
}

/// The point that a text such as `{1, 2}` means; the origin if it means none.
public func CGPointFromString(_ text: String) -> CGPoint {
  let parts = numbers(in: text)
  return parts.count == 2 ? CGPoint(x: parts[0], y: parts[1]) : .zero
}

/// The size that a text such as `{3, 4}` means; zero if it means none.
public func CGSizeFromString(_ text: String) -> CGSize {
  let parts = numbers(in: text)
  return parts.count == 2 ? CGSize(width: parts[0], height: parts[1]) : .zero
}

/// The rectangle that a text such as `{{1, 2}, {3, 4}}` means; zero if it means none.
public func CGRectFromString(_ text: String) -> CGRect {
  let parts = numbers(in: text)
  guard parts.count == 4 else { return .zero }
  return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
}

extension NSCoder {
  /// A point as text.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// A size as text.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// A rectangle as text.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// A transform as text.
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
  /// Insets as text.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  /// The point that a text means.
  public class func cgPoint(for text: String) -> CGPoint { CGPointFromString(text) }
  /// The size that a text means.
  public class func cgSize(for text: String) -> CGSize { CGSizeFromString(text) }
  /// The rectangle that a text means.
  public class func cgRect(for text: String) -> CGRect { CGRectFromString(text) }
}
