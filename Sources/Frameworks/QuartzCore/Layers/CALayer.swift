import CoreGraphics
import Engine
import Geometry
import Timelines

/// A rectangle of picture: it has a place, looks, sublayers and animations.
///
/// ```swift
/// let dot = CALayer()
/// dot.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
/// view.layer.addSublayer(dot)
/// ```
open class CALayer: NSObject, CAMediaTiming, JournalObject {
  package private(set) var journalID: ObjectID = 0
  /// Model values that were set, by key.
  var stored: [String: Value] = [:]
  /// What the program keeps under keys that are no property, and the objects behind stored values.
  var kept: [String: Any] = [:]
  var sublayerList: [CALayer] = []
  weak var parent: CALayer?
  var maskLayer: CALayer?
  /// The animations attached, oldest first.
  var attached: [AttachedAnimation] = []
  /// Whether the layer was in a window at the last commit.
  var isVisible = false
  /// Whether the layer was ever in a window at a commit.
  package var wasSeen = false
  /// Set for the layer of a window: the root of everything visible.
  package var isWindowLayer = false
  /// For a presentation copy: the instant it shows.
  var shadowInstant: Instant?
  var isLayoutDue = true
  /// Whether something in the tree below this layer is due for layout.
  var holdsDueLayout = false
  /// Called with the old size when the size of the bounds has changed.
  package var onResize: ((CGSize) -> Void)?

  /// Who answers for the layer: for the layer of a view, the view.
  open weak var delegate: (any CALayerDelegate)?
  /// Actions that take the place of the default ones, by key.
  open var actions: [String: any CAAction]?
  /// Default values by key; kept, but without effect.
  open var style: [AnyHashable: Any]?
  /// When the layer's own time begins and how it fills; only `speed`, `timeOffset` and `beginTime`
  /// matter for a layer.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How long the layer's time lasts, in seconds: for ever.
  open var duration = CFTimeInterval.infinity
  /// Kept for completeness; layers do not repeat.
  open var repeatCount: Float = 0
  /// Kept for completeness; layers do not repeat.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the picture is out of date.
  var isDisplayDue = false
  /// Kept for completeness; layers do not reverse.
  open var autoreverses = false

  /// A layer of no size at the origin.
  public override init() {
    super.init()
    journalID = LayerWorld.current.register(self)
  }

  /// A copy that shows another layer's presentation values at this instant.
  ///
  /// Core Animation calls this for `presentation()`; subclasses copy their own properties.
  public init(layer: Any) {
    super.init()
    guard let original = layer as? CALayer else {
      journalID = LayerWorld.current.register(self)
      return
    }
    journalID = original.journalID
    adopt(original)
  }

  /// A layer as if read from an archive: etude has none, so it is like a new one.
  public required init?(coder: NSCoder) {
    super.init()
    journalID = LayerWorld.current.register(self)
  }

  // The two initialisers below run the dynamic class's own `init()` and `init(layer:)`, which Swift
  // would otherwise demand to be `required`: see `LayerFactory.swift`.

  @_silgen_name("etude_layer_make")
  convenience init(plainly: Bool) { self.init() }

  @_silgen_name("etude_layer_shadow")
  convenience init(showing original: CALayer) { self.init(layer: original) }

  /// Where the anchor point lies in the superlayer, in points.
  open var position: CGPoint {
    get { self[key: "position"] }
    set { self[key: "position"] = newValue }
    _modify { yield &self[key: "position"] }
  }

  /// The rectangle of the layer's own coordinates that it shows, in points; resizing keeps
  /// `position`.
  open var bounds: CGRect {
    get { self[key: "bounds"] }
    set { self[key: "bounds"] = newValue }
    _modify { yield &self[key: "bounds"] }
  }

  /// The box around the transformed bounds, in the superlayer's points.
  ///
  /// Documented as undefined to set while a transform is there.
  open var frame: CGRect {
    get { box }
    set { setBox(newValue) }
    _modify {
      let sites = CallSites.current()
      var value = box
      yield &value
      Conductor.current.recorder.from(sites) { setBox(value) }
    }
  }

  /// What is done to the layer around its anchor point.
  open var transform: CATransform3D {
    get { self[key: "transform"] }
    set { self[key: "transform"] = newValue }
    _modify { yield &self[key: "transform"] }
  }

  /// How opaque: 0 to 1; not clamped.
  open var opacity: Float {
    get { self[key: "opacity"] }
    set { self[key: "opacity"] = newValue }
    _modify { yield &self[key: "opacity"] }
  }

  /// Whether the layer and what is in it are left out of the picture.
  open var isHidden: Bool {
    get { self[key: "hidden"] }
    set { self[key: "hidden"] = newValue }
  }

  /// The colour behind the contents; nil for none.
  open var backgroundColor: CGColor? {
    get { color("backgroundColor") }
    set { setColor("backgroundColor", newValue) }
  }

  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat {
    get { self[key: "cornerRadius"] }
    set { self[key: "cornerRadius"] = newValue }
    _modify { yield &self[key: "cornerRadius"] }
  }

  /// The layer whose opaque parts let this one through.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  /// Puts a layer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: sublayerList.count)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    detachFromParent()
  }

  /// Attaches a copy of an animation; one under the same key is replaced.
  ///
  /// - Parameters:
  ///   - animation: changing it afterwards has no effect.
  ///   - key: nil never replaces another; a `CATransition` always uses `"transition"`.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    attach(animation, forKey: key)
  }

  /// The action for a change of a key's property; `NSNull` and nil mean none.
  open func action(forKey event: String) -> (any CAAction)? {
    findAction(forKey: event)
  }

  /// The action a key has by itself; nil leaves it to Core Animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether a change of the key's value needs a new picture.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The value that a property has in a new layer.
  open class func defaultValue(forKey key: String) -> Any? { initialValue(forKey: key) }

  /// Asks for `layoutSublayers` before the next commit.
  open func setNeedsLayout() {
    isLayoutDue = true
    markLayoutAbove()
  }

  /// Tells that the picture is out of date; it is made again before the next commit.
  open func setNeedsDisplay() {
    notePictureIsOld()
  }

  /// Takes off every animation; their delegates and completions hear that they did not finish.
  open func removeAllAnimations() {
    detachAllAnimations()
  }

  /// Makes the picture: asks the delegate, then draws.
  open func display() {
    makePicture()
  }

  /// Draws the picture; what is drawn is not shown here.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Places the sublayers; called before a commit when the layer needs it.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Whether a point of the layer's own coordinates lies inside its bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The deepest visible layer that contains a point of the superlayer's coordinates.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    deepestLayer(at: point)
  }
}
