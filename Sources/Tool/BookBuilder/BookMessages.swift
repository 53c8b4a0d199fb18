import Lessons

/// Every word that the book adds to what lessons say, and every sentence about making it.
package enum BookMessages {
  // MARK: Headings

  static let summary = "Summary"
  static let chapters = "Chapters"
  static let chapter = "Chapter"
  static let exercises = "Exercises"
  static let start = "Where you start"
  static let checks = "What is checked"
  static let hints = "Hints"
  static let solutions = "Solution"
  static let showSolution = "Show the solution"
  static let whyTheseFail = "Why these fail"
  static let answer = "Answer"
  static let right = "is right"
  static let wrong = "is wrong"
  static let exerciseHeader = ["", "exercise", "kind", "difficulty", "time"]
  static let findingHeader = ["when", "property", "expected", "found"]
  static let generated =
    "*This book is made by `etude book` from the folder Lessons; every number and every figure in "
    + "it was read from a timeline.*"

  static func hint(_ number: Int) -> String { "Hint \(number)" }
  static func solution(of title: String) -> String { "The solution of: \(title)" }
  static func whatHappens(_ courses: [String]) -> String {
    courses.isEmpty ? "Nothing moves." : courses.prefix(4).joined(separator: " ")
  }
  static func alsoRight(_ why: String) -> String { "Also right, \(why):" }
  static func predict(_ question: String, ofStarter isStarter: Bool) -> String {
    "**Predict:** what is `\(question)`" + (isStarter ? " when the starter plays?" : "?")
  }
  static func demo(_ number: Int, _ title: String) -> String { "Demo \(number): \(title)" }
  static func curves(of title: String) -> String { "\(title), over time" }
  static func expectedAndFound(_ property: String, _ why: String) -> String {
    "\(property), expected and found: \(why)"
  }

  // MARK: Facts

  static func facts(_ exercise: Exercise) -> String {
    [
      exercise.shortID, kind(exercise), stars(exercise.difficulty), minutes(exercise.minutes),
    ].joined(separator: " · ")
  }

  static func kind(_ exercise: Exercise) -> String {
    exercise.types.map { type in
      switch type {
      case .write: "write"
      case .fix: "fix a fault"
      case .predict: "predict"
      case .refactor: "rewrite"
      }
    }.joined(separator: ", ")
  }

  static func stars(_ difficulty: Int) -> String {
    let full = min(max(difficulty, 0), 5)
    return String(repeating: "★", count: full) + String(repeating: "☆", count: 5 - full)
  }

  static func minutes(_ count: Int) -> String {
    count == 1 ? "1 minute" : "\(count) minutes"
  }

  static func startCommand(_ id: String) -> String { "Begin with `etude start \(id)`." }
  static func comesAfter(_ links: String) -> String { "It builds on \(links)." }
  static func hiddenChecks(_ count: Int) -> String {
    count == 1
      ? "One more check is not shown; it tries your answer under other conditions."
      : "\(count) more checks are not shown; they try your answer under other conditions."
  }

  // MARK: Problems

  static func badInput(_ reason: String) -> String {
    "the demo's scripted input cannot be read: \(reason)"
  }
  static func demoDoesNotPlay(_ number: Int, _ sentence: String?) -> String {
    "demo \(number) does not play. " + (sentence ?? "")
  }
  static func demoCompiles(_ number: Int) -> String {
    "demo \(number) should not compile, but it does."
  }
  static func unknownTrack(_ track: String, _ nearest: String?) -> String {
    "the demo has nothing called '\(track)'."
      + (nearest.map { " Did you mean '\($0)'?" } ?? "")
  }
  static func solutionFails(_ word: String) -> String {
    "the solution does not pass: \(word)."
  }
  static func rejectPasses(_ why: String) -> String {
    "the wrong answer \"\(why)\" passes."
  }
  static func lint(_ path: String) -> String { "etude lint Lessons/\(path)" }
  static func verify(_ id: String) -> String { "etude verify \(id)" }

  // MARK: Stale books

  /// One line for each file that is not as it should be, the first ones only where they are many.
  package static func stale(_ changes: [BookChange]) -> [String] {
    // A page is what an author looks for; its figures come after all pages.
    let ordered =
      changes.filter { $0.path.hasSuffix(".md") }
      + changes.filter { !$0.path.hasSuffix(".md") }
    let most = 12
    let left = ordered.count - most
    return ordered.prefix(most).map(stale) + (left > 0 ? ["and \(left) more files"] : [])
  }

  private static func stale(_ change: BookChange) -> String {
    switch change.kind {
    case .missing: "\(change.path) is missing"
    case .changed: "\(change.path) is stale"
    case .superfluous: "\(change.path) belongs to no lesson any more"
    }
  }
  package static let staleRemedy = "etude book"
  package static let upToDate = "The book is up to date."
  package static func written(_ count: Int) -> String {
    count == 0 ? upToDate : count == 1 ? "1 file written." : "\(count) files written."
  }
  package static func cannotWrite(_ path: String, _ reason: String) -> String {
    "\(path) cannot be written: \(reason)"
  }
}
