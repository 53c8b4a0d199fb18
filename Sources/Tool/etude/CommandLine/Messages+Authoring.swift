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

  static func unknownAnswer(_ path: String) -> String {
    "\(path): error: this file answers no exercise of the course\n"
      + "  try: name it by the exercise's id, such as b1.swift"
  }

  static func verified(_ report: VerificationReport) -> String {
    let lessons = report.rows.count
    let head = "\(lessons) \(lessons == 1 ? "lesson" : "lessons")"
    return report.isInOrder
      ? "\(head) in order"
      : "\(head), \(report.findings.count) things to mend"
  }

  /// One finding of a verification, as compilers print theirs.
  static func line(_ finding: VerificationFinding) -> String {
    "\(finding.place.file):\(finding.place.line): error: \(finding.message)\n"
      + "  try: \(finding.remedy)"
  }

  static func linted(_ count: Int) -> String {
    switch count {
    case 0: "nothing to mend"
    case 1: "1 thing to mend"
    default: "\(count) things to mend"
    }
  }

  static func table(of report: MutationReport) -> [String] {
    let width = report.rows.map(\.id.count).max() ?? 0
    return report.rows.map { row in
      let id = row.id + String(repeating: " ", count: width - row.id.count)
      let loose = row.loose.isEmpty ? "" : ", \(row.loose.count) declared loose"
      let work = row.isCached ? "unchanged" : "\(seconds(row.seconds)) s"
      let isInOrder = row.survivors.isEmpty && row.idle.isEmpty && row.unplayed.isEmpty
      return "\(isInOrder ? "ok  " : "FAIL")  \(id)  "
        + "\(row.killed) of \(row.count) changes noticed\(loose)  \(work)"
    }
  }

  static func mutated(_ report: MutationReport) -> String {
    let tenths = Int((report.share * 1_000).rounded(.down))
    return "\(report.killed) of \(report.count) changes noticed, \(report.loose) declared loose: "
      + "\(tenths / 10).\(tenths % 10) % (98 % is asked)"
  }

  static func table(of report: CoverageReport) -> [String] {
    report.groups.flatMap { group -> [String] in
      let width = group.items.map(\.name.count).max() ?? 0
      return ["", group.title]
        + group.items.map { item in
          let name = item.name + String(repeating: " ", count: width - item.name.count)
          let places = item.exercises.isEmpty ? "nowhere" : item.exercises.joined(separator: " ")
          return "  \(item.exercises.isEmpty ? "none" : "ok  ")  \(name)  \(places)"
        }
    }
  }

  static func covered(_ report: CoverageReport) -> String {
    let all = report.groups.reduce(0) { $0 + $1.items.count }
    return "\n\(all - report.missing.count) of \(all) taught"
  }

  private static func seconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
