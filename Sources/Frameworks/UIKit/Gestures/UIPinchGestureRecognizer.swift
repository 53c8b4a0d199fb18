import Engine

/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, as a factor of where they were; setting it counts from there.
  open var scale: CGFloat = 1 {
    didSet { if !isFollowing { base = spread / max(scale, 1e-9) } }
  }
  /// How fast the factor changes, per second.
  open private(set) var velocity: CGFloat = 0

  private var base: CGFloat = 0
  private var lastTime = 0.0
  private var isFollowing = false

  /// How far the fingers move before the gesture begins, in points; Apple's number is not documented.
  private let slack: CGFloat = 4

  /// Fingers touch the view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2, state == .possible else { return }
    base = spread
    lastTime = event.timestamp
  }

  /// Fingers move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2, base > 0 else { return }
    follow(event)
    if state == .possible {
      if abs(spread - base) >= slack { state = .began }
    } else {
      state = .changed
    }
  }

  /// Fingers leave the screen.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Forgets the factor.
  open override func reset() {
    super.reset()
    isFollowing = true
    scale = 1
    isFollowing = false
    velocity = 0
    base = 0
  }

  private var spread: CGFloat {
    guard numberOfTouches == 2 else { return 0 }
    return distance(location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
  }

  private func follow(_ event: UIEvent) {
    let next = spread / base
    let span = event.timestamp - lastTime
    if span > 0 { velocity = (next - scale) / CGFloat(span) }
    isFollowing = true
    scale = next
    isFollowing = false
    lastTime = event.timestamp
  }
}

/// Recognises two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians, clockwise; setting it counts from there.
  open var rotation: CGFloat = 0 {
    didSet { if !isFollowing { base = angle - rotation } }
  }
  /// How fast the fingers turn, in radians per second.
  open private(set) var velocity: CGFloat = 0

  private var base: CGFloat = 0
  private var lastTime = 0.0
  private var isFollowing = false

  /// How far the fingers turn before the gesture begins, in radians; not documented by Apple.
  private let slack: CGFloat = 0.02

  /// Fingers touch the view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2, state == .possible else { return }
    base = angle
    lastTime = event.timestamp
  }

  /// Fingers move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    follow(event)
    if state == .possible {
      if abs(rotation) >= slack { state = .began }
    } else {
      state = .changed
    }
  }

  /// Fingers leave the screen.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Forgets the turn.
  open override func reset() {
    super.reset()
    isFollowing = true
    rotation = 0
    isFollowing = false
    velocity = 0
  }

  private var angle: CGFloat {
    guard numberOfTouches == 2 else { return 0 }
    let (one, other) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    return atan2(other.y - one.y, other.x - one.x)
  }

  private func follow(_ event: UIEvent) {
    // A turn beyond half a circle goes on counting instead of jumping to the other sign.
    var next = angle - base
    while next - rotation > .pi { next -= 2 * .pi }
    while next - rotation < -.pi { next += 2 * .pi }
    let span = event.timestamp - lastTime
    if span > 0 { velocity = (next - rotation) / CGFloat(span) }
    isFollowing = true
    rotation = next
    isFollowing = false
    lastTime = event.timestamp
  }
}
