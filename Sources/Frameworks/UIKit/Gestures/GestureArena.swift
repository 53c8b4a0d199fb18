import Engine

/// The recognisers that watch fingers at the moment, the innermost view's first.
///
/// One gesture at a time: the first one that is recognised keeps the others from beginning, unless a
/// delegate lets two go on together (documented).
@MainActor
final class GestureArena: @preconcurrency Companion {
  private(set) var watching: [UIGestureRecognizer] = []

  init(_ conductor: Conductor) {}

  static var current: GestureArena { Conductor.current.companion(GestureArena.self) }

  func prepareCommit() {}

  func enter(_ recognizer: UIGestureRecognizer) {
    if !watching.contains(where: { $0 === recognizer }) { watching.append(recognizer) }
  }

  func leave(_ recognizer: UIGestureRecognizer) {
    watching.removeAll { $0 === recognizer }
  }

  /// Whether the gesture may begin now.
  func admits(_ recognizer: UIGestureRecognizer) -> Bool {
    !watching.contains { other in
      other !== recognizer && other.isRecognised && other.canPrevent(recognizer)
        && recognizer.canBePrevented(by: other) && !mayRunTogether(recognizer, other)
    }
  }

  /// Lets the gestures fail that the recognised one prevents.
  func prevail(_ recognizer: UIGestureRecognizer) {
    for other in watching where other !== recognizer && other.state == .possible {
      guard recognizer.canPrevent(other), other.canBePrevented(by: recognizer),
        !mayRunTogether(recognizer, other), !other.waits(for: recognizer)
      else { continue }
      other.state = .failed
    }
  }

  private func mayRunTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture goes on or has just happened.
  var isRecognised: Bool { [.began, .changed, .ended].contains(state) }

  /// Whether this recogniser waits until the other one has failed.
  func waits(for other: UIGestureRecognizer) -> Bool {
    prerequisites.contains { $0 === other }
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }
}
