import Evaluation
import Figures
import Timelines

/// Every sentence the shell says while entries are read and run.
enum ShellMessage {
  static func tryIt(_ remedy: String) -> String { "try: \(remedy)" }

  // MARK: The line editor

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

  // MARK: What came of an entry

  static let interrupted = "interrupted; the session is as it was"

  static func took(_ seconds: Double) -> String { "took \(Digits.padded(seconds, places: 2)) s" }

  static func inEntry(_ name: String) -> String { "in \(name):" }

  static func moreErrors(_ count: Int) -> String {
    "… \(count) more; the first ones often cause them"
  }

  static func moreItems(_ count: Int) -> String { "… \(count) more" }

  static func moreTracks(_ count: Int) -> String { "… \(count) more: :tracks shows all" }

  static let continueLine =
    "Alt-Return (or Ctrl-O) at the end of the line above, which this one goes on with"

  static func commandNeedsColon(_ text: String) -> String {
    ":\(text) (a command of the shell begins with a colon)"
  }

  static func notKept(_ count: Int) -> String {
    count == 0
      ? "The entry is not kept."
      : "The entry is not kept; the \(count == 1 ? "one" : "\(count)") before it "
        + "\(count == 1 ? "is" : "are") untouched."
  }

  static func at(_ file: String, _ line: Int, _ text: String) -> String {
    "  \(file) line \(line): \(text.drop(while: \.isWhitespace))"
  }

  static func stopped(_ message: String) -> String { "stopped: \(message)" }

  static func limit(_ limit: Limit) -> String {
    switch limit {
    case .processorTime(let seconds):
      "stopped: it computed for more than \(seconds) s; is there a loop that never ends?"
    case .wallTime(let seconds):
      "stopped: it took more than \(Digits.text(seconds)) s"
    case .journal(let bytes):
      "stopped: it changed more than \(bytes >> 20) MiB can record; is there a loop that never ends?"
    case .events: "stopped: too much happened; is there a timer that fires without end?"
    case .compiler(let seconds):
      "the compiler gave up after \(seconds) s: an expression is too hard for it"
    }
  }

  static func limitRemedy(_ limit: Limit) -> String {
    switch limit {
    case .processorTime(let seconds): ":limit \(min(600, seconds * 5)) allows more"
    case .compiler: "cut a long expression into several let lines"
    default: "look at what repeats, then enter it again"
    }
  }

  static let endedEarly = "the program left with exit before its animations had played"

  static func tooMuchOutput(_ bytes: Int) -> String {
    "stopped: it printed more than \(bytes >> 10) KiB"
  }

  static func goesOn(_ clock: ClockMode) -> String {
    clock == .auto
      ? "It goes on for ever, so the clock waits here; :run 2 lets two seconds pass."
      : "It goes on for ever."
  }

  static func addsUp(_ name: String) -> String {
    "It begins while another one still moves \(name): the two add up. :plot \(name) shows the sum."
  }

  static func later(_ time: Double, _ text: String) -> String {
    "  at \(Digits.text(time)) s: \(text)"
  }

  // MARK: Entries

  static let nothingYet = "There are no entries yet."
  static let nothingToUndo = "There is nothing left to take back."
  static let nothingToRedo = "Nothing was taken back."
  static let reset = "The session is empty; :undo brings it back."

  static func broughtBack(_ count: Int) -> String {
    "brought back \(entries(count))"
  }

  static func undone(_ number: Int, _ text: String) -> String {
    "took back [\(number)] \(firstLine(text))"
  }

  static func redone(_ number: Int, _ text: String) -> String {
    "put back [\(number)] \(firstLine(text))"
  }

  static func noEntry(_ operand: String) -> String {
    operand.isEmpty ? "there is no entry to edit" : "there is no entry \(operand)"
  }

  static func notACount(_ text: String) -> String { "'\(text)' is not a number of entries" }

  static let needsTerminal = "that needs a terminal"
  static let editorFailed = "the editor did not give the text back; the entry is as it was"

  static func tracing(_ isOn: Bool) -> String {
    isOn
      ? "Values inside functions, closures and loops are shown."
      : "Only values at the top are shown."
  }

  static func timing(_ isOn: Bool) -> String {
    isOn ? "Each entry says how long it takes." : "Entries no longer say how long they take."
  }

  static func onOrOff(_ text: String) -> String { "expected on or off, found '\(text)'" }

  static func notALimit(_ text: String) -> String {
    "expected whole seconds from 1 to 600, found '\(text)'"
  }

  static func limits(_ seconds: Int, _ bytes: Int) -> String {
    "An entry may compute for \(seconds) s and print \(bytes >> 10) KiB."
  }

  static func unknownCommand(_ name: String) -> String { "there is no command :\(name)" }

  static func ambiguousCommand(_ name: String, _ names: [String]) -> String {
    ":\(name) can mean " + names.map { ":\($0)" }.joined(separator: ", ")
  }

  // MARK: Parts

  static func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }

  static func firstLine(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    return (lines.first.map(String.init) ?? "") + (lines.count > 1 ? " …" : "")
  }
}
