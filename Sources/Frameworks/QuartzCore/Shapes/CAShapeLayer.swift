import CoreGraphics
import Engine
import Timelines

/// A layer that draws a path: filled, stroked, or a part of the stroke.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 80)).cgPath
/// ring.fillColor = nil  // opaque black by default
/// ring.strokeColor = UIColor.red.cgColor
/// ring.strokeEnd = 0.5  // half of the way round
/// ```
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates; changing it does not animate by itself.
  open var path: CGPath? {
    get { path("path") }
    set { setPath("path", newValue) }
  }

  /// The colour inside the path: opaque black by default, nil for none.
  open var fillColor: CGColor? {
    get { color("fillColor") }
    set { setColor("fillColor", newValue) }
  }

  /// The colour of the line: none by default.
  open var strokeColor: CGColor? {
    get { color("strokeColor") }
    set { setColor("strokeColor", newValue) }
  }

  /// Where the drawn part of the line begins, as a fraction of the path's length; 0 by default.
  open var strokeStart: CGFloat {
    get { self[key: "strokeStart"] }
    set { self[key: "strokeStart"] = newValue }
    _modify { yield &self[key: "strokeStart"] }
  }

  /// Where the drawn part of the line ends, as a fraction of the path's length; 1 by default.
  open var strokeEnd: CGFloat {
    get { self[key: "strokeEnd"] }
    set { self[key: "strokeEnd"] = newValue }
    _modify { yield &self[key: "strokeEnd"] }
  }

  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat {
    get { self[key: "lineWidth"] }
    set { self[key: "lineWidth"] = newValue }
    _modify { yield &self[key: "lineWidth"] }
  }

  /// How long a pointed corner may become, in line widths; 10 by default.
  open var miterLimit: CGFloat {
    get { self[key: "miterLimit"] }
    set { self[key: "miterLimit"] = newValue }
  }

  /// How the ends of the line look.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(rawValue: text("lineCap") ?? "butt") }
    set { setText("lineCap", newValue.rawValue) }
  }

  /// How the corners of the line look.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(rawValue: text("lineJoin") ?? "miter") }
    set { setText("lineJoin", newValue.rawValue) }
  }

  /// What counts as inside the path.
  open var fillRule: CAShapeLayerFillRule {
    get { CAShapeLayerFillRule(name: text("fillRule") ?? "nonZero") }
    set { setText("fillRule", newValue.name) }
  }

  /// Lengths of dashes and gaps in turn, in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]? {
    get {
      guard case .list(let lengths) = read("lineDashPattern") else { return nil }
      return lengths.compactMap(\.number).map { NSNumber(value: $0) }
    }
    set {
      write("lineDashPattern", newValue.map { .list($0.map { .number($0.doubleValue) }) } ?? .none)
    }
  }

  /// How far into the dashes the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { self[key: "lineDashPhase"] }
    set { self[key: "lineDashPhase"] = newValue }
    _modify { yield &self[key: "lineDashPhase"] }
  }
}

/// How the ends of a line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A cap by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A half square beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A join by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What counts as inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A rule by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whatever the path goes round, counted with its direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Whatever the path goes round an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  /// The rule by its name in timelines.
  var name: String { self == .evenOdd ? "evenOdd" : "nonZero" }

  init(name: String) {
    self = name == "evenOdd" ? .evenOdd : .nonZero
  }
}
