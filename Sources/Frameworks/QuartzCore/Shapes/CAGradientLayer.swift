import CoreGraphics
import Engine
import Timelines

/// A layer that passes from colour to colour.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`, from start to end.
  open var colors: [Any]? {
    get {
      if let kept = kept["colors"] as? [Any], shadowInstant == nil { return kept }
      guard case .list(let colors) = read("colors") else { return nil }
      return colors.compactMap { CGColor.made(from: $0) }
    }
    set {
      write("colors", newValue.flatMap { AnyValue($0).value } ?? .none)
      kept["colors"] = newValue
    }
  }

  /// Where each colour lies, as fractions of the way, not decreasing; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get {
      guard case .list(let places) = read("locations") else { return nil }
      return places.compactMap(\.number).map { NSNumber(value: $0) }
    }
    set {
      write("locations", newValue.map { .list($0.map { .number($0.doubleValue) }) } ?? .none)
    }
  }

  /// Where the way begins, as fractions of the bounds; (0.5, 0) by default.
  open var startPoint: CGPoint {
    get { self[key: "startPoint"] }
    set { self[key: "startPoint"] = newValue }
    _modify { yield &self[key: "startPoint"] }
  }

  /// Where the way ends, as fractions of the bounds; (0.5, 1) by default.
  open var endPoint: CGPoint {
    get { self[key: "endPoint"] }
    set { self[key: "endPoint"] = newValue }
    _modify { yield &self[key: "endPoint"] }
  }

  /// Whether the colours pass along a line, around a point or outward from it.
  open var type: CAGradientLayerType {
    get { CAGradientLayerType(rawValue: text("gradientType") ?? "axial") }
    set { setText("gradientType", newValue.rawValue) }
  }
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A type by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outward from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
