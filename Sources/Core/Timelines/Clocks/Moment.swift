/// Which of the two values at an instant is meant.
package enum Side: String, Hashable, Sendable {
  /// The left limit: what showed just before the instant.
  case before
  /// What shows from the instant on.
  case from
}

/// A time together with the side from which it is looked at.
package struct Moment: Hashable, Sendable {
  /// Seconds since the program began; any finite number.
  package var time: Double
  package var side: Side

  package init(_ time: Double, _ side: Side = .from) {
    self.time = time
    self.side = side
  }

  /// Times closer than this many seconds are one time: instants are whole microseconds.
  package static let tolerance = 1e-9

  /// Whether something that happened at `instant` has taken effect at this moment.
  package func includes(_ instant: Instant) -> Bool { includes(seconds: instant.seconds) }

  /// Whether something that happened at `seconds` has taken effect at this moment.
  package func includes(seconds: Double) -> Bool {
    switch side {
    case .from: seconds <= time + Moment.tolerance
    case .before: seconds < time - Moment.tolerance
    }
  }
}
