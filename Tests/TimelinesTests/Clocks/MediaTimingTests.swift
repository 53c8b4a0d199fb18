import Testing
import Timelines

@Suite struct MediaTimingTests {
  /// A timing with the fractions a browser computes at given milliseconds.
  struct Row: CustomTestStringConvertible {
    var words: [String]
    var samples: [(time: Double, progress: Double?, iteration: Double?)]
    var testDescription: String { words.joined(separator: " ") }

    var alternates: Bool { words[4].hasPrefix("alternate") }
    var isReversed: Bool { words[4].hasSuffix("reverse") }

    var curve: TimingCurve {
      switch words[6] {
      case "ease-in": .easeIn
      case "ease-out": .easeOut
      case "ease-in-out": .easeInEaseOut
      default: .linear
      }
    }

    /// Iterations there are runs one way; cycles here go forward and back.
    var timing: MediaTiming {
      let iterations = words[3] == "inf" ? Double.infinity : Double(words[3]) ?? 1
      return MediaTiming(
        begin: (Double(words[2]) ?? 0) / 1000, duration: (Double(words[1]) ?? 1) / 1000,
        repeatCount: alternates ? iterations / 2 : iterations, autoreverses: alternates,
        fill: words[5] == "none" ? .removed : FillMode(rawValue: words[5]) ?? .removed)
    }
  }

  static let rows: [Row] = {
    var rows: [Row] = []
    for words in tableLines("timing-browser.txt") {
      if words[0] == "case" {
        rows.append(Row(words: words, samples: []))
        continue
      }
      for word in words {
        let parts = word.split(separator: ":")
        rows[rows.count - 1].samples.append(
          ((Double(parts[0]) ?? 0) / 1000, Double(parts[1]), Double(parts[2])))
      }
    }
    return rows
  }()

  @Test func hasTheWholeTable() {
    #expect(MediaTimingTests.rows.count == 62)
    #expect(MediaTimingTests.rows.allSatisfy { $0.samples.count >= 25 })
  }

  /// The one row that cannot hold: a browser plays runs of no length, endlessly many at once.
  ///
  /// From 0.5 s on it stands at progress 1 of iteration infinity. Core Animation documents that a
  /// duration of 0 takes the transaction's: it plays runs of 0.25 s instead, and stands at 0 again
  /// at 0.75 s. No timing has a duration of 0 here.
  @Test func knowsNoRunOfNoLength() throws {
    let row = try #require(MediaTimingTests.rows.first { $0.words[1] == "0" })
    #expect(row.samples.allSatisfy { $0.progress == ($0.time < 0.5 ? 0 : 1) })
    #expect(row.samples.allSatisfy { $0.iteration == ($0.time < 0.5 ? 0 : .infinity) })
    let timing = MediaTiming(begin: 0.5, duration: 0.25, repeatCount: .infinity, fill: .both)
    #expect(timing.state(at: Moment(0.3)) == ActiveState(fraction: 0, cycle: 0))
    #expect(timing.state(at: Moment(0.625)) == ActiveState(fraction: 0.5, cycle: 0))
    #expect(timing.state(at: Moment(0.75)) == ActiveState(fraction: 0, cycle: 1))
  }

  @Test(arguments: rows.filter { $0.words[1] != "0" })
  func standsWhereABrowserSays(_ row: Row) {
    for (time, progress, iteration) in row.samples {
      let state = row.timing.state(at: Moment(time))
      #expect((state == nil) == (progress == nil), "at \(time)")
      guard let state, let progress, let iteration else { continue }
      let directed = row.isReversed ? 1 - state.fraction : state.fraction
      #expect((row.curve.progress(at: directed) - progress).magnitude < 3e-7, "at \(time)")
      // At 420 ms of runs of 70 ms the browser's division falls short of 6.
      if !(state.fraction < 1e-9 && iteration == 5) {
        #expect(
          state.cycle == (row.alternates ? (iteration / 2).rounded(.down) : iteration),
          "at \(time)")
      }
    }
  }

  /// Another project's reading of Core Animation's model.
  @Test func standsWhereCoreAnimationIsSaidTo() {
    func fraction(_ timing: MediaTiming, _ time: Double) -> Double? {
      timing.state(at: Moment(time))?.fraction
    }
    let back = MediaTiming(
      begin: 10, duration: 1, repeatDuration: 2.5, autoreverses: true, fill: .both)
    #expect(fraction(back, 12.75) == 0.5)
    let twice = MediaTiming(begin: 10, duration: 1, repeatCount: 2, autoreverses: true, fill: .both)
    #expect(fraction(twice, 12.25) == 0.25)
    #expect(fraction(twice, 14) == 0)
    let thrice = MediaTiming(begin: 10, duration: 1, repeatCount: 3, fill: .both)
    #expect(fraction(thrice, 11) == 0)
    #expect(fraction(thrice, 13) == 1)
    let backwards = MediaTiming(begin: 20, duration: 2, speed: -1, timeOffset: 2, fill: .both)
    #expect(fraction(backwards, 21) == 0.5)
    #expect(fraction(backwards, 22) == 0)
    let still = MediaTiming(begin: 0, duration: 1, speed: 0, timeOffset: 1)
    #expect(fraction(still, 10) == 1)
    let half = MediaTiming(begin: 0, duration: 2, repeatCount: 2.5, fill: .forwards)
    #expect(fraction(half, 9) == 0.5)
  }

  /// The documented table of fill modes: 0 → 10 in a second, delayed by a half, over a 3.
  @Test(arguments: [
    (FillMode.removed, 3.0, 3.0), (.forwards, 3, 10), (.backwards, 0, 3), (.both, 0, 10),
  ])
  func fillsAsDocumented(_ fill: FillMode, _ before: Double, _ after: Double) {
    let animation = Animation(
      keyPath: "opacity", motion: .basic(from: .number(0), to: .number(10), by: nil),
      timing: MediaTiming(begin: 0.5, duration: 1, fill: fill))
    func value(_ time: Double, _ side: Side = .from) -> Value {
      var running = Composition(.number(3))
      PreparedAnimation(animation)
        .apply(to: &running, root: "opacity", at: ParentTime(Moment(time, side)))
      return running.value
    }
    #expect(value(0.25) == .number(before))
    #expect(value(0.5, .before) == .number(before))
    #expect(value(0.5) == .number(0))
    #expect(value(1.5, .before) == .number(10))
    #expect(value(1.5) == .number(after))
  }

  @Test func looksBackAtTheBordersOfCycles() {
    let timing = MediaTiming(begin: 1, duration: 0.1, repeatCount: 5)
    for cycle in 1..<5 {
      let border = 1 + Double(cycle) * 0.1
      #expect(timing.state(at: Moment(border)) == ActiveState(fraction: 0, cycle: Double(cycle)))
      #expect(
        timing.state(at: Moment(border, .before))
          == ActiveState(fraction: 1, cycle: Double(cycle - 1)))
    }
    #expect(timing.state(at: Moment(1.5)) == nil)
  }

  /// The returning half is the forward half played backwards in time.
  @Test func returnsAlongTheSameCurve() {
    let timing = MediaTiming(begin: 0, duration: 0.7, autoreverses: true)
    for step in 1..<70 {
      let time = Double(step) / 100
      let there = timing.state(at: Moment(time))?.fraction ?? -1
      let back = timing.state(at: Moment(1.4 - time))?.fraction ?? -2
      #expect((there - back).magnitude < 1e-12)
    }
  }

  @Test func speedShortensAndStopsTime() {
    let fast = MediaTiming(begin: 1, duration: 2, speed: 4)
    #expect(fast.end == 1.5)
    #expect(fast.state(at: Moment(1.25))?.fraction == 0.5)
    #expect(fast.state(at: Moment(1.5)) == nil)
    #expect(MediaTiming(begin: 0, duration: 1, repeatCount: .infinity).end == .infinity)
    #expect(MediaTiming(begin: 0, duration: 1, speed: 0).end == .infinity)
  }

  /// Said by three independent descriptions: an offset starts in the middle and wraps round.
  @Test func wrapsRoundAfterAnOffset() {
    let timing = MediaTiming(begin: 0, duration: 5, timeOffset: 2)
    #expect(timing.state(at: Moment(1))?.fraction == 0.6)
    #expect(timing.state(at: Moment(4))?.fraction == 0.2)
    #expect(timing.state(at: Moment(5)) == nil)
  }
}
