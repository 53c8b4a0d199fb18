import Engine
import QuartzCore

/// A view whose content is larger than itself and is moved by a finger.
@preconcurrency @MainActor
open class UIScrollView: UIView, LayoutContentHost {
  /// The colour of the bars that show the place.
  public enum IndicatorStyle: Int, Sendable {
    /// As it suits the ground.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// When the keyboard goes while the reader scrolls; etude shows none.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// When scrolling begins.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
  }

  /// How room for bars is kept; etude's bars take none.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// In the direction that scrolls.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// Always.
    case always = 3
  }

  /// How quickly scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a thousandth of a second.
    public let rawValue: CGFloat

    /// A rate by its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As usual: 0.998 (measured).
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quickly: 0.99 (documented).
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Who is told about scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether a finger can scroll.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether scrolling stops at whole screenfuls.
  open var isPagingEnabled = false
  /// Whether the content can be pulled beyond its edges.
  open var bounces = true
  /// Whether it can be pulled up and down although it is small.
  open var alwaysBounceVertical = false
  /// Whether it can be pulled across although it is small.
  open var alwaysBounceHorizontal = false
  /// Whether a drag keeps to one direction.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls up; etude shows none.
  open var scrollsToTop = true
  /// Whether a bar at the right shows the place; etude draws none.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar at the bottom shows the place; etude draws none.
  open var showsHorizontalScrollIndicator = true
  /// Room around those bars.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around the bar at the right, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around the bar at the bottom, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The colour of the bars.
  open var indicatorStyle = IndicatorStyle.default
  /// When the keyboard goes.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How room for bars is kept.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// How quickly scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether touches wait until it is clear that nobody scrolls; without effect.
  open var delaysContentTouches = true
  /// Whether touches of the content can turn into scrolling; without effect.
  open var canCancelContentTouches = true
  /// The view that pulling down reveals.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl {
        insertSubview(refreshControl, at: 0)
        refreshControl.noteWheel()
      }
    }
  }
  /// The least factor of zooming.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest factor of zooming.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming can go beyond the limits for a moment.
  open var bouncesZoom = true
  /// Recognises the drag.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(
    target: self, action: _selector(UIScrollView.followPan(_:)))
  /// Recognises two fingers; they do not zoom here.
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()

  /// Whether a finger scrolls.
  public internal(set) var isDragging = false
  /// Whether scrolling goes on after the finger.
  public internal(set) var isDecelerating = false
  /// Whether a finger is on the content.
  public var isTracking: Bool { isDragging }
  var motion: ScrollMotion?
  var dragStart = CGPoint.zero
  private var zoom: CGFloat = 1

  /// A scroll view at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A scroll view as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue { layer.write("contentSize", contentSize.layerValue) }
    }
  }

  /// Which point of the content is at the top left; the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      // Documented: at the start, room at the top moves the content down.
      if bounds.origin == CGPoint(x: -oldValue.left, y: -oldValue.top) {
        // Zero minus zero is zero, but the negative of zero prints as "-0.0".
        contentOffset = CGPoint(x: 0 - contentInset.left, y: 0 - contentInset.top)
      }
    }
  }

  /// Room around the content, with that for bars: the same here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The room around the content changed.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to a point of the content, in 0.3 s if animated; Apple's time is not documented.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    motion?.stop()
    guard animated, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.contentOffset = contentOffset
    } completion: { [weak self] _ in
      guard let self else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls just so far that a rectangle of the content can be seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    setContentOffset(offset, animated: animated)
  }

  /// Whether touches of a view may turn into scrolling; without effect.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a view gets its touches; without effect.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Lets the bars that show the place flash; etude draws none.
  open func flashScrollIndicators() {}

  /// The factor of zooming.
  open var zoomScale: CGFloat {
    get { zoom }
    set { zoomContent(to: newValue) }
  }

  /// Zooms to a factor, in 0.3 s if animated.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard animated else { return zoomContent(to: scale) }
    UIView.animate(withDuration: 0.3) { self.zoomContent(to: scale) }
  }

  /// Zooms so that a rectangle of the content fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
  }

  private func zoomContent(to scale: CGFloat) {
    zoom = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard let content = delegate?.viewForZooming(in: self) else { return }
    content.transform = CGAffineTransform(scaleX: zoom, y: zoom)
    delegate?.scrollViewDidZoom(self)
  }

  /// The rectangle of the content, for constraints.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(.content, of: self)
  /// The rectangle of the view itself, for constraints.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(.edges, of: self)

  var layoutContentSize: CGSize {
    get { contentSize }
    set { contentSize = newValue }
  }
}
