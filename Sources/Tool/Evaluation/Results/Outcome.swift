import Timelines

/// What became of a program.
package enum Outcome: Sendable, Equatable {
  /// It ran to its end, or to the horizon.
  case played(Timeline)
  case doesNotCompile([Diagnostic])
  /// UIKit refused to go on, or there was nothing to play.
  case stopped(reason: String, remedy: String, Timeline)
  /// The processor or the Swift runtime stopped it; the timeline goes as far as it came.
  case trapped(message: String, Timeline)
  case didNotFinish(Limit, Timeline?)
  /// It left by itself, with `exit` or the like, before its animations had played.
  case endedEarly(Timeline?)
  case tooMuchOutput(Timeline?)
  /// The source policy does not allow something in the text.
  case refused([Diagnostic])
  /// The tool or the machine failed, not the program.
  case unavailable(reason: String, remedy: String)

  /// The timeline, as far as there is one.
  package var timeline: Timeline? {
    switch self {
    case .played(let timeline), .stopped(_, _, let timeline), .trapped(_, let timeline): timeline
    case .didNotFinish(_, let timeline), .endedEarly(let timeline), .tooMuchOutput(let timeline):
      timeline
    case .doesNotCompile, .refused, .unavailable: nil
    }
  }
}

/// The limit at which a program was ended.
package enum Limit: Hashable, Sendable {
  /// It computed for this many seconds.
  case processorTime(seconds: Int)
  /// It took this many seconds on the wall clock, mostly waiting.
  case wallTime(seconds: Double)
  /// Its journal became longer than this many bytes.
  case journal(bytes: Int)
  /// More events happened than a timeline may have.
  case events
  /// The compiler took longer than this many seconds.
  case compiler(seconds: Int)
}
