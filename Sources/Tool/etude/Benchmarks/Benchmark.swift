/// Timing by the wall clock, for `bench` only: never in a test.
enum Benchmark {
  /// The median in seconds of some rounds after one that does not count.
  static func median(rounds: Int, _ body: (Int) -> Void) -> Double {
    body(-1)
    let clock = ContinuousClock()
    let times = (0..<rounds).map { round in clock.measure { body(round) } / .seconds(1) }
    return times.sorted()[rounds / 2]
  }

  /// Seconds as milliseconds with one decimal.
  static func milliseconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10_000).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
