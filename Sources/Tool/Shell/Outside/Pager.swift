import Files

/// Long texts, a window at a time.
enum Pager {
  /// Shows a text, through `$PAGER` or `less` when it is taller than the window of a person.
  static func show(_ text: String, isInteractive: Bool, screen: Screen) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard isInteractive, Terminal.canEdit, lines.count > Terminal.size.rows - 2 else {
      screen.say(lines)
      return
    }
    let pager = Environment.variable("PAGER") ?? "less -FRX"
    if Subprocess.runInForeground("/bin/sh", ["-c", pager], input: text + "\n") != 0 {
      screen.say(lines)
    }
  }
}
