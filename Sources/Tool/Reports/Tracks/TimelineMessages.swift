import Figures
import Timelines

/// The words of timeline reports.
package enum TimelineMessages {
  package static let events = "events"
  package static let note = "note"
  package static let noTracks = "Nothing animates."

  package static func line(_ number: Int) -> String { "line \(number)" }

  package static func change(_ from: String, _ to: String, plain: Bool) -> String {
    plain ? "\(from) -> \(to)" : "\(from) → \(to)"
  }

  package static func stretch(_ begin: Double, _ end: Double, plain: Bool) -> String {
    guard begin < end else { return "at \(Digits.text(begin)) s" }
    return "\(Digits.text(begin)) s \(plain ? ".." : "…") \(Digits.text(end)) s"
  }

  package static func pacing(_ segment: Segment) -> String {
    var words = segment.pacing.text
    let cycles = segment.cycles
    if cycles.count.isInfinite {
      words += ", repeats for ever"
    } else if cycles.count != 1, cycles.count > 0 {
      words += ", \(Digits.text(cycles.count)) times"
    }
    if cycles.autoreverses { words += ", and back" }
    if cycles.count != 1 || cycles.autoreverses {
      words += ", \(Digits.text(cycles.duration)) s each way"
    }
    if segment.finished == false { words += ", cut short" }
    return words
  }

  package static func ends(
    _ duration: Double, _ ending: Timeline.Ending?, horizon: Double
  ) -> String {
    let time = "\(Digits.text(duration)) s"
    return switch ending {
    case .idle: "Everything is still after \(time)."
    case .horizon: "Still moving at \(Digits.text(horizon)) s, where the run is cut."
    case .events: "Too much happens: the run is cut at \(time)."
    case .stopped(let reason, _): "UIKit stops the program at \(time): \(reason)"
    case .trapped: "The program breaks off at \(time)."
    case nil: "The record breaks off at \(time)."
    }
  }
}
