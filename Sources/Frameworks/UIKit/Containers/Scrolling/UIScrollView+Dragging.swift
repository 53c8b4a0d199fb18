import Engine
import QuartzCore
import Timelines

extension UIScrollView {
  /// The content follows the finger.
  func followPan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      motion?.stop()
      dragStart = contentOffset
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
      drag(by: pan.translation(in: self.superview))
    case .changed: drag(by: pan.translation(in: self.superview))
    case .ended, .cancelled: release(pan.velocity(in: self.superview))
    default: break
    }
  }

  private func drag(by way: CGPoint) {
    let wanted = CGPoint(
      x: canScrollAcross ? dragStart.x - way.x : dragStart.x,
      y: canScrollUpAndDown ? dragStart.y - way.y : dragStart.y)
    let inside = held(wanted)
    guard bounces else {
      contentOffset = inside
      return
    }
    contentOffset = CGPoint(
      x: inside.x + resisted(wanted.x - inside.x, bounds.width),
      y: inside.y + resisted(wanted.y - inside.y, bounds.height))
  }

  /// Beyond its edges the content follows less and less (measured: the constant is 0.55).
  private func resisted(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    guard distance != 0, length > 0 else { return 0 }
    let pulled = (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length
    return distance < 0 ? -pulled : pulled
  }

  private func release(_ velocity: CGPoint) {
    isDragging = false
    // The content moves against the finger; the delegate gets points per thousandth of a second.
    let speed = CGPoint(
      x: canScrollAcross ? -velocity.x / 1000 : 0, y: canScrollUpAndDown ? -velocity.y / 1000 : 0)
    var target = restingPlace(speed)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: speed, targetContentOffset: &target)
    let goesOn = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    isDecelerating = true
    motion = ScrollMotion(self, to: target, rate: decelerationRate.rawValue.native)
  }

  /// Where scrolling would stop by itself.
  private func restingPlace(_ speed: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    // The sum of all thousandths of a second: v + v·r + v·r² + …
    let reach = rate / (1 - rate)
    var place = CGPoint(x: contentOffset.x + speed.x * reach, y: contentOffset.y + speed.y * reach)
    if isPagingEnabled, bounds.width > 0, bounds.height > 0 {
      place = CGPoint(
        x: page(dragStart.x, place.x, bounds.width), y: page(dragStart.y, place.y, bounds.height))
    }
    return held(place)
  }

  /// The nearest whole page, at most one away from where the drag began.
  private func page(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
    let first = (start / length).rounded()
    let wanted = (end / length).rounded()
    return min(max(wanted, first - 1), first + 1) * length
  }

  /// The nearest point at which the content fills the view.
  func held(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let most = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    return CGPoint(
      x: min(max(offset.x, -inset.left), most.x), y: min(max(offset.y, -inset.top), most.y))
  }

  private var canScrollAcross: Bool {
    alwaysBounceHorizontal || contentSize.width > bounds.width
  }

  private var canScrollUpAndDown: Bool {
    alwaysBounceVertical || contentSize.height > bounds.height
  }
}

/// Scrolling after the finger has left: the distance that is left shrinks by the same share in every
/// thousandth of a second, seen sixty times a second.
@MainActor
final class ScrollMotion {
  private weak var view: UIScrollView?
  private let start: CGPoint
  private let target: CGPoint
  private let rate: Double
  private let begin: Double
  private var next: ScheduledEvent?
  private var frames = 0

  init(_ view: UIScrollView, to target: CGPoint, rate: Double) {
    self.view = view
    start = view.contentOffset
    self.target = target
    self.rate = min(max(rate, 0), 0.9999)
    begin = Conductor.current.seconds
    schedule()
  }

  func stop() {
    next?.cancel()
    view?.isDecelerating = false
    view?.motion = nil
  }

  private func schedule() {
    frames += 1
    let instant = Instant(seconds: begin + Double(frames) / 60)
    next = Conductor.current.schedule(at: instant) { [weak self] in
      MainActor.assumeIsolated { self?.step() }
    }
  }

  private func step() {
    guard let view else { return }
    let passed = (Conductor.current.seconds - begin) * 1000
    let rest = CGFloat(pow(rate, passed))
    let offset = CGPoint(
      x: target.x + (start.x - target.x) * rest, y: target.y + (start.y - target.y) * rest)
    if distance(offset, target) < 0.5 {
      view.contentOffset = target
      stop()
      view.delegate?.scrollViewDidEndDecelerating(view)
    } else {
      view.contentOffset = offset
      schedule()
    }
  }
}

/// A wheel that pulling a list down reveals.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// A text beside the wheel.
  open var attributedTitle: NSAttributedString?
  /// Whether something is being fetched.
  public private(set) var isRefreshing = false

  /// A wheel of its usual height.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: -60, width: 0, height: 60))
  }

  /// Shows that something is being fetched.
  open func beginRefreshing() {
    isRefreshing = true
    noteWheel()
  }

  /// Pulling never reaches the wheel, and it is not drawn.
  func noteWheel() {
    InertNotes.say("refreshing", "the wheel of UIRefreshControl")
  }

  /// Shows that nothing is being fetched any more.
  open func endRefreshing() {
    isRefreshing = false
  }
}
