/// The learner's progress: a header, then one line an exercise, sorted by id.
///
/// ```
/// etude-progress 1
/// basic.first-move	passed	5f0c3a9e	3/3	1	4	2025-03-09
/// ```
/// The fields are id, state, hash of what was graded, checks passed of all, hints read, answers
/// checked and the day of the first pass. No answer is ever kept here. Two files are merged line
/// by line; the better state wins.
package struct ProgressFile: Sendable, Equatable {
  /// The version of this format.
  package static let format = 1
  static let header = "etude-progress \(format)"

  private var byID: [String: ProgressEntry] = [:]
  /// Numbers, from 1, of lines that could not be read.
  package private(set) var damagedLines: [Int] = []
  /// What stood on them, so that it can be kept elsewhere.
  package private(set) var damage: [String] = []

  package init() {}

  /// The entries, sorted by id.
  package var entries: [ProgressEntry] {
    byID.values.sorted { $0.id < $1.id }
  }

  /// Reads a progress file; lines that make no sense are kept aside, not refused.
  ///
  /// Throws only where the header belongs to a newer format, because writing would lose what this
  /// version does not know.
  package init(text: String, path: String) throws(FileFailure) {
    // A return and a line feed together are one character.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      if index == 0, line.hasPrefix("etude-progress ") {
        guard let number = Int(line.dropFirst(15)) else {
          note(line, index)
          continue
        }
        if number > Self.format { throw FileFailure(.read, path, .isNewer("\(number)")) }
      } else if line.isEmpty {
        continue
      } else if let entry = ProgressEntry(line: line) {
        insert(entry)
      } else {
        note(line, index)
      }
    }
  }

  private mutating func note(_ line: Substring, _ index: Int) {
    damagedLines.append(index + 1)
    damage.append(String(line))
  }

  /// The file's text.
  package var text: String {
    ([Self.header] + entries.map(\.line)).joined(separator: "\n") + "\n"
  }

  /// The entry of an exercise, also under an id it had before.
  package func entry(_ id: String, formerly: String? = nil) -> ProgressEntry? {
    byID[id] ?? formerly.flatMap { byID[$0] }
  }

  /// Adds an entry, merging it with one of the same id.
  package mutating func insert(_ entry: ProgressEntry) {
    byID[entry.id] = byID[entry.id].map { $0.merged(with: entry) } ?? entry
  }

  /// Puts an entry in the place of the one with its id.
  package mutating func replace(_ entry: ProgressEntry) {
    byID[entry.id] = entry
  }

  /// Moves an entry to the id that its exercise has now.
  package mutating func rename(from old: String, to new: String) {
    guard old != new, var entry = byID.removeValue(forKey: old) else { return }
    entry.id = new
    insert(entry)
  }

  /// Takes over everything that another file knows better.
  package mutating func merge(_ other: ProgressFile) {
    for entry in other.entries { insert(entry) }
  }
}
