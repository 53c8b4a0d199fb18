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
  /// Where the value begins to move, in the program's seconds.
  package var begin: Double
  /// Where it stops to, in seconds; a motion for ever ends with the timeline.
  package var end: Double
  /// The value at the begin of a forward run.
  package var from: Value
  /// The value at the end of a forward run, even if the animation was cut before it.
  package var to: Value
  package var pacing: Pacing
  /// Which part of the animation's own time the stretch shows.
  package var portion = Portion()
  /// The animation's number.
  package var serial: Int
  /// The key under which it was added.
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

  /// Fractions of the time of one forward run: 0 to 1 for all of it, 1 to 0 backwards.
  package struct Portion: Hashable, Sendable {
    package var begin = 0.0
    package var end = 1.0

    package init(begin: Double = 0, end: Double = 1) {
      self.begin = begin
      self.end = end
    }

    /// Whether it is a whole forward run.
    package var isWhole: Bool { begin == 0 && end == 1 }
  }

  /// How often the stretch repeats.
  package struct Cycles: Hashable, Sendable {
    /// Seconds of one forward run.
    package var duration: Double
    /// Number of cycles; infinite for ever.
    package var count: Double
    package var autoreverses: Bool

    package init(duration: Double, count: Double = 1, autoreverses: Bool = false) {
      self.duration = duration
      self.count = count
      self.autoreverses = autoreverses
    }
  }
}
