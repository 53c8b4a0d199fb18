import Timelines

@_silgen_name("etude_overlook_accesses")
private func overlookAccesses(_ isOverlooking: Int32)

extension Conductor {
  /// UIKit refuses to go on: records why and what to do instead, and leaves.
  ///
  /// In a child process this does not return. In tests it does: the caller must do nothing more,
  /// and nothing more is recorded.
  package func stop(reason: String, remedy: String) {
    guard !isOver else { return }
    if isDraining { recordNames() }
    record(.stop(reason: reason, remedy: remedy))
    shut()
    leave()
  }

  /// Names everything the program still knows, says how the run ended and closes the journal.
  func finish() {
    guard !isOver else { return }
    output.end { line in record(.event(.output(line))) }
    recordNames()
    record(.end(ending.rawValue))
    shut()
  }

  /// The journal is full: the rest of the program would not be seen.
  func overflow() {
    guard !isOver else { return }
    recorder.onOverflow = {}
    ending = .events
    if isDraining { recordNames() }
    record(.end(ending.rawValue))
    shut()
    leave()
  }

  private func shut() {
    isOver = true
    recorder.close()
    agenda.removeAll()
  }

  private func recordNames() {
    // What ends the run may be the change of a variable, as when it lets go of a paused animator.
    overlookAccesses(1)
    defer { overlookAccesses(0) }
    for (id, name) in names() { record(.name(id, name)) }
  }

  /// Every name the program gives to an object now, the most direct names first.
  package func names() -> [(ObjectID, String)] {
    nameSources.reduce(into: []) { names, source in
      names += NameWalk.names(of: source(), taken: Set(names.map(\.1)))
    }
  }

  /// The object that the program calls `name` now.
  package func object(named name: String) -> ObjectID? {
    names().first { $0.1 == name }?.0 ?? recorder.timeline.object(named: name)
  }
}

/// Why a run was over.
enum RunEnding: String {
  case idle, horizon, events
}
