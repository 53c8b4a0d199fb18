/// What gets the touches of a view beside the view itself: a gesture recogniser.
///
/// The dispatcher hands every touch of a view to the receivers of that view and of those it is in,
/// then to the view, unless a receiver has taken the touches away from it.
@MainActor
package protocol TouchReceiver: AnyObject {
  /// Whether the receiver takes part in a touch that begins now.
  func accepts(_ touch: UITouch) -> Bool
  /// Fingers came down.
  func receiveBegan(_ touches: Set<UITouch>, with event: UIEvent)
  /// Fingers moved.
  func receiveMoved(_ touches: Set<UITouch>, with event: UIEvent)
  /// Fingers left the screen.
  func receiveEnded(_ touches: Set<UITouch>, with event: UIEvent)
  /// The touches were taken away.
  func receiveCancelled(_ touches: Set<UITouch>, with event: UIEvent)
  /// Whether the gesture is recognised and keeps its touches from the view.
  var keepsTouchesFromView: Bool { get }
}

/// A control that scripted input can set directly: a slider, a switch, a segmented control.
@MainActor
package protocol InputSettable: AnyObject {
  /// Sets the control as a finger would, with its actions; false if the number means nothing to it.
  func setFromInput(_ number: Double) -> Bool
}

/// A view that scripted input can type into.
@MainActor
package protocol InputTypeable: AnyObject {
  /// Types text as a keyboard would, with its actions.
  func typeFromInput(_ text: String)
}
