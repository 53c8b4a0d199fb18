/// One property of one object over time, as far as it animates.
package struct Track: Hashable, Sendable {
  /// Place among the timeline's tracks, from 1; 0 for a track asked for by path.
  package var id: Int
  package var reference: PropertyReference
  /// The path as the learner would write it, such as `box.center.x`.
  package var name: String
  /// In the order they begin.
  package var segments: [Segment]
}

/// A stretch of a track that one animation governs.
package struct Segment: Hashable, Sendable {
  /// Seconds; where the value begins to move. Infinite ends are cut at the timeline's end.
  package var begin: Double
  package var end: Double
  /// The value at the begin of a forward run.
  package var from: Value
  /// The value at the end of a forward run.
  package var to: Value
  package var pacing: Pacing
  /// The animation's number, and the key under which it was added.
  package var serial: Int
  package var key: String
  package var isAdditive: Bool
  package var cycles: Cycles
  /// Whether the animation reached its end; nil while it was still running.
  package var finished: Bool?
  /// Code offsets of the learner's calls that made it.
  package var sites: [UInt64]

  /// How progress follows time.
  package enum Pacing: Hashable, Sendable {
    case curve(TimingCurve)
    case spring(SpringConstants)
    /// A stretch of a keyframe animation; `whole` eases all of it, `stretch` only this part.
    case keyframes(CalculationMode, whole: TimingCurve, stretch: TimingCurve)
  }

  /// How often the stretch repeats.
  package struct Cycles: Hashable, Sendable {
    /// Seconds of one forward run.
    package var duration: Double
    /// Number of cycles; infinite for ever.
    package var count: Double
    package var autoreverses: Bool
  }
}
