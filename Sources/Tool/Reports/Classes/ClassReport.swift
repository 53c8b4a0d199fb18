import Grading
import Lessons
import Timelines

/// The verdicts of a class as a table, as CSV, and as what went wrong most often.
package struct ClassReport: Sendable {
  /// One answer with its verdict.
  package struct Row: Sendable {
    package var learner: String
    package var verdict: Verdict

    package init(learner: String, verdict: Verdict) {
      self.learner = learner
      self.verdict = verdict
    }
  }

  private let rows: [Row]

  package init(_ rows: [Row]) {
    self.rows = rows
  }

  // MARK: CSV

  /// The columns of nbgrader's export, so that what reads those reads this; what etude does not know
  /// stays empty.
  package static let columns = [
    "assignment", "duedate", "timestamp", "student_id", "last_name", "first_name", "email",
    "raw_score", "late_submission_penalty", "score", "max_score",
  ]

  /// One line for each answer below a line with the names of the columns.
  package func csv() -> String {
    let lines = rows.map { row in
      let verdict = row.verdict
      return [
        verdict.exercise.id, "", "", row.learner, "", "", "", String(verdict.points), "0",
        String(verdict.points), String(verdict.totalPoints),
      ].map(Self.cell).joined(separator: ",")
    }
    return ([Self.columns.joined(separator: ",")] + lines).map { $0 + "\n" }.joined()
  }

  /// A cell in quotation marks where its text needs them.
  ///
  /// A name that a spreadsheet would take for a formula gets an apostrophe in front.
  private static func cell(_ text: String) -> String {
    let start = text.first.map { "=+-@\t".contains($0) } == true ? "'" : ""
    let text = start + text
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  // MARK: Table

  /// One line for each answer, then each learner's sum, then what failed most often.
  package func table() -> [String] {
    let names = rows.map(\.learner) + [ClassMessages.learner]
    let ids = rows.map(\.verdict.exercise.id) + [ClassMessages.exercise]
    let widths = (names.map(\.count).max() ?? 0, ids.map(\.count).max() ?? 0)
    func line(_ learner: String, _ id: String, _ points: String, _ rest: String) -> String {
      Self.padded(learner, widths.0) + "  " + Self.padded(id, widths.1) + "  "
        + String(repeating: " ", count: max(0, 7 - points.count)) + points + "  " + rest
    }
    var lines = [
      line(
        ClassMessages.learner, ClassMessages.exercise, ClassMessages.points, ClassMessages.verdict)
    ]
    for row in rows {
      let verdict = row.verdict
      let failed = verdict.firstFailure.map { ": " + $0.check.id } ?? ""
      lines.append(
        line(
          row.learner, verdict.exercise.id, "\(verdict.points)/\(verdict.totalPoints)",
          verdict.word.rawValue + failed))
    }
    return lines + sums() + mistakes()
  }

  private func sums() -> [String] {
    var order: [String] = []
    var sums: [String: (points: Int, total: Int, passed: Int, count: Int)] = [:]
    for row in rows {
      if sums[row.learner] == nil { order.append(row.learner) }
      var sum = sums[row.learner] ?? (0, 0, 0, 0)
      sum.points += row.verdict.points
      sum.total += row.verdict.totalPoints
      sum.passed += row.verdict.passed ? 1 : 0
      sum.count += 1
      sums[row.learner] = sum
    }
    guard rows.count > order.count else { return [] }
    let width = order.map(\.count).max() ?? 0
    return [""]
      + order.compactMap { learner in
        sums[learner].map { sum in
          Self.padded(learner, width) + "  "
            + ClassMessages.sum(sum.points, sum.total, passed: sum.passed, of: sum.count)
        }
      }
  }

  /// The checks at which most answers fail first, with the typical mistakes that fail there.
  private func mistakes() -> [String] {
    struct Key: Hashable {
      var exercise: String
      var check: String
    }
    var order: [Key] = []
    var counts: [Key: Int] = [:]
    var answers: [String: Int] = [:]
    for row in rows {
      answers[row.verdict.exercise.id, default: 0] += 1
      guard let check = row.verdict.firstFailure?.check.id else { continue }
      let key = Key(exercise: row.verdict.exercise.id, check: check)
      if counts[key] == nil { order.append(key) }
      counts[key, default: 0] += 1
    }
    let frequent = order.enumerated().filter { counts[$0.element] ?? 0 > 1 }.sorted {
      let (left, right) = (counts[$0.element] ?? 0, counts[$1.element] ?? 0)
      return left == right ? $0.offset < $1.offset : left > right
    }
    guard !frequent.isEmpty else { return [] }
    return ["", ClassMessages.frequent]
      + frequent.prefix(8).map { _, key in
        let exercise = rows.first { $0.verdict.exercise.id == key.exercise }?.verdict.exercise
        let reasons = exercise?.rejects.filter { $0.fails.contains(key.check) }.map(\.why) ?? []
        return ClassMessages.mistake(
          counts[key] ?? 0, of: answers[key.exercise] ?? 0, exercise: key.exercise,
          check: key.check, like: reasons)
      }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// The words of a class report.
enum ClassMessages {
  static let learner = "learner"
  static let exercise = "exercise"
  static let points = "points"
  static let verdict = "verdict"
  static let frequent = "Failed most often:"

  static func sum(_ points: Int, _ total: Int, passed: Int, of count: Int) -> String {
    "\(points)/\(total) points, \(passed) of \(count) passed"
  }

  static func mistake(
    _ count: Int, of all: Int, exercise: String, check: String, like reasons: [String]
  ) -> String {
    let tail = reasons.isEmpty ? "" : " (as in: \(reasons.joined(separator: "; ")))"
    return "  \(count) of \(all) fail first at \(check) in \(exercise)\(tail)"
  }
}
