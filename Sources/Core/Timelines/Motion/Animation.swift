import Geometry

/// When an animation runs: Core Animation's media timing, in seconds of its parent's time.
package struct MediaTiming: Hashable, Sendable {
  /// Start in the parent's time; already resolved (never the 0 that means "now").
  package var begin: Double
  /// Length of one forward run, greater than 0.
  package var duration: Double
  package var speed: Double
  package var timeOffset: Double
  /// Number of cycles, fractions allowed; 0 counts as 1; may be infinite.
  package var repeatCount: Double
  /// Total active time; 0 means `repeatCount` decides.
  package var repeatDuration: Double
  package var autoreverses: Bool
  package var fill: FillMode

  package init(
    begin: Double, duration: Double, speed: Double = 1, timeOffset: Double = 0,
    repeatCount: Double = 0, repeatDuration: Double = 0, autoreverses: Bool = false,
    fill: FillMode = .removed
  ) {
    self.begin = begin
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fill = fill
  }
}

/// What shows before an animation begins and after it ends.
package enum FillMode: String, Hashable, Sendable {
  case removed, forwards, backwards, both
}

/// The constants of a damped spring of unit travel.
package struct SpringConstants: Hashable, Sendable {
  /// Greater than 0.
  package var mass: Double
  /// Greater than 0.
  package var stiffness: Double
  /// Damping coefficient (not the ratio), at least 0.
  package var damping: Double
  /// Travels per second at the start; positive is toward the target.
  package var initialVelocity: Double
  /// Whether a damping ratio above 1 is honoured; otherwise it is clamped to 1.
  package var allowsOverdamping: Bool

  package init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }
}

/// How the values between keyframes are found.
package enum CalculationMode: String, Hashable, Sendable {
  case linear, discrete, paced, cubic, cubicPaced
}

/// The values of a keyframe animation and how to go from one to the next.
package struct Keyframes: Hashable, Sendable {
  /// One value for each key; empty when `path` is used.
  package var values: [Value]
  /// Wins over `values` when present.
  package var path: Outline?
  /// Fractions of the progress, 0...1, not decreasing; nil spreads the keys evenly.
  package var keyTimes: [Double]?
  /// One curve for each stretch between keys, or empty for linear stretches.
  package var curves: [TimingCurve]
  package var mode: CalculationMode
  package var tensions: [Double]
  package var continuities: [Double]
  package var biases: [Double]
  /// Whether the object turns along `path`, and whether it looks backward.
  package var rotation: PathRotation

  package init(
    values: [Value] = [], path: Outline? = nil, keyTimes: [Double]? = nil,
    curves: [TimingCurve] = [], mode: CalculationMode = .linear, tensions: [Double] = [],
    continuities: [Double] = [], biases: [Double] = [], rotation: PathRotation = .none
  ) {
    self.values = values
    self.path = path
    self.keyTimes = keyTimes
    self.curves = curves
    self.mode = mode
    self.tensions = tensions
    self.continuities = continuities
    self.biases = biases
    self.rotation = rotation
  }
}

/// Whether a layer turns with the tangent of the path it follows.
package enum PathRotation: String, Hashable, Sendable {
  case none, auto, autoReverse
}

/// What a `CATransition` or a `UIView` transition shows.
package struct Transition: Hashable, Sendable {
  /// `crossDissolve`, `flipFromLeft`, …, `curlDown` for views; `fade`, `moveIn`, `push`, `reveal` for layers.
  package var kind: String
  /// `fromLeft`, `fromRight`, `fromTop`, `fromBottom` or empty.
  package var subtype: String
  package var startProgress: Double
  package var endProgress: Double

  package init(
    kind: String, subtype: String = "", startProgress: Double = 0, endProgress: Double = 1
  ) {
    self.kind = kind
    self.subtype = subtype
    self.startProgress = startProgress
    self.endProgress = endProgress
  }
}

/// One animation as it was added to a layer: everything its picture depends on.
package indirect enum Motion: Hashable, Sendable {
  /// From, to and by as in `CABasicAnimation`; nil means not given.
  case basic(from: Value?, to: Value?, by: Value?)
  case spring(SpringConstants, from: Value?, to: Value?, by: Value?)
  case keyframes(Keyframes)
  case group([Animation])
  case transition(Transition)
}

/// An animation attached to a layer, with its motion, timing and place in the composition.
package struct Animation: Hashable, Sendable {
  /// Property of the layer, such as `position` or `transform.rotation.z`; empty for groups.
  package var keyPath: String
  package var motion: Motion
  package var timing: MediaTiming
  /// Applied to the whole progress; nil is linear pacing.
  package var curve: TimingCurve?
  package var isAdditive: Bool
  package var isCumulative: Bool
  /// Whether it leaves the layer by itself when its active time is over.
  package var isRemovedOnCompletion: Bool
  /// The animator whose pace is this animation's parent time; nil: the layer's own time.
  package var animator: Int?
  /// The animation block that made it, for "completion of block"; nil for explicit animations.
  package var block: Int?

  package init(
    keyPath: String, motion: Motion, timing: MediaTiming, curve: TimingCurve? = nil,
    isAdditive: Bool = false, isCumulative: Bool = false, isRemovedOnCompletion: Bool = true,
    animator: Int? = nil, block: Int? = nil
  ) {
    self.keyPath = keyPath
    self.motion = motion
    self.timing = timing
    self.curve = curve
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.isRemovedOnCompletion = isRemovedOnCompletion
    self.animator = animator
    self.block = block
  }
}

/// How an animator's own time runs from some instant on: `local + speed · (now − instant)`.
package struct Pace: Hashable, Sendable {
  /// The animator's local time, in seconds, at the instant of the record.
  package var local: Double
  /// 1 running, 0 paused, -1 reversed.
  package var speed: Double
  /// While true, `local / duration` *is* the progress: scrubbing linearly bypasses the curve.
  package var scrubsLinearly: Bool

  package init(local: Double, speed: Double, scrubsLinearly: Bool = false) {
    self.local = local
    self.speed = speed
    self.scrubsLinearly = scrubsLinearly
  }
}
