import Geometry

/// One thing that is done to the program from outside, such as a tap, at a virtual time.
///
/// ```swift
/// try ScriptedInput.parse("at 1.5s tap car")
/// try ScriptedInput.parse("at 2s pan box by 40,0 in 0.3s")
/// ```
package struct ScriptedInput: Hashable, Sendable {
  /// When it begins.
  package var at: Instant
  package var gesture: Gesture
  package var target: Target
  /// How long it takes, in seconds; 0 for a tap.
  package var duration: Double

  package init(at: Instant, gesture: Gesture, target: Target, duration: Double = 0) {
    self.at = at
    self.gesture = gesture
    self.target = target
    self.duration = duration
  }

  /// Where it lands.
  package enum Target: Hashable, Sendable {
    /// The centre of that object's model frame.
    case object(String)
    /// A point of the stage.
    case point(Point)
    /// The whole program.
    case program
  }

  /// What the finger does.
  package enum Gesture: Hashable, Sendable {
    /// Number of taps, at least 1.
    case tap(count: Int)
    /// A drag by a vector in points.
    case pan(by: Point)
    /// A flick: `left`, `right`, `up` or `down`.
    case swipe(String)
    /// Two fingers apart or together, to a factor greater than 0.
    case pinch(scale: Double)
    /// Two fingers turning, by radians.
    case rotate(by: Double)
    /// A finger that rests.
    case press
    /// A control moved to a value: a slider's number, a switch's 0 or 1, a segment's index.
    case set(Double)
    /// Text typed into a field.
    case type(String)
    /// The program goes behind others.
    case background
    /// The program comes back to the front.
    case foreground

    /// Whether fingers do it on the screen, so that it happens to whatever view is there.
    package var isTouch: Bool {
      switch self {
      case .tap, .pan, .swipe, .pinch, .rotate, .press: true
      case .set, .type, .background, .foreground: false
      }
    }
  }
}

/// Why a line of scripted input was not understood.
package struct InputError: Error, Hashable, Sendable {
  /// The line as it was given.
  package var line: String
  package var reason: Reason

  /// What is wrong with it.
  package enum Reason: Error, Hashable, Sendable {
    case noTime
    case badTime(String)
    case noGesture
    case unknownGesture(String, nearest: String?)
    case noTarget
    /// The named part is missing or no number.
    case expected(String)
    case trailing(String)
  }
}
