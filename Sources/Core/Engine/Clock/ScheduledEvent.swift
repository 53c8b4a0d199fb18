import Timelines

/// Something due at an instant of virtual time.
package final class ScheduledEvent {
  /// What comes first of two events due at one instant.
  package enum Phase: Int, Comparable, Sendable {
    /// Animations end: from here on the model shows.
    case ends
    /// The program's own code runs: completions, timers, delayed closures, input.
    case callbacks
    /// Everything that must see what the callbacks of this instant did.
    case afterwards

    package static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
  }

  package let instant: Instant
  package let phase: Phase
  /// Order of creation of whatever the event belongs to; decides between events of one phase.
  package let sequence: Int
  /// Decides between events that agree in everything else: the first one added comes first.
  fileprivate(set) var arrival = 0
  private var action: (() -> Void)?

  package init(
    at instant: Instant, phase: Phase, sequence: Int, action: @escaping () -> Void
  ) {
    self.instant = instant
    self.phase = phase
    self.sequence = sequence
    self.action = action
  }

  package var isCancelled: Bool { action == nil }

  /// Makes the event never happen; harmless when it already has.
  package func cancel() {
    action = nil
  }

  /// Runs what is due, at most once.
  package func happen() {
    let due = action
    action = nil
    due?()
  }

  /// Whether this event is due before the other one.
  package func precedes(_ other: ScheduledEvent) -> Bool {
    if instant != other.instant { return instant < other.instant }
    if phase != other.phase { return phase < other.phase }
    if sequence != other.sequence { return sequence < other.sequence }
    return arrival < other.arrival
  }

  /// Notes when the event was added to an agenda.
  func arrive(as number: Int) {
    arrival = number
  }
}
