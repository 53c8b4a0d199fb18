import CoreGraphics
import Engine
import Geometry
import Timelines

extension CALayer {
  /// The width of the border inside the edges, in points.
  public var borderWidth: CGFloat {
    get { self[key: "borderWidth"] }
    set { self[key: "borderWidth"] = newValue }
    _modify { yield &self[key: "borderWidth"] }
  }

  /// The colour of the border.
  public var borderColor: CGColor? {
    get { color("borderColor") }
    set { setColor("borderColor", newValue) }
  }

  /// Which corners `cornerRadius` rounds; all by default.
  public var maskedCorners: CACornerMask {
    get { kept["maskedCorners"] as? CACornerMask ?? .all }
    set {
      write("maskedCorners", .number(Double(newValue.rawValue)))
      kept["maskedCorners"] = newValue
    }
  }

  /// How round corners are drawn; the picture is the same here.
  public var cornerCurve: CALayerCornerCurve {
    get { kept["cornerCurve"] as? CALayerCornerCurve ?? .circular }
    set { kept["cornerCurve"] = newValue }
  }

  /// The colour of the shadow.
  public var shadowColor: CGColor? {
    get { color("shadowColor") }
    set { setColor("shadowColor", newValue) }
  }

  /// How opaque the shadow is: 0 to 1.
  public var shadowOpacity: Float {
    get { self[key: "shadowOpacity"] }
    set { self[key: "shadowOpacity"] = newValue }
  }

  /// How far the shadow lies from the layer, in points.
  public var shadowOffset: CGSize {
    get { self[key: "shadowOffset"] }
    set { self[key: "shadowOffset"] = newValue }
    _modify { yield &self[key: "shadowOffset"] }
  }

  /// How soft the shadow is, in points.
  public var shadowRadius: CGFloat {
    get { self[key: "shadowRadius"] }
    set { self[key: "shadowRadius"] = newValue }
  }

  /// The outline of the shadow; nil follows the layer's own.
  public var shadowPath: CGPath? {
    get { path("shadowPath") }
    set { setPath("shadowPath", newValue) }
  }

  /// Whether sublayers are cut off at the bounds.
  public var masksToBounds: Bool {
    get { self[key: "masksToBounds"] }
    set { self[key: "masksToBounds"] = newValue }
  }

  /// Whether the back of a turned layer is seen.
  public var isDoubleSided: Bool {
    get { self[key: "doubleSided"] }
    set { self[key: "doubleSided"] = newValue }
  }

  /// Whether the layer's coordinates count upward; kept, but without effect.
  public var isGeometryFlipped: Bool {
    get { self[key: "geometryFlipped"] }
    set { self[key: "geometryFlipped"] = newValue }
  }

  /// The picture: a `CGImage`, or what stands for one.
  public var contents: Any? {
    get { kept["contents"] }
    set {
      write("contents", newValue.flatMap { AnyValue($0).value } ?? .none)
      kept["contents"] = newValue
    }
  }

  /// The part of the picture that is shown, as fractions of its size.
  public var contentsRect: CGRect {
    get { self[key: "contentsRect"] }
    set { self[key: "contentsRect"] = newValue }
  }

  /// The part of the picture that stretches, as fractions of its size.
  public var contentsCenter: CGRect {
    get { self[key: "contentsCenter"] }
    set { self[key: "contentsCenter"] = newValue }
    _modify { yield &self[key: "contentsCenter"] }
  }

  /// How the picture fits the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { text("contentsGravity").map(CALayerContentsGravity.init(rawValue:)) ?? .resize }
    set { setText("contentsGravity", newValue.rawValue) }
  }

  /// How the picture is made larger; without effect.
  public var magnificationFilter: CALayerContentsFilter {
    get { kept["magnificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { kept["magnificationFilter"] = newValue }
  }

  /// How the picture is made smaller; without effect.
  public var minificationFilter: CALayerContentsFilter {
    get { kept["minificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { kept["minificationFilter"] = newValue }
  }

  /// Pixels per point of the picture.
  public var contentsScale: CGFloat {
    get { kept["contentsScale"] as? CGFloat ?? 1 }
    set { kept["contentsScale"] = newValue }
  }

  /// Pixels per point when the layer is kept as a picture.
  public var rasterizationScale: CGFloat {
    get { kept["rasterizationScale"] as? CGFloat ?? 1 }
    set { kept["rasterizationScale"] = newValue }
  }

  /// Whether the layer is kept as a picture; without effect.
  public var shouldRasterize: Bool {
    get { kept["shouldRasterize"] as? Bool ?? false }
    set { kept["shouldRasterize"] = newValue }
  }

  /// Whether the layer hides what is behind it; without effect.
  public var isOpaque: Bool {
    get { kept["isOpaque"] as? Bool ?? false }
    set { kept["isOpaque"] = newValue }
  }

  /// Whether edges are smoothed; without effect.
  public var allowsEdgeAntialiasing: Bool {
    get { kept["allowsEdgeAntialiasing"] as? Bool ?? false }
    set { kept["allowsEdgeAntialiasing"] = newValue }
  }

  /// Whether the layer fades as one picture; without effect.
  public var allowsGroupOpacity: Bool {
    get { kept["allowsGroupOpacity"] as? Bool ?? true }
    set { kept["allowsGroupOpacity"] = newValue }
  }

  /// Whether the picture is drawn anew when the bounds change; without effect.
  public var needsDisplayOnBoundsChange: Bool {
    get { kept["needsDisplayOnBoundsChange"] as? Bool ?? false }
    set { kept["needsDisplayOnBoundsChange"] = newValue }
  }

  /// Whether the picture is drawn on another thread; without effect.
  public var drawsAsynchronously: Bool {
    get { kept["drawsAsynchronously"] as? Bool ?? false }
    set { kept["drawsAsynchronously"] = newValue }
  }

  /// Filters of the picture; without effect.
  public var filters: [Any]? {
    get { kept["filters"] as? [Any] }
    set { kept["filters"] = newValue }
  }

  /// How the layer is mixed with what is behind it; without effect.
  public var compositingFilter: Any? {
    get { kept["compositingFilter"] }
    set { kept["compositingFilter"] = newValue }
  }

  /// What the layer is called in timelines, when set.
  public var name: String? {
    get { kept["name"] as? String }
    set {
      kept["name"] = newValue
      if let newValue { Conductor.current.record(.name(journalID, newValue)) }
    }
  }

  /// The model layer: this one, or the one that a presentation copy was made from.
  public func model() -> Self {
    guard shadowInstant != nil, let original = LayerWorld.current.layer(journalID) else {
      return self
    }
    return unsafeDowncast(original, to: Self.self)
  }
}
