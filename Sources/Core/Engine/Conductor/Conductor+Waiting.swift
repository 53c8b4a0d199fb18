import Timelines

extension Conductor {
  /// Plays what is due up to an instant, in the middle of the program, as a nested run loop does.
  ///
  /// A replayed session waits so between two entries. An instant beyond the horizon counts as the
  /// horizon, one that has passed as now. `names` stands in for what the program's variables are
  /// called at the end.
  package func wait(until instant: Instant, names: (() -> [(String, Any)])? = nil) {
    guard !isOver else { return }
    // The program's own list of names reads variables that may not be set before its end.
    let before = nameSources
    nameSources = names.map { [$0] } ?? []
    defer { nameSources = before }
    commitTurn()
    playDue(until: min(instant, Instant(seconds: settings.horizon)))
  }

  /// Plays what is due, in the middle of the program, until something is so.
  ///
  /// - Parameters:
  ///   - limit: the instant at which waiting ends all the same; the horizon ends it too.
  ///   - isDone: asked before each event.
  /// - Returns: whether it is so.
  package func wait(noLongerThan limit: Instant, until isDone: () -> Bool) -> Bool {
    guard !isOver, !isDone() else { return isDone() }
    let before = nameSources
    nameSources = []
    defer { nameSources = before }
    commitTurn()
    let end = min(limit, Instant(seconds: settings.horizon))
    while !isDone() {
      guard !isOver, playNext(before: end) else {
        // Nothing that is still to come can end the wait.
        if limit < Instant(seconds: settings.horizon) { playDue(until: end) }
        return isDone()
      }
    }
    return true
  }
}

/// The entry that etude's own functions in a replayed session call; `make` answers retained names.
@_cdecl("etude_wait_until")
package func waitUntil(
  _ seconds: Double, _ make: @convention(c) () -> UnsafeMutableRawPointer?
) {
  Conductor.current.wait(until: Instant(seconds: seconds)) {
    guard let pointer = make() else { return [] }
    let values = Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
    return values as? [(String, Any)] ?? []
  }
}
