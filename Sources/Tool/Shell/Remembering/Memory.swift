import Glibc

/// What outlives the shell: history and the session for `:recover`.
package final class Memory {
  private let history: HistoryFile?
  private let sessionFile: SessionFile?
  /// Earlier entries, oldest first, each once.
  package private(set) var entries: [String] = []
  /// Told whenever the entries change.
  package var onChange: ([String]) -> Void = { _ in }

  /// Without a folder nothing is written.
  package init(folder: StateFolder?) {
    guard let folder, folder.make() else {
      history = nil
      sessionFile = nil
      return
    }
    history = HistoryFile(folder: folder)
    sessionFile = SessionFile(folder: folder)
    entries = history?.load().map(\.entry) ?? []
  }

  /// Keeps an entry before it runs, so that not even a killed shell loses what was typed.
  package func begin(_ entry: String) {
    let text = Self.withoutEnd(entry)
    history?.append(HistoryRecord(entry: text, outcome: .begun, date: Self.date()))
  }

  private static func withoutEnd(_ entry: String) -> String {
    var text = entry
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }

  package func remember(_ entry: String, outcome: HistoryRecord.Outcome) {
    let text = Self.withoutEnd(entry)
    entries.removeAll { $0 == text }
    entries.append(text)
    onChange(entries)
    history?.append(HistoryRecord(entry: text, outcome: outcome, date: Self.date()))
  }

  /// Puts a text where Up finds it first, for this shell only.
  package func offer(_ text: String) {
    entries.removeAll { $0 == text }
    entries.append(text)
    onChange(entries)
  }

  package func save(_ session: Session, scene: String? = nil) {
    sessionFile?.save(session, scene: scene, isOver: false)
  }

  package func close(session: Session, scene: String? = nil) {
    sessionFile?.save(session, scene: scene, isOver: true)
  }

  /// A session that another shell left behind without saying goodbye; nil when there is none.
  package var lostSession: SavedSession? { sessionFile?.lost }

  /// The session to bring back, however it ended.
  package var lastSession: SavedSession? { sessionFile?.last }

  private static func date() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
      + "T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))Z"
  }
}
