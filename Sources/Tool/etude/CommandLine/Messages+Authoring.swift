import Evaluation
import Lessons
import Verification

/// What the commands for authors and the doctor say.
extension Messages {
  static let healthTools = "Compiling and playing"
  static let healthSandbox = "Sandbox"
  static let healthStorage = "Stored outside the clone (safe to delete)"
  static let healthExtras = "Optional"

  static func healthRemedy(_ remedy: String, _ state: Health.Fact.State) -> String {
    state == .fine ? "to remove: \(remedy)" : "try: \(remedy)"
  }

  static func healthEnd(_ health: Health) -> String {
    guard health.isSound else { return "Programs cannot be played here yet." }
    return health.isSandboxed
      ? "Programs can be played, inside all layers of the sandbox."
      : "Programs can be played, but not inside all layers of the sandbox."
  }

  static func badCourse(_ errors: LessonErrors, folder: String) -> Problem {
    let lines = errors.problems.prefix(20).map(line)
    let more = errors.problems.count - lines.count
    let head = "\(folder): the course cannot be read"
    return Problem(
      ([head] + lines + (more > 0 ? ["… and \(more) more"] : [])).joined(separator: "\n"),
      remedy: "etude lint", code: .notYet)
  }

  /// One problem of a lesson file, as compilers print theirs.
  static func line(_ problem: LessonProblem) -> String {
    let place = problem.place
    return "\(place.file):\(place.line): error: \(problem.message) [\(problem.rule.rawValue)]\n"
      + "  try: \(problem.remedy)"
  }

  /// One line for each lesson: sign, seconds, programs, id.
  static func table(of report: VerificationReport) -> [String] {
    let width = report.rows.map(\.id.count).max() ?? 0
    return report.rows.map { row in
      let sign = row.findings.isEmpty ? "ok  " : "FAIL"
      let id = row.id + String(repeating: " ", count: width - row.id.count)
      let work = row.isCached ? "unchanged" : "\(seconds(row.seconds)) s"
      return "\(sign)  \(id)  \(row.runs) programs  \(work)"
    }
  }

  static func verified(_ report: VerificationReport) -> String {
    let lessons = report.rows.count
    let head = "\(lessons) \(lessons == 1 ? "lesson" : "lessons")"
    return report.isInOrder
      ? "\(head) in order"
      : "\(head), \(report.findings.count) things to mend"
  }

  private static func seconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
