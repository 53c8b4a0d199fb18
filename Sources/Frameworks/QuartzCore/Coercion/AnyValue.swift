import CoreGraphics
import Geometry
import Timelines

/// A type of another framework that learners hand to animations although Core Animation wants
/// something else, such as a `UIColor` instead of a `CGColor`.
package protocol MistakenAnimationValue {
  /// What it evidently means.
  var intendedValue: Value { get }
  /// What to write instead, such as `a CGColor (.cgColor)`.
  static var remedy: String { get }
}

/// A value that a program handed over as `Any`.
struct AnyValue {
  let any: Any

  init(_ any: Any) {
    self.any = Self.unwrapped(any)
  }

  /// The type's name, for messages.
  var typeName: String { "\(type(of: any))" }

  /// The value in a timeline's terms; nil for a type that no property has.
  var value: Value? {
    switch any {
    case let value as Value: value
    // Before the plain types: a boxed number can be cast to every one of them.
    case let box as NSValue: box.layerValue
    case let flag as Bool: .flag(flag)
    case let number as any BinaryInteger: .number(Double(number))
    case let number as Float: number.layerValue
    case let number as any BinaryFloatingPoint: .number(Double(number))
    case let value as any LayerValue: value.layerValue
    case let vector as CGVector: .size(Size(width: vector.dx.native, height: vector.dy.native))
    case let color as CGColor: color.layerValue
    case let path as CGPath: .outline(path.outline)
    case let image as CGImage: .text(image.name)
    case let mistaken as any MistakenAnimationValue: mistaken.intendedValue
    case let list as [Any]: .list(list.map { AnyValue($0).value ?? .none })
    default: numberByDescription
    }
  }

  /// The value as the kind that a property has, as Objective-C's boxes would convert it.
  func value(as kind: ValueKind) -> Value? {
    guard let value else { return nil }
    if value.kind == kind { return value }
    switch (value, kind) {
    case (.flag(let flag), .number): return .number(flag ? 1 : 0)
    case (.number(let number), .flag): return .flag(number != 0)
    case (.size(let size), .point): return .point(Point(x: size.width, y: size.height))
    case (.point(let point), .size): return .size(Size(width: point.x, height: point.y))
    default: return nil
    }
  }

  /// Foundation's own `NSNumber` is a stranger here, but it prints as its number.
  private var numberByDescription: Value? {
    Double("\(any)").map { .number($0) }
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let inside = mirror.children.first?.value else {
      return value
    }
    return unwrapped(inside)
  }
}

extension NSValue {
  fileprivate var layerValue: Value? {
    switch content {
    case .point(let point): point.layerValue
    case .size(let size): size.layerValue
    case .rect(let rect): rect.layerValue
    case .vector(let vector): AnyValue(vector).value
    case .affineTransform(let transform): transform.layerValue
    case .transform3D(let transform): transform.layerValue
    case .insets: nil
    case .number(let number): .number(number)
    case .integer(let number): .number(Double(number))
    case .flag(let flag): .flag(flag)
    }
  }
}

extension Value {
  /// The value as the program's own frameworks would box it; nil for no value.
  package var anyValue: Any? {
    switch self {
    case .number(let number): NSNumber(value: number)
    case .point(let point): CGPoint(point)
    case .size(let size): CGSize(size)
    case .rect(let rect): CGRect(rect)
    case .matrix, .matrix3D: CATransform3D(layerValue: self)
    case .color: CGColor.made(from: self)
    case .outline(let outline): CGPath(outline: outline)
    case .flag(let flag): flag
    case .text(let text): text
    case .list(let values): values.compactMap(\.anyValue)
    case .none: nil
    }
  }
}
