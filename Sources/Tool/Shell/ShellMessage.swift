/// Every sentence the shell says.
enum ShellMessage {
  /// Stands in the buffer for an entry that is too tall to be edited there.
  static func tallEntry(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = (lines.first { !$0.allSatisfy(\.isWhitespace) } ?? "").prefix(24)
    return "// \(lines.count) lines: \(first)… (Return runs them, Alt-E edits them)"
  }

  static let tallerThanTheWindow =
    "This entry is taller than the window: Alt-E or Ctrl-X Ctrl-E edits it in your own editor."

  static func moreCandidates(_ count: Int) -> String {
    "… \(count) more: type another letter"
  }

  static func search(_ query: String, count: Int) -> String {
    "search: \(query)  (\(count) \(count == 1 ? "entry" : "entries"); Return takes, Esc goes back)"
  }
}
