import Engine

/// Recognises taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers must tap.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var start = CGPoint.zero
  private var patience: ScheduledEvent?

  // A finger that moves farther does not tap, nor is a tap that far from the one before it a second
  // one; so many seconds later it is a new one. Apple's limits are not documented: etude's choice.
  private let slip: CGFloat = 45
  private let pause = 0.35

  /// Fingers touch the view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    patience?.cancel()
    patience = nil
    let place = location(in: nil)
    if taps > 0, distance(place, start) > slip { taps = 0 }
    start = place
  }

  /// Fingers move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if distance(location(in: nil), start) > slip { state = .failed }
  }

  /// Fingers leave the screen.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps = max(taps + 1, trackedTouches.map(\.tapCount).max() ?? 1)
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      patience = Conductor.current.schedule(after: pause) { [weak self] in
        MainActor.assumeIsolated { self?.state = .failed }
      }
    }
  }

  /// Forgets the taps.
  open override func reset() {
    super.reset()
    taps = 0
    patience?.cancel()
    patience = nil
  }

  override var waitsForMoreTouches: Bool { patience != nil }
}

/// How far two places are apart, in points.
func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
  hypot(one.x - other.x, one.y - other.y)
}
