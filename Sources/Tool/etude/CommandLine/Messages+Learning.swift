import Grading
import Lessons
import Workspaces

/// What the commands of a learner say.
extension Messages {
  static func problem(_ problem: Desk.Problem) -> Problem {
    switch problem {
    case .unknown(let name):
      Problem(
        "there is no \(name.kind) “\(name.name)”",
        remedy: name.nearest.map { "did you mean \($0)? `etude list` shows all" } ?? "etude list")
    case .file(let failure):
      Problem(
        "\(WorkspaceMessages.place(failure)): \(WorkspaceMessages.sentence(failure))",
        remedy: WorkspaceMessages.remedy(failure), code: .unavailable)
    case .notStarted(let exercise):
      Problem(
        "\(exercise.id) has no answer yet", remedy: "etude start \(exercise.shortID)")
    case .courseDone:
      Problem(
        "every exercise is passed or skipped", remedy: "etude list; etude start ID", code: .done)
    }
  }

  static func begun(_ beginning: Desk.Beginning) -> String {
    let id = beginning.exercise.shortID
    return """

      \(beginning.isNew ? "Your file" : "Your file, as you left it"): \(beginning.path)
      Edit it, then: etude check        or let etude look at each save: etude watch
      Stuck: etude hint \(id)
      """
  }

  /// Said at the first exercise of a chapter.
  static func newChapter(_ chapter: Chapter) -> String {
    """
    Here begins the chapter “\(chapter.title)”. Its text comes first (\(chapter.minutes) min): \
    etude lesson \(chapter.id)
    """
  }

  static let yourTimeline = "What your program did:"

  /// The last line under a verdict: what to do now.
  static func afterCheck(_ verdict: Verdict, offersHelp: Bool, next: Exercise?) -> String {
    if verdict.passed { return Messages.next(next) }
    return offersHelp
      ? "The same check has failed a few times. `etude hint` helps, `etude solution` shows the "
        + "model answer, `etude skip` goes on."
      : "Change your file and check again. `etude hint` helps, `etude why` shows every check."
  }

  static let noHints = "This exercise has no hints."

  static func hintHead(_ hint: Desk.Hint) -> String {
    let more = hint.number < hint.count ? "" : "; the next step is `etude solution`"
    return "Hint \(hint.number) of \(hint.count)\(more)\n"
  }

  static func applied(_ changed: Bool, _ exercise: Exercise) -> String {
    changed
      ? "The model answer stands in your file. Your text is kept: "
        + "etude reset \(exercise.shortID) --undo"
      : "Your file already holds the model answer."
  }

  static func wasReset(_ changed: Bool, _ exercise: Exercise) -> String {
    changed
      ? "The starter is back. Your text is kept: etude reset \(exercise.shortID) --undo"
      : "Your file already holds the starter."
  }

  static func undone(_ undo: Workspace.Undo, _ exercise: Exercise) -> String {
    switch undo {
    case .restored: "Your earlier text is back; the one it replaced is kept in its stead."
    case .nothingKept: "No text of \(exercise.id) was ever replaced."
    }
  }

  static func skipped(_ exercise: Exercise, next: Exercise?) -> String {
    let head = "Skipped \(exercise.id); `etude start \(exercise.shortID)` brings you back."
    return head + "\n" + Messages.next(next)
  }

  static func exported(_ exercise: Exercise, _ path: String) -> String {
    "Wrote scene and answer of \(exercise.id) to \(path)."
  }

  static func merged(_ count: Int, _ path: String) -> String {
    count == 0
      ? "\(path) knows nothing better than your progress file."
      : "Took over \(count) \(count == 1 ? "exercise" : "exercises") from \(path)."
  }

  static func sign(_ standing: Standing) -> String {
    switch standing {
    case .untouched: ""
    case .tried: "tried"
    case .skipped: "skip"
    case .passed: "ok"
    case .passedOlderVersion: "ok*"
    }
  }

  static func listFoot(chapters: Int, exercises: Int) -> String {
    "\(chapters) \(chapters == 1 ? "chapter" : "chapters"), "
      + "\(exercises) \(exercises == 1 ? "exercise" : "exercises"). ok* means: passed (older "
      + "version). Go on with: etude start"
  }

  static func chapterProgress(
    _ chapter: Chapter, passed: Int, older: Int, skipped: Int
  ) -> String {
    var line = "\(chapter.number)  \(chapter.title): \(passed) of \(chapter.exercises.count) passed"
    if older > 0 { line += ", \(older) of them in an older version" }
    if skipped > 0 { line += ", \(skipped) skipped" }
    return line
  }

  static func next(_ exercise: Exercise?) -> String {
    guard let exercise else { return "Every exercise is passed or skipped." }
    return "Next: \(exercise.title) (etude start \(exercise.shortID))"
  }

  static func watching(_ path: String, keys: Bool, method: FileWatcher.Method) -> String {
    let how = method == .kernel ? "" : " (looking once a second: this disk does not tell)"
    return "Watching \(path)\(how). Save it to check it."
      + (keys ? "\n" + watchKeys : "")
  }

  static let watchKeys = "keys: n next  h hint  w why  p play  s solution  l list  u undo  q quit"

  static func watchedFileGone(_ path: String, _ exercise: Exercise) -> String {
    "\(path) is not there any more. Save it again, or: etude start \(exercise.shortID)"
  }

  static func afterWatchedCheck(_ verdict: Verdict, offersHelp: Bool, next: Exercise?) -> String {
    if verdict.passed { return Messages.next(next) }
    return offersHelp
      ? "The same check has failed a few times: h shows a hint, s the model answer; "
        + "`etude skip` goes on."
      : "Save a change to check again."
  }
}
