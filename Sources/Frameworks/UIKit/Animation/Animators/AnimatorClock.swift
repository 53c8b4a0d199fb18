import Engine
import QuartzCore
import Timelines

/// The time of one animator, which its animations follow: it can stand still or run backwards.
///
/// It is an object of its own because animations keep it, and because it must say, after the
/// animator itself is gone, whether the animator was let go too early.
final class AnimatorClock: TimeParent, JournalObject, @unchecked Sendable {
  let journalID: ObjectID
  private let conductor: Conductor
  private(set) var pace = Pace(local: 0, speed: 0)
  private var since: Instant
  /// Where animations that are added now begin, in this time.
  var beginOfAdded = 0.0
  /// Whether the animator is paused or stopped: then it must not be let go.
  var mustNotBeReleased: String?
  /// Whether touches find the animated views where they show.
  var hitsWhereItShows = true
  /// Whether the animated views take no touches.
  var keepsTouchesAway = false

  init(type: String) {
    conductor = Conductor.current
    since = conductor.now
    journalID = conductor.numbers.object()
    conductor.record(.object(journalID, kind: .animator, type: type, layerType: ""))
  }

  var localNow: Double {
    pace.local + pace.speed * Double(conductor.now.microseconds - since.microseconds) / 1_000_000
  }

  /// Animators end their animations themselves.
  func programTime(reaching local: Double) -> Double? { nil }

  /// Lets the time go on from `local` at another speed.
  func set(_ pace: Pace) {
    self.pace = pace
    since = conductor.now
    conductor.record(.pace(journalID, pace))
  }

  /// The animator is gone.
  func released() {
    guard let state = mustNotBeReleased else { return }
    conductor.stop(
      reason: AnimatorMessage.released(state), remedy: AnimatorMessage.releasedRemedy)
  }
}
