import SwiftSources

/// What the learner has built up: accepted entries and the virtual time at which the next one runs.
///
/// A session is a value and nothing ever runs in it. Each new entry is judged by replaying all of
/// them, so undo is exact and a crash can't hurt what came before.
package struct Session: Equatable, Sendable {
  package private(set) var entries: [SessionEntry] = []
  package private(set) var undone: [SessionEntry] = []
  /// Number of the next entry, counted from 1.
  package private(set) var nextNumber = 1
  /// Seconds of virtual time at which the next entry runs; never before the newest entry.
  package private(set) var now = 0.0
  /// Whether time runs on by itself until everything has come to rest.
  package var clock = ClockMode.auto
  /// What the tool does to the stage meanwhile, as it was typed: `at 1.5s tap car`.
  package var input: [String] = []

  private var forgotten: Forgotten?

  package init() {}

  /// The entries that did something; those that only looked need not be replayed.
  package var deeds: [SessionEntry] { entries.filter { !$0.structure.isQuestion } }

  /// The earliest moment at which the next entry can run: deeds never overtake each other.
  package var earliest: Double { deeds.last?.time ?? 0 }

  /// The entry that the learner has typed, as a candidate.
  package func candidate(_ text: String) -> SessionEntry {
    var entry = SessionEntry(number: nextNumber, text: text, time: now)
    entry.shadowed = Redefinition.shadowings(of: entry, by: entries)
    return entry
  }

  /// Takes an entry that ran well; time stands at `now` afterwards.
  package mutating func accept(_ entry: SessionEntry, now: Double? = nil) {
    var entry = entry
    entry.restsAt = max(now ?? self.now, entry.time)
    entries.append(entry)
    undone = []
    nextNumber = entry.number + 1
    self.now = entry.restsAt
  }

  /// A number is used up by an entry that was refused, so that messages never mean two texts.
  package mutating func skipNumber() { nextNumber += 1 }

  /// Takes back the newest entry; nil when there is none.
  @discardableResult
  package mutating func undo() -> SessionEntry? {
    guard let entry = entries.popLast() else { return nil }
    undone.append(entry)
    now = entry.time
    return entry
  }

  /// Puts back the entry that was taken back last; nil when there is none.
  @discardableResult
  package mutating func redo() -> SessionEntry? {
    guard let entry = undone.popLast() else { return nil }
    entries.append(entry)
    now = entry.restsAt
    return entry
  }

  /// Forgets everything but the numbering; `bringBack` undoes it.
  package mutating func reset() {
    forgotten = Forgotten(entries: entries, input: input, now: now)
    undone = []
    entries = []
    input = []
    now = 0
  }

  /// Undoes a reset when all entries made since are taken back; answers how many entries are back.
  package mutating func bringBack() -> Int? {
    guard entries.isEmpty, let forgotten else { return nil }
    entries = forgotten.entries
    input = forgotten.input
    now = forgotten.now
    self.forgotten = nil
    return entries.count
  }

  private struct Forgotten: Equatable, Sendable {
    var entries: [SessionEntry]
    var input: [String]
    var now: Double
  }

  /// Moves the clock; a time before the newest entry is refused and answers false.
  package mutating func setClock(to time: Double) -> Bool {
    guard time >= earliest, time.isFinite else { return false }
    now = time
    return true
  }

  /// Puts the clock where it stands after the newest entry.
  package mutating func settle(at time: Double) {
    guard let last = entries.indices.last else { return }
    entries[last].restsAt = max(time, entries[last].time)
    now = entries[last].restsAt
  }

  /// Names that entries have declared, newest meaning first, each once.
  package var names: [String] {
    var seen: Set<String> = []
    return entries.reversed().flatMap { $0.structure.declarations.reversed().map(\.name) }
      .filter { seen.insert($0).inserted }
  }
}

/// Who moves the virtual clock between entries.
package enum ClockMode: String, Sendable, Equatable, CaseIterable {
  /// It runs until everything has come to rest.
  case auto
  /// Only `:run`, `:at` and `:rewind` move it.
  case manual
}
