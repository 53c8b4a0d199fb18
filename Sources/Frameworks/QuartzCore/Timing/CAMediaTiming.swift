import CoreGraphics
import Engine
import Timelines

/// When something runs: its place in its parent's time, its speed and its repetitions.
public protocol CAMediaTiming {
  /// When it begins, in seconds of its parent's time; 0 means at once.
  var beginTime: CFTimeInterval { get set }
  /// How long one run lasts, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its own time passes: 1 by default, 0 pauses.
  var speed: Float { get set }
  /// Seconds added to its own time.
  var timeOffset: CFTimeInterval { get set }
  /// How many times it runs; fractions count, 0 means once.
  var repeatCount: Float { get set }
  /// How long it goes on repeating, in seconds; 0 leaves that to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What shows before it begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What shows before an animation begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A mode by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Neither its start nor its end stays: outside its time the model shows.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end stays, as long as the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start shows until it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its start shows until it begins, and its end stays.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  package var fill: FillMode { FillMode(rawValue: rawValue) ?? .removed }
}
