import CoreGraphics
import Geometry
import Timelines

/// A Swift type that a layer's property can have, and its form in a timeline.
package protocol LayerValue {
  /// The Swift value; nil if the timeline's value is of another kind.
  init?(layerValue: Value)
  var layerValue: Value { get }
  /// What a property shows whose stored value is of another kind.
  static var fallback: Self { get }
}

extension CGFloat: LayerValue {
  package init?(layerValue: Value) {
    guard case .number(let number) = layerValue else { return nil }
    self.init(number)
  }
  package var layerValue: Value { .number(native) }
  package static var fallback: CGFloat { 0 }
}

extension Double: LayerValue {
  package init?(layerValue: Value) {
    guard case .number(let number) = layerValue else { return nil }
    self = number
  }
  package var layerValue: Value { .number(self) }
  package static var fallback: Double { 0 }
}

extension Float: LayerValue {
  package init?(layerValue: Value) {
    guard case .number(let number) = layerValue else { return nil }
    self = Float(number)
  }
  /// The shortest decimal that is this `Float`: 0.3 stays 0.3, as the learner wrote it.
  package var layerValue: Value { .number(Double(description) ?? Double(self)) }
  package static var fallback: Float { 0 }
}

extension Int: LayerValue {
  package init?(layerValue: Value) {
    guard case .number(let number) = layerValue else { return nil }
    self.init(exactly: number.rounded())
  }
  package var layerValue: Value { .number(Double(self)) }
  package static var fallback: Int { 0 }
}

extension Bool: LayerValue {
  package init?(layerValue: Value) {
    guard case .flag(let flag) = layerValue else { return nil }
    self = flag
  }
  package var layerValue: Value { .flag(self) }
  package static var fallback: Bool { false }
}

extension String: LayerValue {
  package init?(layerValue: Value) {
    guard case .text(let text) = layerValue else { return nil }
    self = text
  }
  package var layerValue: Value { .text(self) }
  package static var fallback: String { "" }
}

extension CGPoint: LayerValue {
  package init?(layerValue: Value) {
    guard case .point(let point) = layerValue else { return nil }
    self.init(point)
  }
  package var layerValue: Value { .point(Point(self)) }
  package static var fallback: CGPoint { .zero }
}

extension CGSize: LayerValue {
  package init?(layerValue: Value) {
    guard case .size(let size) = layerValue else { return nil }
    self.init(size)
  }
  package var layerValue: Value { .size(Size(self)) }
  package static var fallback: CGSize { .zero }
}

extension CGRect: LayerValue {
  package init?(layerValue: Value) {
    guard case .rect(let rect) = layerValue else { return nil }
    self.init(rect)
  }
  package var layerValue: Value { .rect(Rect(self)) }
  package static var fallback: CGRect { .zero }
}

extension CGAffineTransform: LayerValue {
  package init?(layerValue: Value) {
    switch layerValue {
    case .matrix(let matrix): self.init(matrix)
    case .matrix3D(let matrix): self.init(matrix.shadow)
    default: return nil
    }
  }
  package var layerValue: Value { .matrix(Matrix(self)) }
  package static var fallback: CGAffineTransform { .identity }
}

extension CATransform3D: LayerValue {
  package init?(layerValue: Value) {
    switch layerValue {
    case .matrix(let matrix): self.init(Matrix3D(matrix))
    case .matrix3D(let matrix): self.init(matrix)
    default: return nil
    }
  }
  package var layerValue: Value {
    let matrix = Matrix3D(self)
    return matrix.plane.map { .matrix($0) } ?? .matrix3D(matrix)
  }
  package static var fallback: CATransform3D { CATransform3DIdentity }
}

extension CGColor {
  package static func made(from layerValue: Value) -> CGColor? {
    guard case .color(let color) = layerValue else { return nil }
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  package var layerValue: Value {
    let (red, green, blue, alpha) = redGreenBlueAlpha
    return .color(Color(red: red, green: green, blue: blue, alpha: alpha))
  }
}

extension CGPath {
  package static func made(from layerValue: Value) -> CGPath? {
    guard case .outline(let outline) = layerValue else { return nil }
    return CGPath(outline: outline)
  }
}
