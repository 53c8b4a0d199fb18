import Figures
import Timelines

/// The sentences of the commands about time, timelines and files.
extension ShellMessage {
  static func heading(of group: ShellCommand.Group) -> String {
    switch group {
    case .entries: "Entries"
    case .time: "Time"
    case .timeline: "What happened"
    case .lessons: "Lessons"
    case .files: "Files"
    case .other: "Other"
    }
  }

  static func keys(isInteractive: Bool) -> [String] {
    guard isInteractive else { return [] }
    return [
      "Keys",
      "  Return    runs a finished entry, else opens a line; Alt-Return (or Ctrl-O) opens one always",
      "  Tab       completes; Up and Down go through lines, then entries; Ctrl-R searches",
      "  Alt-E     edits the entry in $EDITOR; Ctrl-C drops it, or stops a program that runs",
    ]
  }

  // MARK: Time

  static func clock(_ time: Double, _ mode: ClockMode) -> String {
    "\(Digits.text(time)) s\(mode == .manual ? " manual" : "")"
  }

  static func clockIs(_ mode: ClockMode, _ time: Double) -> String {
    let now = "The next entry runs at \(Digits.text(time)) s."
    return mode == .auto ? now : now + " The clock is manual: :run and :at move it."
  }

  static func moving(_ name: String, shown: String, model: String) -> String {
    "  \(name)  shown \(shown), model \(model)"
  }

  static func notATime(_ text: String) -> String {
    text.isEmpty ? "which moment, in seconds?" : "expected seconds, found '\(text)'"
  }

  static func beforeNewest(_ time: Double, earliest: Double) -> String {
    "the newest entry ran at \(Digits.text(earliest)) s; the next one can't run at "
      + "\(Digits.text(time)) s, before it"
  }

  static let beforeNewestRemedy = ":undo, then set the clock"

  static func unknownClock(_ text: String) -> String {
    "expected auto or manual, found '\(text)'"
  }

  static let noTaps = "No taps are planned."

  static func noObject(_ name: String) -> String { "no view is called '\(name)'" }

  // MARK: Timelines

  static func noTracks(_ name: String) -> String {
    name.isEmpty ? "Nothing animates so far." : "Nothing called \(name) animates so far."
  }

  static func unknown(_ name: UnknownName) -> String {
    switch name.kind {
    case .object: "no view, layer or animator is called '\(name.name)'"
    case .property: "there is no property '\(name.name)'"
    case .wholeObject: "'\(name.name)' needs one of its properties"
    }
  }

  static func oneOf(_ paths: [String]) -> String? {
    guard paths.count > 1 else { return paths.first }
    return "one of " + paths.joined(separator: ", ")
  }

  static let noDifference = "Nothing changed in the timeline."

  static func event(_ event: Event) -> String {
    let line = "\(Digits.padded(event.at.seconds, places: 3)) s  \(event.name)"
    guard case .reported(.missedInput(_, let reason)) = event.kind else { return line }
    return "\(line): \(reason)"
  }

  static func shownAs(_ frame: String) -> String { "shown \(frame)" }

  // MARK: The compiler's knowledge

  static let whichName = "of what?"
  static let noCompiler = "the compiler's helper is off (--no-complete, or no terminal)"

  static func nothingKnown(_ name: String) -> String { "the compiler knows nothing of '\(name)'" }

  static func fromModule(_ module: String) -> String { "  from \(module)" }

  static func noType(_ expression: String) -> String {
    "'\(expression)' has no type here; entered as it is, it gets the compiler's own error"
  }

  // MARK: Files

  static let nothingToSave = "There is nothing to save: no entry did anything."

  static func saved(_ path: String, input: [String]) -> String {
    let taps = input.map { " --input '\($0)'" }.joined()
    return "saved as \(path); etude timeline \(path)\(taps) plays it"
  }

  static func shared(_ path: String) -> String { "written to \(path)" }

  static func overwrite(_ path: String) -> String { "\(path) exists. Replace it? [y/N] " }

  static func exists(_ path: String) -> String { "\(path) exists already" }

  static let otherName = "another name"

  static func cannotWrite(_ path: String, _ reason: String) -> String {
    "\(path) can't be written: \(reason)"
  }

  static func cannotRead(_ path: String, _ reason: String) -> String {
    "\(path) can't be read: \(reason)"
  }

  static let tabShowsFiles = ":load, then Tab shows the files here"
  static let whichFile = "which file?"

  static func emptyFile(_ path: String) -> String { "There is no code in \(path)." }

  static let nothingToRecover = "There is no earlier session to bring back."

  static func loaded(_ count: Int, _ path: String?) -> String {
    path.map { "loaded \(entries(count)) from \($0)" } ?? "brought back \(entries(count))"
  }

  static let notLoaded = "Nothing was loaded; the session is as it was."

  static let shareFigure = "The whole session"
  static let shareTitle = "# A session in etude"

  static func shareScene(_ name: String) -> String {
    "The scene of `\(name)` stands in front: `:scene \(name)` in the shell puts it there."
  }

  static func shareTime(_ time: Double) -> String { "At \(Digits.text(time)) s:" }
}

/// The sentences about pictures.
extension ShellMessage {
  static func movieTime(_ time: Double) -> String { "\(Digits.padded(time, places: 2)) s" }

  /// What a picture shows, for those who can't see it.
  static func figureOf(_ tracks: [Track]) -> String {
    guard !tracks.isEmpty else { return "A scene in which nothing moves." }
    return "A scene in which " + tracks.prefix(4).map(\.name).joined(separator: ", ") + " moves."
  }
}
