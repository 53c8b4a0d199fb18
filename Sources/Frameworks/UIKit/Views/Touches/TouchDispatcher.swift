import CoreGraphics
import Engine
import QuartzCore

/// Carries the fingers of one gesture: finds the views they touch and tells everyone concerned.
@MainActor
final class TouchDispatcher {
  private let touches: [UITouch]
  private let views: [UIView]
  private let receivers: [any TouchReceiver]
  private var isViewOut = false
  private weak var window: UIWindow?

  /// Fingers that come down at points of a window; all belong to the view under the first one.
  init(points: [CGPoint], window: UIWindow?, view: UIView, tapCount: Int) {
    self.window = window
    touches = points.map { UITouch(at: $0, in: window, view: view, tapCount: tapCount) }
    var chain: [UIView] = []
    var current: UIView? = view
    while let ancestor = current {
      chain.append(ancestor)
      current = ancestor.superview
    }
    views = chain
    let first = touches.first
    receivers = chain.flatMap(\.touchReceivers).filter { receiver in
      first.map { receiver.accepts($0) } ?? false
    }
  }

  func begin() {
    let event = UIEvent(touches: touches)
    window?.sendEvent(event)
    for receiver in receivers { receiver.receiveBegan(Set(touches), with: event) }
    if !takeAwayIfKept(event) { views.first?.touchesBegan(Set(touches), with: event) }
  }

  func move(to points: [CGPoint]) {
    change(to: .moved, at: points)
    let event = UIEvent(touches: touches)
    window?.sendEvent(event)
    for receiver in receivers { receiver.receiveMoved(Set(touches), with: event) }
    if !takeAwayIfKept(event) { views.first?.touchesMoved(Set(touches), with: event) }
  }

  func end(at points: [CGPoint]) {
    change(to: .ended, at: points)
    let event = UIEvent(touches: touches)
    window?.sendEvent(event)
    for receiver in receivers { receiver.receiveEnded(Set(touches), with: event) }
    if !takeAwayIfKept(event) { views.first?.touchesEnded(Set(touches), with: event) }
  }

  private func change(to phase: UITouch.Phase, at points: [CGPoint]) {
    for (touch, point) in zip(touches, points) { touch.change(to: phase, at: point) }
  }

  /// Tells the view once that its touches are gone; answers whether they are.
  private func takeAwayIfKept(_ event: UIEvent) -> Bool {
    guard !isViewOut, receivers.contains(where: \.keepsTouchesFromView) else { return isViewOut }
    isViewOut = true
    views.first?.touchesCancelled(Set(touches), with: event)
    return true
  }
}
