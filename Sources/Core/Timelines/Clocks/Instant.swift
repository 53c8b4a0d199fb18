/// A moment of virtual time: whole microseconds since the program began.
package struct Instant: Hashable, Comparable, Sendable {
  package var microseconds: Int64

  package init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Rounds to the nearest microsecond; times beyond about 292,000 years are clamped.
  package init(seconds: Double) {
    let scaled = (seconds * 1_000_000).rounded()
    if scaled >= 9.2e18 {
      microseconds = Int64.max
    } else if scaled <= -9.2e18 {
      microseconds = Int64.min
    } else {
      microseconds = scaled.isNaN ? 0 : Int64(scaled)
    }
  }

  package var seconds: Double { Double(microseconds) / 1_000_000 }

  package static let zero = Instant(microseconds: 0)

  package static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }
}
