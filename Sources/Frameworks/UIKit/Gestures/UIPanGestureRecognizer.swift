import Engine

/// Recognises a drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers must drag at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers may drag at most.
  open var maximumNumberOfTouches = Int.max

  private var start = CGPoint.zero
  private var last = CGPoint.zero
  private var lastTime = 0.0
  private var speed = CGVector.zero

  /// How far a finger moves before the drag begins, in points; Apple's number is not documented.
  private let slack: CGFloat = 10

  /// How far the fingers are from where they came down, in a view's coordinates.
  ///
  /// `setTranslation(_:in:)` counts anew from there.
  open func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (converted(start, view), converted(last, view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Lets the distance so far count as `translation`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let here = converted(last, view)
    let origin = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
    start = view?.convert(origin, to: nil) ?? origin
  }

  /// How fast the fingers move, in points per second of a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    let tip = CGPoint(x: last.x + speed.dx, y: last.y + speed.dy)
    let (from, to) = (converted(last, view), converted(tip, view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Fingers touch the view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    start = location(in: nil)
    last = start
    lastTime = event.timestamp
    speed = .zero
  }

  /// Fingers move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    if state == .possible {
      let count = numberOfTouches
      guard count >= minimumNumberOfTouches, count <= maximumNumberOfTouches else { return }
      if distance(last, start) >= slack { state = .began }
    } else {
      state = .changed
    }
  }

  /// Fingers leave the screen.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if location(in: nil) != last { follow(event) }
    state = state == .possible ? .failed : .ended
  }

  /// Forgets the drag.
  open override func reset() {
    super.reset()
    speed = .zero
  }

  private func follow(_ event: UIEvent) {
    let place = location(in: nil)
    let span = event.timestamp - lastTime
    if span > 0 {
      speed = CGVector(
        dx: (place.x - last.x) / CGFloat(span), dy: (place.y - last.y) / CGFloat(span))
    }
    last = place
    lastTime = event.timestamp
  }

  private func converted(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }
}

/// Recognises a drag that begins at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag may begin.
  open var edges: UIRectEdge = []

  /// Fingers touch the view: within 20 points of an edge, or the gesture fails.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let place = location(in: nil)
    let screen = UIScreen.main.bounds
    let isNear =
      edges.contains(.left) && place.x <= 20
      || edges.contains(.right) && place.x >= screen.maxX - 20
      || edges.contains(.top) && place.y <= 20
      || edges.contains(.bottom) && place.y >= screen.maxY - 20
    if !isNear { state = .failed }
  }
}
