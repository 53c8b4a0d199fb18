import CoreGraphics
import Engine
import QuartzCore

/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger rests.
    case stationary
    /// The finger left the screen.
    case ended
    /// The touch was taken away.
    case cancelled
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A remote control.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer
  }

  /// What touches the screen: always a finger here.
  open var type: TouchType { .direct }
  /// When the touch last changed, in seconds of the virtual clock.
  open var timestamp: TimeInterval { lastChange }
  /// Where the touch is in its life.
  open var phase: Phase { currentPhase }
  /// How many times the finger came down in quick succession.
  open var tapCount: Int { taps }
  /// The window in which the finger came down.
  open var window: UIWindow? { touchedWindow }
  /// The view in which the finger came down.
  open var view: UIView? { touchedView }
  /// How hard the finger presses; always the normal 1.
  open var force: CGFloat { 1 }
  /// How hard a finger can press.
  open var maximumPossibleForce: CGFloat { 1 }

  private var lastChange: TimeInterval
  private var currentPhase = Phase.began
  private let taps: Int
  private let touchedWindow: UIWindow?
  private let touchedView: UIView?
  private var place: CGPoint
  private var placeBefore: CGPoint

  /// A finger that comes down at a point of the window.
  package init(at point: CGPoint, in window: UIWindow?, view: UIView?, tapCount: Int = 1) {
    place = point
    placeBefore = point
    touchedWindow = window
    touchedView = view
    taps = tapCount
    lastChange = Conductor.current.seconds
    super.init()
  }

  /// Moves the finger to a point of the window, or changes its phase.
  package func change(to phase: Phase, at point: CGPoint) {
    placeBefore = place
    place = point
    currentPhase = phase
    lastChange = Conductor.current.seconds
  }

  /// Where the finger is, in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }

  /// Where the finger was before its last change, in a view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(placeBefore, from: nil) ?? placeBefore
  }

  /// Where the finger is, as exactly as known.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// The touches that happen at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing happened.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches
    /// The device moved.
    case motion
    /// A remote control.
    case remoteControl
    /// Buttons.
    case presses
  }

  /// What kind of motion happened.
  public enum EventSubtype: Int, Sendable {
    /// None in particular.
    case none
    /// The device was shaken.
    case motionShake
  }

  /// The touches in the order of the fingers.
  let touches: [UITouch]

  /// An event of these touches.
  package init(touches: [UITouch]) {
    self.touches = touches
    super.init()
  }

  /// What kind of thing happened: always touches here.
  open var type: EventType { .touches }
  /// When it happened, in seconds of the virtual clock.
  open var timestamp: TimeInterval { touches.map(\.timestamp).max() ?? 0 }
  /// All touches of the moment.
  open var allTouches: Set<UITouch>? { Set(touches) }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }
}
