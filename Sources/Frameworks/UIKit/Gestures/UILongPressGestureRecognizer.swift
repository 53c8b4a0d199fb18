import Engine

/// Recognises fingers that rest.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long fingers must rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps must come first.
  open var numberOfTapsRequired = 0
  /// How many fingers must rest.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var alarm: ScheduledEvent?

  /// Fingers touch the view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= numberOfTouchesRequired else { return }
    start = location(in: nil)
    alarm?.cancel()
    alarm = Conductor.current.schedule(after: minimumPressDuration) { [weak self] in
      MainActor.assumeIsolated { self?.state = .began }
    }
  }

  /// Fingers move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
    } else if distance(location(in: nil), start) > allowableMovement {
      state = .failed
    }
  }

  /// Fingers leave the screen.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Forgets the touch.
  open override func reset() {
    super.reset()
    alarm?.cancel()
    alarm = nil
  }
}
