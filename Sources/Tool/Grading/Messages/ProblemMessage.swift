import Evaluation
import Lessons
import Timelines

/// The sentences about programs that do not play to their end.
enum ProblemMessage {
  static func badInput(_ problem: InputProblem) -> Outcome {
    .unavailable(
      reason: "the exercise's scripted input cannot be read "
        + "(\(problem.place.file):\(problem.place.line)): \(problem.error)",
      remedy: "run etude lint on the lesson")
  }

  /// What kept a program from playing; nil when it played.
  ///
  /// Without an exercise nothing is graded, and the words are about the program alone.
  static func problem(of run: Run, exercise: Exercise?) -> ProgramProblem? {
    switch run.outcome {
    case .played: return nil
    case .doesNotCompile(let diagnostics): return compileProblem(diagnostics, exercise)
    case .refused(let diagnostics):
      return ProgramProblem(
        sentence: "Your code uses something that is not allowed here.",
        remedy: "Remove it; the exercise needs nothing but UIKit.",
        place: diagnostics.first.map(place), diagnostics: diagnostics)
    case .stopped(let reason, let remedy, let timeline):
      return made(sentence(reason), sentence(remedy), place(run, timeline))
    case .trapped(let message, let timeline):
      if callsItself(message, run, timeline) {
        return made(
          "Your program stopped: a function calls itself at once, again and again.",
          "Let time pass in between, with `asyncAfter`, a timer or a completion that waits, or "
            + "let it stop calling.", place(run, timeline))
      }
      return made(
        "Your program stopped: " + sentence(message, capital: false),
        "Look at the values in that line at that moment.", place(run, timeline))
    case .didNotFinish(let limit, let timeline): return unfinished(limit, run, timeline)
    case .endedEarly:
      return made(
        "Your program ended itself before its animations had played.",
        "Remove the call to `exit` or `abort`; a program ends by itself when nothing is left to do.",
        nil)
    case .tooMuchOutput:
      return made(
        "Your program printed so much that it was stopped.",
        "Look for a `print` in a loop, or in something that runs for every frame.", nil)
    case .unavailable(let reason, let remedy):
      let what = exercise == nil ? "The program was not played" : "Your answer was not checked"
      return made("\(what): \(reason).", sentence(remedy), nil)
    }
  }

  private static func made(
    _ sentence: String, _ remedy: String, _ place: SourcePlace?
  ) -> ProgramProblem {
    ProgramProblem(sentence: sentence, remedy: remedy, place: place, diagnostics: [])
  }

  private static func compileProblem(
    _ diagnostics: [Diagnostic], _ exercise: Exercise?
  ) -> ProgramProblem {
    let errors = diagnostics.filter { $0.severity == .error }
    let first = errors.first
    let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
    var remedy = ""
    if let first, exercise?.scene != nil, first.message.contains("redeclaration") {
      remedy = "The exercise's scene has this name already; use its object, or another name."
    } else if let first, first.line > 0, errors.count > 1 {
      remedy = "Start with line \(first.line): later errors often follow from the first."
    }
    return ProgramProblem(
      sentence: "Your code does not compile: the compiler reports \(count).", remedy: remedy,
      place: first.map(place), diagnostics: diagnostics)
  }

  private static func unfinished(
    _ limit: Limit, _ run: Run, _ timeline: Timeline?
  ) -> ProgramProblem {
    let place = timeline.flatMap { self.place(run, $0) }
    if case .compiler = limit {
    } else if let timeline, let loop = EndlessLoop(timeline) {
      return made(
        "Your program did not come to an end: a loop runs on and on, and no time passes in it.",
        "A loop cannot wait for an animation: the clock stands still while your code runs. Change "
          + "the property once, and let an animation make the way.",
        run.places.place(of: loop.sites))
    }
    switch limit {
    case .processorTime where timeline.map(standsStill) == true:
      return made(
        "Your program did not come to an end: it starts something again and again, and no time "
          + "passes in between.",
        "Look for a completion that does not wait, because its block moves nothing or its duration "
          + "is 0.", place)
    case .processorTime(let seconds):
      return made(
        "Your program did not come to an end: it was stopped after \(seconds) s of computing.",
        "Look for a loop whose condition never becomes false. A loop cannot wait for an animation: "
          + "the clock stands still while your code runs.", place)
    case .wallTime(let seconds):
      return made(
        "Your program did not come to an end: it was stopped after \(ValueText.time(seconds)).",
        "Look for code that waits, such as `sleep` or a semaphore: meanwhile nothing else can "
          + "happen. What should come later goes into `asyncAfter`, a timer or a completion.",
        place)
    case .journal, .events:
      return made(
        "Your program did so much that it was stopped.",
        "Look for something that starts itself again at the same instant, such as a completion "
          + "that animates nothing.", place)
    case .compiler(let seconds):
      return made(
        "The compiler needed more than \(seconds) s and was stopped.",
        "Split long expressions into several lines, and give variables their types.", nil)
    }
  }

  /// Whether the stack was full of calls of one function: its callers show a line twice, or the same
  /// values were set again and again.
  private static func callsItself(_ message: String, _ run: Run, _ timeline: Timeline) -> Bool {
    if message.contains("called itself") { return true }
    guard message.contains("memory") else { return false }
    if EndlessLoop(timeline) != nil { return true }
    let trap = timeline.records.last { record in
      if case .trap = record.content { return true }
      return false
    }
    let lines = run.places.chain(of: trap?.sites ?? [])
    return Set(lines).count < lines.count
  }

  /// Whether hundreds of closures ran at the last instant.
  private static func standsStill(_ timeline: Timeline) -> Bool {
    guard let last = timeline.records.last?.at else { return false }
    var count = 0
    for record in timeline.records.reversed() {
      if record.at < last { break }
      if case .event = record.content { count += 1 }
      if count > 300 { return true }
    }
    return false
  }

  private static func place(_ diagnostic: Diagnostic) -> SourcePlace {
    SourcePlace(
      fileName: diagnostic.fileName, line: diagnostic.line, column: diagnostic.column)
  }

  /// The line of the last thing the program did, when that was what stopped it.
  private static func place(_ run: Run, _ timeline: Timeline) -> SourcePlace? {
    for record in timeline.records.reversed() {
      switch record.content {
      case .trap, .stop: return run.places.place(of: record.sites)
      default: continue
      }
    }
    return nil
  }

  /// A clause as a sentence: a capital at its beginning and a full stop at its end.
  private static func sentence(_ clause: String, capital: Bool = true) -> String {
    guard let first = clause.first else { return "" }
    // A name such as `addKeyframe` at the beginning keeps its spelling.
    let word = clause.prefix { $0.isLetter || $0.isNumber }
    let isName = first.isLowercase && word.contains(where: \.isUppercase)
    let head = capital && !isName ? first.uppercased() : String(first)
    let text = isName ? "`\(word)`" + clause.dropFirst(word.count) : head + clause.dropFirst()
    return text.hasSuffix(".") ? text : text + "."
  }
}
