/// Long texts, a window at a time.
enum Pager {
  /// Prints a text, through `$PAGER` or `less` when it is taller than the window of a person.
  static func show(_ text: String, isInteractive: Bool) {
    let lines = text.count { $0 == "\n" } + 1
    guard isInteractive, Terminal.outputIsTerminal, lines > Terminal.size.rows - 2 else {
      Terminal.write(text + "\n")
      return
    }
    let pager = Terminal.environment("PAGER") ?? "less -FRX"
    if Subprocess.runInForeground("/bin/sh", ["-c", pager], input: text + "\n") != 0 {
      Terminal.write(text + "\n")
    }
  }
}
