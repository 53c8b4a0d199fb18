import Engine

extension UIGestureRecognizer: TouchReceiver {
  package func accepts(_ touch: UITouch) -> Bool {
    isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  package func receiveBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isEnabled else { return }
    wasRecognised = false
    if state == .failed || trackedTouches.allSatisfy({ $0.phase == .ended }) && state != .possible {
      startOver()
    }
    GestureArena.current.enter(self)
    // Sets have no order; the event hands its touches over in the order of the fingers.
    trackedTouches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    trackedTouches += event.touches.filter { touch in
      touches.contains(touch) && !trackedTouches.contains { $0 === touch }
    }
    touchesBegan(touches, with: event)
  }

  package func receiveMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isEnabled, isWatching else { return }
    touchesMoved(touches, with: event)
  }

  package func receiveEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isEnabled else { return }
    if isWatching { touchesEnded(touches, with: event) }
    settleAfterTouches()
  }

  package func receiveCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isEnabled else { return }
    if isWatching { touchesCancelled(touches, with: event) }
    settleAfterTouches()
  }

  package var keepsTouchesFromView: Bool {
    cancelsTouchesInView && (isRecognised || wasRecognised)
  }

  private var isWatching: Bool { [.possible, .began, .changed].contains(state) }

  /// All fingers are gone: a gesture that is over starts anew.
  private func settleAfterTouches() {
    guard trackedTouches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) else {
      return
    }
    if [.ended, .cancelled, .failed].contains(state) {
      startOver()
    } else if state == .possible, postponed == nil, !waitsForMoreTouches {
      state = .failed
    }
  }
}
