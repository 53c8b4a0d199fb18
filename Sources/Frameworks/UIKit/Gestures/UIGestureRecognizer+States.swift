import Engine

extension UIGestureRecognizer {
  /// Goes to another state if the rules allow it, and tells the targets.
  func enter(_ next: State) {
    switch next {
    case .began,
      .ended where state == .possible:
      recognise(as: next)
    case .changed, .ended, .cancelled:
      guard state == .began || state == .changed else {
        if next == .cancelled { fail() }
        return
      }
      put(next)
      tellTargets()
      if next != .changed { finish() }
    case .failed: fail()
    case .possible: put(.possible)
    }
  }

  private func recognise(as next: State) {
    guard state == .possible else { return }
    let arena = GestureArena.current
    let unsettled = arena.watching.filter { $0 !== self && $0.state == .possible && waits(for: $0) }
    guard unsettled.isEmpty else {
      for other in unsettled where !other.waiting.contains(where: { $0 === self }) {
        other.waiting.append(self)
      }
      postponed = next
      return
    }
    guard arena.admits(self), view?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else {
      return fail()
    }
    postponed = nil
    wasRecognised = true
    put(next)
    arena.prevail(self)
    letWaitingFail()
    tellTargets()
    if next == .ended { finish() }
  }

  private func fail() {
    guard state == .possible else { return }
    put(.failed)
    let others = waiting
    waiting = []
    finish()
    // Whoever waited for this failure may have seen its own gesture already.
    for other in others {
      if let next = other.postponed {
        other.postponed = nil
        other.enter(next)
      }
    }
  }

  private func letWaitingFail() {
    let others = waiting
    waiting = []
    for other in others {
      other.postponed = nil
      other.state = .failed
    }
  }

  /// Breaks the gesture off because the recogniser was switched off.
  func breakOff() {
    state = state == .possible ? .failed : .cancelled
  }

  /// Goes back to the start once all fingers are gone.
  ///
  /// A gesture that is over while fingers stay keeps its state until they leave.
  private func finish() {
    guard trackedTouches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) else {
      return
    }
    startOver()
  }

  func startOver() {
    GestureArena.current.leave(self)
    trackedTouches = []
    put(.possible)
    reset()
  }

  private func tellTargets() {
    for target in targets {
      guard let receiver = target.receiver else { continue }
      Conductor.current.callback("gesture")
      _ = target.selector(on: receiver, [self])
    }
  }
}
