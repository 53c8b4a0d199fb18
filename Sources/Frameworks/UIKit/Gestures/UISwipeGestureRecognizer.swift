import Engine

/// Recognises a flick in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a flick leads.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Directions by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upward.
    public static let up = Direction(rawValue: 4)
    /// Downward.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count.
  open var direction: Direction = .right
  /// How many fingers must flick.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var startTime = 0.0

  /// How far, in points, and how quickly, in seconds, a flick goes; Apple's numbers are not documented.
  private let reach: CGFloat = 50
  private let longest = 0.5

  /// Fingers touch the view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    startTime = event.timestamp
  }

  /// Fingers move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    look(event)
  }

  /// Fingers leave the screen.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    look(event)
    if state == .possible { state = .failed }
  }

  private func look(_ event: UIEvent) {
    guard state == .possible else { return }
    guard event.timestamp - startTime <= longest else {
      state = .failed
      return
    }
    let place = location(in: nil)
    let (dx, dy) = (place.x - start.x, place.y - start.y)
    guard max(abs(dx), abs(dy)) >= reach, numberOfTouches >= numberOfTouchesRequired else { return }
    let way: Direction = abs(dx) >= abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    state = direction.contains(way) ? .ended : .failed
  }
}
