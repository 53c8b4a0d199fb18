import Lessons
import Reports
import Workspaces

/// The course as a list: each exercise with its standing, difficulty and minutes.
struct CourseList {
  var desk: Desk
  var progress: ProgressFile
  var style: Style

  /// One line for each exercise, below a line for its chapter.
  func lines(_ chapters: [Chapter]) -> [String] {
    let exercises = chapters.flatMap(\.exercises)
    let short = exercises.map(\.shortID.count).max() ?? 0
    let long = exercises.map(\.id.count).max() ?? 0
    var lines: [String] = []
    for chapter in chapters {
      if !lines.isEmpty { lines.append("") }
      lines.append(style.paint("\(chapter.number)  \(chapter.title)", .bold))
      for exercise in chapter.exercises {
        let standing = desk.standing(of: exercise, in: progress)
        let sign = padded(Messages.sign(standing), 5)
        lines.append(
          "  \(painted(sign, standing))  \(padded(exercise.shortID, short))  "
            + "\(padded(exercise.id, long))  "
            + "\(padded(String(repeating: "*", count: exercise.difficulty), 5))  "
            + "\(padded("\(exercise.minutes) min", 6))  \(exercise.title)")
      }
    }
    return lines + ["", Messages.listFoot(chapters: chapters.count, exercises: exercises.count)]
  }

  /// One line for each chapter, and where to go on.
  func summary() -> [String] {
    var lines = desk.course.chapters.map { chapter in
      let standings = chapter.exercises.map { desk.standing(of: $0, in: progress) }
      let passed = standings.filter { $0 == .passed || $0 == .passedOlderVersion }.count
      let older = standings.filter { $0 == .passedOlderVersion }.count
      let skipped = standings.filter { $0 == .skipped }.count
      return Messages.chapterProgress(
        chapter, passed: passed, older: older, skipped: skipped)
    }
    let next = try? desk.upcoming()
    lines.append(Messages.next(next))
    return lines
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func painted(_ sign: String, _ standing: Standing) -> String {
    switch standing {
    case .passed: style.paint(sign, .green)
    case .passedOlderVersion, .tried: style.paint(sign, .yellow)
    case .skipped: style.paint(sign, .faint)
    case .untouched: sign
    }
  }
}
