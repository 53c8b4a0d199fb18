import Geometry

/// Every property that has a name here: the one table behind paths, defaults and messages.
///
/// Initial values are documented by Apple, as is which keys a layer can animate; that views
/// animate `position`, `bounds` and `transform` additively is measured.
package enum PropertyTable {
  /// The rows in the order they are listed to a reader.
  package static let all: [Property] =
    geometry + appearance + time + shapes + gradients + emitters + contents

  private static let byKey = Dictionary(
    all.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  private static let bySpelling = Dictionary(
    all.map { ($0.viewSpelling, $0) }, uniquingKeysWith: { first, _ in first })

  /// The row of a layer key.
  package static func property(key: String) -> Property? { byKey[key] }

  /// The row of a view's spelling such as `center` or `alpha`.
  package static func property(viewSpelling: String) -> Property? { bySpelling[viewSpelling] }

  private static func row(
    _ key: String, _ spelling: String? = nil, _ kind: ValueKind, _ initial: Value,
    additive: Bool = false, _ interpolation: Property.Interpolation = .continuous,
    in home: Property.Home = .layer
  ) -> Property {
    Property(
      key: key, viewSpelling: spelling ?? key, kind: kind, initial: initial,
      isAdditiveInViews: additive, interpolation: interpolation, home: home)
  }

  private static let geometry = [
    row("position", "center", .point, .point(.zero), additive: true),
    row("bounds", nil, .rect, .rect(.zero), additive: true),
    row("transform", nil, .transform, .matrix(.identity), additive: true),
    row("sublayerTransform", nil, .transform, .matrix(.identity)),
    row("anchorPoint", nil, .point, .point(Point(x: 0.5, y: 0.5))),
    row("anchorPointZ", nil, .number, .number(0)),
    row("zPosition", nil, .number, .number(0)),
  ]

  private static let appearance = [
    row("opacity", "alpha", .number, .number(1)),
    row("backgroundColor", nil, .color, .none),
    row("hidden", "isHidden", .flag, .flag(false), .discrete),
    row("cornerRadius", nil, .number, .number(0)),
    row("borderWidth", nil, .number, .number(0)),
    row("borderColor", nil, .color, .color(.black)),
    row("shadowColor", nil, .color, .color(.black)),
    row("shadowOpacity", nil, .number, .number(0)),
    row("shadowOffset", nil, .size, .size(Size(width: 0, height: -3))),
    row("shadowRadius", nil, .number, .number(3)),
    row("shadowPath", nil, .outline, .none),
    row("masksToBounds", "clipsToBounds", .flag, .flag(false), .discrete),
    row("maskedCorners", nil, .number, .number(15), .discrete),
    row("geometryFlipped", "isGeometryFlipped", .flag, .flag(false), .discrete),
    row("doubleSided", "isDoubleSided", .flag, .flag(true), .discrete),
    row("tintColor", nil, .color, .none, in: .view),
  ]

  private static let time = [
    row("speed", nil, .number, .number(1), .discrete),
    row("timeOffset", nil, .number, .number(0), .discrete),
    row("beginTime", nil, .number, .number(0), .discrete),
  ]

  private static let shapes = [
    row("path", nil, .outline, .none, in: .shape),
    row("fillColor", nil, .color, .color(.black), in: .shape),
    row("fillRule", nil, .text, .text("nonZero"), .discrete, in: .shape),
    row("strokeColor", nil, .color, .none, in: .shape),
    row("strokeStart", nil, .number, .number(0), in: .shape),
    row("strokeEnd", nil, .number, .number(1), in: .shape),
    row("lineWidth", nil, .number, .number(1), in: .shape),
    row("lineCap", nil, .text, .text("butt"), .discrete, in: .shape),
    row("lineJoin", nil, .text, .text("miter"), .discrete, in: .shape),
    row("miterLimit", nil, .number, .number(10), in: .shape),
    row("lineDashPattern", nil, .list, .none, .discrete, in: .shape),
    row("lineDashPhase", nil, .number, .number(0), in: .shape),
  ]

  private static let gradients = [
    row("colors", nil, .list, .none, in: .gradient),
    row("locations", nil, .list, .none, in: .gradient),
    row("startPoint", nil, .point, .point(Point(x: 0.5, y: 0)), in: .gradient),
    row("endPoint", nil, .point, .point(Point(x: 0.5, y: 1)), in: .gradient),
    row("instanceCount", nil, .number, .number(1), in: .replicator),
    row("instanceDelay", nil, .number, .number(0), in: .replicator),
    row("instanceTransform", nil, .transform, .matrix(.identity), in: .replicator),
    row("instanceColor", nil, .color, .color(.white), in: .replicator),
    row("instanceRedOffset", nil, .number, .number(0), in: .replicator),
    row("instanceGreenOffset", nil, .number, .number(0), in: .replicator),
    row("instanceBlueOffset", nil, .number, .number(0), in: .replicator),
    row("instanceAlphaOffset", nil, .number, .number(0), in: .replicator),
    row("gradientType", nil, .text, .text("axial"), .discrete, in: .gradient),
  ]

  private static let emitters = [
    row("emitterPosition", nil, .point, .point(.zero), in: .emitter),
    row("emitterZPosition", nil, .number, .number(0), in: .emitter),
    row("emitterSize", nil, .size, .size(Size(width: 0, height: 0)), in: .emitter),
    row("emitterDepth", nil, .number, .number(0), in: .emitter),
    row("birthRate", nil, .number, .number(1), in: .emitter),
    row("lifetime", nil, .number, .number(1), in: .emitter),
    row("velocity", nil, .number, .number(1), in: .emitter),
    row("scale", nil, .number, .number(1), in: .emitter),
    row("spin", nil, .number, .number(1), in: .emitter),
  ]

  private static let contents = [
    row("contents", nil, .text, .none, .discrete),
    row("contentsRect", nil, .rect, .rect(.unit)),
    row("contentsGravity", nil, .text, .text("resize"), .discrete),
    row("contentsCenter", "contentStretch", .rect, .rect(.unit)),
    row("contentMode", nil, .text, .text("scaleToFill"), .discrete, in: .view),
    row("image", nil, .text, .none, .discrete, in: .view),
    row("text", nil, .text, .none, .discrete, in: .view),
    row("textColor", nil, .color, .none, .discrete, in: .view),
    row("font", nil, .text, .none, .discrete, in: .view),
    row("textAlignment", nil, .text, .text("natural"), .discrete, in: .view),
    row("numberOfLines", nil, .number, .number(1), .discrete, in: .view),
    row("title", nil, .text, .none, .discrete, in: .view),
    row("isUserInteractionEnabled", nil, .flag, .flag(true), .discrete, in: .view),
    row("isEnabled", nil, .flag, .flag(true), .discrete, in: .view),
    row("isSelected", nil, .flag, .flag(false), .discrete, in: .view),
    row("isOn", nil, .flag, .flag(false), .discrete, in: .view),
    row("value", nil, .number, .number(0), in: .view),
    row("progress", nil, .number, .number(0), in: .view),
    row("tag", nil, .number, .number(0), .discrete, in: .view),
    row("string", nil, .text, .none, .discrete, in: .text),
    row("fontSize", nil, .number, .number(36), in: .text),
    row("foregroundColor", nil, .color, .color(.white), in: .text),
    row("alignmentMode", nil, .text, .text("natural"), .discrete, in: .text),
    row("truncationMode", nil, .text, .text("none"), .discrete, in: .text),
    row("wrapped", "isWrapped", .flag, .flag(false), .discrete, in: .text),
  ]
}

extension Color {
  package static let black = Color(red: 0, green: 0, blue: 0, alpha: 1)
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  package static let white = Color(red: 1, green: 1, blue: 1, alpha: 1)
}
