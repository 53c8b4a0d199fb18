import CoreGraphics
import Engine
import Timelines

/// Calls a method at every frame of the screen: 60 times a second of the virtual clock.
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: #selector(tick))
/// link.add(to: .main, forMode: .common)
/// ```
public final class CADisplayLink: NSObject, @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector
  private var nextFrame: ScheduledEvent?
  private var isRunning = false
  private var frames = 0

  /// The time of the frame that shows now, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// How many frames pass between two calls; 1 is every frame.
  public var frameInterval = 1
  /// How many calls a second are wanted; 0 means every frame.
  public var preferredFramesPerSecond = 0
  /// How many calls a second are wanted at least, at most and at best.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// While true no calls are made.
  public var isPaused = false {
    didSet {
      guard isPaused != oldValue, isRunning else { return }
      if isPaused { nextFrame?.cancel() } else { scheduleNext() }
    }
  }

  /// A link that calls `selector` on `target`, which it retains until `invalidate`.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Seconds between two frames.
  public var duration: CFTimeInterval { 1.0 / 60 }

  /// Starts the calls.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isRunning else { return }
    isRunning = true
    if !isPaused { scheduleNext() }
  }

  /// Stops the calls.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    invalidate()
  }

  /// Stops the calls for good and lets go of the target.
  public func invalidate() {
    isRunning = false
    nextFrame?.cancel()
  }

  /// Frames between two calls.
  private var stride: Int {
    let wanted =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.preferred ?? 0)
    guard wanted > 0, wanted < 60 else { return max(1, frameInterval) }
    return max(1, Int((60 / wanted).rounded()))
  }

  private func scheduleNext() {
    let conductor = Conductor.current
    // Frames lie on a grid that begins with the program, whatever the moment the link was added.
    let present = Int((conductor.seconds * 60 + 1e-4).rounded(.down))
    frames = present + stride
    let instant = Instant(seconds: Double(frames) / 60)
    nextFrame = conductor.schedule(at: instant) { [self] in frame() }
  }

  private func frame() {
    timestamp = Conductor.current.seconds
    scheduleNext()
    // Documented: no frames are drawn in the background, and no calls made.
    guard LayerWorld.current.isOnScreen else { return }
    targetTimestamp = Double(frames) / 60
    Conductor.current.callback("displayLink")
    MainActor.assumeIsolated { _ = selector(on: target, [self]) }
  }
}
