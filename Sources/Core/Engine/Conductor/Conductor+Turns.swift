import Timelines

extension Conductor {
  /// Commits the first turn, plays everything that follows, and closes the journal.
  ///
  /// May be called again from inside an event: an asynchronous `main` ends in the middle of one, and
  /// the rest is then played from there.
  package func drain() {
    isDraining = true
    commitTurn()
    play()
    finish()
  }

  /// Plays until nothing is due any more, or a limit is met.
  private func play() {
    let horizon = Instant(seconds: settings.horizon)
    while !isOver {
      guard let event = agenda.first() else {
        ending = movesEndlessly ? .horizon : .idle
        if ending == .horizon { advance(to: horizon) }
        return
      }
      guard event.instant <= horizon else {
        ending = .horizon
        advance(to: horizon)
        return
      }
      guard eventsSoFar < settings.eventCap else {
        ending = .events
        return
      }
      take(event)
    }
  }

  /// Plays the events up to an instant and stands there.
  func playDue(until instant: Instant) {
    while !isOver, let event = agenda.first(), event.instant <= instant {
      guard eventsSoFar < settings.eventCap else {
        ending = .events
        return
      }
      take(event)
    }
    advance(to: instant)
  }

  /// Plays one event, if one is due by an instant; false if none is.
  func playNext(before instant: Instant) -> Bool {
    guard let event = agenda.first(), event.instant <= instant else { return false }
    guard eventsSoFar < settings.eventCap else {
      ending = .events
      return false
    }
    take(event)
    return true
  }

  private func take(_ event: ScheduledEvent) {
    _ = agenda.next()
    eventsSoFar += 1
    advance(to: event.instant)
    event.happen()
    // Ends only change what shows; the program's own code runs in callbacks.
    if event.phase != .ends { commitTurn() }
  }

  private func advance(to instant: Instant) {
    now = max(now, instant)
    recorder.pipe?.mark(now)
  }

  /// Ends a turn: layout, then the implicit transaction.
  package func commitTurn() {
    guard !isOver else { return }
    // Companions may join while others prepare.
    var index = 0
    while index < companionsInOrder.count {
      companionsInOrder[index].prepareCommit()
      index += 1
    }
    transactions.commitTurn()
    record(.commit)
    recorder.pipe?.flush()
  }
}
