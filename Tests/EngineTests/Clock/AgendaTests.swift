import Engine
import Testing
import Timelines

@Suite struct AgendaTests {
  private func event(
    _ microseconds: Int64, _ phase: ScheduledEvent.Phase = .callbacks, _ sequence: Int,
    _ log: @escaping () -> Void = {}
  ) -> ScheduledEvent {
    ScheduledEvent(
      at: Instant(microseconds: microseconds), phase: phase, sequence: sequence, action: log)
  }

  @Test func takesByInstantPhaseAndCreation() {
    var agenda = Agenda()
    let rows: [(Int64, ScheduledEvent.Phase, Int)] = [
      (20, .callbacks, 1), (10, .callbacks, 5), (10, .ends, 9), (10, .callbacks, 2),
      (10, .afterwards, 1), (30, .ends, 1),
    ]
    for (instant, phase, sequence) in rows { agenda.add(event(instant, phase, sequence)) }
    var taken: [String] = []
    while let next = agenda.next() {
      taken.append("\(next.instant.microseconds) \(next.phase) \(next.sequence)")
    }
    #expect(
      taken == [
        "10 ends 9", "10 callbacks 2", "10 callbacks 5", "10 afterwards 1", "20 callbacks 1",
        "30 ends 1",
      ])
  }

  @Test func keepsTheOrderOfArrivalAmongEquals() {
    var agenda = Agenda()
    var log: [Int] = []
    for number in 0..<20 { agenda.add(event(5, .callbacks, 1) { log.append(number) }) }
    while let next = agenda.next() { next.happen() }
    #expect(log == Array(0..<20))
  }

  @Test func passesOverCancelledEvents() {
    var agenda = Agenda()
    let first = event(1, .callbacks, 1)
    agenda.add(first)
    agenda.add(event(2, .callbacks, 2))
    first.cancel()
    #expect(agenda.first()?.instant.microseconds == 2)
    #expect(agenda.next()?.instant.microseconds == 2)
    #expect(agenda.next() == nil)
  }

  @Test func happensOnce() {
    var count = 0
    let once = event(1, .callbacks, 1) { count += 1 }
    once.happen()
    once.happen()
    #expect(count == 1)
    #expect(once.isCancelled)
  }
}
