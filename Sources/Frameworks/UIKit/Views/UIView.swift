import CoreGraphics
import Engine
import Geometry
import QuartzCore
import Timelines

/// A rectangle of the screen that shows something, holds other views and takes touches.
///
/// ```swift
/// let box = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
/// view.addSubview(box)
/// UIView.animate(withDuration: 1) { box.center.x += 200 }
/// ```
@preconcurrency @MainActor
open class UIView: UIResponder, JournalObject {
  nonisolated package let journalID: ObjectID
  private let backing: CALayer
  var subviewList: [UIView] = []
  weak var parentView: UIView?
  /// The controller whose root view this is.
  package weak var controller: UIResponder?
  /// What takes touches beside the view itself: its gesture recognisers.
  package var touchReceivers: [any TouchReceiver] = []
  /// What the view keeps without showing it.
  var traits = ViewTraits()

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view of no size at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// A view at a place of its superview, in points.
  public init(frame: CGRect) {
    backing = UIView.makeLayer(for: type(of: self))
    journalID = backing.journalID
    super.init()
    // A new view stands where it is put at once, even inside an animation block.
    if frame != .zero { backing.frame = frame }
    adoptLayer()
    _Outlets.fill(self)
  }

  /// A view as if read from a storyboard: etude has none, so it is like a new one.
  public required init?(coder: NSCoder) {
    backing = UIView.makeLayer(for: type(of: self))
    journalID = backing.journalID
    super.init()
    adoptLayer()
    _Outlets.fill(self)
  }

  @_silgen_name("etude_view_make")
  convenience init(plainly: Bool) { self.init(frame: .zero) }

  /// The layer that shows the view.
  open var layer: CALayer { backing }

  /// Where the view is in its superview: the box around the transformed bounds, in points.
  open var frame: CGRect {
    get { backing.frame }
    set { backing.frame = newValue }
    _modify { yield &backing.frame }
  }

  /// The rectangle of its own coordinates that the view shows, in points.
  open var bounds: CGRect {
    get { backing.bounds }
    set { backing.bounds = newValue }
    _modify { yield &backing.bounds }
  }

  /// Where the middle of the view is in its superview, in points; the layer's `position`.
  open var center: CGPoint {
    get { backing.position }
    set { backing.position = newValue }
    _modify { yield &backing.position }
  }

  /// What is done to the view around its centre.
  open var transform: CGAffineTransform {
    get { backing[key: "transform"] }
    set { backing[key: "transform"] = newValue }
    _modify { yield &backing[key: "transform"] }
  }

  /// How opaque the view is, with all that is in it: 0 to 1.
  open var alpha: CGFloat {
    get { backing[key: "opacity"] }
    set { backing[key: "opacity"] = newValue }
    _modify { yield &backing[key: "opacity"] }
  }

  /// Whether the view and what is in it are left out of the picture.
  open var isHidden: Bool {
    get { backing.isHidden }
    set { backing.isHidden = newValue }
  }

  /// The colour behind everything in the view; nil for none.
  open var backgroundColor: UIColor? {
    get { backing.backgroundColor.map { UIColor(cgColor: $0) } }
    set { backing.backgroundColor = newValue?.cgColor }
  }

  /// Whether the view and what is in it take touches.
  open var isUserInteractionEnabled: Bool {
    get { backing[key: "isUserInteractionEnabled"] }
    set { backing[key: "isUserInteractionEnabled"] = newValue }
  }

  /// The colour of what can be tapped; nil takes the superview's.
  open var tintColor: UIColor! {
    get { traits.tintColor ?? superview?.tintColor ?? .systemBlue }
    set { setTint(newValue) }
  }

  /// How the content follows a change of the bounds.
  open var contentMode: ContentMode {
    get { traits.contentMode }
    set {
      traits.contentMode = newValue
      backing.setText("contentMode", newValue.name)
    }
  }

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A number by which `viewWithTag` finds the view.
  open var tag: Int {
    get { traits.tag }
    set {
      traits.tag = newValue
      layer.write("tag", .number(Double(newValue)))
    }
  }

  /// Describes the screen the view is on.
  open var traitCollection: UITraitCollection { UITraitCollection() }

  // MARK: The tree

  /// Puts a view in front of the other subviews, taking it from wherever it was.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviewList.count)
  }

  /// Puts a view at a place among the subviews, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts a view right behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, inFront: false)
  }

  /// Puts a view right in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, inFront: true)
  }

  /// Takes the view, with all that is in it, out of its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// A view was added to this one.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to leave this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has another superview, or none.
  open func didMoveToSuperview() {}
  /// The view is about to come into a window, or to leave it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view came into a window, or left it.
  open func didMoveToWindow() {}

  // MARK: Layout and drawing

  /// Places the subviews by their constraints; called before a commit when the view needs it.
  open func layoutSubviews() {
    placeByConstraints()
  }

  /// Asks for layout before the next commit.
  open func setNeedsLayout() {
    backing.setNeedsLayout()
  }

  /// Lays out the view and what is in it now, if layout is due.
  ///
  /// Inside an animation block the changes that layout makes are animated.
  open func layoutIfNeeded() {
    UIView.updateConstraints(around: self)
    backing.layoutIfNeeded()
  }

  /// Draws the view; etude draws nothing and never calls it.
  open func draw(_ rect: CGRect) {}

  /// Tells that the picture is out of date; `draw(_:)` is called before the next commit.
  open func setNeedsDisplay() {
    backing.setNeedsDisplay()
  }

  /// Tells that a part of the picture is out of date.
  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Makes the layer's picture; the usual way is to draw it.
  open func display(_ layer: CALayer) {}

  /// Places what is in the layer, for the view's own layer with `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === backing else { return }
    controllerWillLayout()
    layoutSubviews()
    controllerDidLayout()
  }

  /// Draws the layer's picture, for the view's own layer with `draw(_:)`; it is not shown here.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === backing else { return }
    UIGraphicsPushContext(ctx)
    draw(bounds)
    UIGraphicsPopContext()
  }

  /// The size the view wants inside a given one, in points: its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size it wants.
  open func sizeToFit() {
    let wanted = sizeThatFits(bounds.size)
    if wanted != bounds.size { bounds.size = wanted }
  }

  /// The size the content asks for; `noIntrinsicMetric` has no wish.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that the size the content asks for has changed.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    setNeedsUpdateConstraints()
  }

  /// Brings the view's constraints up to date; subclasses override it.
  open func updateConstraints() {}

  /// Asks for `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() {
    traits.needsUpdateConstraints = true
    Conductor.current.layoutChanges += 1
    markConstraintsAbove()
    setNeedsLayout()
  }

  /// How far the frame that layout sees lies inside the real one, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Whether the view can only be placed by constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The edges of the screen reach differently into the view; never happens here.
  open func safeAreaInsetsDidChange() {}
  /// The space kept free inside the edges changed.
  open func layoutMarginsDidChange() {}
  /// How far the edges of the screen reach into the view, in points: the stage has none.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Space kept free inside the edges, in points.
  open var layoutMargins: UIEdgeInsets {
    get { traits.layoutMargins }
    set { keep(margins: newValue) }
  }

  /// The size that the constraints in the view ask for, as near as possible to a given one.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    LayoutSolver.fittingSize(of: self, near: targetSize)
  }

  /// The size that the constraints in the view ask for, as near as possible to a given one.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutSolver.fittingSize(of: self, near: targetSize)
  }

  /// A copy of the view's picture, as a plain view with the same frame and colour.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { plainCopy() }

  /// Lets a recogniser watch the view's fingers; it watches one view at a time.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Lets a recogniser watch the view's fingers no more.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// What is read out for the view; without effect.
  open var accessibilityLabel: String? {
    get { traits.accessibilityLabel }
    set { traits.accessibilityLabel = newValue }
  }

  /// Whether a gesture of this view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The tint colour changed.
  open func tintColorDidChange() {}
  /// The traits of the screen changed; never happens here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The view was read from a storyboard: here, it was made for an outlet.
  open func awakeFromNib() {}
  /// The view is shown in Xcode; never happens here.
  open func prepareForInterfaceBuilder() {}

  /// The shape with which a dynamic animator lets the view collide; etude takes its box.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// That shape as a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

  // MARK: Touches

  /// The view in which a touch at a point of this view's coordinates belongs; nil if none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    viewHit(at: point, with: event)
  }

  /// Whether a point of the view's coordinates lies inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The controller whose root view this is, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Animation

  /// What happens when the layer's property changes: inside an animation block it is animated.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    blockAction(for: layer, forKey: event)
  }

  /// The class, name and place of the view.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let box = frame
      let numbers = [box.origin.x, box.origin.y, box.size.width, box.size.height].map {
        FixedPoint.short($0.native)
      }
      let place = "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
      return "<\(type(of: self)): \(place)>"
    }
  }
}
